import { operation } from '#kernel/operation.ts'
import * as contract from './staff-coupon.contract.ts'

const TAGS = ['STAFF_COUPONS'] as const
const shared = {
  access: { staff: ['content', 'finance'] },
  limit: { name: 'staff-coupons', perMinute: 300 },
} as const

const changed = {
  ...shared,
  method: 'post',
  params: contract.StaffCouponParams,
  reply: [contract.ChangedCouponReply, 'The coupon as it is now'],
  failures: {
    coupon_not_found: 404,
    coupon_changed: 409,
    coupon_stopped: 409,
    coupon_not_waiting: 409,
    second_person_needed: 409,
    coupon_rules_invalid: 422,
  },
  tags: TAGS,
} as const

export const listCoupons = operation({
  ...shared,
  method: 'get',
  path: '/staff/coupons',
  summary: 'Coupons and how they are used, newest first',
  query: contract.StaffCouponsQuery,
  reply: [contract.StaffCouponsReply, 'A page of them'],
  tags: TAGS,
})

export const listCouponSuppliers = operation({
  ...shared,
  method: 'get',
  path: '/staff/coupon-suppliers',
  summary: 'The suppliers that a coupon can be for',
  reply: [contract.CouponSuppliersReply, 'By name'],
})

export const readCoupon = operation({
  ...shared,
  method: 'get',
  path: '/staff/coupons/{id}',
  summary: 'A coupon with its latest bookings and its history',
  params: contract.StaffCouponParams,
  reply: [contract.StaffCouponContract, 'The coupon'],
  failures: { coupon_not_found: 404 },
  tags: TAGS,
})

export const makeCoupon = operation({
  ...shared,
  method: 'post',
  path: '/staff/coupons',
  summary:
    'Make a coupon for whoever knows its code; beyond the limits of one person it waits for a second one',
  body: contract.MakeCouponBody,
  example: {
    code: 'AUTUMN10',
    kind: 'percent',
    percent: 10,
    most: 5000,
    amount: null,
    currency: 'EUR',
    minimum_total: null,
    from_day: '2026-09-01',
    to_day: '2099-11-30',
    total_limit: 500,
    per_user_limit: 1,
    countries: ['ES'],
    suppliers: [],
    listed: false,
    lang_id: 1,
  },
  reply: [contract.ChangedCouponReply, 'Made'],
  status: 201,
  failures: { coupon_not_found: 404, coupon_code_taken: 409, coupon_rules_invalid: 422 },
  tags: TAGS,
  invalidatesOnSuccessOnly: true,
})

export const changeCoupon = operation({
  ...changed,
  path: '/staff/coupons/{id}/change',
  summary: 'Give a coupon another end and limit; one that has ended applies again',
  body: contract.ChangeCouponBody,
  example: { to_day: '2099-12-31', total_limit: null, listed: false, version: 1, lang_id: 1 },
})

export const stopCoupon = operation({
  ...changed,
  path: '/staff/coupons/{id}/stop',
  summary: 'Stop a coupon: it is refused from now on, also in carts that have it',
  body: contract.StopCouponBody,
  example: { version: 1, lang_id: 1 },
})

export const decideCoupon = operation({
  ...changed,
  path: '/staff/coupons/{id}/decide',
  summary: 'Approve what a colleague asks of a coupon, or decline it',
  access: { staff: ['finance'] },
  body: contract.DecideCouponBody,
  example: { approve: true, version: 1, lang_id: 1 },
})
