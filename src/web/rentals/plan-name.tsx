import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SupplierText } from './supplier-text.tsx'

/** The name of a supplier's rate, marked as English if it is the supplier's own. */
export function PlanName({
  supplier,
  className,
}: {
  supplier: Offer['supplier']
  className?: string | undefined
}) {
  const { messages } = useTranslation('terms')
  const name = usePlanName(supplier)
  return messages.exists(`terms:plan.${supplier.plan}`) ? (
    <bdi className={className}>{name}</bdi>
  ) : (
    <SupplierText className={className}>{name}</SupplierText>
  )
}

/** Returns the name of a supplier's rate; the supplier's own if we have none. */
export function usePlanName({ plan }: Offer['supplier']): string {
  const { t } = useTranslation('terms')
  return t(`terms:plan.${plan}`, { defaultValue: plan })
}
