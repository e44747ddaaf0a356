import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { QuotedProtection } from '#domains/rentals/quotes/quote.contract.ts'

/** Text written by a supplier, in English: marked as such for pages in another language. */
export function SupplierText({ children, className }: { children: string; className?: string | undefined }) {
  return (
    <bdi lang="en" dir="ltr" className={className}>
      {children}
    </bdi>
  )
}

/** The supplier's name of a protection; in English if it has no translation. */
export function ProtectionName({ protection: { name } }: { protection: Pick<QuotedProtection, 'name'> }) {
  const { t, messages } = useTranslation('terms')
  const key = `terms:protection_name.${name}`
  return messages.exists(key) ? <bdi>{t(key)}</bdi> : <SupplierText>{name}</SupplierText>
}

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
