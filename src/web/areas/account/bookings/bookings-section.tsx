import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import { useBookingsQuery } from '#web/rentals/rentals.api.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { NoCarsDrawing } from '#ui/drawings/no-cars-drawing.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { BookingCard } from './booking-card.tsx'
import { bookingsPage } from './bookings-page.ts'
import { GROUPS, groupOfBooking, groupShown } from './booking-groups.ts'
import { PageTurner } from './page-turner.tsx'
import { usePreservedFocus } from '#web/forms/use-preserved-focus.ts'
import { Unreachable } from '#web/shell/own-page/unreachable.tsx'

/** The person's bookings: upcoming, past, and cancelled or failed. Which group is in the address. */
export function BookingsSection() {
  const { t } = useTranslation('account')
  const [query] = useSearchParams()
  const params = bookingsPage(query)
  const { data, error, refetch } = useBookingsQuery(params)
  const heading = usePreservedFocus(data ?? error)
  const shown = groupShown(query)
  const bookings = data?.items ?? []
  const ofGroup = (group: (typeof GROUPS)[number]) => bookings.filter((one) => groupOfBooking(one) === group)
  const items = shown === 'upcoming' ? ofGroup(shown).toSorted(soonestFirst) : ofGroup(shown)
  return (
    <section aria-labelledby="bookings" className="flex flex-col gap-4">
      <h2 id="bookings" ref={heading} tabIndex={-1} className="text-lg">
        {t('sections.bookings')}
      </h2>
      <nav aria-label={t('bookings.which')} className="flex flex-wrap gap-2">
        {GROUPS.map((group) => (
          <PageLink
            key={group}
            to={group === 'upcoming' ? '/account/bookings' : `/account/bookings?show=${group}`}
            aria-current={group === shown ? 'true' : undefined}
            preventScrollReset
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-paper px-4 text-sm aria-[current=true]:stands-out aria-[current=true]:border-coral-deep aria-[current=true]:bg-coral-wash aria-[current=true]:font-semibold aria-[current=true]:text-coral-deep"
          >
            {t(`booking:list.${group}`)}
            {data && <span className="tabular">{ofGroup(group).length}</span>}
          </PageLink>
        ))}
      </nav>
      {!data && error ? (
        <Unreachable error={error} again={refetch} />
      ) : !data ? (
        <>
          <Skeleton className="h-56" />
          <Skeleton className="h-56" />
        </>
      ) : items.length === 0 ? (
        <EmptyState
          drawing={<NoCarsDrawing />}
          title={t(`bookings.none_${shown}`)}
          text={t(`bookings.none_${shown}_text`)}
          action={<LinkButton to="/">{t('bookings.search')}</LinkButton>}
        />
      ) : (
        <ul className="flex flex-col gap-4">
          {items.map((booking) => (
            <BookingCard key={booking.booking_id} booking={booking} />
          ))}
        </ul>
      )}
      {data && <PageTurner {...params} total={data.total} />}
    </section>
  )
}

function soonestFirst(one: { pickup_at: string }, other: { pickup_at: string }): number {
  return one.pickup_at < other.pickup_at ? -1 : 1
}
