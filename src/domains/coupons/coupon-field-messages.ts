import type { FieldMessages } from '#kernel/field-messages.ts'

export const couponFieldMessages = {
  coupon_code_required: { en: 'Coupon code is Required', ar: 'رمز الكوبون مطلوب' },
  coupon_code_form: {
    en: 'A code is 3 to 40 letters of A to Z, digits or dashes',
    ar: 'الرمز من 3 إلى 40 حرفًا لاتينيًا أو رقمًا أو شرطة',
  },
  coupon_percent_invalid: {
    en: 'A percent is more than 0 and at most 100, with at most two decimals',
    ar: 'النسبة أكثر من 0 و100 على الأكثر، بمنزلتين عشريتين على الأكثر',
  },
  coupon_amount_invalid: {
    en: 'An amount is more than zero, with at most two decimals',
    ar: 'المبلغ أكثر من صفر، بمنزلتين عشريتين على الأكثر',
  },
  coupon_currency_required: {
    en: 'Say in which currency the amounts are',
    ar: 'حدّد عملة المبالغ',
  },
  coupon_limit_invalid: {
    en: 'A limit is a whole number from 1 to 1000000',
    ar: 'الحد عدد صحيح من 1 إلى 1000000',
  },
  coupon_days_invalid: {
    en: 'The last day is not before the first',
    ar: 'لا يسبق اليوم الأخير اليوم الأول',
  },
  coupon_day_over: { en: 'This day is over', ar: 'انقضى هذا اليوم' },
  coupon_supplier_unknown: { en: 'There is no such supplier', ar: 'لا يوجد مورّد كهذا' },
} as const satisfies FieldMessages

export type CouponFieldCode = keyof typeof couponFieldMessages
