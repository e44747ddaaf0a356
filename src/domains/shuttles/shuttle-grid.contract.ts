import { z } from 'zod'
import { DateField, fieldError, MoneyContract, queryNumber, textField } from '#kernel/contract.ts'
import type { ShuttleFieldCode } from './shuttle-field-messages.ts'

/** Maximum rows of `rows=-1`, also in a PDF. */
export const ALL_DEPARTURES = 500

const rowsError = fieldError('rows_invalid')
const pageError = fieldError('page_invalid')
const seatsError = fieldError<ShuttleFieldCode>('seats_invalid')

export const ShuttleGridQuery = z.object({
  rows: queryNumber(z.int(rowsError).refine((rows) => rows === -1 || (rows >= 1 && rows <= 100), rowsError))
    .default(20)
    .meta({ description: `1 to 100, or -1: all, up to ${ALL_DEPARTURES}` }),
  page: queryNumber(z.int(pageError).min(1, pageError).max(10_000, pageError)).default(1),
  city_id: textField('city_required', 40).optional().meta({ description: 'Where the route begins' }),
  route_id: z.uuid(fieldError('id_required')).optional(),
  day: DateField.optional().meta({ description: 'On the route’s clock' }),
  seats: queryNumber(z.int(seatsError).min(1, seatsError).max(200, seatsError))
    .optional()
    .meta({ description: 'Only departures with as many left' }),
  next_only: z
    .enum(['true', 'false'], fieldError('yes_or_no'))
    .transform((text) => text === 'true')
    .optional()
    .meta({ description: 'Of each route the next departure alone: all routes that have one' }),
  late: z
    .enum(['true', 'false'], fieldError('yes_or_no'))
    .transform((text) => text === 'true')
    .optional()
    .meta({ description: 'With those whose lead time has begun, which only the staff can book' }),
})

/** A departure that has not left. Days and times are on the route's clock. */
export const ShuttleGridRow = z
  .object({
    departure_id: z.uuid(),
    route_id: z.uuid(),
    route: z.string(),
    from: z.string(),
    to: z.string(),
    city_id: z.string(),
    vehicle_type_id: z.string(),
    day: z.string().meta({ example: '2027-01-15' }),
    time: z.string().meta({ example: '07:30' }),
    time_zone: z.string(),
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
    stops: z.array(z.object({ name: z.string(), time: z.string() })),
    seats: z.int(),
    seats_left: z.int(),
    seat_price: MoneyContract.meta({ description: 'Total of one seat, with tax' }),
  })
  .meta({ id: 'ShuttleGridRow' })
export type ShuttleGridRow = z.infer<typeof ShuttleGridRow>

export const ShuttleGridReply = z.object({
  rows: z.array(ShuttleGridRow),
  total: z.int().meta({ description: 'Rows of all pages' }),
})
