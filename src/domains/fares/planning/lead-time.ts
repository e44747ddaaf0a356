import { TRIP_CATEGORIES, type TripCategory } from '../categories.contract.ts'
import { rulesOf } from '../categories/rules.ts'
import { LEAD_CATEGORIES, type LeadMinutes } from '../places/lead-minutes.contract.ts'

/**
 * Returns the minutes before the pick-up by which a trip must be booked: the city's value, otherwise the category's.
 */
export function leadMinutes(category: TripCategory, ofCity: LeadMinutes | null): number {
  const name = Object.keys(LEAD_CATEGORIES).find((one) => LEAD_CATEGORIES[one] === category) ?? ''
  return ofCity?.[name] ?? rulesOf(category).leadMinutes
}

/** Returns the lead minutes of each category by its number. `stored`: the value in the city's record. */
export function leadMinutesIn(stored: unknown): Record<string, number> {
  const ofCity = stored as LeadMinutes | null
  return Object.fromEntries(
    Object.values(TRIP_CATEGORIES).map((category) => [category, leadMinutes(category, ofCity)]),
  )
}
