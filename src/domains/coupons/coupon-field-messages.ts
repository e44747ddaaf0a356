import type { FieldMessages } from '#kernel/field-messages.ts'

export const couponFieldMessages = {
  coupon_code_required: {
    en: 'Coupon code is Required',
    ar: 'رمز الكوبون مطلوب',
    fr: 'Le code promo est obligatoire',
  },
  coupon_code_form: {
    en: 'A code must be 3 to 40 letters A to Z, digits or dashes',
    ar: 'يجب أن يتكون الرمز من 3 إلى 40 حرفًا لاتينيًا أو رقمًا أو شرطة',
    fr: 'Un code doit comporter de 3 à 40 lettres de A à Z, chiffres ou tirets',
  },
  coupon_percent_invalid: {
    en: 'The percentage must be more than 0 and at most 100, with at most two decimals',
    ar: 'يجب أن تكون النسبة أكبر من 0 وألا تتجاوز 100، وبمنزلتين عشريتين على الأكثر',
    fr: 'Le pourcentage doit être supérieur à 0 et ne pas dépasser 100, avec deux décimales au plus',
  },
  coupon_amount_invalid: {
    en: 'Amount must be more than zero, with at most two decimals',
    ar: 'يجب أن يكون المبلغ أكبر من صفر، وبمنزلتين عشريتين على الأكثر',
    fr: 'Le montant doit être supérieur à zéro, avec deux décimales au plus',
  },
  coupon_currency_required: {
    en: 'Choose a currency for the amounts',
    ar: 'حدّد عملة المبالغ',
    fr: 'Choisissez une devise pour les montants',
  },
  coupon_limit_invalid: {
    en: 'The limit must be a whole number from 1 to 1000000',
    ar: 'يجب أن يكون الحد عددًا صحيحًا من 1 إلى 1000000',
    fr: 'La limite doit être un nombre entier compris entre 1 et 1000000',
  },
  coupon_days_invalid: {
    en: 'The last day must not be before the first',
    ar: 'يجب ألا يسبق اليوم الأخير اليوم الأول',
    fr: 'Le dernier jour ne doit pas précéder le premier',
  },
  coupon_day_over: { en: 'This day has passed', ar: 'انقضى هذا اليوم', fr: 'Ce jour est passé' },
  coupon_supplier_unknown: { en: 'Supplier not found', ar: 'المورّد غير موجود', fr: 'Loueur introuvable' },
} as const satisfies FieldMessages

export type CouponFieldCode = keyof typeof couponFieldMessages
