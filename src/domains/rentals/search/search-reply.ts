import { offerJson, type CountedFacet, type OfferSet } from './offer-set.ts'
import { FILTER_KINDS, type FilterKind, type SearchResults } from './search.contract.ts'

export type ReplyParts = Pick<
  SearchResults,
  'search_id' | 'complete' | 'days' | 'currency' | 'suppliers' | 'notices' | 'page' | 'page_size'
> & {
  set: OfferSet
  positions: readonly number[]
  facets: Record<FilterKind, CountedFacet[]>
}

const OPENING = Buffer.from('{"items":[')
const COMMA = Buffer.from(',')

/** The reply's JSON (contract `SearchResults`) as bytes, in pieces: each offer was serialised once. */
export function searchReply({ set, positions, facets, ...rest }: ReplyParts): Buffer<ArrayBuffer>[] {
  const first = (rest.page - 1) * rest.page_size
  const shown = positions.slice(first, first + rest.page_size)
  const items = shown.flatMap((position, at) => {
    const item = offerJson(set, position)
    return at === 0 ? [item] : [COMMA, item]
  })
  const shownFacets = FILTER_KINDS.map((kind) => `"${kind}":[${facetsJson(facets[kind], rest.currency)}]`)
  const head = JSON.stringify({ ...rest, total: positions.length, unfiltered_total: set.totals.length })
  const after = `],${head.slice(1, -1)},"facets":{${shownFacets.join(',')}}}`
  return [OPENING, ...items, Buffer.from(after)]
}

function facetsJson(facets: readonly CountedFacet[], currency: string): string {
  const inCurrency = `,"currency":${JSON.stringify(currency)}}}`
  let written = ''
  for (const { json, count, from } of facets)
    written += `${written === '' ? '' : ','}${json},"count":${count},"from":{"amount":${from}${inCurrency}`
  return written
}
