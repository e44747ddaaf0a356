import type { StaffDispute } from '#domains/payments/disputes/dispute.contract.ts'
import { Chip } from '#ui/chip.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'

const tones = {
  asked: 'careful',
  open: 'careful',
  won: 'good',
  lost: 'bad',
  closed: 'plain',
} as const satisfies Record<StaffDispute['state'], string>

/** How a dispute stands, in a word, coloured by how much it wants somebody. */
export function DisputeChip({ state }: { state: StaffDispute['state'] }) {
  const { t } = useTranslation('staff_money')
  return <Chip tone={tones[state]}>{t(`disputes.states.${state}`)}</Chip>
}
