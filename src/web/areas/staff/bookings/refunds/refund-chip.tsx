import type { RefundState } from '#domains/rentals/refunds/refund-request.contract.ts'
import { Chip } from '#ui/chip.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'

const tones = {
  waiting: 'careful',
  declined: 'plain',
  withdrawn: 'plain',
  planned: 'under_way',
  sending: 'under_way',
  done: 'good',
  failed: 'careful',
} as const satisfies Record<RefundState, string>

/** How far a refund has come, in a word, coloured by how much it wants somebody. */
export function RefundChip({ state }: { state: RefundState }) {
  const { t } = useTranslation('staff_bookings')
  return (
    <Chip tone={tones[state]} className="whitespace-nowrap">
      {t(`refund_states.${state}`)}
    </Chip>
  )
}
