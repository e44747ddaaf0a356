import { addDays, daysBetween } from '#kernel/days.ts'

/** The days of a rental, `YYYY-MM-DD`; '' while one is not chosen. */
export type RentalDays = { pickup_date: string; dropoff_date: string }

/**
 * Returns the rental with another pick-up day; if it would end before it starts, it keeps its length instead
 * of its end.
 */
export function withPickUpDay({ pickup_date, dropoff_date }: RentalDays, day: string): RentalDays {
  if (dropoff_date === '') return { pickup_date: day, dropoff_date }
  const length = Math.max(0, daysBetween(pickup_date || day, dropoff_date))
  return { pickup_date: day, dropoff_date: dropoff_date > day ? dropoff_date : addDays(day, length) }
}
