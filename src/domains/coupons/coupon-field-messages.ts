import type { FieldMessages } from '#kernel/field-messages.ts'

export const couponFieldMessages = {
  coupon_code_required: { en: 'Coupon code is Required', ar: 'رمز الكوبون مطلوب' },
  coupon_code_form: {
    en: 'A code must be 3 to 40 letters A to Z, digits or dashes',
    ar: 'يجب أن يتكون الرمز من 3 إلى 40 حرفًا لاتينيًا أو رقمًا أو شرطة',
  },
  coupon_percent_invalid: {
    en: 'The percentage must be more than 0 and at most 100, with at most two decimals',
    ar: 'يجب أن تكون النسبة أكبر من 0 وألا تتجاوز 100، وبمنزلتين عشريتين على الأكثر',
  },
  coupon_amount_invalid: {
    en: 'Amount must be more than zero, with at most two decimals',
    ar: 'يجب أن يكون المبلغ أكبر من صفر، وبمنزلتين عشريتين على الأكثر',
  },
  coupon_currency_required: {
    en: 'Choose a currency for the amounts',
    ar: 'حدّد عملة المبالغ',
  },
  coupon_limit_invalid: {
    en: 'The limit must be a whole number from 1 to 1000000',
    ar: 'يجب أن يكون الحد عددًا صحيحًا من 1 إلى 1000000',
  },
  coupon_days_invalid: {
    en: 'The last day must not be before the first',
    ar: 'يجب ألا يسبق اليوم الأخير اليوم الأول',
  },
  coupon_day_over: { en: 'This day has passed', ar: 'انقضى هذا اليوم' },
  coupon_supplier_unknown: { en: 'Supplier not found', ar: 'المورّد غير موجود' },
} as const satisfies FieldMessages

export type CouponFieldCode = keyof typeof couponFieldMessages
