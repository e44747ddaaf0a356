import { couponTitles } from '#domains/coupons/public.ts'
import type { Language } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { type ModifiedCart, modifyCart } from '../cart/modify-cart.usecase.ts'
import { cardOf } from '../orders/payment/card-of.ts'
import type * as operations from './change-operations.contract.ts'
import {
  type CardOutcome,
  type DeclineApp,
  limitDeclines,
  type TooManyDeclines,
} from '#domains/payments/public.ts'
import type { BookingAccess } from '../bookings/booking-read.store.ts'
import {
  changeConfirmed,
  type ChangeConfirmedFailure,
  type ChangeRequest,
  type ChangeResult,
  type ChangingApp,
} from './change-confirmed.usecase.ts'
import { hasOtherChanges, needsConfirmation } from './driver-confirmation.ts'
import {
  requestDriverChange,
  type RequestDriverChangeFailure,
  type RequestingApp,
} from './request-driver-change.usecase.ts'

const alone = {
  code: 'driver_change_alone',
  detail: 'Change the driver or e-mail alone, where it costs no more; all else is for who booked, signed in',
} as const

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

type ModifyConfirmedFailure =
  | ChangeConfirmedFailure
  | RequestDriverChangeFailure
  | TooManyDeclines
  | { code: 'booking_not_found'; detail: string }
  | { code: 'driver_change_alone'; detail: string }

/** `confirmation`: whether the change awaits, or would await, a click on a link mailed to the booking's address. */
type ModifiedBooking = ChangeResult & { confirmation: 'needed' | 'mailed' | null }

type Request = Omit<ChangeRequest, 'insteadOfMaking' | 'networkAddress'> & {
  access: BookingAccess
  bookingId: string
  networkAddress: string
}

/** Parts of the app that change a confirmed booking for a traveller. */
type ModifyingApp = ChangingApp & RequestingApp & DeclineApp

/**
 * Changes a confirmed booking for a caller who may read it. If the caller used reference and email, a change of driver
 * or email is not made, but mailed to the booking's address for confirmation.
 */
async function modifyConfirmed(
  app: ModifyingApp,
  { access, bookingId, networkAddress, ...order }: Request,
): Promise<Result<ModifiedBooking, ModifyConfirmedFailure>> {
  const booking = await app.bookings.findFor(access, { id: bookingId })
  if (!booking) return fail({ code: 'booking_not_found', detail: 'There is no such booking' })
  const { asked, acceptTotal } = order
  const { driver } = asked
  const request = { ...order, networkAddress }
  if (!driver || !needsConfirmation(booking, access, asked)) {
    const change = () => changeConfirmed(app, booking, request)
    const payer = { of: { bookingId }, person: `user ${access.userId}`, networkAddress }
    const tried = request.card ? await limitDeclines(app, payer, change, cardOutcome) : ok(await change())
    if (!tried.ok) return tried
    const changed = tried.value
    return changed.ok ? ok({ ...changed.value, confirmation: null }) : changed
  }
  if (hasOtherChanges(asked)) return fail(alone)
  // A mailed link never requests a card: only the owner may make a change that costs more.
  const priced = await changeConfirmed(app, booking, { ...request, insteadOfMaking: async (it) => ok(it) })
  if (!priced.ok) return priced
  if (priced.value.due.amount > 0) return fail(alone)
  if (!acceptTotal) return ok({ ...priced.value, confirmation: 'needed' })
  const requested = await requestDriverChange(app, booking, { driver, acceptTotal })
  return requested.ok ? ok({ ...priced.value, confirmation: 'mailed' }) : requested
}

function cardOutcome(changed: Result<ChangeResult, ChangeConfirmedFailure>): CardOutcome {
  if (changed.ok) return changed.value.action ? 'asked' : 'other'
  return changed.failure.code === 'payment_declined' ? 'declined' : 'other'
}
