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
  partner_coupon_required: { en: 'Coupon is Required', ar: 'القسيمة مطلوبة' },
  partner_key_name_required: { en: 'Name is Required', ar: 'الاسم مطلوب' },
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
  partner_name_required: { en: 'Name is Required', ar: 'الاسم مطلوب' },
  partner_code_required: { en: 'Code is Required', ar: 'الرمز مطلوب' },
  partner_code_invalid: {
    en: 'A code is 4 to 20 letters A to Z and digits',
    ar: 'الرمز من 4 إلى 20 حرفًا لاتينيًا أو رقمًا',
  },
  partner_code_taken: { en: 'Another partner has this code', ar: 'هذا الرمز لشريك آخر' },
  partner_earns_required: { en: 'Choose what the partner earns', ar: 'اختر ما يكسبه الشريك' },
  partner_role_required: { en: 'Choose what they may do', ar: 'اختر ما يُسمح لهم به' },
  holding_days_invalid: {
    en: 'Holding days are 0 to 365',
    ar: 'أيام الانتظار من 0 إلى 365',
  },
  share_required: {
    en: 'A share of our margin is more than 0',
    ar: 'الحصة من هامش ربحنا أكثر من 0',
  },
  percents_out_of_order: {
    en: 'The percent at the start is between the least and the most: {min}% to {max}%',
    ar: 'نسبة البداية بين أقل نسبة وأعلاها: من \u2068{min}%\u2069 إلى \u2068{max}%\u2069',
  },
  dates_out_of_order: { en: 'The last day is before the first', ar: 'آخر يوم يسبق أول يوم' },
  commission_out_of_bounds: {
    en: 'A commission is {min}% to {max}%',
    ar: 'العمولة من \u2068{min}%\u2069 إلى \u2068{max}%\u2069',
  },
} as const satisfies FieldMessages

export type PartnerFieldCode = keyof typeof partnerFieldMessages
