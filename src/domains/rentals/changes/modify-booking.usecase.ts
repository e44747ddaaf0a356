import { couponTitles } from '#domains/coupons/public.ts'
import type { Language } from '#kernel/locale.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { modifyCart, type ModifiedCart } from '../cart/modify-cart.usecase.ts'
import { cardOf } from '../orders/payment/card-of.ts'
import type * as operations from './change-operations.contract.ts'
import { modifyConfirmed, type ModifyingApp } from './modify-confirmed.usecase.ts'

type ModifyCall = Call<typeof operations.modifyBooking> | Call<typeof operations.modifyBookingByMethod>

/** Changes a cart, or a confirmed booking at its supplier. */
export async function modifyBooking(app: ModifyingApp, { body, session, address, language }: ModifyCall) {
  const { booking_id: bookingId, times, accept_total: acceptTotal, payment } = body
  const asked = {
    extras: body.extras,
    protectionId: body.protection_id,
    driver: body.driver,
    times: times && {
      pickUpAt: `${times.pickup_date}T${times.pickup_time}`,
      dropOffAt: `${times.dropoff_date}T${times.dropoff_time}`,
    },
  }
  if (await isConfirmed(app, session, bookingId)) {
    if (body.driver_age !== undefined || body.residence !== undefined)
      return fail({
        code: 'not_modifiable',
        detail: 'The age and residence a price was made for can be changed in the cart only',
      } as const)
    const modified = await modifyConfirmed(app, {
      access: session,
      bookingId,
      asked,
      acceptTotal: acceptTotal ?? null,
      card: payment ? cardOf(payment) : null,
      networkAddress: address,
    })
    if (!modified.ok) return modified
    const { booking, difference, price, due, action, confirmation, couponDropped } = modified.value
    const { days, pickup_at, dropoff_at, extras, protection, desk } = modified.value.changed
    const changed = { days, pickup_at, dropoff_at, extras, protection, desk }
    return ok({
      booking,
      difference,
      change: { price, changed, due, action, confirmation },
      coupon_dropped: droppedCoupon(couponDropped, language),
    })
  }
  const modified = await modifyCart(app, {
    access: session,
    bookingId,
    ...asked,
    driverAge: body.driver_age,
    residence: body.residence,
    acceptTotal,
  })
  if (!modified.ok) return modified
  const { booking, difference, couponDropped } = modified.value
  return ok({ booking, difference, change: null, coupon_dropped: droppedCoupon(couponDropped, language) })
}

/** Returns true if a booking is confirmed, so that changing it involves its supplier. */
async function isConfirmed(
  { bookings }: Pick<App, 'bookings'>,
  session: ModifyCall['session'],
  id: string,
): Promise<boolean> {
  return (await bookings.findFor(session, { id }))?.status === 'confirmed'
}

/** Returns the coupon that is no longer valid, with the reason in the caller's language. */
function droppedCoupon(dropped: ModifiedCart['couponDropped'], language: Language) {
  return dropped && { ...dropped, title: couponTitles[dropped.reason][language] }
}
