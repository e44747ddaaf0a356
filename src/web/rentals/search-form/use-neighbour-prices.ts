import { addDays } from '#kernel/days.ts'
import { NEIGHBOUR_DAYS } from './cheaper-day.ts'
import type { PricedRental } from './priced-rental.ts'
import { useMonthPrices, type MonthPrices } from './use-month-prices.ts'

/** Returns the recorded prices of the pick-up days around one, from one month, or two at a month's end. */
export function useNeighbourPrices(
  rental: PricedRental | null,
  date: string,
  endpoint?: Parameters<typeof useMonthPrices>[2],
): MonthPrices {
  const first = addDays(date, -NEIGHBOUR_DAYS).slice(0, 7)
  const last = addDays(date, NEIGHBOUR_DAYS).slice(0, 7)
  const early = useMonthPrices(rental, first, endpoint)
  const late = useMonthPrices(first === last ? null : rental, last, endpoint)
  return first === last ? early : new Map([...early, ...late])
}
