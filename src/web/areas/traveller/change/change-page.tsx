import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Navigate, redirect, useParams } from 'react-router'
import { REFERENCE_PATTERN } from '#kernel/ids.ts'
import { rentalsApi, useBookingsQuery } from '#web/rentals/rentals.api.ts'
import type { Preload } from '#web/app/page.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { WaitingDrawing } from '#ui/drawings/state-drawings.tsx'
import { EmptyState, Failed } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { whyUnchangeable } from '#web/rentals/booking-changes.ts'
import { FindBooking } from '../booking/find-booking.tsx'
import { ChangeView } from './change-view.tsx'

export { notYet as action } from '../checkout/before-script.ts'

export const preload: Preload = async ({ dispatch, params }) => {
  const reference = (params.reference ?? '').toUpperCase()
  if (!REFERENCE_PATTERN.test(reference)) return
  const found = await dispatch(rentalsApi.endpoints.bookings.initiate({ reference }, { subscribe: false }))
  // Back from the bank without an answer: the booking's own page shows what to do next.
  if (found.data?.items[0]?.payment_action) throw redirect(`/booking/${reference}`)
}

/** `/booking/<reference>/change`: other times, another driver, other extras for a confirmed booking. */
export function Component() {
  const { t } = useTranslation('change')
  const params = useParams()
  const reference = (params.reference ?? '').toUpperCase()
  const possible = REFERENCE_PATTERN.test(reference)
  const { data, error } = rentalsApi.endpoints.bookings.useQueryState({ reference })
  const nobody = error !== undefined && 'status' in error && error.status === 401
  // Without a session another request would fail with 401 again; the form below gives the visitor one.
  const { refetch } = useBookingsQuery({ reference }, { skip: !possible || nobody })
  const booking = data?.items[0]
  if (booking?.payment_action) return <Navigate to={`/booking/${booking.reference}`} replace />
  const why = booking && whyUnchangeable(booking)
  return (
    <div className="page-width pt-5 pb-10 md:pt-8">
      <PageHead title={t('title')} noIndex />
      {booking && booking.can.modify && booking.status === 'confirmed' ? (
        <ChangeView key={booking.booking_id} booking={booking} onLookAgain={refetch} />
      ) : booking ? (
        <EmptyState
          level={1}
          drawing={<WaitingDrawing />}
          title={t('not.title')}
          text={t(`booking:unchangeable.${why ?? 'other'}`)}
          action={<LinkButton to={`/booking/${booking.reference}`}>{t('back')}</LinkButton>}
        />
      ) : error && !nobody ? (
        <Failed title={t('booking:unreachable')} error={error} retry={refetch} label={t('booking:again')} />
      ) : possible && !nobody && !data ? (
        <Skeleton className="h-192" />
      ) : (
        <div className="mx-auto flex max-w-lg flex-col gap-5">
          <h1 className="text-xl md:text-2xl">{t('booking:find.yours')}</h1>
          <p className="text-ink-soft">{t(possible ? 'booking:find.prove' : 'booking:find.odd_reference')}</p>
          <FindBooking reference={params.reference ?? ''} />
        </div>
      )}
    </div>
  )
}
