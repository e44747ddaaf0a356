import { ORDER_EXAMPLE } from '../orders/order-example.contract.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { Context } from 'hono'
import type { PaymentGateway } from '#domains/payments/public.ts'
import type { RequireTraveller, TravellerVariables } from '#domains/accounts/public.ts'
import type { Idempotent, IdempotencyVariables } from '#platform/http/idempotency.ts'
import { IdempotencyHeader } from '#platform/http/idempotency.contract.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { addressOf } from '#platform/http/caller-address.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import { ModifyBookingReply } from '../bookings/booking.contract.ts'
import type { BookingAccess } from '../bookings/booking-read.store.ts'
import type { ModifiedCart, ModifyCart } from '../cart/modify-cart.usecase.ts'
import { cardOf } from '../orders/payment/card-of.ts'
import { CheckedModifyBookingBody, CheckedPaymentMethodModifyBody } from './checked-change.contract.ts'
import type { ModifyConfirmed } from './modify-confirmed.usecase.ts'
import { modifyRefused } from './modify-refused.http.ts'
import { problemTitle } from '../rental-problem.http.ts'

type Needs = {
  modifyCart: ModifyCart
  modifyConfirmed: ModifyConfirmed
  /** Returns true if a booking is confirmed, so that changing it involves its supplier. */
  isConfirmed: (access: BookingAccess, bookingId: string) => Promise<boolean>
  takes: PaymentGateway['takes']
  rateLimit: RateLimit
  requireTraveller: RequireTraveller
  idempotent: Idempotent
}

/** `/user/modify-booking`: changes a cart, or a confirmed booking at its supplier. */
export function modifyBookingRoutes(needs: Needs) {
  const { modifyCart, modifyConfirmed, isConfirmed, takes, rateLimit, requireTraveller, idempotent } = needs
  const modify = createRoute({
    method: 'post',
    path: '/user/modify-booking',
    summary:
      'Change extras, protection, driver or times of a booking, or tell what that costs once it is confirmed',
    limit: rateLimit('modify', 120),
    access: requireTraveller,
    owned: 'booking',
    middleware: [idempotent],
    request: {
      headers: IdempotencyHeader,
      body: jsonBody(takes === 'card' ? CheckedModifyBookingBody : CheckedPaymentMethodModifyBody, {
        ...ORDER_EXAMPLE,
        extras: [{ id: 'ADD', quantity: 1 }],
        protection_id: null,
        times: {
          pickup_date: '2027-03-01',
          pickup_time: '10:00',
          dropoff_date: '2027-03-05',
          dropoff_time: '10:00',
        },
      }),
    },
    responses: jsonReplies(
      200,
      ModifyBookingReply,
      'The booking as it now stands, and what it costs more or less',
      404,
      409,
      410,
      422,
      502,
    ),
  })
  return openApiApp<TravellerVariables & IdempotencyVariables>().openapi(modify, async (c) => {
    const { booking_id, extras, protection_id, driver, times, accept_total, payment, ...priced } =
      c.req.valid('json')
    const access = c.var.traveller
    const asked = {
      extras,
      protectionId: protection_id,
      driver,
      times: times && {
        pickUpAt: `${times.pickup_date}T${times.pickup_time}`,
        dropOffAt: `${times.dropoff_date}T${times.dropoff_time}`,
      },
    }
    if (await isConfirmed(access, booking_id)) {
      if (priced.driver_age !== undefined || priced.residence !== undefined)
        return modifyRefused(c, {
          code: 'not_modifiable',
          detail: 'The age and residence a price was made for can be changed in the cart only',
        })
      const changed = await modifyConfirmed({
        access,
        bookingId: booking_id,
        asked,
        acceptTotal: accept_total ?? null,
        card: payment ? cardOf(payment) : null,
        networkAddress: addressOf(c),
      })
      if (!changed.ok) return modifyRefused(c, changed.failure)
      const { booking, difference, price, due, action, confirmation, couponDropped } = changed.value
      const { days, pickup_at, dropoff_at, extras: booked, protection, desk } = changed.value.changed
      const contents = { days, pickup_at, dropoff_at, extras: booked, protection, desk }
      const change = { price, changed: contents, due, action, confirmation }
      const coupon_dropped = droppedCoupon(c, couponDropped)
      return c.json({ booking, difference, change, coupon_dropped }, 200)
    }
    const modified = await modifyCart({
      access,
      bookingId: booking_id,
      ...asked,
      driverAge: priced.driver_age,
      residence: priced.residence,
      acceptTotal: accept_total,
    })
    if (!modified.ok) return modifyRefused(c, modified.failure)
    const { booking, difference, couponDropped } = modified.value
    return c.json({ booking, difference, change: null, coupon_dropped: droppedCoupon(c, couponDropped) }, 200)
  })
}

/** Returns the coupon that is no longer valid, with the reason in the caller's language. */
function droppedCoupon(c: Context, dropped: ModifiedCart['couponDropped']) {
  return dropped && { ...dropped, title: problemTitle(dropped.reason, languageOfRequest(c)) }
}
