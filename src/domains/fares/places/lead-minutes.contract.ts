import { z } from 'zod'
import { fieldError, orNull } from '#kernel/contract.ts'
import { snakeKeys } from '#kernel/record-keys.ts'
import { TRIP_CATEGORIES } from '../categories.contract.ts'
import type { FareFieldCode } from '../fare-field-messages.ts'

const error = fieldError<FareFieldCode>('lead_minutes_invalid')
const Minutes = z.int(error).min(0, error).max(10_080, error)

/** Numbers of categories by their names in a city's record, such as `airport_drop`. */
export const LEAD_CATEGORIES: Readonly<Record<string, number>> = snakeKeys(TRIP_CATEGORIES)

/**
 * Minutes before the pick-up by which a trip must be booked in a city, by category. Null for the category's default.
 */
export const LeadMinutes = z
  .strictObject(Object.fromEntries(Object.keys(LEAD_CATEGORIES).map((name) => [name, orNull(Minutes)])))
  .partial()
  .meta({ id: 'TripLeadMinutes' })
export type LeadMinutes = Readonly<Record<string, number | null | undefined>>
