import { z } from 'zod'
import {
  EmailField,
  fieldError,
  IdInPath,
  MoneyContract,
  nameField,
  orNull,
  PhoneField,
} from '#kernel/contract.ts'
import { TripDesk } from '#domains/fares/places/trip-desk.contract.ts'
import { TripMoneyContract } from './trip-money.contract.ts'
import { Fare } from '#domains/fares/lines/fare.contract.ts'
import { TripRequest } from '#domains/fares/shapes/trip-request.contract.ts'
import type { RentalFieldCode } from '#domains/rentals/rental-field-messages.ts'
import type { TripFieldCode } from '../trip-field-messages.ts'

/** Statuses of a trip. A quoted trip has no row yet. */
export const TRIP_STATUSES = [
  'booked',
  'assigned',
  'started',
  'ended',
  'billed',
  'cancelled',
  'no_show',
] as const
export type TripStatus = (typeof TRIP_STATUSES)[number]

/** Actions on a booked trip. */
export const TRIP_ACTIONS = [
  'assign',
  'place',
  'start',
  'end',
  'charge',
  'remove_charge',
  'correct',
  'bill',
  'credit_bill',
  'collect',
  'remove_collection',
  'cancel',
  'no_show',
] as const
export type TripAction = (typeof TRIP_ACTIONS)[number]

/** Events of a trip's history. */
export const TRIP_EVENTS = [
  'booked',
  'approved',
  'refused',
  'assigned',
  'placed',
  'started',
  'charged',
  'charge_removed',
  'ended',
  'corrected',
  'billed',
  'credited',
  'collected',
  'given_back',
  'collection_removed',
  'cancelled',
  'no_show',
  'paid',
  'refunded',
  'refund_failed',
] as const
export type TripEventKind = (typeof TRIP_EVENTS)[number]

export const PAY_BY = ['wallet', 'card', 'driver'] as const
export type PayBy = (typeof PAY_BY)[number]

export const APPROVALS = ['none', 'waiting', 'approved', 'refused'] as const
export type Approval = (typeof APPROVALS)[number]

/** Reasons why a trip needs a dispatcher: it is past its pick-up and not started, has no vehicle, or is not paid. */
export const TRIP_ATTENTION = ['late', 'unassigned', 'unpaid'] as const
export type TripAttention = (typeof TRIP_ATTENTION)[number]

/** Kinds of incidental charges, billed at cost. */
export const TRIP_CHARGE_KINDS = ['toll', 'parking', 'permit', 'other'] as const
export type TripChargeKind = (typeof TRIP_CHARGE_KINDS)[number]

const age = fieldError<RentalFieldCode>('driver_age_invalid')
const licence = fieldError<TripFieldCode>('licence_years_invalid')

/** The passenger, or the driver of a self-drive car. Notices go to the email address, if there is one. */
export const TravellerContract = z
  .strictObject({
    name: nameField('name_required', 120),
    phone: PhoneField,
    email: EmailField.optional(),
    age: z.int(age).min(18, age).max(99, age).optional().meta({
      description: 'Of who drives a self-drive car, when it is collected: asked of those alone',
    }),
    licence_years: z.int(licence).min(0, licence).max(80, licence).optional().meta({
      description: 'Whole years for which they have held their driving licence by then',
    }),
  })
  .meta({ id: 'TripTraveller' })
export type Traveller = z.infer<typeof TravellerContract>

const CostUntil = z.object({
  until: orNull(z.iso.datetime()).meta({ description: 'Null: from then on' }),
  fee: MoneyContract,
})

const CancelledContract = z.object({
  fee: MoneyContract,
  refund: MoneyContract,
  reason: orNull(z.string()),
})

/** A trip as its traveller, their supervisor and the company's admins see it. */
export const TripContract = z
  .object({
    trip_id: z.uuid(),
    reference: z.string(),
    status: z.enum(TRIP_STATUSES),
    approval: z.enum(APPROVALS),
    city: z.object({ id: z.string(), name: z.string(), time_zone: z.string() }),
    start: z.string().meta({ description: 'On the city’s clock', example: '2027-01-15T09:30' }),
    end: z.string().meta({ description: 'The earliest end, on the city’s clock' }),
    request: TripRequest,
    way: z.array(z.string()).meta({
      description: 'The places in the order in which they are passed, in the language of the request',
    }),
    desk: orNull(TripDesk).meta({ description: 'Of a self-drive car: where it is collected and returned' }),
    vehicle_type: z.object({ id: z.string(), name: z.string() }),
    traveller: TravellerContract,
    pay_by: z.enum(PAY_BY),
    cost_centre: orNull(z.string()),
    notes: orNull(z.string()),
    partner_code: orNull(z.string()),
    sub_id: orNull(z.string()),
    metadata: z.record(z.string(), z.unknown()),
    fare: Fare,
    money: TripMoneyContract,
    paid: MoneyContract.meta({ description: 'What the company’s wallet or the card has paid so far' }),
    bill: orNull(z.object({ number: z.string(), fare: Fare })).meta({ description: 'After the trip' }),
    credit_notes: z
      .array(
        z.object({
          number: z.string(),
          bill_number: z.string(),
          total: MoneyContract,
          issued_at: z.iso.datetime(),
        }),
      )
      .meta({ description: 'Each gives back a whole bill; the oldest first' }),
    vehicle: orNull(
      z.object({ plate: z.string(), make: z.string(), model: z.string(), color: orNull(z.string()) }),
    ),
    driver: orNull(z.object({ name: z.string(), phone: PhoneField })),
    started_at: orNull(z.iso.datetime()),
    ended_at: orNull(z.iso.datetime()),
    distance_km: orNull(z.int()).meta({ description: 'As driven, by the odometer' }),
    cancellation: z.array(CostUntil).meta({ description: 'What cancelling costs, until when' }),
    cancelled: orNull(CancelledContract),
    created_at: z.iso.datetime(),
    events: z.array(z.object({ at: z.iso.datetime(), kind: z.enum(TRIP_EVENTS) })),
    can: z.object({ cancel: z.boolean(), approve: z.boolean() }),
  })
  .meta({ id: 'Trip' })
export type Trip = z.infer<typeof TripContract>

export const TripParams = z.object({ id: IdInPath.meta({ description: 'Of the trip' }) })
export const TripReply = z.object({ trip: TripContract })
