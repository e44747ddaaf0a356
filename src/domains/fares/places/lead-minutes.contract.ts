import { z } from 'zod'
import { fieldError, orNull } from '#kernel/contract.ts'
import { snakeKeys } from '#kernel/record-keys.ts'
import { TRIP_CATEGORIES } from '../categories.contract.ts'
import type { FareFieldCode } from '../fare-field-messages.ts'

const error = fieldError<FareFieldCode>('lead_minutes_invalid')
const Minutes = z.int(error).min(0, error).max(10_080, error)

/** The number of each category by its name in a city's record, such as `airport_drop`. */
export const LEAD_CATEGORIES: Readonly<Record<string, number>> = snakeKeys(TRIP_CATEGORIES)

/** How long before the pick-up a trip must be booked in a city, by category; null: as the category says. */
export const LeadMinutes = z
  .strictObject(Object.fromEntries(Object.keys(LEAD_CATEGORIES).map((name) => [name, orNull(Minutes)])))
  .partial()
  .meta({ id: 'TripLeadMinutes' })
export type LeadMinutes = Readonly<Record<string, number | null | undefined>>
