import { RANGE_KINDS } from '#domains/rentals/search/search-choice.contract.ts'
import type { RangeKind } from '#domains/rentals/search/search-choice.contract.ts'
import type { Filters } from '#domains/rentals/search/search.contract.ts'
import type { Money } from '#kernel/money.ts'

export type Ranges = Pick<Filters, RangeKind>

/** The largest limit of an address, in whole units. */
const MAX_AMOUNT = 10_000_000

function moneyOf(units: string, currency: string): Money | undefined {
  if (!/^\d{1,8}$/.test(units) || !/^[A-Z]{3}$/.test(currency) || Number(units) > MAX_AMOUNT) return undefined
  return { amount: Number(units) * 100, currency }
}

/**
 * Parses the limits of an address; ignores invalid ones. A form sends the value of a pressed button before
 * its own: the first counts. Entered amounts are separate fields next to their currency.
 */
export function readRanges(query: URLSearchParams): Ranges {
  const ranges: Ranges = {}
  for (const kind of RANGE_KINDS) {
    const own = ownText(query, kind)
    const candidates = (own === undefined ? query.getAll(kind) : [own]).map((text) => readRange(kind, text))
    Object.assign(
      ranges,
      candidates.find((range) => kind in range),
    )
  }
  return ranges
}

function readRange(kind: RangeKind, text: string): Ranges {
  if (kind === 'RATING') {
    const min = Number(text)
    return /^\d{1,2}$/.test(text) && min >= 1 && min <= 10 ? { RATING: { min } } : {}
  }
  const parts = text.split('-')
  if (kind !== 'TOTAL') {
    const max = parts.length === 2 && moneyOf(parts[0] ?? '', parts[1] ?? '')
    return max ? { [kind]: { max } } : {}
  }
  const [from = '', to = '', currency = ''] = parts
  const min = moneyOf(from, currency)
  const max = moneyOf(to, currency)
  if (parts.length !== 3 || (!min && !max)) return {}
  // Swaps reversed limits.
  const turned = min && max && min.amount > max.amount
  const [lower, upper] = turned ? [max, min] : [min, max]
  return { TOTAL: { ...(lower && { min: lower }), ...(upper && { max: upper }) } }
}

/** Names of a form's fields for amounts of the visitor's own, in whole units of the currency in `CURRENCY`. */
export const OWN_FIELDS = {
  currency: 'limits_in',
  DEPOSIT: 'deposit_max',
  EXCESS: 'excess_max',
  TOTAL_MIN: 'total_min',
  TOTAL_MAX: 'total_max',
} as const

/** Converts amounts of a form without script to URL format. */
function ownText(query: URLSearchParams, kind: RangeKind): string | undefined {
  const currency = query.get(OWN_FIELDS.currency)
  const units = (name: string) => /^\d+/.exec(query.get(name)?.trim() ?? '')?.[0] ?? ''
  if (!currency || kind === 'RATING') return undefined
  if (kind !== 'TOTAL') {
    const own = units(OWN_FIELDS[kind])
    return own === '' ? undefined : `${own}-${currency}`
  }
  const [min, max] = [units(OWN_FIELDS.TOTAL_MIN), units(OWN_FIELDS.TOTAL_MAX)]
  return query.has(OWN_FIELDS.TOTAL_MIN) ? `${min}-${max}-${currency}` : undefined
}
