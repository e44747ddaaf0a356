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

/** The state of a dispute, coloured by urgency. */
export function DisputeChip({ state }: { state: StaffDispute['state'] }) {
  const { t } = useTranslation('staff_money')
  return <Chip tone={tones[state]}>{t(`disputes.states.${state}`)}</Chip>
}
