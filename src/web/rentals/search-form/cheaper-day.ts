import type { Money } from '#kernel/money.ts'
import { addDays, daysBetween } from '#kernel/days.ts'
import type { DayPrice, MonthPrices } from './use-month-prices.ts'

/** Days before and after the chosen pick-up day that are compared with it. */
export const NEIGHBOUR_DAYS = 3

/** A smaller difference is not worth another day of travel. */
const MIN_PERCENT = 10

/**
 * Max percentage by which a visitor's own result may exceed prices seen by others for the day; above it they differ in
 * kind.
 */
const OTHER_PERCENT = 5

/** A price seen longer ago is no reason to move a journey; days of UTC. */
const FRESH_DAYS = 2

export type CheaperDay = { date: string; price: DayPrice; saving: Money }

type Chosen = {
  /** The pick-up day, `YYYY-MM-DD`. */
  date: string
  /** The lowest total that this visitor's own search found for it, if any. */
  found?: Money | undefined
  today: string
}

/**
 * Returns the neighbouring pick-up day whose lowest recorded total, for a rental of the same length in the
 * last days, is at least 10% below that of the chosen day: the one that saves most, of equals the nearest.
 * The chosen day counts at the lower of its recorded and found totals, so that the saving is never
 * overstated. Null if no price is known.
 */
export function cheaperDay(prices: MonthPrices, { date, found, today }: Chosen): CheaperDay | null {
  const own = lowerOf(prices.get(date)?.from, found)
  if (!own) return null
  const cheaper = neighboursOf(date).flatMap((day): CheaperDay[] => {
    const price = prices.get(day)
    if (!price || price.from.currency !== own.currency) return []
    if (daysBetween(price.seenAt.slice(0, 10), today) > FRESH_DAYS) return []
    const amount = own.amount - price.from.amount
    return amount * 100 >= own.amount * MIN_PERCENT && amount > 0
      ? [{ date: day, price, saving: { amount, currency: own.currency } }]
      : []
  })
  const [best] = cheaper.toSorted((one, other) => other.saving.amount - one.saving.amount)
  return best ?? null
}

/** Returns the lower of a day's own prices; null if there are none, or they are not comparable. */
function lowerOf(seen: Money | undefined, found: Money | undefined): Money | null {
  if (!seen || !found) return seen ?? found ?? null
  if (seen.currency !== found.currency || found.amount * 100 > seen.amount * (100 + OTHER_PERCENT))
    return null
  return found.amount < seen.amount ? found : seen
}

/** Returns the neighbouring days, nearest first; of two equally near the earlier first. */
function neighboursOf(date: string): string[] {
  return Array.from({ length: NEIGHBOUR_DAYS }, (_, at) => at + 1).flatMap((away) => [
    addDays(date, -away),
    addDays(date, away),
  ])
}
