import type { Translate } from '#ui/messages/messages.ts'
import { formatMoney } from '#ui/formats/price.tsx'
import type { Language } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { FilterKind, Filters, SearchResults } from '#domains/rentals/search/search.contract.ts'
import type { ChosenFilter } from './search-address.ts'

type Words = Translate
type Facets = SearchResults['facets'] | undefined

/** Returns the server's label of a value; the value itself while it is unknown. */
export function valueName(facets: Facets, kind: FilterKind, value: string): string {
  return facets?.[kind]?.find((facet) => facet.value === value)?.label ?? value
}

/** Formats a limit in whole units, without the decimals of a price. */
export function limitText({ amount, currency }: Money, language: Language): string {
  return formatMoney({ amount, currency }, language).replace(/[.,]00(?!\d)/, '')
}

/** Returns the text of a selected filter, as on the chip that removes it. */
export function filterName(
  filter: ChosenFilter,
  { filters, facets, t, language }: { filters: Filters; facets: Facets; t: Words; language: Language },
): string {
  if (filter.value !== null) return valueName(facets, filter.kind, filter.value)
  const { TOTAL, RATING } = filters
  const money = (limit: Money) => limitText(limit, language)
  switch (filter.kind) {
    case 'RATING':
      return t('limits.rating', { min: RATING?.min })
    case 'TOTAL':
      if (TOTAL?.min && TOTAL.max)
        return t('limits.total_between', { min: money(TOTAL.min), max: money(TOTAL.max) })
      return TOTAL?.max
        ? t('limits.total_up_to', { max: money(TOTAL.max) })
        : t('limits.total_from', { min: TOTAL?.min ? money(TOTAL.min) : '' })
    case 'DEPOSIT':
    case 'EXCESS': {
      const limit = filters[filter.kind]
      return t(`limits.${filter.kind}`, { max: limit ? money(limit.max) : '' })
    }
  }
}
