import { z } from 'zod'
import { CheckedPhone } from '#domains/accounts/profile/checked-phone.contract.ts'
import { DateField, EmailField, fieldError, nameField, orNull, textField } from '#kernel/contract.ts'
import { COUNTRY_CODES } from '#kernel/countries.ts'
import { CURRENCIES } from '#kernel/locale.ts'
import { LeadMinutes } from '#domains/fares/places/lead-minutes.contract.ts'
import { StoredDesk } from '#domains/fares/places/stored-desk.contract.ts'
import { BANNER_DRAWINGS } from '../grids/banners/banner-drawing.contract.ts'
import { TRIP_PLACE_KINDS } from '#domains/fares/places/trip-place.contract.ts'
import { VEHICLE_IMAGES } from '#domains/fleet/vehicle-image.contract.ts'
import type { TripFieldCode } from '../trip-field-messages.ts'
import type { FareFieldCode } from '#domains/fares/fare-field-messages.ts'

const Name = nameField('name_required', 120)
const Text = (max: number) => textField('text_required', max)
const Id = z.uuid(fieldError('id_required'))
const Slug = z
  .string(fieldError('slug_invalid'))
  .regex(/^[a-z0-9][a-z0-9-]{1,39}$/, fieldError('slug_invalid'))
const countries = new Set(COUNTRY_CODES)
const Country = z
  .string(fieldError('country_invalid'))
  .refine((code) => countries.has(code), fieldError('country_invalid'))
const Currency = z.enum(
  CURRENCIES.map(({ code }) => code),
  fieldError('currency_unknown'),
)
const Count = (min: number, code: TripFieldCode) =>
  z
    .int(fieldError<TripFieldCode>(code))
    .min(min, fieldError<TripFieldCode>(code))
    .max(100, fieldError<TripFieldCode>(code))
const Rank = z
  .int(fieldError<TripFieldCode>('rank_invalid'))
  .min(1, fieldError<TripFieldCode>('rank_invalid'))
  .max(1000, fieldError<TripFieldCode>('rank_invalid'))
const coordinates = fieldError('coordinates_out_of_range')
const Latitude = z.number(coordinates).min(-90, coordinates).max(90, coordinates)
const Longitude = z.number(coordinates).min(-180, coordinates).max(180, coordinates)
const ring = fieldError<TripFieldCode>('ring_invalid')
const odometer = fieldError<TripFieldCode>('odometer_invalid')
const TimeZone = z
  .string(fieldError<TripFieldCode>('time_zone_unknown'))
  .refine(isTimeZone, fieldError<TripFieldCode>('time_zone_unknown'))

export const FUELS = ['petrol', 'diesel', 'cng', 'hybrid', 'electric'] as const

/** Fields of each kind of record that the staff maintain for trips. An omitted optional field stays unchanged. */
export const RECORD_FIELDS = {
  vehicles: z.strictObject({
    model_id: Id,
    owner_id: orNull(Id),
    city_id: Slug,
    plate: Text(20),
    color: orNull(Text(40)),
    odometer_km: z.int(odometer).min(0, odometer).max(2_000_000, odometer),
  }),
  drivers: z.strictObject({
    name: Name,
    phone: CheckedPhone,
    licence_number: Text(40),
    licence_until: DateField,
    city_id: Slug,
    owner_id: orNull(Id),
  }),
  'vehicle-models': z.strictObject({
    vehicle_type_id: Slug,
    make: Text(60),
    model: Text(60),
    seats: Count(1, 'seats_of_model_invalid'),
    bags: Count(0, 'bags_invalid'),
    fuel: z.enum(FUELS, fieldError<TripFieldCode>('fuel_unknown')),
  }),
  'vehicle-types': z.strictObject({
    name_en: Name,
    name_ar: Name,
    seats: Count(1, 'seats_of_model_invalid'),
    bags: Count(0, 'bags_invalid'),
    picture: z.enum(VEHICLE_IMAGES, fieldError<TripFieldCode>('picture_unknown')),
    rank: Rank.meta({ description: 'Where it stands among the types that are offered' }),
  }),
  owners: z.strictObject({
    name: Name,
    country_code: Country,
    phone: orNull(CheckedPhone),
    tax_id: orNull(Text(40)).optional(),
    corporate: z
      .boolean(fieldError('yes_or_no'))
      .optional()
      .meta({ description: 'A body corporate: true unless it is said' }),
  }),
  companies: z.strictObject({
    corp_id: z
      .string(fieldError<TripFieldCode>('corp_id_invalid'))
      .regex(/^[\w-]{2,40}$/, fieldError<TripFieldCode>('corp_id_invalid')),
    name: Name,
    country_code: Country,
    currency: Currency,
    tax_id: orNull(Text(40)),
    address: z.strictObject({ addressLine: Text(200), city: Text(80), country: Country }),
    phone: orNull(CheckedPhone),
    email: orNull(EmailField),
    approval_required: z.boolean(fieldError('yes_or_no')),
  }),
  cities: z.strictObject({
    name_en: Name,
    name_ar: Name,
    country_code: Country,
    region: orNull(Text(10)).optional().meta({ description: 'Of India the GST code of the state' }),
    currency: Currency,
    time_zone: TimeZone,
    latitude: Latitude,
    longitude: Longitude,
    desk: orNull(StoredDesk).optional().meta({
      description: 'Where self-drive cars are collected and returned',
    }),
    lead_minutes: orNull(LeadMinutes).optional().meta({
      description: 'How long before the pick-up a trip must be booked, by category; null: as usual',
    }),
  }),
  places: z.strictObject({
    city_id: Slug,
    kind: z.enum(TRIP_PLACE_KINDS, fieldError<TripFieldCode>('place_kind_unknown')),
    iata: orNull(
      z
        .string(fieldError<FareFieldCode>('airport_invalid'))
        .regex(/^[A-Z]{3}$/, fieldError<FareFieldCode>('airport_invalid')),
    ).meta({ description: 'Of an airport, and of nothing else' }),
    name_en: Name,
    name_ar: Name,
    latitude: Latitude,
    longitude: Longitude,
  }),
  zones: z.strictObject({
    city_id: Slug,
    name_en: Name,
    name_ar: Name,
    ring: z
      .array(z.tuple([Longitude, Latitude], ring), ring)
      .min(3, ring)
      .max(200, ring)
      .meta({ description: '`[longitude, latitude]` of each corner; the last one is joined to the first' }),
  }),
  banners: z.strictObject({
    title_en: Name,
    title_ar: Name,
    text_en: Text(300),
    text_ar: Text(300),
    drawing: z.enum(BANNER_DRAWINGS, fieldError<TripFieldCode>('picture_unknown')),
    link: orNull(
      z.url({ protocol: /^https$/, ...fieldError('url_invalid') }).max(500, fieldError('too_long:500')),
    ).meta({
      description: 'Opens in a window of its own',
    }),
    rank: Rank.meta({ description: 'Where it stands among the banners of the widget’s home' }),
  }),
} as const

export type StaffRecord = keyof typeof RECORD_FIELDS
export const STAFF_RECORDS = Object.keys(RECORD_FIELDS) as StaffRecord[]

/** Kinds whose ids are readable, because rate cards and requests contain them. Other records get generated ids. */
export const SLUG_RECORDS: ReadonlySet<StaffRecord> = new Set(['vehicle-types', 'cities', 'zones'])

/** Returns the id schema. Places shipped with the product also have readable ids. */
export function recordIdField(entity: StaffRecord) {
  return SLUG_RECORDS.has(entity) || entity === 'places' ? Slug : Id
}

/** Returns the field of a record that contradicts the others. Null if there is none. */
export function contradiction(
  entity: StaffRecord,
  { kind, iata }: Readonly<Record<string, unknown>>,
): { path: string; code: TripFieldCode } | null {
  if (entity !== 'places' || (kind === 'airport') === (typeof iata === 'string')) return null
  return { path: 'iata', code: 'airport_has_code' }
}

/** Returns true for a zone of a place. Offsets and abbreviations do not describe clock changes. */
function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z]\w+\/\w/.test(Temporal.PlainDate.from('2026-01-01').toZonedDateTime(name).timeZoneId)
  } catch {
    return false
  }
}
