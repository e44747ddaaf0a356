import { decimal, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import {
  type Card,
  type CardOutcome,
  type DeclineApp,
  limitDeclines,
  type PaymentMethod,
  type TooManyDeclines,
} from '#domains/payments/public.ts'
import { toBooking } from '../bookings/booking-reply.ts'
import type { Driver } from '../bookings/driver.contract.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import type { BookingAccess } from '../bookings/booking-read.store.ts'
import { driverFailure, type DriverFailure } from '../bookings/driver.ts'
import { countOrder } from './order-meter.service.ts'
import type * as operations from './order-operations.contract.ts'
import { type Ordered, orderReply } from './order-reply.ts'
import { cardOf } from './payment/card-of.ts'
import { type PlaceFailure, placeOrder, type PlacingApp, type WriteOrder } from './place-order.usecase.ts'
import type { SettleFailure } from '../settlement/settlement.ts'
import { isDeepStrictEqual } from 'node:util'
import type { BookingStatus } from '../bookings/booking-status.contract.ts'

/** Statuses of a current or a failed order. */
const ORDERED: ReadonlySet<BookingStatus> = new Set([
  'awaiting_payment',
  'awaiting_supplier',
  'confirmed',
  'completed',
  'failed',
])

export type OrderFailure =
  | DriverFailure
  | PlaceFailure
  | { code: 'booking_not_found'; detail: string }
  | { code: 'quote_expired'; detail: string }
  | { code: 'card_required'; detail: string }
  | { code: 'card_not_needed'; detail: string }
  | TooManyDeclines
  | SettleFailure

type OrderRequest = {
  access: BookingAccess
  bookingId: string
  driver: Driver
  acceptTotal: Money
  /** The request's idempotency key, if any: the same order sent again returns the outcome of the first. */
  key: string | null
  /** Wraps the transaction that places the order, to write more in it. */
  write?: WriteOrder
} & Payer

/**
 * `card` is null if paid at the desk. Only then may `networkAddress` be null, for an order on behalf of
 * another person.
 */
type Payer =
  | { card: Card | PaymentMethod | null; networkAddress: string }
  | { card: null; networkAddress: null }

/** Parts of the app that order a car. */
export type OrderingApp = PlacingApp & DeclineApp & Pick<App, 'settleBooking' | 'metrics'>

/** Failure for a retry after a lost response; the booking's events give the reason. */
const failedBefore: OrderFailure = {
  code: 'supplier_refused',
  detail: 'The supplier did not accept this booking; nothing was charged',
}

/** Orders the car of a cart and pays by card. */
export async function orderByCard(
  app: OrderingApp,
  {
    body,
    session,
    address,
    idempotencyKey,
  }: Call<typeof operations.order> | Call<typeof operations.orderByMethod>,
) {
  const ordered = await orderCar(app, {
    access: session,
    bookingId: body.booking_id,
    driver: body.driver,
    acceptTotal: body.accept_total,
    card: cardOf(body.payment),
    networkAddress: address,
    key: idempotencyKey,
  })
  return ordered.ok ? ok(orderReply(ordered.value)) : ordered
}

/** Orders the car of a cart, to be paid at the desk. */
export async function orderAtDesk(
  app: OrderingApp,
  { body, session, address, idempotencyKey }: Call<typeof operations.withoutCreditOrder>,
) {
  const ordered = await orderCar(app, {
    access: session,
    bookingId: body.booking_id,
    driver: body.driver,
    acceptTotal: body.accept_total,
    card: null,
    networkAddress: address,
    key: idempotencyKey,
  })
  return ordered.ok ? ok({ booking: ordered.value.booking }) : ordered
}

/**
 * Orders the car of a cart: authorise → reserve → capture → confirm. Each step is recorded before its request is sent,
 * so that after a crash at any point the next attempt finishes or undoes the order.
 */
export function orderCar(app: OrderingApp, request: OrderRequest): Promise<Result<Ordered, OrderFailure>> {
  return countOrder(app, () => orderOnce(app, request))
}

async function orderOnce(app: OrderingApp, request: OrderRequest): Promise<Result<Ordered, OrderFailure>> {
  const booking = await app.bookings.findFor(request.access, { id: request.bookingId })
  if (!booking) return fail({ code: 'booking_not_found', detail: 'There is no such booking' })
  const before = await orderedBefore(app, booking, request)
  if (before) return before
  const rejection = rejectionOf(app, booking, request)
  if (rejection) return fail(rejection)
  if (request.card === null) return placeAndSettle(app, booking, request)
  const payer = {
    of: { bookingId: booking.id },
    person: `user ${request.access.userId}`,
    networkAddress: request.networkAddress,
  }
  const tried = await limitDeclines(app, payer, () => placeAndSettle(app, booking, request), cardOutcome)
  return tried.ok ? tried.value : tried
}

function cardOutcome(ordered: Result<Ordered, OrderFailure>): CardOutcome {
  if (ordered.ok) return ordered.value.action ? 'asked' : 'other'
  return ordered.failure.code === 'payment_declined' ? 'declined' : 'other'
}

async function placeAndSettle(
  app: OrderingApp,
  booking: BookingRecord,
  request: OrderRequest,
): Promise<Result<Ordered, OrderFailure>> {
  const placed = await placeOrder(app, booking, request)
  if (!placed.ok) {
    // A concurrent request may have placed the same order.
    const meanwhile = placed.failure.code === 'not_in_cart' ? await app.bookings.find(booking.id) : null
    return (meanwhile && (await orderedBefore(app, meanwhile, request))) ?? placed
  }
  const settled = await app.settleBooking(booking.id, { fresh: true, card: request.card, awaited: true })
  if (!settled.ok) return settled
  return ok({ booking: toBooking(settled.value.booking, app.clock.now()), action: settled.value.action })
}

/** Finds the outcome of the same order placed by an earlier request; null if there is none. */
async function orderedBefore(
  { bookings, clock }: OrderingApp,
  booking: BookingRecord,
  request: OrderRequest,
): Promise<Result<Ordered, OrderFailure> | null> {
  const { key } = request
  if (booking.status === 'cart') return null
  const same = key === null ? isSameOrder(booking, request) : await bookings.wasOrderedUnder(booking.id, key)
  if (!same) return null
  return booking.status === 'failed'
    ? fail(failedBefore)
    : ok({ booking: toBooking(booking, clock.now()), action: null })
}

/** Returns the reason to reject an order before anything is written; null if there is none. */
function rejectionOf(
  { clock }: OrderingApp,
  booking: BookingRecord,
  { acceptTotal, card, driver }: OrderRequest,
): OrderFailure | null {
  if (
    booking.status === 'expired' ||
    (booking.status === 'cart' && Temporal.Instant.compare(booking.quoteExpiresAt, clock.now()) <= 0)
  )
    return { code: 'quote_expired', detail: 'The price was held for 20 minutes; ask for today’s price' }
  if (booking.status !== 'cart') return { code: 'not_in_cart', detail: `This booking is ${booking.status}` }
  const { total } = booking.price
  if (total.amount !== acceptTotal.amount || total.currency !== acceptTotal.currency)
    return { code: 'price_changed', detail: `The total is ${total.currency} ${decimal(total.amount)}` }
  const { credit_card_required: cardRequired } = booking.sold.offer.payment
  if (card === null && (cardRequired || booking.price.pay_now.amount > 0))
    return { code: 'card_required', detail: 'Something is paid now, or the desk asks for a credit card' }
  if (card !== null && booking.price.pay_now.amount === 0 && !cardRequired)
    return { code: 'card_not_needed', detail: 'This offer is paid at the desk and needs no card' }
  return driverFailure(driver, booking.sold)
}

/** Returns true if a booking was ordered for this driver at this total, so that submitting again is not a new order. */
function isSameOrder(
  { status, driver, price }: Pick<BookingRecord, 'status' | 'driver' | 'price'>,
  order: { driver: Driver; acceptTotal: Money },
): boolean {
  return (
    ORDERED.has(status) &&
    isDeepStrictEqual(driver, order.driver) &&
    isDeepStrictEqual(price.total, order.acceptTotal)
  )
}
