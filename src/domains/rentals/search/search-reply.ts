import type { Language } from '#kernel/locale.ts'
import { facetLabel } from './facet-labels.ts'
import type { CountedFacet, OfferSet } from './offer-set.ts'
import { FILTER_KINDS, type FilterKind, type SearchResults } from './search.contract.ts'

export type ReplyParts = Pick<
  SearchResults,
  'search_id' | 'complete' | 'days' | 'currency' | 'suppliers' | 'notices' | 'page' | 'page_size'
> & {
  set: OfferSet
  positions: readonly number[]
  facets: Record<FilterKind, CountedFacet[]>
  language: Language
}

const OPENING = Buffer.from('{"items":[')
const COMMA = Buffer.from(',')

/** The reply's JSON (contract `SearchResults`) as bytes, put together from offers that were serialised once. */
export function searchReply({ set, positions, facets, language, ...rest }: ReplyParts): Buffer<ArrayBuffer> {
  const first = (rest.page - 1) * rest.page_size
  const shown = positions.slice(first, first + rest.page_size)
  const items = shown.flatMap((position, at) => {
    const item = set.json[position]
    return item ? (at === 0 ? [item] : [COMMA, item]) : []
  })
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
  return Buffer.concat([OPENING, ...items, Buffer.from(`],${head.slice(1)}`)])
}
