import { normalisedPhone } from '#kernel/phone-number.ts'
import type { ExchangeRates, Money } from '#kernel/money.ts'
import type { NextRefund, Payment } from '#domains/payments/public.ts'
import type { BookingKeys, ReservationRequest } from '#domains/suppliers/public.ts'
import type { IssuedDocument } from '#domains/invoices/public.ts'
import type { Price } from '#kernel/price.contract.ts'
import type { QuotedExtra, QuotedProtection } from '../quotes/quote.contract.ts'
import type { Sold } from '../quotes/sold.ts'
import { isFreeAt } from '../quotes/cancellation-cost.ts'
import type { BookedCoupon } from '#domains/coupons/public.ts'
import type { BookingEventKind, BookingStatus, SupplierState } from './booking-status.contract.ts'
import type { PaidBack } from './paid-back.contract.ts'
import { deskNames, DRIVER_NOTE_FIELDS, type Driver, type DriverNote } from './driver.contract.ts'

export type { SupplierState }

export type BookedExtra = { extra: QuotedExtra; quantity: number; amount: Money }

/** Cost of cancelling as shown to the traveller, stored at the time of the request. */
export type Cancellation = {
  requestedAt: string
  reason: string | null
  refund: Money
  fee: Money
  /** The part of the refund under the terms that staff had already refunded. */
  given?: Money
}

/** A booking as stored: what was sold, to whom, and the states of payment and supplier. */
export type BookingRecord = {
  id: string
  reference: string
  userId: string
  langId: number
  status: BookingStatus
  planId: string
  quoteExpiresAt: Temporal.Instant
  sold: Sold
  extras: BookedExtra[]
  protection: QuotedProtection | null
  /** The discount is a line of the price. */
  coupon: BookedCoupon | null
  price: Price
  /** Exchange rates used to convert its amounts. */
  exchange: ExchangeRates
  driver: Driver | null
  pickUpAt: Temporal.Instant
  dropOffAt: Temporal.Instant
  supplierState: SupplierState
  supplierReference: string | null
  cancellation: Cancellation | null
  attempts: number
  createdAt: Temporal.Instant
  payment: Payment | null
  /** The open payment of a change in progress. */
  changePayment: Payment | null
  /** The next refund to send. */
  nextRefund: NextRefund | null
  /** Staff refunds beyond the terms, oldest first; `goodwill` is their total in hundredths. */
  paidBack: PaidBack[]
  goodwill: number
  /**
   * True if a refund was returned by the card's bank or rejected by the gateway, and has not been paid another way yet.
   */
  owesRefund: boolean
  invoices: IssuedDocument[]
  /** The traveller's rating, 1–5 stars. */
  rating: number | null
  /** True if staff booked it for a caller. */
  forCaller: boolean
  events: { at: string; kind: BookingEventKind }[]
}

/** Allowed status transitions; the stores enforce them. */
const NEXT: Record<BookingStatus, readonly BookingStatus[]> = {
  cart: ['awaiting_payment', 'awaiting_supplier', 'expired'],
  awaiting_payment: ['cart', 'awaiting_supplier'],
  awaiting_supplier: ['confirmed', 'failed'],
  confirmed: ['completed', 'cancelled', 'no_show'],
  // The supplier may report a no-show later.
  completed: ['no_show'],
  cancelled: [],
  no_show: [],
  failed: [],
  expired: [],
}

/** Throws if a transition is not allowed; the caller has a bug. */
export function assertMayBecome(from: BookingStatus, to: BookingStatus): void {
  if (!NEXT[from].includes(to)) throw new Error(`a booking that is ${from} cannot become ${to}`)
}

/** Returns true if a confirmed booking may be changed: before pick-up, while cancelling is free. */
export function isChangeable(
  {
    status,
    supplierState,
    sold,
    pickUpAt,
  }: Pick<BookingRecord, 'status' | 'supplierState' | 'sold' | 'pickUpAt'>,
  now: Temporal.Instant,
): boolean {
  return (
    status === 'confirmed' &&
    supplierState === 'reserved' &&
    isFreeAt(sold.offer, now) &&
    Temporal.Instant.compare(now, pickUpAt) < 0
  )
}

/** Returns the actions the traveller may take on a booking now. */
export function allowedActions(booking: BookingRecord, now: Temporal.Instant) {
  const isPriceValid = Temporal.Instant.compare(now, booking.quoteExpiresAt) < 0
  const upcoming = Temporal.Instant.compare(now, booking.pickUpAt) < 0
  return {
    modify: booking.status === 'cart' ? isPriceValid : isChangeable(booking, now),
    cancel: booking.status === 'confirmed' && booking.supplierState === 'reserved' && upcoming,
    rate: booking.status === 'completed' && booking.rating === null,
    pay: booking.status === 'cart' && isPriceValid,
  }
}

/**
 * Returns a booking's payment status as shown to the traveller. A captured payment may be partly refunded by a change.
 */
export function paymentStatusOf({ payment, owesRefund }: BookingRecord) {
  return payment ? paymentWord(payment, owesRefund) : 'none'
}

/** Returns the status of one payment. `refundFailed`: part of it was refunded and did not arrive. */
export function paymentWord({ status, refund }: Pick<Payment, 'status' | 'refund'>, refundFailed: boolean) {
  if (status !== 'captured') return status === 'opened' ? 'pending' : status
  if (refundFailed) return 'refund_failed'
  if (!refund) return 'paid'
  return refund.status === 'done' ? 'refunded' : 'refund_pending'
}

/** Returns the pending payment: the order's, or that of a change of a confirmed booking. */
export function awaitedPayment<P extends Pick<Payment, 'status'>>({
  status,
  payment,
  changePayment,
}: {
  status: BookingStatus
  payment: P | null
  changePayment: P | null
}): P | null {
  const awaited = status === 'awaiting_payment' ? payment : changePayment
  return awaited?.status === 'opened' ? awaited : null
}

/** Returns the traveller's pending 3-D Secure challenge at the bank, if any. */
export function threeDSecureChallenge(booking: BookingRecord) {
  const payment = awaitedPayment(booking)
  if (!payment?.bank || payment.abandoned) return null
  const { url, until } = payment.bank
  return { type: 'redirect' as const, url, until: until.toString() }
}

export function keysOf({
  reference,
  supplierReference,
  sold,
}: Pick<BookingRecord, 'reference' | 'supplierReference' | 'sold'>): BookingKeys {
  return { reference, supplierReference, rental: sold.rental }
}

type Details = ReservationRequest['driver']

/** Names of the optional driver fields in supplier requests. */
const NOTE_DETAILS = { flight_number: 'flightNumber' } as const satisfies Record<DriverNote, keyof Details>

function noteDetails(driver: Driver) {
  const details = DRIVER_NOTE_FIELDS.map((note) => [NOTE_DETAILS[note], driver[note] ?? null])
  return Object.fromEntries(details) as Pick<Details, (typeof NOTE_DETAILS)[DriverNote]>
}

/** Builds the reservation request for the supplier. The driver is always known at the time of the order. */
export function reservationRequest(booking: BookingRecord, driver: Driver): ReservationRequest {
  return {
    reference: booking.reference,
    rental: { ...booking.sold.rental, driverAge: driver.age },
    car: booking.sold.car,
    extras: booking.extras.map(({ extra, quantity }) => ({ id: extra.id, quantity })),
    protectionId: booking.protection?.id ?? null,
    driver: {
      ...deskNames(driver),
      email: driver.email,
      // Older bookings may store the number exactly as entered.
      phone: normalisedPhone(driver.phone),
      age: driver.age,
      residence: driver.residence,
      ...noteDetails(driver),
    },
  }
}
