import { newId } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { type CouponCode, redeemCoupon, type CouponFailure } from '#domains/coupons/public.ts'
import { couponCart, couponUsers } from '../cart/coupon/coupon-cart.ts'
import type { Driver } from '../bookings/driver.contract.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import type { StateTransition } from '../bookings/state-transition.ts'
import { HoldRefused, holdUnpaidCar, type HoldingApp, type UnpaidRefused } from './hold-unpaid-car.service.ts'
import { LEASE_SECONDS } from '../settlement/settlement.ts'

export type PlaceFailure =
  | CouponFailure
  | UnpaidRefused
  | { code: 'not_in_cart'; detail: string }
  | { code: 'price_changed'; detail: string }

/** Runs `place` in a transaction that may write more. Returns true if the order was placed. */
export type WriteOrder = (place: (tx: Db) => Promise<boolean>) => Promise<boolean>

/** `networkAddress` is null if ordered on behalf of another person. */
type Order = {
  driver: Driver
  key: string | null
  networkAddress: string | null
  write?: WriteOrder | undefined
}

/** Parts of the app that record an order. */
export type PlacingApp = HoldingApp & Pick<App, 'bookings' | 'clock'>

/** Thrown inside the order's transaction to roll it back. */
class CouponRefused extends Error {
  readonly reason: CouponCode
  constructor(reason: CouponCode) {
    super(reason)
    this.reason = reason
  }
}

/**
 * Records the order of a cart and redeems its coupon in the same transaction. An invalid coupon is removed from the
 * cart instead, so that the traveller sees the price without it and decides again.
 */
export async function placeOrder(
  app: PlacingApp,
  booking: BookingRecord,
  { driver, key, networkAddress, write }: Order,
): Promise<Result<null, PlaceFailure>> {
  const { bookings, clock } = app
  const payNow = booking.price.pay_now
  const now = clock.now()
  const { coupon } = booking
  const hold = payNow.amount === 0 ? await holdUnpaidCar(app, { booking, driver, networkAddress }) : null
  const alongside = async (tx: Db) => {
    const unpaid = await hold?.(tx)
    if (unpaid) throw new HoldRefused(unpaid)
    if (!coupon) return
    const users = couponUsers({ userId: booking.userId, driver })
    const { code, discount } = coupon
    const exceedsMargin = discount.amount > couponCart(booking).margin.amount
    const refused = await redeemCoupon(tx, { code, bookingId: booking.id, users, exceedsMargin, now })
    if (refused) throw new CouponRefused(refused)
  }
  const order: StateTransition = {
    bookingId: booking.id,
    // The total was accepted for these contents: if the cart changes later, another total must be accepted.
    from: { status: 'cart', cart: booking },
    set: {
      status: payNow.amount > 0 ? 'awaiting_payment' : 'awaiting_supplier',
      ...(payNow.amount === 0 && { supplierState: 'asked' as const }),
      driver,
      attempts: 0,
      leaseUntil: now.add({ seconds: LEASE_SECONDS }),
    },
    ...(payNow.amount > 0 && { openPayment: { id: newId(), amount: payNow } }),
    event: { kind: 'order_placed', detail: { key } },
    now,
  }
  try {
    const placed = await (write
      ? write((tx) => bookings.changeIn(tx, order, alongside))
      : bookings.change(order, alongside))
    return placed ? ok(null) : await changedMeanwhile(app, booking.id)
  } catch (error) {
    if (error instanceof HoldRefused) return fail(error.failure)
    if (!(error instanceof CouponRefused)) throw error
    await bookings.change({
      bookingId: booking.id,
      from: { status: 'cart', cart: booking },
      set: { coupon: null, price: couponCart(booking).price },
      event: { kind: 'coupon_dropped', detail: { code: coupon?.code, reason: error.reason } },
      now,
    })
    return fail({ code: error.reason })
  }
}

async function changedMeanwhile({ bookings }: PlacingApp, id: string): Promise<Result<never, PlaceFailure>> {
  const found = await bookings.find(id)
  return found?.status === 'cart'
    ? fail({ code: 'price_changed', detail: 'The cart was changed meanwhile; look at it again' })
    : fail({ code: 'not_in_cart', detail: 'This booking was ordered already' })
}
