import type { FieldMessages } from '#kernel/field-messages.ts'

export const couponFieldMessages = {
  coupon_code_required: { en: 'Coupon code is Required', ar: 'رمز الكوبون مطلوب' },
} as const satisfies FieldMessages

export type CouponFieldCode = keyof typeof couponFieldMessages
