import { convert, type ExchangeRates, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Filters } from '../search.contract.ts'
import { ratingMeasure, type Limits } from './ranges.ts'

/** The fields with a limit that cannot be compared with prices. */
export type LimitWithoutRate = {
  code: 'limit_without_rate'
  detail: string
  faults: readonly { path: string; code: 'currency_without_rate' }[]
}

/** An amount that prices are to be compared with, in a currency without an exchange rate; `path` is its field. */
export function limitWithoutRate(...paths: string[]): LimitWithoutRate {
  return {
    code: 'limit_without_rate',
    detail: `No exchange rate for the limit in ${paths.join(', ')}`,
    faults: paths.map((path) => ({ path: `${path}.currency`, code: 'currency_without_rate' })),
  }
}

/** The limits of filters in the measures of a set in `currency`; refused, rather than left out, without an exchange rate. */
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
