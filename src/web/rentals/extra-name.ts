import { useTranslation } from 'react-i18next'
import type { QuotedExtra } from '#domains/rentals/quotes/quote.contract.ts'

/** The trade's word for an extra; the supplier's own where the trade has none. */
export function useExtraName(): (extra: QuotedExtra) => string {
  const { t } = useTranslation('terms')
  return ({ kind, name }) => (kind === 'other' ? name : t(`extra.${kind}`, { defaultValue: name }))
}
