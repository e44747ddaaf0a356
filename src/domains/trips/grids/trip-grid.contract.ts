import { z } from 'zod'
import { DateField, fieldError, MoneyContract, orNull, oneOf } from '#kernel/contract.ts'
import { TRIP_CATEGORIES, type TripCategory } from '#domains/fares/categories.contract.ts'
import { APPROVALS, PAY_BY, TRIP_STATUSES } from '../journey/trip.contract.ts'
import { keyedGridQuery, keyedGridReply } from './grid.contract.ts'
import type { TripFieldCode } from '../trip-field-messages.ts'

const CATEGORIES = Object.values(TRIP_CATEGORIES).map(String) as [`${TripCategory}`, ...`${TripCategory}`[]]

export const TripGridQuery = keyedGridQuery(
  z.enum(['-start_at', 'start_at'], fieldError('sort_unknown')).default('-start_at'),
  {
    status: z.enum(TRIP_STATUSES, fieldError<TripFieldCode>('trip_status_unknown')).optional(),
    category: z
      .enum(CATEGORIES, fieldError<TripFieldCode>('trip_category_unknown'))
      .transform((text) => Number(text) as TripCategory)
      .optional(),
    from: DateField.optional().meta({ description: 'First day of the pick-up, on the clock of its city' }),
    to: DateField.optional().meta({ description: 'Last day of the pick-up' }),
  },
)
export type TripGridQuery = z.infer<typeof TripGridQuery>

/** A trip in the list. */
export const TripGridRow = z
  .object({
    trip_id: z.uuid(),
    reference: z.string(),
    status: z.enum(TRIP_STATUSES),
    category: oneOf(Object.values(TRIP_CATEGORIES)),
    city_id: z.string(),
    city: z.string(),
    start_at: z.iso.datetime(),
    end_at: z.iso.datetime(),
    time_zone: z.string(),
    pick_up: orNull(z.string()),
    drop_off: orNull(z.string()),
    vehicle_type: z.string(),
    traveller: z.string(),
    cost_centre: orNull(z.string()),
    pay_by: z.enum(PAY_BY),
    approval: z.enum(APPROVALS),
    total: MoneyContract.meta({ description: 'As quoted' }),
    billed: orNull(MoneyContract),
    paid: MoneyContract.meta({
      description: 'By the wallet or the card, to the driver or at the desk, less what was given back',
    }),
    due: MoneyContract.meta({
      description: 'Still to be paid: of the bill, before there is one of the quote',
    }),
    bill_number: orNull(z.string()),
  })
  .meta({ id: 'TripGridRow' })
export type TripGridRow = z.infer<typeof TripGridRow>
export const TripGridReply = keyedGridReply(TripGridRow)
export type TripGridReply = z.infer<typeof TripGridReply>
