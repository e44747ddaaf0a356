import { newId, newReference } from '#kernel/ids.ts'
import { languageOf, type LangId } from '#kernel/locale.ts'
import { subtract } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { refitCoupon, type CouponCode } from '#domains/coupons/public.ts'
import { paymentStore } from '#domains/payments/public.ts'
import type { App } from '#platform/app.ts'
import { couponCart } from '../cart/coupon/coupon-cart.ts'
import type { QuoteFailure } from '../quotes/quote-failure.ts'
import { decodeOfferId } from '../search/offers/offer-id.ts'
import { refundParts } from '../refunds/refund-parts.ts'
import type { BookingChange, RequestedChange } from './booking-change.ts'
import { insertQuotedChange } from './booking-change.store.ts'
import { keysOf, type BookingRecord } from '../bookings/booking.ts'
import { cartPrice, chooseExtras, type ExtrasFailure } from '../cart/choose-extras.ts'
import { driverFailure, type DriverFailure } from '../bookings/driver.ts'

export type PriceChangeFailure =
  | QuoteFailure
  | ExtrasFailure
  | DriverFailure
  | { code: 'not_modifiable'; detail: string }

/** `couponDropped`: the coupon that is not valid for the booking's new contents. */
export type PricedChange = {
  change: BookingChange
  couponDropped: { code: string; reason: CouponCode } | null
}

/** Parts of the app that price a change. */
export type PricingApp = Pick<App, 'db' | 'clock' | 'quotes' | 'quoteCar'>

/** Prices a change of a confirmed booking at its supplier and holds the price like a quote. */
export async function priceChange(
  app: PricingApp,
  booking: BookingRecord,
  requested: RequestedChange,
): Promise<Result<PricedChange, PriceChangeFailure>> {
  const { db, clock } = app
  const driver = requested.driver ?? booking.driver
  if (!driver) throw new Error(`booking ${booking.id} is confirmed without a driver`)
  const unfit = driverFailure(driver, booking.sold)
  if (unfit) return fail(unfit)
  const quoted = await quoteChanged(app, booking, requested.times)
  if (!quoted.ok) return quoted
  const { sold, exchange, expiresAt } = quoted.value
  const choice = chooseExtras(sold.available, {
    extras: requested.extras ?? booking.extras.map(({ extra, quantity }) => ({ id: extra.id, quantity })),
    protectionId:
      requested.protectionId === undefined ? (booking.protection?.id ?? null) : requested.protectionId,
  })
  if (!choice.ok) return choice
  const full = cartPrice(sold.offer.price, choice.value, sold.days)
  const { coupon, price, couponDropped } = await refit(app, booking, { sold, price: full, exchange })
  const due = subtract(price.pay_now, booking.price.pay_now)
  const paid = await paymentStore.leftOfBooking(db, booking.id)
  // Money that staff already refunded cannot be refunded for a change.
  if (-due.amount > paid.reduce((sum, { left }) => sum + left, 0)) return fail(refundedBefore)
  const change = {
    id: newId(),
    bookingId: booking.id,
    reference: newReference(),
    asked: requested,
    contents: { sold, exchange, ...choice.value, coupon, price, driver },
    due,
    refunds: due.amount < 0 ? refundParts(paid, -due.amount, newId) : [],
    rebooked: false,
    supplierReference: null,
    silent: false,
    reason: null,
    expiresAt,
  }
  await insertQuotedChange(db, change, clock.now())
  return ok({ change: { ...change, state: 'quoted', payment: null }, couponDropped })
}

/** Reapplies the booking's coupon to its new price. */
async function refit(
  { db }: Pick<App, 'db'>,
  { id, coupon }: BookingRecord,
  priced: Pick<BookingRecord, 'sold' | 'price' | 'exchange'>,
) {
  const without = { price: priced.price, coupon: null, couponDropped: null }
  if (!coupon) return without
  const fitted = await refitCoupon({ db }, id, coupon, couponCart({ ...priced, coupon: null }))
  return fitted.ok
    ? { ...fitted.value, couponDropped: null }
    : { ...without, couponDropped: { code: coupon.code, reason: fitted.failure.code } }
}

async function quoteChanged(
  { quotes, quoteCar }: PricingApp,
  { id, reference, supplierReference, sold, langId }: BookingRecord,
  times: RequestedChange['times'],
) {
  const reserved = { booking: keysOf({ reference, supplierReference, sold }), car: sold.car }
  const key = decodeOfferId(sold.offer.offer_id)
  if (!key) throw new Error(`booking ${id} has an offer id that cannot be read`)
  const quoted = await quoteCar({ ...key, ...times }, languageOf(langId as LangId), {
    attribution: sold.ledBy ?? null,
    reserved,
  })
  if (!quoted.ok) return quoted
  const quote = await quotes.find(quoted.value.quote_id)
  if (!quote) throw new Error(`quote ${quoted.value.quote_id} was made and is not there`)
  return ok(quote)
}

const refundedBefore = {
  code: 'not_modifiable',
  detail: 'More was given back before than this change leaves to be paid',
} as const
