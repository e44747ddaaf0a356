import type { Money } from '#kernel/money.ts'
import { FILTER_KINDS, RANGE_KINDS, type RangeKind } from './search-choice.contract.ts'
import type { Filters } from './search.contract.ts'

/** Formats a limit in whole units of a currency, `500-EUR`. Pages in another currency convert it. */
function writeMoney({ amount, currency }: Money): string {
  return `${Math.round(amount / 100)}-${currency}`
}

/** Formats one limit for a URL: `500-EUR`, `100-400-EUR`, `-400-EUR`, `100--EUR`, `8`; undefined if there is none. */
export function writeRange(kind: RangeKind, ranges: Pick<Filters, RangeKind>): string | undefined {
  const { TOTAL, RATING } = ranges
  if (kind === 'RATING') return RATING && `${RATING.min}`
  if (kind !== 'TOTAL') return ranges[kind] && writeMoney(ranges[kind].max)
  const currency = (TOTAL?.min ?? TOTAL?.max)?.currency
  if (currency === undefined) return undefined
  const [min, max] = [TOTAL?.min, TOTAL?.max].map((limit) => limit && Math.round(limit.amount / 100))
  return `${min ?? ''}-${max ?? ''}-${currency}`
}

/** Formats a search's filters as a URL query, which the results page parses. */
export function filterQuery(filters: Filters): URLSearchParams {
  const query = new URLSearchParams()
  for (const kind of FILTER_KINDS) for (const value of filters[kind] ?? []) query.append(kind, value)
  for (const kind of RANGE_KINDS) {
    const range = writeRange(kind, filters)
    if (range !== undefined) query.set(kind, range)
  }
  if (filters.NEARBY_GARAGES) query.set('NEARBY_GARAGES', 'true')
  return query
}
