import { z } from 'zod'
import { CouponCodeField } from '#domains/coupons/coupon.contract.ts'
import { LangIdField } from '#kernel/contract.ts'
import { BookingIdField } from '../../bookings/booking.contract.ts'

export const CouponBody = z.strictObject({
  booking_id: BookingIdField,
  code: CouponCodeField,
  lang_id: LangIdField.optional(),
})

export const RemoveCouponBody = z.strictObject({
  booking_id: BookingIdField,
  lang_id: LangIdField.optional(),
})
