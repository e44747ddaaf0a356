import { z } from 'zod'
import { fieldError, orNull, textField } from '#kernel/contract.ts'
import { TripDesk } from '#domains/fares/places/trip-desk.contract.ts'
import { TRIP_PLACE_KINDS } from '#domains/fares/places/trip-place.contract.ts'
import { gridQuery, gridReply } from '../grid.contract.ts'
import type { TripFieldCode } from '../../trip-field-messages.ts'

const search = z
  .string(fieldError('search_empty'))
  .trim()
  .max(100, fieldError('too_long:100'))
  .optional()
  .meta({ description: 'Words of the name in either language; accents and vowel marks may be left out' })
const countryCode = z.string().regex(/^[A-Z]{2}$/, fieldError('country_invalid'))
const cityId = textField('city_required', 40)

export const CountryGridQuery = gridQuery(['name', 'country_code'], { search })

export const CountryGridRow = z
  .object({
    country_code: countryCode,
    name: z.string(),
    calling_code: orNull(z.string()).meta({ example: '+91' }),
    cities: z.int().meta({ description: 'Where trips begin' }),
  })
  .meta({ id: 'CountryGridRow' })
export type CountryGridRow = z.infer<typeof CountryGridRow>
export const CountryGridReply = gridReply(CountryGridRow)

export const CityGridQuery = gridQuery(['name', 'country'], {
  search,
  country_code: countryCode.optional(),
})

export const CityGridRow = z
  .object({
    city_id: z.string().meta({ example: 'in-blr' }),
    name: z.string(),
    country_code: countryCode,
    country: z.string(),
    currency: z.string(),
    time_zone: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    desk: orNull(TripDesk).meta({ description: 'Where self-drive cars are collected and returned' }),
    lead_minutes: z.record(z.string(), z.int()).meta({
      description: 'How long before its pick-up a trip must be booked, by the number of its category',
      example: { 2: 60 },
    }),
  })
  .meta({ id: 'CityGridRow' })
export type CityGridRow = z.infer<typeof CityGridRow>
export const CityGridReply = gridReply(CityGridRow)

/** Maximum number of places of an answer; the user can refine the search. */
const MAX_PLACES = 20

export const PlaceGridQuery = gridQuery(
  ['best', 'name'],
  {
    search,
    city_id: cityId.optional(),
    kind: z.enum(TRIP_PLACE_KINDS, fieldError<TripFieldCode>('place_kind_invalid')).optional(),
  },
  MAX_PLACES,
)

export const PlaceGridRow = z
  .object({
    place_id: z.string(),
    kind: z.enum(TRIP_PLACE_KINDS),
    name: z.string(),
    iata: orNull(z.string()),
    city_id: z.string(),
    city: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  })
  .meta({ id: 'PlaceGridRow' })
export type PlaceGridRow = z.infer<typeof PlaceGridRow>
export const PlaceGridReply = gridReply(PlaceGridRow)
