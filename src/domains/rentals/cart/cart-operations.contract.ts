import { COUPON_FAILURES, COUPON_LIMIT } from '#domains/coupons/coupon-operations.contract.ts'
import { EXAMPLE } from '#kernel/examples.ts'
import { operation } from '#kernel/operation.ts'
import { AddCarBody, BookingReply } from '../bookings/booking.contract.ts'
import { CouponBody, RemoveCouponBody } from './coupon/cart-coupon.contract.ts'

export const addCar = operation({
  method: 'post',
  path: '/user/add-car',
  summary: 'Put a quoted car into the cart, with extras and protection',
  access: 'guest',
  limit: { name: 'add-car', perMinute: 30, perHour: 300 },
  body: AddCarBody,
  example: {
    quote_id: EXAMPLE.id,
    extras: [{ id: 'ADD', quantity: 1 }],
    protection_id: null,
    lang_id: 1,
  },
  reply: [BookingReply, 'The booking, in status cart'],
  status: 201,
  failures: {
    quote_not_found: 404,
    quote_expired: 410,
    extra_unknown: 422,
    too_many_of_extra: 422,
    protection_unknown: 422,
  },
  tags: ['ADD_CAR_BOOKING'],
})

const changingCoupon = {
  method: 'post',
  access: 'guest',
  owned: 'booking',
  tags: ['ADD_CAR_BOOKING', 'MODIFY_CAR_BOOKING'],
  invalidatesOnSuccessOnly: true,
} as const

const CART_FAILURES = { booking_not_found: 404, not_in_cart: 409 } as const

export const applyCoupon = operation({
  ...changingCoupon,
  path: '/user/coupon',
  summary: 'Apply a coupon to a cart, in place of the one it has',
  limit: COUPON_LIMIT,
  body: CouponBody,
  example: { booking_id: EXAMPLE.id, code: 'WELCOME10', lang_id: 1 },
  reply: [BookingReply, 'The booking at its new price'],
  failures: { ...CART_FAILURES, ...COUPON_FAILURES },
})

export const removeCoupon = operation({
  ...changingCoupon,
  path: '/user/remove-coupon',
  summary: 'Take the coupon off a cart',
  body: RemoveCouponBody,
  example: { booking_id: EXAMPLE.id, lang_id: 2 },
  reply: [BookingReply, 'The booking at its full price'],
  failures: CART_FAILURES,
})
