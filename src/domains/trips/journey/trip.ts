import type { BillTax, Fare, TripRequest, TripCategory } from '#domains/fares/public.ts'
import type { LangId } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { Cancellable } from './cancellation/trip-cancellation.ts'
import type { Approval, PayBy, Traveller, TripEventKind, TripStatus } from './trip.contract.ts'

/** What a cancellation or a no-show came to. */
export type Cancelled = { fee: Money; refund: Money; reason: string | null }

/** A trip as it is kept. */
export type TripRecord = {
  id: string
  reference: string
  status: TripStatus
  version: number
  category: TripCategory
  cityId: string
  timeZone: string
  startAt: Temporal.Instant
  endAt: Temporal.Instant
  request: TripRequest
  vehicleTypeId: string
  traveller: Traveller
  /** Of the traveller, for notices. */
  langId: LangId
  profileId: string | null
  /** Null: a member of the staff, or who was erased since. */
  bookedBy: string | null
  companyId: string | null
  payBy: PayBy
  approval: Approval
  /** How long it is kept unpaid after it was booked or approved. */
  unpaidMinutes: number
  rateCardVersionId: string | null
  fareInputs: object
  fare: Fare
  total: Money
  /** What the wallet or the card has paid so far. */
  paid: Money
  /** What the driver or the desk has collected so far. */
  collected: Money
  billInputs: object | null
  bill: Fare | null
  billNumber: string | null
  departureId: string | null
  seats: number | null
  vehicleId: string | null
  driverId: string | null
  odometerStartKm: number | null
  odometerEndKm: number | null
  /** When the driver was at the pick-up. */
  arrivedAt: Temporal.Instant | null
  startedAt: Temporal.Instant | null
  endedAt: Temporal.Instant | null
  /** Of the duty slip: waiting, and the ways from the garage and back. */
  waitingMinutes: number | null
  garageKm: number | null
  garageMinutes: number | null
  cancelled: Cancelled | null
}

/** What is not approved, or not paid by the card that is to pay it, has no vehicle; it can be cancelled alone. */
export function whyProvisional({
  status,
  approval,
  payBy,
  total,
  paid,
  collected,
}: Pick<TripRecord, 'status' | 'approval' | 'payBy' | 'total' | 'paid' | 'collected'>):
  | 'approval_waiting'
  | 'payment_waiting'
  | null {
  if (approval === 'waiting') return 'approval_waiting'
  const isAhead = status === 'booked' || status === 'assigned'
  return isAhead && payBy === 'card' && paid.amount + collected.amount === 0 && total.amount > 0
    ? 'payment_waiting'
    : null
}

/** A trip as the rules of cancellation read it. */
export function cancellable({ approval, ...trip }: TripRecord): Cancellable {
  return { ...trip, isUnapproved: approval === 'waiting' || approval === 'refused' }
}

/** What a change writes; what is absent stays. */
export type TripChange = Partial<
  Pick<
    TripRecord,
    | 'status'
    | 'approval'
    | 'request'
    | 'fareInputs'
    | 'fare'
    | 'total'
    | 'endAt'
    | 'vehicleId'
    | 'driverId'
    | 'odometerStartKm'
    | 'odometerEndKm'
    | 'arrivedAt'
    | 'startedAt'
    | 'endedAt'
    | 'waitingMinutes'
    | 'garageKm'
    | 'garageMinutes'
    | 'paid'
    | 'collected'
    | 'cancelled'
    | 'bill'
    | 'billInputs'
    | 'billNumber'
  >
> & { approvedBy?: string; billTax?: BillTax | null }

/** Who did something to a trip: one of its people, a member of the staff, or a job. */
export type TripActor = { profileId: string } | { staffId: string } | { job: string }

/** An event of a trip's history; `detail` holds ids, states and amounts, no data of people. */
export type TripEvent = { kind: TripEventKind; by: TripActor; detail?: object }
