import type { Language } from '#kernel/locale.ts'
import { facetLabel } from './facet-labels.ts'
import type { CountedFacet, OfferSet } from './offer-set.ts'
import { FILTER_KINDS, type FilterKind, type SearchResults } from './search.contract.ts'

export type ReplyParts = Pick<SearchResults, 'search_id' | 'complete' | 'days' | 'currency' | 'suppliers' | 'notices' | 'page' | 'page_size'> & {
  set: OfferSet
  positions: readonly number[]
  facets: Record<FilterKind, CountedFacet[]>
  language: Language
}

/** The reply's JSON (contract `SearchResults`), put together from offers that were serialised once. */
export function searchReply({ set, positions, facets, language, ...rest }: ReplyParts): string {
  const first = (rest.page - 1) * rest.page_size
  const items = positions.slice(first, first + rest.page_size).map((position) => set.json[position])
  const shownFacets = Object.fromEntries(
    FILTER_KINDS.map((kind) => [
      kind,
      facets[kind].map(({ value, label, count, from }) => ({
        value,
        label: facetLabel(kind, { value, label }, language),
        count,
        from: { amount: from, currency: rest.currency },
      })),
    ]),
  )
  const head = JSON.stringify({
    ...rest,
    total: positions.length,
    unfiltered_total: set.offers.length,
    facets: shownFacets,
  })
  return `{"items":[${items.join(',')}],${head.slice(1)}`
}
