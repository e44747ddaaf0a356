import type { BulkState } from '#domains/staff/bulk/bulk-acts.contract.ts'
import { Chip } from '#ui/chip.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'

const TONES = {
  counting: 'under_way',
  running: 'under_way',
  done: 'good',
  stopped: 'careful',
} as const satisfies Record<BulkState, string>

export function BulkChip({ state }: { state: BulkState }) {
  const { t } = useTranslation('staff_bulk')
  return (
    <Chip tone={TONES[state]} className="whitespace-nowrap">
      {t(`states.${state}`)}
    </Chip>
  )
}
