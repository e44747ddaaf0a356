import { convert, type ExchangeRates, type Money } from '#kernel/money.ts'
import type { Filters } from '../search.contract.ts'
import { ratingMeasure, type Limits } from './ranges.ts'

/** The limits of filters in the measures of a set in `currency`; one in a currency without an exchange rate limits nothing. */
export function limitsIn(
  currency: string,
  { TOTAL, DEPOSIT, EXCESS, RATING }: Filters,
  exchange: ExchangeRates,
): Limits {
  const amount = (limit: Money | undefined) => limit && convert(limit, currency, exchange)?.amount
  return {
    TOTAL: { min: amount(TOTAL?.min), max: amount(TOTAL?.max) },
    DEPOSIT: { max: amount(DEPOSIT?.max) },
    EXCESS: { max: amount(EXCESS?.max) },
    RATING: { max: RATING && ratingMeasure(RATING.min) },
  }
}
