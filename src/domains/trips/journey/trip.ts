import type { BillTax, Fare, TripRequest, TripCategory } from '#domains/fares/public.ts'
import type { LangId } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { Cancellable } from './cancellation/trip-cancellation.ts'
import type { Approval, PayBy, Traveller, TripEventKind, TripStatus } from './trip.contract.ts'

/** The result of a cancellation or a no-show. */
export type Cancelled = { fee: Money; refund: Money; reason: string | null }

/** A trip as stored. */
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
  /** Language of the traveller's notices. */
  langId: LangId
  profileId: string | null
  /** Null for a member of the staff, or a person erased since. */
  bookedBy: string | null
  companyId: string | null
  payBy: PayBy
  approval: Approval
  /** Minutes that the trip stays reserved unpaid after booking or approval. */
  unpaidMinutes: number
  rateCardVersionId: string | null
  fareInputs: object
  fare: Fare
  total: Money
  /** Amount paid by the wallet or the card so far. */
  paid: Money
  /** Amount collected by the driver or the desk so far. */
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
  /** Time at which the driver reached the pick-up. */
  arrivedAt: Temporal.Instant | null
  startedAt: Temporal.Instant | null
  endedAt: Temporal.Instant | null
  /** From the duty slip: waiting, and the distance and time from the garage and back. */
  waitingMinutes: number | null
  garageKm: number | null
  garageMinutes: number | null
  cancelled: Cancelled | null
}

/**
 * Returns the reason why a trip is provisional: approval or card payment is missing. Null if it is not. Such a trip has
 * no vehicle and can only be cancelled.
 */
export function findProvisionalReason({
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

/** Converts a trip for the cancellation rules. */
export function cancellable({ approval, ...trip }: TripRecord): Cancellable {
  return { ...trip, isUnapproved: approval === 'waiting' || approval === 'refused' }
}

/** Fields that a change writes. Absent ones stay unchanged. */
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

/** The actor of an event: one of the trip's people, a member of the staff, or a job. */
export type TripActor = { profileId: string } | { staffId: string } | { job: string }

/** An event of a trip's history. `detail` contains ids, states and amounts, but no personal data. */
export type TripEvent = { kind: TripEventKind; by: TripActor; detail?: object }
