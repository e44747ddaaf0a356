import { copyOffer, offerSize } from './offers/offer-json.ts'
import type { Chosen, CountedFacets, OfferSet } from './offers/offer-set.ts'
import type { SearchResults } from './search.contract.ts'

export type ReplyParts = Pick<
  SearchResults,
  'search_id' | 'complete' | 'days' | 'currency' | 'suppliers' | 'notices' | 'page' | 'page_size'
> & {
  set: OfferSet
} & Chosen

const OPENING = '{"items":['
const COMMA = 0x2c

/** The reply's JSON (contract `SearchResults`) as bytes, copied from offers serialised once. */
export function searchReply({ set, shown, facets, ...rest }: ReplyParts): Buffer<ArrayBuffer> {
  const shownFacets = facets.map((counted) => `"${counted.kind}":[${facetsJson(counted, rest.currency)}]`)
  const head = JSON.stringify({ ...rest, unfiltered_total: set.totals.length })
  const after = `],${head.slice(1, -1)},"facets":{${shownFacets.join(',')}}}`
  let size = OPENING.length + Math.max(0, shown.length - 1) + Buffer.byteLength(after)
  for (const position of shown) size += offerSize(set.json, position)
  const reply = Buffer.allocUnsafe(size)
  let at = reply.write(OPENING, 'latin1')
  for (const position of shown) {
    if (at > OPENING.length) reply[at++] = COMMA
    at = copyOffer(set.json, position, reply, at)
  }
  reply.write(after, at)
  return reply
}

function facetsJson({ values, order, counts, froms }: CountedFacets, currency: string): string {
  const inCurrency = `,"currency":${JSON.stringify(currency)}}}`
  let written = ''
  for (const code of order)
    written += `${written === '' ? '' : ','}${values[code]?.json},"count":${counts[code]},"from":{"amount":${froms[code]}${inCurrency}`
  return written
}
