import { z } from 'zod'
import { fieldError, FlightNumberField } from '#kernel/contract.ts'
import { isDay } from '#kernel/days.ts'
import type { Money } from '#kernel/money.ts'
import { MAX_SEATS, MAX_STOPS } from './trip-limits.contract.ts'
import type { FareFieldCode } from '../fare-field-messages.ts'

/** A date and time on the clock of the city where the trip starts, `YYYY-MM-DDTHH:mm`. */
export const LocalTime = z
  .string(fieldError<FareFieldCode>('trip_time_invalid'))
  .regex(
    /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/,
    fieldError<FareFieldCode>('trip_time_invalid'),
  )
  .refine((text) => isDay(text.slice(0, 10)), fieldError<FareFieldCode>('trip_time_invalid'))
  .meta({ example: '2027-01-15T09:30' })

export const CityId = z
  .string(fieldError('city_required'))
  .min(1, fieldError('city_required'))
  .regex(/^[\w-]{1,40}$/, fieldError<FareFieldCode>('city_unknown'))

/** Creates the request fields that categories may use. `place`: the schema of places. */
export function requestParts<Place extends z.ZodType>(place: Place) {
  return {
    city_id: CityId,
    airport: z.string().regex(/^[A-Z]{3}$/, fieldError<FareFieldCode>('airport_invalid')),
    /** The other end of an airport transfer. */
    place,
    from: place,
    stops: z.array(place).max(MAX_STOPS).default([]),
    to: place,
    start: LocalTime,
    /** Start of the return drive. `end`: of any other trip that has one. */
    return: LocalTime,
    end: LocalTime,
    flight_number: FlightNumberField.optional(),
    package_id: z.string().max(40).meta({ description: 'Of `package/grid`, such as `8h80km`' }),
    plan_id: z.string().max(40),
    departure_id: z.uuid(),
    seats: z.int().min(1).max(MAX_SEATS),
  }
}

export type RequestPart = keyof ReturnType<typeof requestParts>

/** Stored choices that a fare is computed from. */
export type ChosenParts = {
  package_id: string
  plan_id: string
  /** Charges other plans if they cost less. Absent in fares from before this rule. */
  combined?: true
  /** The first zone that contains the place. Null if none does. */
  zone_id: string | null
  seats: number
  seat_price: Money
}
