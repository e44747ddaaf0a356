import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import type { StaffTrips } from '#domains/trips/dispatch/dispatch.contract.ts'
import { TRIP_STATUSES, type TripStatus } from '#domains/trips/journey/trip.contract.ts'
import { PageLink } from '#web/shell/page-link.tsx'
import { withFilter } from '../../frame/with-filter.ts'

type TripStatesProps = { current: TripStatus | undefined; counts: StaffTrips['counts'] | undefined }

/** The states of a trip's life in their order as links, each with how many there are that day. */
export function TripStates({ current, counts }: TripStatesProps) {
  const { t } = useTranslation('dispatch')
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <nav aria-label={t('trip.status')} className="flex flex-wrap gap-2">
      {[undefined, ...TRIP_STATUSES].map((status) => (
        <PageLink
          key={status ?? 'all'}
          to={`${pathname}?${withFilter(search, 'status', status ?? '')}`}
          aria-current={status === current ? 'true' : undefined}
          preventScrollReset
          className="inline-flex min-h-10 items-center gap-2 rounded-full border border-line-strong bg-paper px-3 text-sm aria-[current=true]:stands-out aria-[current=true]:border-coral-deep aria-[current=true]:bg-coral-wash aria-[current=true]:font-semibold aria-[current=true]:text-coral-deep"
        >
          {t(`statuses.${status ?? 'all'}`)}
          {counts && <span className="tabular">{status ? counts[status] : all}</span>}
        </PageLink>
      ))}
    </nav>
  )
}
