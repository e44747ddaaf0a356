import { convert, money, type Money } from '#kernel/money.ts'
import type { App } from '#platform/app.ts'
import { lastAgeOf, YOUNG_BANDS } from '../search/age-band.ts'
import type { SeenPrice } from './seen-price.contract.ts'
import { findFigures } from './seen-figures.store.ts'
import {
  isCurrent,
  isoText,
  seenSince,
  shownAmount,
  shownPrice,
  STORED_CURRENCY,
  type PriceFigure,
  type PlaceFigures,
  type PriceReader,
} from './seen-price.ts'
import type { SeenTerms } from './seen-terms.ts'
import { listTerms } from './seen-terms.store.ts'

/** The figures of a place, as shown to one reader. */
type SeenFigures = {
  /** Rental length, in days, of all these prices; null if there are none. */
  days: number | null
  /** Lowest price per day of each class, cheapest first. */
  byCategory: SeenPrice[]
  /** Lowest price per day of each pick-up month (`YYYY-MM`), in order. */
  byMonth: { month: string; price: SeenPrice }[]
  /** Median price per day of the cheapest class, by the number of days before the pick-up. */
  byDaysLeft: { from_days: number; to_days: number | null; per_day: Money; seen: number }[]
  /** Number of observed prices. */
  count: number
  newest: string | null
}

/** Terms common to a supplier's offers at a place. */
export type SeenSupplierTerms = {
  supplierId: number
  deposit: { low: Money; high: Money } | null
  fuelPolicies: string[]
  /** True if every offer had it; null if no offer to a driver of 25 to 69 was observed. */
  unlimitedMileage: boolean | null
  /** Highest age with an observed young-driver fee; null if none was observed. */
  youngDriverUntil: number | null
}

/** The part of the app that reads observed prices, at most 14 days old. */
export type FiguresApp = Pick<App, 'readDb' | 'clock' | 'exchange' | 'plansOff'>

/** First age of the band whose terms are shown as the usual ones, 25 to 69. */
const USUAL_BAND = 25

/**
 * Returns the lowest total of each place, for a rental of its most frequent length; places without any are absent.
 */
export async function findLowestPrices(
  app: FiguresApp,
  placeIds: readonly string[],
  reader: PriceReader,
): Promise<Map<string, SeenPrice>> {
  const byPlace = await findFigures(app.readDb, placeIds)
  return new Map(
    [...byPlace].flatMap(([placeId, seen]) => {
      const { lowest, by_category, by_month } = ofOneLength(seen)
      // The lowest of all may have expired since it was computed.
      const prices = currentPrices(app, [lowest, ...by_category, ...by_month], reader)
      const [first] = prices.toSorted((one, other) => one.total.amount - other.total.amount)
      return first ? [[placeId, first] as const] : []
    }),
  )
}

export async function readPlaceFigures(
  app: FiguresApp,
  placeId: string,
  reader: PriceReader,
): Promise<SeenFigures> {
  const found = (await findFigures(app.readDb, [placeId])).get(placeId)
  const isFresh = found?.newest && found.newest >= isoText(seenSince(app.clock.now()))
  const fresh = isFresh ? ofOneLength(found) : NOTHING
  return {
    days: fresh.days ?? null,
    byCategory: cheapestOfEach(currentPrices(app, fresh.by_category, reader), ({ category }) => category),
    byMonth: cheapestOfEach(currentPrices(app, fresh.by_month, reader), monthOf)
      .map((price) => ({ month: monthOf(price), price }))
      .toSorted((one, other) => (one.month < other.month ? -1 : 1)),
    byDaysLeft: fresh.by_days_left.flatMap(({ per_day, ...bucket }) => {
      const perDay = shownAmount(per_day, reader, app.exchange())
      return perDay ? [{ ...bucket, per_day: perDay }] : []
    }),
    count: fresh.count,
    newest: fresh.newest,
  }
}

/** Lists the terms of each supplier at a place. Deposits include no partner percentage. */
export async function listSupplierTerms(
  app: FiguresApp,
  placeId: string,
  currency: string,
): Promise<SeenSupplierTerms[]> {
  const seen = await listTerms(app.readDb, placeId, seenSince(app.clock.now()))
  return [...Map.groupBy(seen, ({ supplierId }) => supplierId)].map(([supplierId, bands]) => {
    const usual = bands.find(({ ageBand }) => ageBand === USUAL_BAND)
    return {
      supplierId,
      deposit: usual ? depositOf(app, usual, currency) : null,
      fuelPolicies: usual?.fuelPolicies ?? [],
      unlimitedMileage: usual?.unlimitedMileage ?? null,
      youngDriverUntil: youngUntil(bands),
    }
  })
}

/** Returns the prices that may still be shown, from a place's figures, which may be hours old. */
function currentPrices(
  { clock, exchange, plansOff }: FiguresApp,
  found: readonly (PriceFigure | null)[],
  reader: PriceReader,
): SeenPrice[] {
  const now = clock.now()
  const off = new Set(plansOff())
  return found.flatMap((price) =>
    price && isCurrent(price, now) && !off.has(price.plan_id ?? '')
      ? (shownPrice(price, reader, exchange()) ?? [])
      : [],
  )
}

function depositOf(
  { exchange }: FiguresApp,
  { depositLow, depositHigh }: SeenTerms,
  currency: string,
): SeenSupplierTerms['deposit'] {
  if (depositLow === null || depositHigh === null) return null
  const inCurrency = (amount: number) => convert(money(amount, STORED_CURRENCY), currency, exchange())
  const [low, high] = [inCurrency(depositLow), inCurrency(depositHigh)]
  return low && high ? { low, high } : null
}

const NOTHING: PlaceFigures = {
  lowest: null,
  by_category: [],
  by_month: [],
  by_days_left: [],
  count: 0,
  newest: null,
}

/** Keeps the figures of one rental length; an older version computed figures of mixed lengths. */
function ofOneLength(figures: PlaceFigures): PlaceFigures {
  if (figures.days !== undefined || figures.lowest === null) return figures
  const { days } = figures.lowest
  const isAlike = (price: PriceFigure) => price.days === days
  const [by_category, by_month] = [figures.by_category.filter(isAlike), figures.by_month.filter(isAlike)]
  return { ...figures, days, by_category, by_month, by_days_left: [] }
}

function monthOf({ pickup_date }: SeenPrice): string {
  return pickup_date.slice(0, 7)
}

/** Returns the cheapest daily price per key, ascending. */
function cheapestOfEach(prices: readonly SeenPrice[], keyOf: (price: SeenPrice) => string): SeenPrice[] {
  const cheapestFirst = prices.toSorted((one, other) => one.per_day.amount - other.per_day.amount)
  return [...Map.groupBy(cheapestFirst, keyOf).values()].flatMap(([first]) => first ?? [])
}

function youngUntil(bands: readonly SeenTerms[]): number | null {
  const paying = YOUNG_BANDS.filter((band) =>
    bands.some(({ ageBand, youngDriverFee }) => ageBand === band && youngDriverFee),
  )
  const oldest = paying.at(-1)
  return oldest === undefined ? null : lastAgeOf(oldest)
}
