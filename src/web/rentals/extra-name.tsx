import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { QuotedExtra } from '#domains/rentals/quotes/quote.contract.ts'
import { SupplierText } from './supplier-text.tsx'

type ExtraLabel = Pick<QuotedExtra, 'kind' | 'name'>

/** Returns the usual name of an extra; the supplier's own if there is none. */
export function useExtraName(): (extra: ExtraLabel) => string {
  const { t } = useTranslation('terms')
  return ({ kind, name }) => (kind === 'other' ? name : t(`extra.${kind}`, { defaultValue: name }))
}

/** The name of an extra, with its quantity if there are several. A name that only its supplier gave is English. */
export function ExtraName({ extra, quantity = 1 }: { extra: ExtraLabel; quantity?: number }) {
  const nameOf = useExtraName()
  return (
    <bdi>
      {quantity > 1 && `${quantity} × `}
      {extra.kind === 'other' ? <SupplierText>{extra.name}</SupplierText> : nameOf(extra)}
    </bdi>
  )
}
