import { languageOf, type LangId } from '#kernel/locale.ts'
import { decimal, subtract, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { fitCoupon, type CouponCode } from '#domains/coupons/public.ts'
import type { App } from '#platform/app.ts'
import { couponCart, couponUsers } from './coupon/coupon-cart.ts'
import type { QuoteFailure } from '../quotes/quote-failure.ts'
import type { QuoteCar } from '../quotes/quote-offer.usecase.ts'
import { ageBand } from '../search/age-band.ts'
import { decodeOfferId } from '../search/offers/offer-id.ts'
import { toBooking } from '../bookings/booking-reply.ts'
import type { Booking } from '../bookings/booking.contract.ts'
import type { Driver } from '../bookings/driver.contract.ts'
import { allowedActions, type BookingRecord } from '../bookings/booking.ts'
import type { CartContents } from '../bookings/state-transition.ts'
import type { BookingAccess } from '../bookings/booking-read.store.ts'
import { cartPrice, chooseExtras, type ExtrasFailure } from './choose-extras.ts'
import { driverFailure, type DriverFailure } from '../bookings/driver.ts'
import { rentalInstants } from '../bookings/rental-instants.ts'

type ModifyCartFailure =
  | QuoteFailure
  | ExtrasFailure
  | DriverFailure
  | { code: 'booking_not_found'; detail: string }
  | { code: 'not_in_cart'; detail: string }
  | { code: 'price_changed'; detail: string }
  | { code: 'not_for_driver'; detail: string }

type Request = {
  access: BookingAccess
  bookingId: string
  extras: { id: string; quantity: number }[] | undefined
  /** Undefined keeps the protection; null removes it. */
  protectionId: string | null | undefined
  driver: Driver | undefined
  times: { pickUpAt: string; dropOffAt: string } | undefined
  /** Age the car is priced for; undefined leaves it unchanged. */
  driverAge: number | undefined
  residence: string | undefined
  acceptTotal: Money | undefined
}

/** `couponDropped`: the coupon that is no longer valid for the cart's new contents. */
export type ModifiedCart = {
  booking: Booking
  difference: Money
  couponDropped: { code: string; reason: CouponCode } | null
}

/** The terms fixed by a quote: the car at its price, the exchange rates used, and the expiry. */
type PriceHold = Pick<BookingRecord, 'sold' | 'exchange' | 'quoteExpiresAt'>

type NewContents = CartContents & Pick<BookingRecord, 'exchange'> & Pick<ModifiedCart, 'couponDropped'>

declare module '#platform/app.ts' {
  interface App {
    /** Quotes a car again for an existing cart or booking. */
    quoteCar: QuoteCar
  }
}

/** Parts of the app that change a cart. */
type CartApp = Pick<App, 'db' | 'clock' | 'bookings' | 'quotes' | 'quoteCar'>

/** Concurrent choices are both applied: the later one is retried on the result of the earlier one. */
const MAX_TRIES = 5

/** Changes extras, protection, driver or times of a booking in the cart. Other times are priced by the supplier. */
export async function modifyCart(
  app: CartApp,
  request: Request,
): Promise<Result<ModifiedCart, ModifyCartFailure>> {
  for (let count = 0; count < MAX_TRIES; count++) {
    const modified = await tryModify(app, request)
    if (modified !== 'changed_meanwhile') return modified
  }
  return fail({ code: 'not_in_cart', detail: 'The booking was changed meanwhile; look at it again' })
}

async function tryModify(
  app: CartApp,
  request: Request,
): Promise<Result<ModifiedCart, ModifyCartFailure> | 'changed_meanwhile'> {
  const { bookings, clock } = app
  const booking = await bookings.findFor(request.access, { id: request.bookingId })
  if (!booking) return fail({ code: 'booking_not_found', detail: 'There is no such booking' })
  if (!allowedActions(booking, clock.now()).modify)
    return fail({
      code: 'not_in_cart',
      detail: 'Only a booking in the cart, while its price is held, can be changed',
    })
  const unfit = request.driver && driverFailure(request.driver, booking.sold)
  if (unfit) return fail(unfit)
  const contents = await newContents(app, booking, request)
  if (!contents.ok) return contents
  const { couponDropped, ...newCart } = contents.value
  const { acceptTotal } = request
  const { total } = newCart.price
  if (acceptTotal && (acceptTotal.amount !== total.amount || acceptTotal.currency !== total.currency))
    return fail({
      code: 'price_changed',
      detail: `The total would be ${total.currency} ${decimal(total.amount)}`,
    })
  const changed = await bookings.change({
    bookingId: booking.id,
    from: { status: 'cart', cart: booking },
    set: { ...newCart, ...(request.driver && { driver: request.driver }) },
    event: { kind: 'cart_changed', ...(couponDropped && { detail: { couponDropped } }) },
    now: clock.now(),
  })
  if (!changed) return 'changed_meanwhile'
  const after = await bookings.find(booking.id)
  if (!after) throw new Error(`booking ${booking.id} is gone`)
  const difference = subtract(total, booking.price.total)
  return ok({ booking: toBooking(after, clock.now()), difference, couponDropped })
}

async function newContents(
  app: CartApp,
  booking: BookingRecord,
  request: Request,
): Promise<Result<NewContents, ModifyCartFailure>> {
  const priceHold: Result<PriceHold, ModifyCartFailure> = needsNewPrice(booking, request)
    ? await requote(app, booking, request)
    : ok(booking)
  if (!priceHold.ok) return priceHold
  const { sold, exchange, quoteExpiresAt } = priceHold.value
  const choice = chooseExtras(sold.available, {
    extras: request.extras ?? booking.extras.map(({ extra, quantity }) => ({ id: extra.id, quantity })),
    protectionId:
      request.protectionId === undefined ? (booking.protection?.id ?? null) : request.protectionId,
  })
  if (!choice.ok) return choice
  const price = cartPrice(sold.offer.price, choice.value, sold.days)
  const driver = request.driver ?? booking.driver
  const cart = { ...booking, driver, sold, exchange, price, coupon: null }
  const priced = await refit(app, cart, booking.coupon)
  return ok({ sold, exchange, quoteExpiresAt, ...choice.value, ...priced, ...rentalInstants(sold) })
}

/** Reapplies the cart's coupon to its new price; one that is no longer valid is dropped. */
async function refit(app: Pick<App, 'db' | 'clock'>, cart: BookingRecord, had: BookingRecord['coupon']) {
  const without = { price: cart.price, coupon: null, couponDropped: null }
  if (!had) return without
  const fitted = await fitCoupon(app, had.code, couponCart(cart), couponUsers(cart))
  return fitted.ok
    ? { ...fitted.value, couponDropped: null }
    : { ...without, couponDropped: { code: had.code, reason: fitted.failure.code } }
}

/**
 * Fetches today's price at today's exchange rates. A reservation is compared with the sale at the rates stored with
 * it.
 */
async function requote(
  { quotes, quoteCar }: CartApp,
  booking: BookingRecord,
  { times, driverAge, residence }: Pick<Request, 'times' | 'driverAge' | 'residence'>,
): Promise<Result<PriceHold, ModifyCartFailure>> {
  const key = decodeOfferId(booking.sold.offer.offer_id)
  if (!key) throw new Error(`booking ${booking.id} has an offer id that cannot be read`)
  const query = {
    ...key,
    ...times,
    ...(driverAge !== undefined && { driverAge }),
    ...(residence !== undefined && { residence }),
  }
  const quoted = await quoteCar(query, languageOf(booking.langId as LangId), {
    attribution: booking.sold.ledBy ?? null,
  })
  if (!quoted.ok) return times ? quoted : notForDriver(quoted)
  const quote = await quotes.find(quoted.value.quote_id)
  if (!quote) throw new Error(`quote ${quoted.value.quote_id} was made and is not there`)
  return ok({ sold: quote.sold, exchange: quote.exchange, quoteExpiresAt: quote.expiresAt })
}

/** Replaces `sold_out`: a car without an offer for the new driver still exists, and is held for the former one. */
function notForDriver<Failure extends QuoteFailure>(refused: { ok: false; failure: Failure }) {
  return refused.failure.code === 'sold_out'
    ? fail({
        code: 'not_for_driver' as const,
        detail: 'The supplier has no price of this car for this driver',
      })
    : refused
}

/** Returns true if the request needs a new price: other times, another age band or another country. */
function needsNewPrice({ sold }: BookingRecord, { times, driverAge, residence }: Request): boolean {
  if (times) return true
  if (driverAge !== undefined && ageBand(driverAge) !== ageBand(sold.driverAge)) return true
  return residence !== undefined && residence !== sold.residence
}
