import { createRoute } from '#platform/http/openapi/route.ts'
import type { RequireRole, TravellerVariables } from '#domains/accounts/public.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { CheckCoupon } from './check-coupon.usecase.ts'
import { CheckCouponBody, CheckCouponReply, OwnCouponsReply } from './coupon.contract.ts'
import { couponStatus } from './coupon-status.ts'
import type { LimitCodes } from './limit-codes.middleware.ts'
import type { ListOwnCoupons } from './list-own-coupons.usecase.ts'
import { problem } from './coupon-problem.http.ts'

type Needs = {
  checkCoupon: CheckCoupon
  listOwnCoupons: ListOwnCoupons
  /** Admits only callers with an account. */
  requireRole: RequireRole
  limitCodes: LimitCodes
}

export function couponRoutes(needs: Needs) {
  const { checkCoupon, listOwnCoupons, limitCodes } = needs
  const check = createRoute({
    method: 'post',
    path: '/check-coupon',
    summary: 'Tell whether a coupon can be used at all, before there is a car',
    limit: limitCodes,
    access: 'anybody',
    request: { body: jsonBody(CheckCouponBody, { code: 'WELCOME10', lang_id: 1 }) },
    responses: jsonReplies(
      200,
      CheckCouponReply,
      'It can be used; whether it fits a car is told when it is applied',
      422,
    ),
  })
  const own = createRoute({
    method: 'get',
    path: '/user/coupons',
    summary: 'The coupons this account was given',
    access: needs.requireRole('account'),
    responses: jsonReplies(200, OwnCouponsReply, 'Newest first'),
  })
  return openApiApp<TravellerVariables>()
    .openapi(own, async (c) => {
      return c.json({ items: await listOwnCoupons(c.var.traveller.userId) }, 200)
    })
    .openapi(check, async (c) => {
      const checked = await checkCoupon(c.req.valid('json').code)
      return checked.ok
        ? c.json(checked.value, 200)
        : problem(c, couponStatus[checked.failure.code], checked.failure)
    })
}
