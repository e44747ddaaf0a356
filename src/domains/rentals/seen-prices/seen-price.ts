import type { Category } from '#kernel/acriss.ts'
import { currencyById } from '#kernel/locale.ts'
import { add, convert, divideRounded, money, share, type ExchangeRates, type Money } from '#kernel/money.ts'
import type { SeenPrice as ShownPrice } from './seen-price.contract.ts'

/** Currency of every stored amount. */
export const STORED_CURRENCY = 'EUR'

/** Max age of a price: older ones are neither shown nor kept. */
export const SEEN_FOR_HOURS = 14 * 24

/** Max length of a recorded rental; longer ones are too rare to be worth a row. */
export const MAX_SEEN_DAYS = 30

/** Ages of the drivers whose searches are recorded: "Driver aged 30 – 65" of the search form. */
export const USUAL_AGES = { from: 30, to: 65 } as const

/** A stored price: `total` in euro hundredths, `seen_at` in UTC with milliseconds, so that two compare as text. */
export type PriceFigure = {
  category: Category
  pickup_date: string
  days: number
  total: number
  seen_at: string
  /** The price's plan; absent or null if observed before this was recorded. */
  plan_id?: string | null
}

/** Computed figures of a place, in euro hundredths. */
export type PlaceFigures = {
  /** Rental length, in days, of all figures: the most frequent one. Absent for mixed lengths. */
  days?: number | null
  /** The lowest total of any class. */
  lowest: PriceFigure | null
  /**
   * Lowest price per day of each class, and of each pick-up month, separately per plan, because plans can be switched
   * off.
   */
  by_category: PriceFigure[]
  by_month: PriceFigure[]
  /** Median price per day of the cheapest class, by the number of days before the pick-up. */
  by_days_left: { from_days: number; to_days: number | null; per_day: number; seen: number }[]
  /** Number of observed prices, of any length. */
  count: number
  newest: string | null
}

/**
 * The reader of a price: the currency, and the percentage included for the partner that referred them (basis points).
 */
export type PriceReader = { currency: string; partnerBasisPoints: number }

/** Returns the reader of prices for a requested currency, or for the default one. */
export function readerOf(
  { defaultCurrency }: { defaultCurrency: string },
  currencyId: number | undefined,
  partnerBasisPoints: number,
): PriceReader {
  const currency = (currencyId && currencyById(currencyId)?.code) || defaultCurrency
  return { currency, partnerBasisPoints }
}

/**
 * Converts a stored amount for a reader; null if the currency has no exchange rate. The percentage is added to the
 * whole amount: the part collected at the desk, which has none, is not stored. A search therefore finds this price or a
 * lower one.
 */
export function shownAmount(
  amount: number,
  { currency, partnerBasisPoints }: PriceReader,
  exchange: ExchangeRates,
): Money | null {
  const ours = convert(money(amount, STORED_CURRENCY), currency, exchange)
  return ours && add(ours, share(ours, partnerBasisPoints))
}

/** Converts a stored price for a reader; null if their currency has no exchange rate. */
export function shownPrice(
  found: PriceFigure,
  reader: PriceReader,
  exchange: ExchangeRates,
): ShownPrice | null {
  const { total: amount, plan_id: _, ...rest } = found
  const total = shownAmount(amount, reader, exchange)
  if (!total) return null
  const perDay = money(divideRounded(BigInt(total.amount), BigInt(found.days)), reader.currency)
  return { ...rest, total, per_day: perDay }
}

/** Returns true if a price is current: observed in the last 14 days, with a pick-up day that is not over (in UTC). */
export function isCurrent(
  { seen_at, pickup_date }: Pick<PriceFigure, 'seen_at' | 'pickup_date'>,
  now: Temporal.Instant,
): boolean {
  return seen_at >= isoText(seenSince(now)) && pickup_date >= utcDay(now)
}

/** Returns the instant from which observations count. */
export function seenSince(now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ hours: SEEN_FOR_HOURS })
}

export function utcDay(at: Temporal.Instant): string {
  return at.toZonedDateTimeISO('UTC').toPlainDate().toString()
}

/** Formats an instant with milliseconds, as the store writes it. */
export function isoText(at: Temporal.Instant): string {
  return at.toString({ fractionalSecondDigits: 3 })
}
