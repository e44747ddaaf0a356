import { isDeepStrictEqual } from 'node:util'
import { newId, newReference } from '#kernel/ids.ts'
import type { Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Card, PaymentMethod } from '#domains/payments/public.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type { BookingAccess } from '../bookings/booking-read.store.ts'
import { toBooking } from '../bookings/booking-reply.ts'
import type { BookingStatus } from '../bookings/booking-status.contract.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import { rentalInstants } from '../bookings/rental-instants.ts'
import { chooseExtras } from '../cart/choose-extras.ts'
import { orderCar, type OrderFailure, type OrderingApp } from '../orders/order-car.usecase.ts'
import { orderReply, type Ordered } from '../orders/order-reply.ts'
import { cardOf } from '../orders/payment/card-of.ts'
import { compareTerms } from './compare-terms.ts'
import { isReplaceable } from './replaceable.ts'
import type { QuoteRecord } from '../quotes/quote.store.ts'
import { advanceRebooking, type AdvancingApp } from './advance-rebooking.service.ts'
import { priceAgain, type PriceAgainFailure } from './price-again.service.ts'
import type * as operations from './rebook-operations.contract.ts'
import { rebookedStore } from './rebooked-booking.store.ts'
import { isUnchanged, type CheaperCar, type Rebooking } from './rebooking.ts'
import { rebookingStore } from './rebooking.store.ts'

type RebookFailure =
  | OrderFailure
  | PriceAgainFailure
  | { code: 'rebooking_over'; detail: string }
  | { code: 'not_cheaper'; detail: string }

type RebookRequest = {
  access: BookingAccess
  bookingId: string
  /** The total that the traveller saw with the terms. */
  acceptTotal: Money
  /** Null if nothing is paid now and the desk requires no card. */
  card: Card | PaymentMethod | null
  networkAddress: string
  key: string | null
}

const over = fail({
  code: 'rebooking_over',
  detail: 'This offer is over; your booking stands as it is',
} as const)

/** Statuses of an order that did not fail. */
const ACTIVE_ORDER: ReadonlySet<BookingStatus> = new Set([
  'awaiting_payment',
  'awaiting_supplier',
  'confirmed',
  'completed',
])

/** Thrown inside the transaction that fills a cart: a concurrent request was first. */
class FilledMeanwhile extends Error {}

/** Parts of the app that order a cheaper car in place of a booking. */
type RebookingApp = OrderingApp & AdvancingApp & Pick<App, 'quoteNew' | 'quotes'>

/** Orders the cheaper car in place of a booking, which is cancelled once the new one is confirmed. */
export async function rebook(
  app: RebookingApp,
  {
    body,
    session,
    address,
    idempotencyKey,
  }: Call<typeof operations.rebook> | Call<typeof operations.rebookByMethod>,
) {
  const ordered = await orderInstead(app, {
    access: session,
    bookingId: body.booking_id,
    acceptTotal: body.accept_total,
    card: body.payment ? cardOf(body.payment) : null,
    networkAddress: address,
    key: idempotencyKey,
  })
  return ordered.ok ? ok(orderReply(ordered.value)) : ordered
}

/**
 * Reprices the car when the traveller submits; any difference is shown first, and the traveller decides again. The
 * order is an ordinary order of a separate booking. A repeated or concurrent submit returns the first one's order.
 */
async function orderInstead(
  app: RebookingApp,
  request: RebookRequest,
): Promise<Result<Ordered, RebookFailure>> {
  const { db, bookings, clock } = app
  const old = await bookings.findFor(request.access, { id: request.bookingId })
  if (!old) return fail({ code: 'booking_not_found', detail: 'There is no such booking' })
  const rebooking = await rebookingStore.latestOf(db, old.id)
  if (!rebooking) return over
  if (rebooking.state === 'given_up') return over
  if (rebooking.state !== 'offered' && (await isPriceValid(app, rebooking, request.acceptTotal)))
    return order(app, rebooking, old, request)
  if (!isReplaceable(old, clock.now()) || !isUnchanged(old, rebooking.found)) {
    await end(app, rebooking, 'over')
    return over
  }
  const priced = await priceAgain(app, old, rebooking.found.offer.offer_id)
  if (!priced.ok) {
    if (priced.failure.code !== 'supplier_unavailable') await end(app, rebooking, 'gone')
    return priced
  }
  const { found, quote } = priced.value
  if (found.saving.amount <= 0) {
    await end(app, rebooking, 'not_cheaper')
    return fail({
      code: 'not_cheaper',
      detail: 'This car is no longer cheaper; your booking stands as it is',
    })
  }
  if (isAnother(old, rebooking.found, found, request.acceptTotal)) {
    await showAgain(app, rebooking, found)
    return fail({
      code: 'price_changed',
      detail: 'The price or the terms have changed; look at them again',
    })
  }
  try {
    await fillCart(app, rebooking, old, found, quote)
  } catch (error) {
    if (!(error instanceof FilledMeanwhile)) throw error
  }
  const filled = await rebookingStore.find(db, rebooking.id)
  return filled?.state === 'ordering' ? order(app, filled, old, request) : over
}

async function order(
  app: RebookingApp,
  rebooking: Rebooking,
  old: BookingRecord,
  request: RebookRequest,
): Promise<Result<Ordered, RebookFailure>> {
  const bookingId = rebooking.newBookingId
  if (bookingId === null || !old.driver) return over
  const ordered = await orderCar(app, { ...request, bookingId, driver: old.driver })
  await advanceRebooking(app, rebooking.id, { awaited: true })
  // A concurrent request has ordered it with another key.
  const isPlaced = !ordered.ok && ordered.failure.code === 'not_in_cart'
  return isPlaced ? outcomeOf(app, bookingId) : ordered
}

async function outcomeOf(
  { bookings, clock }: RebookingApp,
  bookingId: string,
): Promise<Result<Ordered, RebookFailure>> {
  const placed = await bookings.find(bookingId)
  return placed && ACTIVE_ORDER.has(placed.status)
    ? ok({ booking: toBooking(placed, clock.now()), action: null })
    : over
}

/**
 * Returns true if the cart’s price is still valid at the accepted total, so that it is ordered unchanged, for example with
 * another card.
 */
async function isPriceValid(
  { bookings, clock }: RebookingApp,
  { newBookingId }: Rebooking,
  acceptTotal: Money,
): Promise<boolean> {
  const cart = newBookingId === null ? null : await bookings.find(newBookingId)
  if (!cart) return false
  if (cart.status !== 'cart') return cart.status !== 'expired'
  return (
    Temporal.Instant.compare(clock.now(), cart.quoteExpiresAt) < 0 &&
    isDeepStrictEqual(cart.price.total, acceptTotal)
  )
}

async function fillCart(
  { bookings, clock }: RebookingApp,
  rebooking: Rebooking,
  old: BookingRecord,
  found: CheaperCar,
  quote: QuoteRecord,
): Promise<void> {
  const choice = chooseExtras(quote.sold.available, found.chosen)
  if (!choice.ok) throw new Error(`what was matched for booking ${old.id} cannot be chosen`)
  const id = newId()
  const now = clock.now()
  const { userId, langId } = old
  const { planId, sold, exchange, expiresAt: quoteExpiresAt } = quote
  const cart = {
    id,
    reference: newReference(),
    userId,
    langId,
    planId,
    sold,
    exchange,
    quoteExpiresAt,
    now,
  }
  const contents = { ...choice.value, coupon: null, price: found.price, ...rentalInstants(sold) }
  await bookings.insertCart({ ...cart, ...contents }, async (tx) => {
    const to = { state: 'ordering', newBookingId: id, found } as const
    if (!(await moveFrom(tx, rebooking, to, clock.now()))) throw new FilledMeanwhile()
    await rebookingStore.copyGrants(tx, { from: old.id, to: id })
  })
}

/**
 * Moves a rebooking from the state that was read, once its cart can no longer be ordered. False if a concurrent request
 * was first.
 */
async function moveFrom(
  tx: Db,
  read: Rebooking,
  to: { state: 'ordering' | 'offered'; newBookingId: string | null; found: CheaperCar },
  now: Temporal.Instant,
): Promise<boolean> {
  const locked = await rebookingStore.lock(tx, read.id)
  if (locked?.state !== read.state || locked.newBookingId !== read.newBookingId) return false
  const stale = locked.newBookingId
  if (
    stale !== null &&
    !(await rebookedStore.endCart(tx, stale, now)) &&
    !(await rebookedStore.isExpired(tx, stale))
  )
    return false
  return rebookingStore.move(tx, read.id, locked.state, to, now)
}

/** Updates the offer to its current price and terms, for the traveller to review again. */
async function showAgain(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  rebooking: Rebooking,
  found: CheaperCar,
): Promise<void> {
  const to = { state: 'offered', newBookingId: null, found } as const
  await db.transaction().execute((tx) => moveFrom(tx, rebooking, to, clock.now()))
}

async function end(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  rebooking: Rebooking,
  reason: 'over' | 'gone' | 'not_cheaper',
): Promise<void> {
  if (rebooking.state !== 'offered') return
  await db
    .transaction()
    .execute((tx) =>
      rebookingStore.move(tx, rebooking.id, 'offered', { state: 'given_up', reason }, clock.now()),
    )
}

/** Returns true if the total, terms or extras differ from those shown. */
function isAnother(old: BookingRecord, shown: CheaperCar, now: CheaperCar, acceptTotal: Money): boolean {
  const seen = (found: CheaperCar) => ({
    terms: compareTerms(old.sold.offer, found.offer),
    missing: found.missing,
    payNow: found.price.pay_now,
    deposit: found.offer.deposit,
    excess: found.offer.excess,
    cancellation: found.offer.cancellation,
  })
  return !isDeepStrictEqual(now.price.total, acceptTotal) || !isDeepStrictEqual(seen(now), seen(shown))
}
