import { DESK_KINDS } from '#kernel/desk-kind.ts'
import { z } from 'zod'
import { fieldError, LangIdField, queryNumber, textField } from '#kernel/contract.ts'
import { validCoordinates } from '#kernel/geo.ts'
import type { RentalFieldCode } from '../rental-field-messages.ts'

export const LocationContract = z
  .object({
    id: z.string().meta({ example: 'DXB' }),
    type: z.enum(['airport', 'city', 'station']),
    iata: z.string().optional(),
    name: z.string(),
    city: z.string(),
    country: z.string(),
    country_code: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    time_zone: z.string().meta({ example: 'Asia/Dubai' }),
  })
  .meta({ id: 'Location' })
export type Location = z.infer<typeof LocationContract>

const hour = z.int().min(0).max(2400).nullable()

/** Opening hours as hhmm numbers; both null if closed that day (specification §3). */
export const OpeningHoursContract = z
  .object({
    moOpening: hour,
    moClosing: hour,
    tuOpening: hour,
    tuClosing: hour,
    weOpening: hour,
    weClosing: hour,
    thOpening: hour,
    thClosing: hour,
    frOpening: hour,
    frClosing: hour,
    saOpening: hour,
    saClosing: hour,
    suOpening: hour,
    suClosing: hour,
  })
  .meta({ id: 'OpeningHours' })

/** A supplier's desk: a location with what a driver needs to find it. */
export const StationContract = LocationContract.extend({
  address: z.object({ addressLine: z.string(), city: z.string(), country: z.string() }),
  phone: z.object({ countryCode: z.string(), phone: z.string() }),
  opening_hours: OpeningHoursContract,
  desk: z.enum(DESK_KINDS),
  name_en: z.string().optional().meta({ description: 'As the supplier names it, where `name` is Arabic' }),
}).meta({ id: 'Station' })
export type Station = z.infer<typeof StationContract>

/** Id of an airport (IATA), a city or a station. */
export const LocationIdField = z
  .string(fieldError<RentalFieldCode>('location_id_invalid'))
  .trim()
  .regex(/^[A-Za-z0-9-]{3,60}$/, fieldError<RentalFieldCode>('location_id_invalid'))

const near = z
  .string(fieldError<RentalFieldCode>('near_invalid'))
  .regex(/^-?\d{1,3}(\.\d{1,10})?,-?\d{1,3}(\.\d{1,10})?$/, fieldError<RentalFieldCode>('near_invalid'))
  .transform((text) => {
    const [latitude = 0, longitude = 0] = text.split(',').map(Number)
    return { latitude, longitude }
  })
  .refine(validCoordinates, fieldError('coordinates_out_of_range'))

export const AllLocationQuery = z.object({
  id: LocationIdField.optional().meta({ description: 'That place alone, with or without a desk' }),
  search: textField('search_empty', 80).optional().meta({ example: 'dub' }),
  lang_id: queryNumber(LangIdField).optional(),
  near: near.optional().meta({ example: '25.2,55.3' }),
  type: z
    .literal('station', fieldError<RentalFieldCode>('location_type_invalid'))
    .optional()
    .meta({ description: 'With `search`: desks of suppliers instead of airports and cities' }),
})

export const AllLocationReply = z.object({ items: z.array(LocationContract) }).meta({ id: 'Locations' })
