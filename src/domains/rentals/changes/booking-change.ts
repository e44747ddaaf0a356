import type { Money } from '#kernel/money.ts'
import type { ChangeState } from './booking-change-tables.ts'
import type { Driver } from '../bookings/driver.contract.ts'
import type { Payment } from '#domains/payments/public.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import { rentalInstants } from '../bookings/rental-instants.ts'
import type { RefundPart } from '../refunds/refund-parts.ts'
import type { Refusal } from '../settlement/refusal-failure.ts'

/** States of an unfinished change. */
export const OPEN_STATES = [
  'paying',
  'asked',
  'rebooking',
  'rebooked',
  'undoing',
  'agreed',
  'refused',
] as const satisfies readonly ChangeState[]
export type { ChangeState }

/** The changes a traveller requests; undefined keeps the current value, and a null protection removes it. */
export type RequestedChange = {
  extras: { id: string; quantity: number }[] | undefined
  protectionId: string | null | undefined
  driver: Driver | undefined
  times: { pickUpAt: string; dropOffAt: string } | undefined
}

/** The booking's contents after the change. */
type ChangedContents = Pick<
  BookingRecord,
  'sold' | 'extras' | 'protection' | 'coupon' | 'price' | 'exchange'
> & { driver: Driver }

export type BookingChange = {
  id: string
  bookingId: string
  /** Reference for a reservation that replaces the old one: suppliers accept a reference only once. */
  reference: string
  state: ChangeState
  asked: RequestedChange
  contents: ChangedContents
  /** Amount to pay now; negative for a refund. */
  due: Money
  refunds: RefundPart[]
  rebooked: boolean
  supplierReference: string | null
  /** True if a request to the supplier got no response: it may have taken effect. */
  silent: boolean
  reason: Refusal | null
  expiresAt: Temporal.Instant
  payment: Payment | null
}

/** Thrown if a change's state differs from the one that was read, to roll back its transaction. */
export class StaleChangeError extends Error {}

/** Returns the booking with the change applied. */
export function changedBooking(booking: BookingRecord, change: BookingChange): BookingRecord {
  return {
    ...booking,
    ...change.contents,
    ...rentalInstants(change.contents.sold),
    supplierState: 'reserved',
    supplierReference: change.supplierReference ?? booking.supplierReference,
  }
}

/** Returns the reservation to look up at the supplier: the changed one, or the new one made for the change. */
export function reservationToFind(booking: BookingRecord, change: BookingChange): BookingRecord {
  const { reference, supplierReference } = change
  const changed = { ...changedBooking(booking, change), driver: change.contents.driver }
  const isRebooked = change.state === 'rebooking' || change.rebooked
  return isRebooked ? { ...changed, reference, supplierReference } : changed
}
