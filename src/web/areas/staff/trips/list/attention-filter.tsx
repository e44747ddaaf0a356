import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffTrips } from '#domains/trips/dispatch/dispatch.contract.ts'
import { TRIP_ATTENTION, type TripAttention } from '#domains/trips/journey/trip.contract.ts'
import { ChoiceLinks } from '#web/shell/list/choice-links.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'

type AttentionFilterProps = {
  current: TripAttention | undefined
  counts: StaffTrips['attention'] | undefined
}

/** Links to trips needing attention, with counts; the chosen one leads back to all. */
export function AttentionFilter({ current, counts }: AttentionFilterProps) {
  const { t } = useTranslation('staff')
  const { hrefWith } = useFilters()
  return (
    <ChoiceLinks
      label={t('attention.title')}
      choices={TRIP_ATTENTION.map((attention) => ({
        to: hrefWith('attention', attention === current ? '' : attention),
        text: t(`attention.${attention}`),
        isCurrent: attention === current,
        count: counts?.[attention],
      }))}
    />
  )
}
