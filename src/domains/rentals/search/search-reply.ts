import type { Chosen, CountedFacets, CountedSteps, ShownCar } from './offers/choose-offers.ts'
import { copyOffer, copyText, jsonAt, offerSize, sizeOf } from './offers/offer-json.ts'
import type { OfferSet } from './offers/offer-set.ts'
import type { RangeKind, SearchResults } from './search.contract.ts'

export type ReplyParts = Pick<
  SearchResults,
  'search_id' | 'complete' | 'days' | 'currency' | 'suppliers' | 'notices' | 'page' | 'page_size'
> & {
  set: OfferSet
} & Chosen

const OPENING = '{"items":['
const COMMA = 0x2c

/** Returns the reply's JSON (contract `SearchResults`) as bytes, copied from offers serialised once. */
export function searchReply({ set, shown, cars, facets, ranges, ...rest }: ReplyParts): Buffer<ArrayBuffer> {
  const shownFacets = facets.map((counted) => `"${counted.kind}":[${facetsJson(counted, rest.currency)}]`)
  const head = JSON.stringify({ ...rest, ranges: shownRanges(set, ranges, rest.currency) })
  const after = `],${head.slice(1, -1)},"facets":{${shownFacets.join(',')}}}`
  const carEnds = cars?.map(carEnd)
  const { json, at: written } = jsonAt(set.json, shown)
  let size = OPENING.length + Math.max(0, shown.length - 1) + Buffer.byteLength(after)
  for (const position of written) size += offerSize(json, position)
  cars?.forEach(({ car }, index) => (size += sizeOf(set.carTexts, car) + (carEnds?.[index]?.length ?? 0) - 1))
  const reply = Buffer.allocUnsafe(size)
  let at = reply.write(OPENING, 'latin1')
  written.forEach((position, index) => {
    if (index > 0) reply[at++] = COMMA
    at = copyOffer(json, position, reply, at)
    const car = cars?.[index]
    if (car === undefined) return
    // Overwrites the closing brace of the offer.
    at = copyText(set.carTexts, car.car, reply, at - 1)
    at += reply.write(carEnds?.[index] ?? '', at, 'latin1')
  })
  reply.write(after, at)
  return reply
}

/** Returns the JSON that completes a car's text. */
function carEnd({ rates, suppliers }: ShownCar): string {
  return `${rates},"suppliers":${suppliers}}}`
}

function facetsJson({ values, order, counts, froms }: CountedFacets, currency: string): string {
  const inCurrency = `,"currency":${JSON.stringify(currency)}}}`
  let written = ''
  for (const code of order)
    written += `${written === '' ? '' : ','}${values[code]?.json},"count":${counts[code]},"from":{"amount":${froms[code]}${inCurrency}`
  return written
}

function shownRanges(
  { totals }: OfferSet,
  ranges: Record<RangeKind, CountedSteps>,
  currency: string,
): SearchResults['ranges'] {
  const inCurrency = (amount: number) => ({ amount, currency })
  const upTo = (kind: RangeKind) =>
    stepsJson(ranges[kind]).map(({ limit, count, from }) => ({
      max: inCurrency(limit),
      count,
      from: inCurrency(from),
    }))
  const highest = ranges.TOTAL.limits.at(-1)
  return {
    ...(highest !== undefined && {
      TOTAL: { min: inCurrency(totals[0] ?? 0), max: inCurrency(highest), bins: binsOf(ranges.TOTAL) },
    }),
    DEPOSIT: upTo('DEPOSIT'),
    EXCESS: upTo('EXCESS'),
    RATING: stepsJson(ranges.RATING).map(({ limit, count, from }) => ({
      min: -limit / 10,
      count,
      from: inCurrency(from),
    })),
  }
}

/** Returns the number of offers within each limit but not the previous one. */
function binsOf({ limits, first, counts }: CountedSteps): number[] {
  let before = 0
  return limits.map((_, at) => {
    const count = counts[first + at] ?? 0
    const more = count - before
    before = count
    return more
  })
}

/** Returns the limits that match more offers than the previous one. */
function stepsJson({ limits, first, counts, froms }: CountedSteps) {
  let before = 0
  return limits.flatMap((limit, at) => {
    const count = counts[first + at] ?? 0
    if (count <= before) return []
    before = count
    return [{ limit, count, from: froms[first + at] ?? 0 }]
  })
}
