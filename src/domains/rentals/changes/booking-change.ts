import type { Money } from '#kernel/money.ts'
import type { ChangeState } from './booking-change-tables.ts'
import type { Driver } from '../bookings/driver.contract.ts'
import type { BookingRecord, Payment } from '../bookings/booking.ts'
import { rentalInstants } from '../bookings/rental-instants.ts'
import type { Refusal } from '../bookings/refusal-words.ts'

/** A change in one of them is still to be finished. */
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

/** What a traveller asks to have otherwise; undefined leaves it as it is, a null protection takes it off. */
export type AskedChange = {
  extras: { id: string; quantity: number }[] | undefined
  protectionId: string | null | undefined
  driver: Driver | undefined
  times: { pickUpAt: string; dropOffAt: string } | undefined
}

/** What the booking holds once it is changed. */
export type ChangedContents = Pick<
  BookingRecord,
  'sold' | 'extras' | 'protection' | 'coupon' | 'price' | 'exchange'
> & { driver: Driver }

/** A part of a refund, out of one payment; its id names it at the gateway, so that asking twice pays once. */
export type ChangeRefund = { id: string; paymentId: string; amount: number }

export type BookingChange = {
  id: string
  bookingId: string
  /** For a reservation made in place of the old one: suppliers take a reference once. */
  reference: string
  state: ChangeState
  asked: AskedChange
  contents: ChangedContents
  /** To be paid now; below zero: to be given back. */
  due: Money
  refunds: ChangeRefund[]
  rebooked: boolean
  supplierReference: string | null
  /** A question to the supplier had no answer: it may have acted. */
  silent: boolean
  reason: Refusal | null
  expiresAt: Temporal.Instant
  payment: Payment | null
}

/** The booking as it reads with the change made. */
export function changedBooking(booking: BookingRecord, change: BookingChange): BookingRecord {
  return {
    ...booking,
    ...change.contents,
    ...rentalInstants(change.contents.sold),
    supplierState: 'reserved',
    supplierReference: change.supplierReference ?? booking.supplierReference,
  }
}

/** Takes an amount out of payments, the latest first, none more than it has left. */
export function refundParts(
  paid: readonly { id: string; left: number }[],
  amount: number,
  newId: () => string,
): ChangeRefund[] {
  const parts: ChangeRefund[] = []
  let open = amount
  for (const { id, left } of paid.toReversed()) {
    const part = Math.min(open, left)
    if (part > 0) parts.push({ id: newId(), paymentId: id, amount: part })
    open -= part
  }
  if (open > 0) throw new RangeError(`${open} more is to be given back than was paid`)
  return parts
}
