import { TRIP_CATEGORIES, type TripCategory } from '../categories.contract.ts'
import { rulesOf } from '../categories/rules.ts'
import { LEAD_CATEGORIES, type LeadMinutes } from '../places/lead-minutes.contract.ts'

/** How long before its pick-up a trip must be booked: what the city says, else the category. */
export function leadMinutes(category: TripCategory, ofCity: LeadMinutes | null): number {
  const name = Object.keys(LEAD_CATEGORIES).find((one) => LEAD_CATEGORIES[one] === category) ?? ''
  return ofCity?.[name] ?? rulesOf(category).leadMinutes
}

/** That of each category by its number; `stored`: what the record of the city says. */
export function leadMinutesIn(stored: unknown): Record<string, number> {
  const ofCity = stored as LeadMinutes | null
  return Object.fromEntries(
    Object.values(TRIP_CATEGORIES).map((category) => [category, leadMinutes(category, ofCity)]),
  )
}
