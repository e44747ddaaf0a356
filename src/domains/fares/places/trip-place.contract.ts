import { z } from 'zod'
import { fieldError, textField } from '#kernel/contract.ts'
import type { FareFieldCode } from '../fare-field-messages.ts'

export const TRIP_PLACE_KINDS = ['airport', 'station', 'hotel', 'landmark', 'area'] as const
export type TripPlaceKind = (typeof TRIP_PLACE_KINDS)[number]

const outside = fieldError('coordinates_out_of_range')
const Latitude = z.number(outside).min(-90, outside).max(90, outside)
const Longitude = z.number(outside).min(-180, outside).max(180, outside)

const shared = {
  place_id: z
    .string()
    .regex(/^[\w-]{1,80}$/, fieldError<FareFieldCode>('place_unknown'))
    .optional()
    .meta({ description: 'A known place, of `place/grid`' }),
  name: textField<FareFieldCode>('place_required', 200),
}

/** A place as a traveller enters it: a known one by id, any by coordinates, or an address as text. */
export const RequestedPlace = z
  .strictObject({
    ...shared,
    latitude: Latitude.optional().meta({
      description: 'With the longitude; without both the name is an address, which may hold a point of a map',
    }),
    longitude: Longitude.optional(),
  })
  .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
    ...outside,
    path: ['longitude'],
  })
  .meta({ id: 'AskedPlace' })
export type RequestedPlace = z.infer<typeof RequestedPlace>

/** A place of a trip, with its position. */
export const LocatedPlace = z
  .strictObject({
    ...shared,
    latitude: Latitude,
    longitude: Longitude,
    approximate: z.literal(true).optional().meta({
      deprecated: true,
      description: 'Of older trips: an address that was not found, at the coordinates of the city’s centre',
    }),
  })
  .meta({ id: 'LocatedPlace' })
export type LocatedPlace = z.infer<typeof LocatedPlace>
