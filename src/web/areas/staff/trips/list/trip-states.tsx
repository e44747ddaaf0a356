import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffTrips } from '#domains/trips/dispatch/dispatch.contract.ts'
import { TRIP_STATUSES, type TripStatus } from '#domains/trips/journey/trip.contract.ts'
import { ChoiceLinks } from '#web/shell/list/choice-links.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'

type TripStatesProps = { current: TripStatus | undefined; counts: StaffTrips['counts'] | undefined }

/** The states of a trip's life in their order as links, each with how many there are that day. */
export function TripStates({ current, counts }: TripStatesProps) {
  const { t } = useTranslation('dispatch')
  const { hrefWith } = useFilters()
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <ChoiceLinks
      label={t('trip.status')}
      choices={[undefined, ...TRIP_STATUSES].map((status) => ({
        to: hrefWith('status', status ?? ''),
        text: t(`statuses.${status ?? 'all'}`),
        isCurrent: status === current,
        count: status ? counts?.[status] : all,
      }))}
    />
  )
}
