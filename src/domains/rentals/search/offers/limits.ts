import { convert, type ExchangeRates, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Filters } from '../search.contract.ts'
import { ratingMeasure, type Limits } from './ranges.ts'

/** The failure for limits that cannot be compared with prices; `faults` lists their fields. */
export type LimitWithoutRate = {
  code: 'limit_without_rate'
  detail: string
  faults: readonly { path: string; code: 'currency_without_rate' }[]
}

/** Returns the failure for limits in a currency without an exchange rate; `paths` are their fields. */
export function limitWithoutRate(...paths: string[]): LimitWithoutRate {
  return {
    code: 'limit_without_rate',
    detail: `No exchange rate for the limit in ${paths.join(', ')}`,
    faults: paths.map((path) => ({ path: `${path}.currency`, code: 'currency_without_rate' })),
  }
}

/**
 * Converts the limits of filters to the measures of a set in `currency`. Fails if one has no exchange rate, rather than
 * ignoring it.
 */
export function limitsIn(
  currency: string,
  { TOTAL, DEPOSIT, EXCESS, RATING }: Filters,
  exchange: ExchangeRates,
): Result<Limits, LimitWithoutRate> {
  const unlike: string[] = []
  const amount = (path: string, limit: Money | undefined) => {
    const converted = limit && convert(limit, currency, exchange)
    if (converted === null) unlike.push(`filters.${path}`)
    return converted?.amount
  }
  const limits = {
    TOTAL: { min: amount('TOTAL.min', TOTAL?.min), max: amount('TOTAL.max', TOTAL?.max) },
    DEPOSIT: { max: amount('DEPOSIT.max', DEPOSIT?.max) },
    EXCESS: { max: amount('EXCESS.max', EXCESS?.max) },
    RATING: { max: RATING && ratingMeasure(RATING.min) },
  }
  return unlike.length > 0 ? fail(limitWithoutRate(...unlike)) : ok(limits)
}
