import { z } from 'zod'
import {
  DateField,
  fieldError,
  keyedPage,
  keyedQuery,
  LangIdField,
  MoneyContract,
  orNull,
  PhoneField,
  queryNumber,
  searchField,
  oneOf,
} from '#kernel/contract.ts'
import { CityId } from '#domains/fares/shapes/request-parts.contract.ts'
import { TRIP_CATEGORIES } from '#domains/fares/categories.contract.ts'
import { WALLET_ENTRY_KINDS } from '#domains/companies/wallets/wallet.contract.ts'
import { CLASS_FITS } from '#domains/fleet/class-fit.contract.ts'
import { TripMoneyContract } from '../journey/trip-money.contract.ts'
import {
  APPROVALS,
  PAY_BY,
  TRIP_EVENTS,
  TRIP_ACTIONS,
  TRIP_ATTENTION,
  TRIP_CHARGE_KINDS,
  TRIP_STATUSES,
  TripContract,
  TripParams,
} from '../journey/trip.contract.ts'
import { COLLECTION_KINDS } from './billing/trip-collection.contract.ts'
import type { TripFieldCode } from '../trip-field-messages.ts'

export const StaffTripsQuery = z.object({
  day: DateField.optional().meta({
    description: 'Of the pick-up, on the clock of the trip’s city; by default today there',
  }),
  city_id: CityId.optional(),
  category: queryNumber(
    oneOf(Object.values(TRIP_CATEGORIES), fieldError<TripFieldCode>('trip_category_unknown')),
  ).optional(),
  search: searchField(100).optional().meta({
    description: 'Part of a traveller’s name or number, or a reference: a whole one is found on any day',
  }),
  status: z.enum(TRIP_STATUSES).optional(),
  attention: z.enum(TRIP_ATTENTION).optional().meta({
    description: 'Those alone that want it; `late` ones without a day are of any day',
  }),
  ...keyedQuery('later trips than that', 50),
})

const countsBy = <Name extends string>(names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.int()])) as Record<Name, z.ZodInt>)

/** A trip in the list of a day. */
export const TripSummaryContract = z
  .object({
    trip_id: z.uuid(),
    reference: z.string(),
    status: z.enum(TRIP_STATUSES),
    approval: z.enum(APPROVALS),
    category: z.int(),
    city: z.object({ id: z.string(), name: z.string() }),
    start: z.string().meta({ description: 'On the city’s clock' }),
    end: z.string(),
    vehicle_type: z.string(),
    traveller: z.string(),
    company: orNull(z.string()),
    plate: orNull(z.string()),
    assigned_type: orNull(z.string()).meta({ description: 'Of the vehicle that was assigned' }),
    class: orNull(z.enum(CLASS_FITS)).meta({
      description: 'Whether that is the class that was booked, a better one, or another',
    }),
    driver: orNull(z.string()),
    total: MoneyContract.meta({ description: 'As billed; before there is a bill, as quoted' }),
    money: TripMoneyContract,
    attention: z.array(z.enum(TRIP_ATTENTION)),
  })
  .meta({ id: 'TripSummary' })
export type TripSummary = z.infer<typeof TripSummaryContract>

export const StaffTripsReply = z.object({
  ...keyedPage(TripSummaryContract),
  day: z.iso.date().meta({
    description:
      'As asked for; else today in the city, without one in most cities: a trip may start on another',
  }),
  counts: countsBy(TRIP_STATUSES).meta({
    description: 'Of all that is asked for but the status and the attention, by status',
  }),
  attention: countsBy(TRIP_ATTENTION).meta({
    description: 'How many want attention, of all that is asked for but the status and the attention',
  }),
})
export type StaffTrips = z.infer<typeof StaffTripsReply>

/** A payment or attempt by wallet or card for a trip, or a collection on the spot. */
export const StaffTripPaymentContract = z.object({
  by: z.enum(PAY_BY).meta({ description: '`driver`: on the spot, of a self-drive car at its desk' }),
  kind: z.enum([
    ...WALLET_ENTRY_KINDS,
    ...(['opened', 'asked', 'captured', 'declined', 'released'] as const),
    ...(['refund_due', 'refund_done', 'refund_failed'] as const),
    ...COLLECTION_KINDS,
  ]),
  amount: MoneyContract.meta({ description: 'Below zero: given back' }),
  at: z.iso.datetime(),
  collection_id: orNull(z.uuid()).meta({ description: 'Of an entry that can be taken back' }),
})
export type StaffTripPayment = z.infer<typeof StaffTripPaymentContract>

/** A complete trip for the staff: quote next to bill, and all actions with their actors. */
export const StaffTripContract = TripContract.omit({ events: true, can: true })
  .extend({
    version: z
      .int()
      .meta({ description: 'To be sent with a change, which is refused if it is no longer this' }),
    acts: z.array(z.enum(TRIP_ACTIONS)).meta({ description: 'What can be done now' }),
    company: orNull(z.object({ id: z.uuid(), name: z.string() })),
    vehicle_id: orNull(z.uuid()),
    driver_id: orNull(z.uuid()),
    odometer: z.object({ start_km: orNull(z.int()), end_km: orNull(z.int()) }),
    arrived_at: orNull(z.iso.datetime()).meta({ description: 'When the driver was at the pick-up' }),
    waiting_minutes: orNull(z.int()),
    garage_km: orNull(z.int()),
    garage_minutes: orNull(z.int()),
    charges: z.array(
      z.object({
        charge_id: z.uuid(),
        kind: z.enum(TRIP_CHARGE_KINDS),
        amount: MoneyContract,
        reason: z.string(),
        at: z.iso.datetime(),
      }),
    ),
    beside: z
      .array(
        z.object({
          kind: z.string(),
          label: z.string(),
          quoted: orNull(MoneyContract),
          actual: orNull(MoneyContract),
        }),
      )
      .meta({ description: 'Quoted beside billed, once there is a bill' }),
    payments: z.array(StaffTripPaymentContract),
    no_show_from: z.iso.datetime().meta({ description: 'The driver waits at least until then' }),
    events: z.array(
      z.object({
        at: z.iso.datetime(),
        kind: z.enum(TRIP_EVENTS),
        profile_id: orNull(z.uuid()),
        staff_id: orNull(z.uuid()),
        by: orNull(z.string()).meta({ description: 'Their name; null: a job, or somebody who is erased' }),
        detail: z.record(z.string(), z.unknown()),
      }),
    ),
  })
  .meta({ id: 'StaffTrip' })
export type StaffTrip = z.infer<typeof StaffTripContract>

export const StaffTripReply = z.object({ trip: StaffTripContract })

/** The vehicles and drivers of a trip's city. */
export const FleetChoiceReply = z.object({
  vehicles: z.array(
    z.object({
      vehicle_id: z.uuid(),
      plate: z.string(),
      make: z.string(),
      model: z.string(),
      vehicle_type: z.string(),
      seats: z.int(),
      odometer_km: z.int(),
      class: z.enum(CLASS_FITS).meta({
        description: 'Of the class that was booked, of a better one, or of another, which is to be confirmed',
      }),
      free: z.boolean().meta({ description: 'On no other trip at that time' }),
    }),
  ),
  drivers: z.array(
    z.object({
      driver_id: z.uuid(),
      name: z.string(),
      phone: PhoneField,
      licence_until: z.iso.date(),
      free: z.boolean(),
    }),
  ),
})
export type FleetChoice = z.infer<typeof FleetChoiceReply>

export const LanguageQuery = z.object({ lang_id: queryNumber(LangIdField).optional() })

/** Access and limit of all operations of the dispatch desk. */
export const DISPATCH_ACCESS = {
  access: { staff: ['dispatch'] },
  limit: { name: 'staff-trips', perMinute: 300 },
} as const

/** The common parts of the staff's actions on a trip. */
export const DISPATCH_ACTION = {
  ...DISPATCH_ACCESS,
  method: 'post',
  params: TripParams,
  reply: [StaffTripReply, 'The trip as it is now'],
} as const

/** HTTP status of each failure that any action may have. */
export const ACTION_FAILURES = {
  trip_not_found: 404,
  trip_changed: 409,
  trip_act_refused: 409,
  approval_waiting: 409,
  payment_waiting: 409,
} as const
