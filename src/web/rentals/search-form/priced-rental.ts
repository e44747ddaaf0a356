import { daysBetween } from '#kernel/days.ts'
import type { SearchCriteria } from './search-url.ts'

/** A rental as the price calendar knows it: a place, an age and a number of days. */
export type PricedRental = { pickup_id: string; driver_age: number; days: number }

/** Prices are recorded of searches by these ages, in years, for at most so many days. */
const AGES = { from: 30, to: 65 }
const MAX_DAYS = 30

/**
 * Returns the form's rental if its prices can be shown in the calendar. Null if no such prices are recorded:
 * no place yet, another drop-off, another age, without a credit card, a residence of its own, more than 30
 * days. A `guessed` residence does not count as chosen: recorded prices are close enough to this visitor's.
 */
export function pricedRental(search: SearchCriteria, guessed: string | null = null): PricedRental | null {
  const { pickup_id, dropoff_id = pickup_id, driver_age, residence, with_credit_card } = search
  const days = daysOf(search)
  const isRecorded =
    pickup_id !== '' &&
    (dropoff_id === '' || dropoff_id === pickup_id) &&
    driver_age >= AGES.from &&
    driver_age <= AGES.to &&
    with_credit_card === 'true' &&
    (residence === undefined || residence === guessed) &&
    days >= 1 &&
    days <= MAX_DAYS
  return isRecorded ? { pickup_id, driver_age, days } : null
}

/** Days as they are billed: a started one counts whole. */
function daysOf({ pickup_date, pickup_time, dropoff_date, dropoff_time }: SearchCriteria): number {
  const whole = daysBetween(pickup_date, dropoff_date)
  return Math.max(whole === 0 ? 1 : 0, whole + (dropoff_time > pickup_time ? 1 : 0))
}
