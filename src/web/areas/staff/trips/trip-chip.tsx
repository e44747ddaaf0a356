import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Approval, TripStatus } from '#domains/trips/journey/trip.contract.ts'
import { Chip } from '#ui/chip.tsx'

const tones = {
  booked: 'careful',
  assigned: 'under_way',
  started: 'under_way',
  ended: 'careful',
  billed: 'good',
  cancelled: 'plain',
  no_show: 'plain',
} as const satisfies Record<TripStatus, string>

type TripChipProps = { status: TripStatus; approval?: Approval }

/** The status of a trip, marked if its company has not approved it yet. */
export function TripChip({ status, approval = 'none' }: TripChipProps) {
  const { t } = useTranslation('dispatch')
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Chip tone={tones[status]} className="whitespace-nowrap">
        {t(`statuses.${status}`)}
      </Chip>
      {approval === 'waiting' && (
        <Chip tone="careful" className="whitespace-nowrap">
          {t('approvals.waiting')}
        </Chip>
      )}
    </span>
  )
}
