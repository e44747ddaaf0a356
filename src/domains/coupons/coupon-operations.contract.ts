import { operation } from '#kernel/operation.ts'
import { CheckCouponBody, CheckCouponReply, PersonalCouponsReply } from './coupon.contract.ts'

/** Low enough that codes cannot be guessed; shared by all operations that take a code. */
export const COUPON_LIMIT = { name: 'coupon', perMinute: 30 } as const

/** HTTP status of each reason to reject a coupon, alone or with an order. */
export const COUPON_FAILURES = {
  coupon_unknown: 422,
  coupon_not_yet_valid: 422,
  coupon_over: 422,
  coupon_used_up: 422,
  coupon_not_yours: 422,
  coupon_used_by_you: 422,
  coupon_minimum: 422,
  coupon_wrong_supplier: 422,
  coupon_wrong_country: 422,
  coupon_paid_at_desk: 422,
  coupon_price_lowest: 422,
  coupon_currency: 422,
} as const

export const checkCoupon = operation({
  method: 'post',
  path: '/check-coupon',
  summary: 'Tell whether a coupon can be used at all, before there is a car',
  access: 'anybody',
  limit: COUPON_LIMIT,
  body: CheckCouponBody,
  example: { code: 'WELCOME10', lang_id: 1 },
  reply: [CheckCouponReply, 'It can be used; whether it fits a car is told when it is applied'],
  failures: COUPON_FAILURES,
})

export const listPersonalCoupons = operation({
  method: 'get',
  path: '/user/coupons',
  summary: 'The coupons this account was given',
  access: 'account',
  reply: [PersonalCouponsReply, 'Newest first'],
  tags: ['USER_PROFILE', 'MANAGE_BOOKING'],
})
