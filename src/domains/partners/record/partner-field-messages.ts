import type { FieldMessages } from '#kernel/field-messages.ts'

export const partnerFieldMessages = {
  percent_required: { en: 'Percent is Required', ar: 'النسبة مطلوبة' },
  percent_invalid: {
    en: 'A percent is 0 to 100 with at most two decimals',
    ar: 'النسبة من 0 إلى 100 بمنزلتين عشريتين على الأكثر',
  },
  postback_url_required: { en: 'Address is Required', ar: 'العنوان مطلوب' },
  postback_url_invalid: {
    en: 'Write a whole https address without a password, such as https://partner.example/rihla',
    ar: 'اكتب عنوان https كاملًا بلا كلمة مرور، مثل \u2068https://partner.example/rihla\u2069',
  },
  holder_required: { en: 'Account holder is Required', ar: 'اسم صاحب الحساب مطلوب' },
  holder_not_latin: {
    en: 'Write the holder in Latin letters, as the bank has it',
    ar: 'اكتب اسم صاحب الحساب بحروف لاتينية كما هو مسجّل في المصرف',
  },
  account_required: { en: 'Account is Required', ar: 'رقم الحساب مطلوب' },
  iban_invalid: {
    en: 'This is no IBAN; compare it with your bank’s',
    ar: 'رقم الآيبان غير صحيح، قارنه بما لدى مصرفك',
  },
  bic_invalid: { en: 'A BIC has 8 or 11 letters and digits', ar: 'يتكون رمز BIC من 8 أو 11 حرفًا ورقمًا' },
  decision_invalid: { en: 'A commission is allowed or refused', ar: 'العمولة تُقبل أو تُرفض' },
  commission_out_of_bounds: {
    en: 'A commission is {min}% to {max}%',
    ar: 'العمولة من \u2068{min}%\u2069 إلى \u2068{max}%\u2069',
  },
} as const satisfies FieldMessages

export type PartnerFieldCode = keyof typeof partnerFieldMessages
