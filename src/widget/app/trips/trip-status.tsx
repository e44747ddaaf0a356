import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { wordingOf } from '#domains/fares/categories.contract.ts'
import type { Approval, TripStatus } from '#domains/trips/journey/trip.contract.ts'
import { Chip } from '#ui/chip.tsx'

const TONES: Readonly<Record<TripStatus, 'plain' | 'good' | 'careful'>> = {
  booked: 'good',
  assigned: 'good',
  started: 'good',
  ended: 'plain',
  billed: 'plain',
  cancelled: 'careful',
  no_show: 'careful',
}

/** Status of a trip, or that it awaits approval. */
type Props = { status: TripStatus; approval: Approval; category: number }

export function TripStatusChip({ status, approval, category }: Props) {
  const { t } = useTranslation('trips')
  const isWaiting = status === 'booked' && approval === 'waiting'
  return (
    <Chip tone={isWaiting ? 'careful' : TONES[status]} className="forced-colors:border">
      {t(
        isWaiting ? 'status.waiting' : approval === 'refused' ? 'status.refused' : `status.${status}`,
        wordingOf(category),
      )}
    </Chip>
  )
}
