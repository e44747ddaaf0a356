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
