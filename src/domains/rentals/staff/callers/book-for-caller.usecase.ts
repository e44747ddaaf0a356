import { isDeepStrictEqual } from 'node:util'
import { createGuest } from '#domains/accounts/public.ts'
import { writeAudited, type StaffActor } from '#domains/staff/public.ts'
import { newId, newReference } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { scaledLimit } from '#kernel/window-limit.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type { BookingRecord } from '../../bookings/booking.ts'
import { rentalInstants } from '../../bookings/rental-instants.ts'
import type { AddCarFailure } from '../../cart/add-car.usecase.ts'
import { cartPrice, chooseExtras } from '../../cart/choose-extras.ts'
import { orderCar, type OrderFailure, type OrderingApp } from '../../orders/order-car.usecase.ts'
import type { WriteOrder } from '../../orders/place-order.usecase.ts'
import type { BookForCallerBody } from './book-for-caller.contract.ts'
import type * as operations from './caller-booking-operations.contract.ts'
import { findCallerBooking, insertCallerBooking } from './caller-booking.store.ts'

/** Max cars that a member of the staff books for callers per day; more would not be phone bookings. */
const A_DAY = { most: 150, seconds: 86_400 }

type BookingApp = OrderingApp &
  Pick<App, 'db' | 'clock' | 'bookings' | 'quotes' | 'windowCounts' | 'limitScale'>

type BookForCallerFailure =
  | Exclude<OrderFailure, { code: 'address_unproved' }>
  | AddCarFailure
  | { code: 'driver_has_unpaid' | 'class_held_unpaid' | 'too_many_booked'; detail: string }

/** Thrown inside the transaction that fills a cart: a concurrent request was first. */
class FilledMeanwhile extends Error {}

/** Thrown inside the order's transaction to roll it back. */
class TooManyBooked extends Error {}

/** A token hash that matches no token: staff read the booking as its owner. */
const NO_TOKEN = Buffer.alloc(0)

/**
 * Books the car of a quote for a caller, to be paid at the desk. A quote becomes one booking: a repeated or concurrent
 * submit returns the first one's. The order and its audit row are one transaction. A rejected order leaves a cart,
 * which the next submit of the same quote orders, or which expires with its price.
 */
export async function bookCarForCaller(
  app: BookingApp,
  { body, by, idempotencyKey }: Call<typeof operations.bookCarForCaller>,
) {
  const cart = await cartOf(app, body)
  if (!cart.ok) return cart
  const { id, userId } = cart.value
  const request = {
    access: { userId, tokenHash: NO_TOKEN },
    bookingId: id,
    driver: body.driver,
    acceptTotal: body.accept_total,
    card: null,
    networkAddress: null,
    write: writeOf(app, cart.value, by),
  }
  try {
    const first = await orderCar(app, { ...request, key: idempotencyKey })
    // A concurrent request may have placed the same order with another key.
    const isPlaced = !first.ok && first.failure.code === 'not_in_cart'
    const ordered = isPlaced ? await orderCar(app, { ...request, key: null }) : first
    if (!ordered.ok) return fail(toCallerFailure(ordered.failure))
    const { booking_id, reference, status } = ordered.value.booking
    return ok({ booking_id, reference, status })
  } catch (error) {
    if (!(error instanceof TooManyBooked)) throw error
    const detail = `At most ${A_DAY.most} cars a day are booked so`
    return fail({ code: 'too_many_booked', detail } as const)
  }
}

async function cartOf(
  app: BookingApp,
  order: BookForCallerBody,
): Promise<Result<BookingRecord, BookForCallerFailure>> {
  const made = await findCallerBooking(app.db, order.quote_id)
  if (made !== null) return withChoice(app, await booked(app, made), order)
  const filled = await fillCart(app, order)
  return filled.ok ? ok(await booked(app, filled.value)) : filled
}

async function booked({ bookings }: BookingApp, id: string): Promise<BookingRecord> {
  const booking = await bookings.find(id)
  if (!booking) throw new Error(`booking ${id} of a caller is gone`)
  return booking
}

function choiceOf(available: BookingRecord['sold']['available'], order: BookForCallerBody) {
  const { extras, protection_id: protectionId = null } = order
  return chooseExtras(available, { extras, protectionId })
}

async function fillCart(
  { db, clock, bookings, quotes }: BookingApp,
  order: BookForCallerBody,
): Promise<Result<string, BookForCallerFailure>> {
  const { quote_id: quoteId, notice_lang_id: langId } = order
  const quote = await quotes.find(quoteId)
  if (!quote) return fail({ code: 'quote_not_found', detail: 'There is no such quote' })
  const { planId, sold, exchange, expiresAt: quoteExpiresAt } = quote
  if (Temporal.Instant.compare(quoteExpiresAt, clock.now()) <= 0) return quoteExpired
  const choice = choiceOf(sold.available, order)
  if (!choice.ok) return choice
  const id = newId()
  // Each booking has a separate owner account without any sign-in.
  const { userId } = await createGuest({ db, clock }, { langId })
  const cart = { id, reference: newReference(), userId, langId, planId, sold, exchange, quoteExpiresAt }
  const price = cartPrice(sold.offer.price, choice.value, sold.days)
  try {
    await bookings.insertCart(
      { ...cart, ...choice.value, price, coupon: null, ...rentalInstants(sold), now: clock.now() },
      async (tx) => {
        if (!(await insertCallerBooking(tx, { bookingId: id, quoteId }))) throw new FilledMeanwhile()
      },
    )
    return ok(id)
  } catch (error) {
    if (!(error instanceof FilledMeanwhile)) throw error
    const made = await findCallerBooking(db, quoteId)
    return made === null ? quoteExpired : ok(made)
  }
}

/** Updates the cart that an earlier submit left to the current choice. */
async function withChoice(
  app: BookingApp,
  booking: BookingRecord,
  order: BookForCallerBody,
): Promise<Result<BookingRecord, BookForCallerFailure>> {
  if (booking.status !== 'cart') return ok(booking)
  const choice = choiceOf(booking.sold.available, order)
  if (!choice.ok) return choice
  const price = cartPrice(booking.sold.offer.price, choice.value, booking.sold.days)
  const { extras, protection } = booking
  const { notice_lang_id: langId } = order
  const isSame = isDeepStrictEqual({ extras, protection }, choice.value)
  if (isSame && booking.langId === langId) return ok(booking)
  await app.bookings.change({
    bookingId: booking.id,
    from: { status: 'cart', cart: booking },
    set: { ...choice.value, price, langId },
    event: { kind: 'cart_changed' },
    now: app.clock.now(),
  })
  return ok(await booked(app, booking.id))
}

/** Places the order with its audit row. */
function writeOf(app: BookingApp, { id, planId, price, langId }: BookingRecord, by: StaffActor): WriteOrder {
  const { windowCounts, limitScale } = app
  const counted = {
    name: `cars booked for callers by ${by.staffId}`,
    limit: scaledLimit(A_DAY, limitScale),
  }
  return (place) =>
    writeAudited(app, by, async (tx, now, audit) => {
      if (!(await place(tx))) return false
      if ((await windowCounts.takeIn(tx, [counted], now)) > 0) throw new TooManyBooked()
      const { total, pay_at_desk: payAtDesk } = price
      await audit({
        action: 'book_car',
        subject: { kind: 'booking', id },
        before: null,
        after: { plan: planId, total, pay_at_desk: payAtDesk, terms_read: true, lang_id: langId },
      })
      return true
    })
}

const quoteExpired = fail({
  code: 'quote_expired',
  detail: 'The price was held for 20 minutes; ask for today’s price',
} as const)

/** Rephrases the limits on a guest's unpaid cars for a caller. */
function toCallerFailure(failure: OrderFailure): BookForCallerFailure {
  if (failure.code !== 'address_unproved') return failure
  return failure.ofClass
    ? { code: 'class_held_unpaid', detail: 'As many of this class are unpaid at this desk as we reserve' }
    : { code: 'driver_has_unpaid', detail: 'The driver’s e-mail or phone has an unpaid car already' }
}
