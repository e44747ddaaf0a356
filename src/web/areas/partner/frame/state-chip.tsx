import { Banknote, CircleCheck, CircleX, Clock, KeyRound } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { EarningState } from '#domains/partners/record/earning.contract.ts'
import { Chip } from '#ui/chip.tsx'

const STYLES = {
  pending: { tone: 'careful', icon: Clock },
  confirmed: { tone: 'under_way', icon: KeyRound },
  payable: { tone: 'good', icon: CircleCheck },
  paid: { tone: 'good', icon: Banknote },
  reversed: { tone: 'plain', icon: CircleX },
} as const satisfies Record<EarningState, object>

/** The state of a commission in a word, a colour and a sign. */
export function StateChip({ state }: { state: EarningState }) {
  const { t } = useTranslation('earnings')
  const { tone, icon: Icon } = STYLES[state]
  return (
    <Chip tone={tone} icon={<Icon aria-hidden="true" className="size-4" />} className="whitespace-nowrap">
      {t(`states.${state}`)}
    </Chip>
  )
}
