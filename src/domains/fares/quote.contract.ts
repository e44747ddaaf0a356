import { z } from 'zod'
import { fieldError, FlightNumberField, MoneyContract, orNull } from '#kernel/contract.ts'
import { AskedPlace, LocatedPlace } from './places/trip-place.contract.ts'
import { TRIP_CATEGORIES } from './trip-category.contract.ts'
import { MOST_SEATS, MOST_STOPS } from './trip-limits.contract.ts'
import { VEHICLE_PICTURES } from '#domains/fleet/vehicle-picture.contract.ts'
import type { FareFieldCode } from './fare-field-messages.ts'

/** A date and time on the clock of the city where the trip begins, `YYYY-MM-DDTHH:mm`. */
export const LocalTime = z
  .string(fieldError<FareFieldCode>('trip_time_invalid'))
  .regex(
    /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/,
    fieldError<FareFieldCode>('trip_time_invalid'),
  )
  .refine(isInCalendar, fieldError<FareFieldCode>('trip_time_invalid'))
  .meta({ example: '2027-01-15T09:30' })

/** 30 February is in no calendar. */
function isInCalendar(text: string): boolean {
  try {
    return Temporal.PlainDateTime.from(text, { overflow: 'reject' }) !== null
  } catch {
    return false
  }
}

export const CityId = z
  .string(fieldError('city_required'))
  .min(1, fieldError('city_required'))
  .regex(/^[\w-]{1,40}$/, fieldError<FareFieldCode>('city_unknown'))
const Airport = z.string().regex(/^[A-Z]{3}$/, fieldError<FareFieldCode>('airport_invalid'))
const stopsOf = <Place extends z.ZodType>(place: Place) => z.array(place).max(MOST_STOPS).default([])

/** A trip by category (`category` is the number of specification §3), with its places as they are given. */
const requestWith = <Place extends z.ZodType>(place: Place) =>
  z.discriminatedUnion('category', [
    z.strictObject({
      category: z.literal(TRIP_CATEGORIES.rental),
      city_id: CityId,
      from: place,
      start: LocalTime,
      package_id: z.string().max(40).meta({ description: 'Of `package/grid`, such as `8h80km`' }),
    }),
    z.strictObject({
      category: z.union([z.literal(TRIP_CATEGORIES.airportPickUp), z.literal(TRIP_CATEGORIES.airportDrop)]),
      airport: Airport,
      place,
      start: LocalTime,
      flight_number: FlightNumberField.optional(),
    }),
    z.strictObject({
      category: z.literal(TRIP_CATEGORIES.outstationOneWay),
      city_id: CityId,
      from: place,
      stops: stopsOf(place),
      to: place,
      start: LocalTime,
    }),
    z.strictObject({
      category: z.literal(TRIP_CATEGORIES.outstationRoundTrip),
      city_id: CityId,
      from: place,
      stops: stopsOf(place),
      to: place,
      start: LocalTime,
      return: LocalTime,
    }),
    z.strictObject({
      category: z.literal(TRIP_CATEGORIES.selfDrive),
      city_id: CityId,
      start: LocalTime,
      end: LocalTime,
      plan_id: z.string().max(40),
    }),
    z.strictObject({
      category: z.literal(TRIP_CATEGORIES.shuttle),
      departure_id: z.uuid(),
      seats: z.int().min(1).max(MOST_SEATS),
    }),
  ])

/** What a trip is asked for. */
export const AskedTripRequest = requestWith(AskedPlace).meta({ id: 'AskedTripRequest' })
export type AskedTripRequest = z.infer<typeof AskedTripRequest>

/** The same once it is known where its places are. */
export const TripRequest = requestWith(LocatedPlace).meta({ id: 'TripRequest' })
export type TripRequest = z.infer<typeof TripRequest>

/** One line of a fare. Lines add up to the total; `rule` and `inputs` say how it came about. */
export const FareLine = z
  .object({
    kind: z.string().meta({ example: 'extra_km' }),
    label: z.string().meta({ description: 'In the language of the request' }),
    quantity: z.number().nullable(),
    unit: z.enum(['km', 'hour', 'minute', 'day', 'night', 'seat', 'piece']).nullable(),
    rate: z.union([MoneyContract, z.null()]),
    amount: MoneyContract,
    rule: z.string(),
    inputs: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  })
  .meta({ id: 'FareLine' })
export type FareLine = z.infer<typeof FareLine>

export const Fare = z
  .object({
    lines: z.array(FareLine),
    total: MoneyContract,
    /** Kilometres and minutes in the price; null: not counted. */
    included: z.object({ km: z.number().nullable(), minutes: z.number().nullable() }),
    /** Rates of what is paid only if it comes to it. */
    beyond: z.object({
      km: z.union([MoneyContract, z.null()]),
      hour: z.union([MoneyContract, z.null()]),
      waiting_minute: z.union([MoneyContract, z.null()]),
    }),
    deposit: z.union([MoneyContract, z.null()]),
    rate_card: z.union([z.object({ id: z.string(), version: z.int(), version_id: z.string() }), z.null()]),
  })
  .meta({ id: 'Fare' })
export type Fare = z.infer<typeof Fare>

/** Each line with how it came about, computed again from what was kept. */
export const FareExplanation = z
  .object({
    engine: z.int().meta({ description: 'The number of the rules it was computed by' }),
    ...Fare.shape,
    lines: z.array(z.object({ ...FareLine.shape, explanation: z.string() })),
    distance: z.union([
      z.object({
        km: z.number(),
        minutes: z.int(),
        source: z.enum(['road', 'estimate']),
        fallback: z.boolean().meta({ description: 'The router did not answer, so it was estimated' }),
      }),
      z.null(),
    ]),
    calendar_days: z.int(),
    tax: z.object({
      country: z.string(),
      from_day: z.string(),
      fuel_included: z.boolean(),
      basis_points: z.int(),
      by_recipient: z
        .literal(true)
        .optional()
        .meta({ description: 'Reverse charge: the recipient pays the tax to the state' }),
    }),
  })
  .meta({ id: 'FareExplanation' })
export type FareExplanation = z.infer<typeof FareExplanation>

/** What a trip costs with each type of vehicle that is offered for it. */
export const TripQuoteReply = z
  .object({
    distance_km: orNull(z.number()).meta({ description: 'Null: depends on the traveller' }),
    duration_minutes: orNull(z.int()),
    time_zone: z
      .string()
      .meta({ description: 'Of the city, on whose clock every time of the trip is shown' }),
    approximate: z.array(z.string()).meta({
      description: 'Fields whose typed address was not found: the price is that of the city’s zone',
    }),
    options: z.array(
      z.object({
        quote_id: z.string().meta({ description: 'Books this option until it expires' }),
        vehicle_type: z.object({
          id: z.string(),
          name: z.string(),
          seats: z.int(),
          bags: z.int(),
          picture: z.enum(VEHICLE_PICTURES),
        }),
        fare: Fare,
        expires_at: z.iso.datetime(),
        cancellation: z
          .array(z.object({ until: orNull(z.iso.datetime()), fee: MoneyContract }))
          .meta({ description: 'What cancelling costs, until when; null: from then on' }),
      }),
    ),
  })
  .meta({ id: 'TripQuote' })
export type TripQuote = z.infer<typeof TripQuoteReply>
