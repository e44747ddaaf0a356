import { isDeepStrictEqual } from 'node:util'
import type { GuestLogin } from '#domains/accounts/public.ts'
import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import type { Clock } from '#kernel/clock.ts'
import { newId, newReference } from '#kernel/ids.ts'
import type { Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { scaledLimit } from '#kernel/window-limit.ts'
import type { WindowCounts } from '#platform/db/window-counts.store.ts'
import type { Booking } from '../../bookings/booking.contract.ts'
import type { BookingRecord } from '../../bookings/booking.ts'
import type { BookingStore } from '../../bookings/booking.store.ts'
import type { Driver } from '../../bookings/driver.contract.ts'
import { rentalInstants } from '../../bookings/rental-instants.ts'
import type { AddCarFailure } from '../../cart/add-car.usecase.ts'
import { cartPrice, chooseExtras, type ChosenExtras } from '../../cart/choose-extras.ts'
import type { OrderCar, OrderFailure } from '../../orders/order-car.usecase.ts'
import type { WriteOrder } from '../../orders/place-order.usecase.ts'
import type { QuoteStore } from '../../quotes/quote.store.ts'
import type { CallerBookings } from './caller-booking.store.ts'

/** Max cars that a member of the staff books for callers per day; more would not be phone bookings. */
const A_DAY = { most: 150, seconds: 86_400 }

export type BookForCallerFailure =
  | Exclude<OrderFailure, { code: 'address_unproved' }>
  | AddCarFailure
  | { code: 'driver_has_unpaid' | 'class_held_unpaid' | 'too_many_booked'; detail: string }

type Order = {
  quoteId: string
  chosen: ChosenExtras
  driver: Driver
  /** The total that the caller was quoted. */
  acceptTotal: Money
  /** Language of the driver's mails. */
  langId: number
  /** The request's idempotency key, if any. */
  key: string | null
}

/**
 * Books the car of a quote for a caller, to be paid at the desk. A quote becomes one booking: a repeated or concurrent
 * submit returns the first one's. The order and its audit row are one transaction. A rejected order leaves a cart,
 * which the next submit of the same quote orders, or which expires with its price.
 */
export type BookForCaller = (order: Order, by: StaffActor) => Promise<Result<Booking, BookForCallerFailure>>

type Needs = {
  quotes: Pick<QuoteStore, 'find'>
  bookings: Pick<BookingStore, 'find' | 'insertCart' | 'change'>
  callers: CallerBookings
  /** Creates the owner of a booking: each has a separate one, which nobody signs in as. */
  newGuest: GuestLogin
  orderCar: OrderCar
  counts: Pick<WindowCounts, 'takeIn'>
  /** RATE_LIMIT_SCALE. */
  scale: number
  staffWrite: StaffWrite
  clock: Clock
}

/** Thrown inside the transaction that fills a cart: a concurrent request was first. */
class FilledMeanwhile extends Error {}

/** Thrown inside the order's transaction to roll it back. */
class TooManyBooked extends Error {}

/** A token hash that nobody has: staff read the booking as its owner. */
const NO_TOKEN = Buffer.alloc(0)

export function bookForCaller(needs: Needs): BookForCaller {
  const { quotes, bookings, callers, newGuest, orderCar, counts, scale, staffWrite, clock } = needs

  async function cartOf(order: Order): Promise<Result<BookingRecord, BookForCallerFailure>> {
    const made = await callers.ofQuote(order.quoteId)
    if (made !== null) return withChoice(await booked(made), order)
    const filled = await fillCart(order)
    return filled.ok ? ok(await booked(filled.value)) : filled
  }

  async function booked(id: string): Promise<BookingRecord> {
    const booking = await bookings.find(id)
    if (!booking) throw new Error(`booking ${id} of a caller is gone`)
    return booking
  }

  async function fillCart({ quoteId, chosen, langId }: Order): Promise<Result<string, BookForCallerFailure>> {
    const quote = await quotes.find(quoteId)
    if (!quote) return fail({ code: 'quote_not_found', detail: 'There is no such quote' })
    const { planId, sold, exchange, expiresAt: quoteExpiresAt } = quote
    if (Temporal.Instant.compare(quoteExpiresAt, clock.now()) <= 0) return quoteExpired
    const choice = chooseExtras(sold.available, chosen)
    if (!choice.ok) return choice
    const id = newId()
    const { userId } = await newGuest({ langId })
    const cart = { id, reference: newReference(), userId, langId, planId, sold, exchange, quoteExpiresAt }
    const price = cartPrice(sold.offer.price, choice.value, sold.days)
    try {
      await bookings.insertCart(
        { ...cart, ...choice.value, price, coupon: null, ...rentalInstants(sold), now: clock.now() },
        async (tx) => {
          if (!(await callers.insert(tx, { bookingId: id, quoteId }))) throw new FilledMeanwhile()
        },
      )
      return ok(id)
    } catch (error) {
      if (!(error instanceof FilledMeanwhile)) throw error
      const made = await callers.ofQuote(quoteId)
      return made === null ? quoteExpired : ok(made)
    }
  }

  /** Updates the cart that an earlier submit left to the current choice. */
  async function withChoice(
    booking: BookingRecord,
    { chosen, langId }: Order,
  ): Promise<Result<BookingRecord, BookForCallerFailure>> {
    if (booking.status !== 'cart') return ok(booking)
    const choice = chooseExtras(booking.sold.available, chosen)
    if (!choice.ok) return choice
    const price = cartPrice(booking.sold.offer.price, choice.value, booking.sold.days)
    const { extras, protection } = booking
    const isSame = isDeepStrictEqual({ extras, protection }, choice.value)
    if (isSame && booking.langId === langId) return ok(booking)
    await bookings.change({
      bookingId: booking.id,
      from: { status: 'cart', cart: booking },
      set: { ...choice.value, price, langId },
      event: { kind: 'cart_changed' },
      now: clock.now(),
    })
    return ok(await booked(booking.id))
  }

  /** Places the order with its audit row. */
  function writeOf({ id, planId, price, langId }: BookingRecord, by: StaffActor): WriteOrder {
    const counted = {
      name: `cars booked for callers by ${by.staffId}`,
      limit: scaledLimit(A_DAY, scale),
    }
    return (place) =>
      staffWrite(by, async (tx, now) => {
        if (!(await place(tx))) return { value: false, audited: null }
        if ((await counts.takeIn(tx, [counted], now)) > 0) throw new TooManyBooked()
        const { total, pay_at_desk: payAtDesk } = price
        return {
          value: true,
          audited: {
            action: 'book_car',
            subject: { kind: 'booking', id },
            before: null,
            after: { plan: planId, total, pay_at_desk: payAtDesk, terms_read: true, lang_id: langId },
          },
        }
      })
  }

  return async (order, by) => {
    const cart = await cartOf(order)
    if (!cart.ok) return cart
    const { id, userId } = cart.value
    const request = {
      access: { userId, tokenHash: NO_TOKEN },
      bookingId: id,
      driver: order.driver,
      acceptTotal: order.acceptTotal,
      card: null,
      networkAddress: null,
      write: writeOf(cart.value, by),
    }
    try {
      const first = await orderCar({ ...request, key: order.key })
      // A concurrent request may have placed the same order with another key.
      const isPlaced = !first.ok && first.failure.code === 'not_in_cart'
      const ordered = isPlaced ? await orderCar({ ...request, key: null }) : first
      return ordered.ok ? ok(ordered.value.booking) : fail(told(ordered.failure))
    } catch (error) {
      if (!(error instanceof TooManyBooked)) throw error
      return fail({ code: 'too_many_booked', detail: `At most ${A_DAY.most} cars a day are booked so` })
    }
  }
}

const quoteExpired = fail({
  code: 'quote_expired',
  detail: 'The price was held for 20 minutes; ask for today’s price',
} as const)

/** Rephrases the limits on a guest's unpaid cars for a caller. */
function told(failure: OrderFailure): BookForCallerFailure {
  if (failure.code !== 'address_unproved') return failure
  return failure.ofClass
    ? { code: 'class_held_unpaid', detail: 'As many of this class are unpaid at this desk as we reserve' }
    : { code: 'driver_has_unpaid', detail: 'The driver’s e-mail or phone has an unpaid car already' }
}
