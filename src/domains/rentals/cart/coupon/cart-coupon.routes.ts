import { EXAMPLE } from '#kernel/examples.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RequireTraveller, TravellerVariables } from '#domains/accounts/public.ts'
import { COUPON_FAILURES, COUPON_LIMIT } from '#domains/coupons/public.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { namedLimits } from '#platform/http/rate-limit.ts'
import { BookingReply } from '../../bookings/booking.contract.ts'
import type { ApplyCoupon, ApplyCouponFailure } from './apply-coupon.usecase.ts'
import { CouponBody, RemoveCouponBody } from './cart-coupon.contract.ts'
import type { RemoveCoupon, RemoveCouponFailure } from './remove-coupon.usecase.ts'
import { refusedBy } from '../../rental-problem.http.ts'

const removeStatus = { booking_not_found: 404, not_in_cart: 409 } as const satisfies Record<
  RemoveCouponFailure['code'],
  number
>

const removeRefused = refusedBy(removeStatus)
const applyRefused = refusedBy({
  ...removeStatus,
  ...COUPON_FAILURES,
} as const satisfies Record<ApplyCouponFailure['code'], number>)

type Needs = {
  applyCoupon: ApplyCoupon
  removeCoupon: RemoveCoupon
  requireTraveller: RequireTraveller
  limitOf: ReturnType<typeof namedLimits>
}

/** `/user/coupon` and `/user/remove-coupon`: the coupon of a cart. */
export function cartCouponRoutes({ applyCoupon, removeCoupon, requireTraveller, limitOf }: Needs) {
  const apply = createRoute({
    method: 'post',
    path: '/user/coupon',
    summary: 'Apply a coupon to a cart, in place of the one it has',
    limit: limitOf(COUPON_LIMIT),
    access: requireTraveller,
    owned: 'booking',
    request: { body: jsonBody(CouponBody, { booking_id: EXAMPLE.id, code: 'WELCOME10', lang_id: 1 }) },
    responses: jsonReplies(200, BookingReply, 'The booking at its new price', 404, 409, 422),
  })
  const remove = createRoute({
    method: 'post',
    path: '/user/remove-coupon',
    summary: 'Take the coupon off a cart',
    access: requireTraveller,
    owned: 'booking',
    request: { body: jsonBody(RemoveCouponBody, { booking_id: EXAMPLE.id, lang_id: 2 }) },
    responses: jsonReplies(200, BookingReply, 'The booking at its full price', 404, 409),
  })
  return openApiApp<TravellerVariables>()
    .openapi(apply, async (c) => {
      const { booking_id, code } = c.req.valid('json')
      const applied = await applyCoupon({ access: c.var.traveller, bookingId: booking_id, code })
      return applied.ok ? c.json({ booking: applied.value }, 200) : applyRefused(c, applied.failure)
    })
    .openapi(remove, async (c) => {
      const { booking_id } = c.req.valid('json')
      const removed = await removeCoupon({ access: c.var.traveller, bookingId: booking_id })
      return removed.ok ? c.json({ booking: removed.value }, 200) : removeRefused(c, removed.failure)
    })
}
