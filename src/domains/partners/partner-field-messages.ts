import type { FieldMessages } from '#kernel/field-messages.ts'

export const partnerFieldMessages = {
  percent_required: { en: 'Percent is Required', ar: 'النسبة مطلوبة' },
  percent_invalid: {
    en: 'A percent is 0 to 100 with at most two decimals',
    ar: 'النسبة من 0 إلى 100 بمنزلتين عشريتين على الأكثر',
  },
  commission_out_of_bounds: {
    en: 'A commission is {min}% to {max}%',
    ar: 'العمولة من \u2068{min}%\u2069 إلى \u2068{max}%\u2069',
  },
} as const satisfies FieldMessages

export type PartnerFieldCode = keyof typeof partnerFieldMessages
