import type { Category } from '#kernel/acriss.ts'
import { add, convert, divideRounded, money, share, type ExchangeRates, type Money } from '#kernel/money.ts'
import type { SeenPrice as ShownPrice } from './seen-price.contract.ts'

/** The currency of every stored amount. */
export const STORED_CURRENCY = 'EUR'

/** A price older than this is neither shown nor kept. */
export const SEEN_FOR_HOURS = 14 * 24

/** Longer rentals are too rare to be worth a row. */
export const MAX_SEEN_DAYS = 30

/** The ages, in years, of the drivers whose searches count: "Driver aged 30 – 65" of the search form. */
export const USUAL_AGES = { from: 30, to: 65 } as const

/** A stored price: `total` in euro hundredths, `seen_at` in UTC with milliseconds, so that two compare as text. */
export type FoundPrice = {
  category: Category
  pickup_date: string
  days: number
  total: number
  seen_at: string
  /** Whose price it was; absent or null: seen before this was noted. */
  plan_id?: string | null
}

/** What is computed of a place, in euro hundredths. */
export type PlaceFigures = {
  /** The length, in days, of the rentals that all figures are of: that of most prices seen. Absent: of any length. */
  days?: number | null
  /** Of any class: the lowest total. */
  lowest: FoundPrice | null
  /** Lowest per day of each class, and of each pick-up month; of each plan, as plans are switched off. */
  by_category: FoundPrice[]
  by_month: FoundPrice[]
  /** Median per day of the cheapest class, by how many days before the pick-up it was seen. */
  by_days_left: { from_days: number; to_days: number | null; per_day: number; seen: number }[]
  /** Prices seen, of every length. */
  count: number
  newest: string | null
}

/** To whom a price is shown: in which currency, and what it includes for the partner who led them here (basis points). */
export type PriceReader = { currency: string; partnerBasisPoints: number }

/**
 * A stored amount for a reader; null where the currency has no exchange rate. A percent is added to all of it: how much
 * the desk collected of it, which has none, is not stored, so that a search finds the price or a lower one.
 */
export function shownAmount(
  amount: number,
  { currency, partnerBasisPoints }: PriceReader,
  exchange: ExchangeRates,
): Money | null {
  const ours = convert(money(amount, STORED_CURRENCY), currency, exchange)
  return ours && add(ours, share(ours, partnerBasisPoints))
}

/** A stored price for a reader; null where their currency has no exchange rate. */
export function shownPrice(
  found: FoundPrice,
  reader: PriceReader,
  exchange: ExchangeRates,
): ShownPrice | null {
  const { total: amount, plan_id: _, ...rest } = found
  const total = shownAmount(amount, reader, exchange)
  if (!total) return null
  const perDay = money(divideRounded(BigInt(total.amount), BigInt(found.days)), reader.currency)
  return { ...rest, total, per_day: perDay }
}

/** Returns true if a price is of these days: seen in the last 14, and its pick-up day is not over (in UTC). */
export function isCurrent(
  { seen_at, pickup_date }: Pick<FoundPrice, 'seen_at' | 'pickup_date'>,
  now: Temporal.Instant,
): boolean {
  return seen_at >= isoText(seenSince(now)) && pickup_date >= utcDay(now)
}

/** The instant from which a sighting counts. */
export function seenSince(now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ hours: SEEN_FOR_HOURS })
}

export function utcDay(at: Temporal.Instant): string {
  return at.toZonedDateTimeISO('UTC').toPlainDate().toString()
}

/** With milliseconds, as the store writes its instants. */
export function isoText(at: Temporal.Instant): string {
  return at.toString({ fractionalSecondDigits: 3 })
}
