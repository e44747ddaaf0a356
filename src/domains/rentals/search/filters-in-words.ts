import { choiceWords, filterWord, limitWords } from '#domains/translations/public.ts'
import { languageRow, type Language } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import { amountText, COMMA } from '#kernel/texts.ts'
import { facetLabel } from './offers/facet-labels.ts'
import { FILTER_KINDS, type FilterKind, type Filters } from './search.contract.ts'

/** Separator of a kind and its values. */
/** Names of filter codes and ids; null if no longer known. */
export type FilterNames = {
  supplier(code: string): string | null
  station(id: string, language: Language): string | null
}

/** Formats a search's filters as text, one line per kind: "Gearbox: Automatic", "Deposit up to €500". */
export function filtersInWords(filters: Filters, names: FilterNames, language: Language): string[] {
  const { TOTAL, DEPOSIT, EXCESS, RATING } = filters
  const limit = (word: Parameters<typeof limitWords>[0], values: Record<string, string>) =>
    limitWords(word, values, language)
  const money = (amount: Money) => amountText(amount, language).replace(/[.,]00(?!\d)/, '')
  return [
    ...FILTER_KINDS.flatMap((kind) => {
      const values = filters[kind] ?? []
      if (values.length === 0) return []
      const labels = values.map((value) => nameOf(kind, value, names, language))
      return `${filterWord(kind, language)}${languageRow(language).colon}${labels.join(COMMA[language])}`
    }),
    ...(TOTAL?.min && TOTAL.max
      ? [limit('total_between', { min: money(TOTAL.min), max: money(TOTAL.max) })]
      : TOTAL?.max
        ? [limit('total_up_to', { max: money(TOTAL.max) })]
        : TOTAL?.min
          ? [limit('total_from', { min: money(TOTAL.min) })]
          : []),
    ...(DEPOSIT ? [limit('DEPOSIT', { max: money(DEPOSIT.max) })] : []),
    ...(EXCESS ? [limit('EXCESS', { max: money(EXCESS.max) })] : []),
    ...(RATING
      ? [
          `${filterWord('RATING', language)}${languageRow(language).colon}${limit('rating', { min: String(RATING.min) })}`,
        ]
      : []),
    ...(filters.NEARBY_GARAGES ? [choiceWords('nearby', language)] : []),
  ]
}

function nameOf(kind: FilterKind, value: string, names: FilterNames, language: Language): string {
  if (kind === 'SUPPLIER') return names.supplier(value) ?? value
  if (kind === 'GARAGE') return names.station(value, language) ?? value
  return facetLabel(kind, { value, label: value }, language)
}
