import { endOf, startOf, type CountedFacet, type OfferSet } from './offer-set.ts'
import { FILTER_KINDS, type FilterKind, type SearchResults } from './search.contract.ts'

export type ReplyParts = Pick<
  SearchResults,
  'search_id' | 'complete' | 'days' | 'currency' | 'suppliers' | 'notices' | 'page' | 'page_size'
> & {
  set: OfferSet
  positions: readonly number[]
  facets: Record<FilterKind, CountedFacet[]>
}

const OPENING = '{"items":['
const COMMA = 0x2c

/** The reply's JSON (contract `SearchResults`) as bytes, copied from offers serialised once. */
export function searchReply({ set, positions, facets, ...rest }: ReplyParts): Buffer<ArrayBuffer> {
  const first = (rest.page - 1) * rest.page_size
  const shown = positions.slice(first, first + rest.page_size)
  const shownFacets = FILTER_KINDS.map((kind) => `"${kind}":[${facetsJson(facets[kind], rest.currency)}]`)
  const head = JSON.stringify({ ...rest, total: positions.length, unfiltered_total: set.totals.length })
  const after = `],${head.slice(1, -1)},"facets":{${shownFacets.join(',')}}}`
  let size = OPENING.length + Math.max(0, shown.length - 1) + Buffer.byteLength(after)
  for (const position of shown) size += endOf(set, position) - startOf(set, position)
  const reply = Buffer.allocUnsafe(size)
  let at = reply.write(OPENING, 'latin1')
  for (const position of shown) {
    if (at > OPENING.length) reply[at++] = COMMA
    at += set.json.copy(reply, at, startOf(set, position), endOf(set, position))
  }
  reply.write(after, at)
  return reply
}

function facetsJson(facets: readonly CountedFacet[], currency: string): string {
  const inCurrency = `,"currency":${JSON.stringify(currency)}}}`
  let written = ''
  for (const { json, count, from } of facets)
    written += `${written === '' ? '' : ','}${json},"count":${count},"from":{"amount":${from}${inCurrency}`
  return written
}
