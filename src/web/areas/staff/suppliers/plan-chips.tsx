import type { SupplierPlan } from '#domains/rentals/supply/supplier-plan.contract.ts'
import { Chip } from '#ui/chip.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'

/** Status of a plan: on or off, and whether its circuit breaker is open. */
export function PlanChips({ plan: { on, breaker } }: { plan: SupplierPlan }) {
  const { t } = useTranslation('staff_suppliers')
  return (
    <span className="flex flex-wrap gap-1">
      <Chip tone={on ? 'good' : 'plain'}>{t(on ? 'on' : 'off')}</Chip>
      {breaker !== 'closed' && <Chip tone="careful">{t(`breaker.${breaker}`)}</Chip>}
    </span>
  )
}
