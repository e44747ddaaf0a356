import { z } from 'zod'
import {
  DateField,
  fieldError,
  IdInPath,
  LangIdField,
  longTextField,
  MoneyContract,
  orNull,
  queryNumber,
  textField,
  TimeField,
} from '#kernel/contract.ts'
import type { ShuttleFieldCode } from './shuttle-field-messages.ts'

const MAX_DRIVE_MINUTES = 2 * 24 * 60

const stopsError = fieldError<ShuttleFieldCode>('stops_invalid')
const minutesError = fieldError<ShuttleFieldCode>('stop_minutes_invalid')
const weekdaysError = fieldError<ShuttleFieldCode>('weekdays_invalid')
const departureTimesError = fieldError<ShuttleFieldCode>('departure_times_invalid')
const seatsError = fieldError<ShuttleFieldCode>('seats_invalid')
const priceError = fieldError<ShuttleFieldCode>('seat_price_invalid')
const coordinatesError = fieldError('coordinates_out_of_range')

const StopContract = z
  .strictObject({
    name_en: textField('name_required', 120),
    name_ar: textField('name_required', 120),
    latitude: z.number(coordinatesError).min(-90, coordinatesError).max(90, coordinatesError),
    longitude: z.number(coordinatesError).min(-180, coordinatesError).max(180, coordinatesError),
    minutes: z
      .int(minutesError)
      .min(0, minutesError)
      .max(MAX_DRIVE_MINUTES, minutesError)
      .meta({ description: 'From the first stop' }),
  })
  .meta({ id: 'ShuttleStop' })

const StopsField = z
  .array(StopContract, stopsError)
  .min(2, stopsError)
  .max(10, stopsError)
  .superRefine((stops, context) => {
    for (const [at, { minutes }] of stops.entries()) {
      const before = stops[at - 1]?.minutes
      const isRight = before === undefined ? minutes === 0 : minutes > before
      if (!isRight)
        context.addIssue({
          code: 'custom',
          message: 'stop_minutes_invalid' satisfies ShuttleFieldCode,
          path: [at, 'minutes'],
        })
    }
  })

const ServiceContract = z
  .strictObject({
    days: z
      .array(z.int(weekdaysError).min(1, weekdaysError).max(7, weekdaysError), weekdaysError)
      .min(1, weekdaysError)
      .max(7, weekdaysError)
      .meta({ description: 'Days of the week: 1 Monday to 7 Sunday' }),
    times: z
      .array(TimeField, departureTimesError)
      .min(1, departureTimesError)
      .max(48, departureTimesError)
      .meta({ description: 'On the clock of the route’s city' }),
    seats: z.int(seatsError).min(1, seatsError).max(200, seatsError),
    seat_price: z
      .int(priceError)
      .min(0, priceError)
      .max(100_000_000, priceError)
      .meta({ description: 'Hundredths of the currency of the route’s city' }),
  })
  .meta({ id: 'ShuttleService' })

/** Services of a timetable. A time is unique on a weekday, because with the day it identifies the departure. */
const ServicesField = z
  .array(ServiceContract, departureTimesError)
  .max(14, departureTimesError)
  .superRefine((services, context) => {
    const known = new Set<string>()
    for (const [at, { days, times }] of services.entries())
      for (const day of days)
        for (const time of times) {
          if (known.has(`${day} ${time}`))
            context.addIssue({
              code: 'custom',
              message: 'departure_time_twice' satisfies ShuttleFieldCode,
              path: [at, 'times'],
            })
          known.add(`${day} ${time}`)
        }
  })
  .meta({ description: 'None: nothing runs' })

const timetable = {
  from_day: DateField.meta({ description: 'The first day for which it holds; today at the earliest' }),
  services: ServicesField,
}

const TimetableContract = z.object(timetable).meta({ id: 'ShuttleTimetable' })

/** A route in the format of the staff's API. */
export const StaffShuttleContract = z
  .object({
    route_id: z.uuid(),
    city_id: z.string(),
    time_zone: z.string(),
    currency: z.string(),
    vehicle_type_id: z.string(),
    name_en: z.string(),
    name_ar: z.string(),
    stops: z.array(StopContract),
    hidden: z.boolean(),
    today: z.iso.date().meta({ description: 'On the clock of its city' }),
    timetables: z.array(TimetableContract).meta({
      description: 'By first day: the one that holds today, and those that are to come',
    }),
  })
  .meta({ id: 'StaffShuttle' })

export const StaffShuttlesQuery = z.object({ lang_id: queryNumber(LangIdField).optional() })
export const StaffShuttlesReply = z.object({ items: z.array(StaffShuttleContract) })

export const ShuttleParams = z.object({ id: IdInPath.meta({ description: 'Of the route' }) })
export const DepartureParams = z.object({ id: IdInPath.meta({ description: 'Of the departure' }) })

const lang_id = LangIdField.optional()

export const CreateShuttleBody = z.strictObject({
  city_id: textField('city_required', 40),
  vehicle_type_id: textField<ShuttleFieldCode>('vehicle_type_required', 40),
  name_en: textField('name_required', 120),
  name_ar: textField('name_required', 120),
  stops: StopsField,
  ...timetable,
  lang_id,
})
export const CreatedShuttleReply = z.object({ route_id: z.uuid() })

export const TimetableBody = z.strictObject({ ...timetable, lang_id })
export const TimetableReply = z.object({
  route_id: z.uuid(),
  still_booked: z.int().meta({
    description: 'Departures that are no longer in the timetable and stay, as somebody has a seat',
  }),
})

export const HideShuttleBody = z.strictObject({ hidden: z.boolean(fieldError('yes_or_no')), lang_id })
export const HideShuttleReply = z.object({ route_id: z.uuid(), hidden: z.boolean() })

export const StaffDeparturesQuery = z.object({
  day: DateField.meta({ description: 'Of the timetable' }),
  lang_id: queryNumber(LangIdField).optional(),
})
export const StaffDeparturesReply = z.object({
  items: z.array(
    z
      .object({
        departure_id: z.uuid(),
        time: z.string().meta({ description: 'As in the timetable' }),
        starts_at: z.iso.datetime(),
        seats: z.int(),
        seats_sold: z.int(),
        seat_price: MoneyContract,
        cancelled_at: orNull(z.iso.datetime()),
      })
      .meta({ id: 'StaffDeparture' }),
  ),
})

export const CancelDepartureBody = z.strictObject({ reason: longTextField('reason_empty', 500), lang_id })
export const CancelDepartureReply = z.object({
  departure_id: z.uuid(),
  trips: z
    .array(z.object({ trip_id: z.uuid(), seats: z.int() }))
    .meta({ description: 'They have seats on it, and are to be cancelled as well' }),
})

/** A new route with its first timetable: every day at 07:30 and 18:00, 95 minutes. */
export const SHUTTLE_EXAMPLE = {
  city_id: 'ae-dxb',
  vehicle_type_id: 'coach',
  name_en: 'Dubai to Abu Dhabi',
  name_ar: 'دبي إلى أبوظبي',
  stops: [
    { name_en: 'Dubai Mall', name_ar: 'دبي مول', latitude: 25.1972, longitude: 55.2796, minutes: 0 },
    { name_en: 'Ibn Battuta', name_ar: 'ابن بطوطة', latitude: 25.0446, longitude: 55.1203, minutes: 30 },
    { name_en: 'Abu Dhabi', name_ar: 'أبوظبي', latitude: 24.4539, longitude: 54.3773, minutes: 95 },
  ],
  from_day: '2026-12-01',
  services: [{ days: [1, 2, 3, 4, 5, 6, 7], times: ['07:30', '18:00'], seats: 12, seat_price: 3500 }],
}
