import { createRoute } from '@hono/zod-openapi'
import type { RequireRole, RequireTraveller, TravellerVariables } from '#domains/accounts/public.ts'
import { BookingReply } from '#domains/rentals/bookings/booking.contract.ts'
import {
  jsonBody,
  jsonReply,
  openApiApp,
  problemReplies,
  TRAVELLER_WRITE,
} from '#platform/http/openapi/openapi.ts'
import { problem } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { ApplyCoupon, ApplyCouponFailure } from './apply-coupon.usecase.ts'
import type { CheckCoupon } from './check-coupon.usecase.ts'
import {
  CheckCouponBody,
  CheckCouponReply,
  CouponBody,
  OwnCouponsReply,
  RemoveCouponBody,
} from './coupon.contract.ts'
import { couponStatus } from './coupon-status.ts'
import type { ListOwnCoupons } from './list-own-coupons.usecase.ts'
import type { RemoveCoupon, RemoveCouponFailure } from './remove-coupon.usecase.ts'

const removeStatus = {
  booking_not_found: 404,
  not_in_cart: 409,
} as const satisfies Record<RemoveCouponFailure['code'], number>

const applyStatus = {
  ...removeStatus,
  ...couponStatus,
} as const satisfies Record<ApplyCouponFailure['code'], number>

type Needs = {
  checkCoupon: CheckCoupon
  applyCoupon: ApplyCoupon
  removeCoupon: RemoveCoupon
  listOwnCoupons: ListOwnCoupons
  requireTraveller: RequireTraveller
  /** Admits only callers with an account. */
  requireRole: RequireRole
  rateLimit: RateLimit
}

export function couponRoutes(needs: Needs) {
  const { checkCoupon, applyCoupon, removeCoupon, listOwnCoupons, requireTraveller, rateLimit } = needs
  // Rate limit per minute, shared by both calls, too low for guessing codes.
  const limited = rateLimit('coupon', 30)
  const check = createRoute({
    method: 'post',
    path: '/check-coupon',
    summary: 'Tell whether a coupon can be used at all, before there is a car',
    middleware: [limited] as const,
    request: { body: jsonBody(CheckCouponBody) },
    responses: {
      200: jsonReply(CheckCouponReply, 'It can be used; whether it fits a car is told when it is applied'),
      ...problemReplies(400, 413, 415, 422, 429),
    },
  })
  const apply = createRoute({
    method: 'post',
    path: '/user/coupon',
    summary: 'Apply a coupon to a cart, in place of the one it has',
    middleware: [limited, requireTraveller] as const,
    request: { body: jsonBody(CouponBody) },
    responses: {
      200: jsonReply(BookingReply, 'The booking at its new price'),
      ...problemReplies(...TRAVELLER_WRITE, 409, 422),
    },
  })
  const remove = createRoute({
    method: 'post',
    path: '/user/remove-coupon',
    summary: 'Take the coupon off a cart',
    middleware: [requireTraveller] as const,
    request: { body: jsonBody(RemoveCouponBody) },
    responses: {
      200: jsonReply(BookingReply, 'The booking at its full price'),
      ...problemReplies(...TRAVELLER_WRITE, 409),
    },
  })
  const own = createRoute({
    method: 'get',
    path: '/user/coupons',
    summary: 'The coupons this account was given',
    middleware: [needs.requireRole('account')] as const,
    responses: { 200: jsonReply(OwnCouponsReply, 'Newest first'), ...problemReplies(401, 403, 429) },
  })
  return openApiApp<TravellerVariables>()
    .openapi(own, async (c) => {
      c.header('cache-control', 'no-store')
      return c.json({ items: await listOwnCoupons(c.var.traveller.userId) }, 200)
    })
    .openapi(check, async (c) => {
      const checked = await checkCoupon(c.req.valid('json').code)
      return checked.ok
        ? c.json(checked.value, 200)
        : problem(c, couponStatus[checked.failure.code], checked.failure)
    })
    .openapi(apply, async (c) => {
      const { booking_id, code } = c.req.valid('json')
      const applied = await applyCoupon({ reader: c.var.traveller, bookingId: booking_id, code })
      return applied.ok
        ? c.json({ booking: applied.value }, 200)
        : problem(c, applyStatus[applied.failure.code], applied.failure)
    })
    .openapi(remove, async (c) => {
      const { booking_id } = c.req.valid('json')
      const removed = await removeCoupon({ reader: c.var.traveller, bookingId: booking_id })
      return removed.ok
        ? c.json({ booking: removed.value }, 200)
        : problem(c, removeStatus[removed.failure.code], removed.failure)
    })
}
