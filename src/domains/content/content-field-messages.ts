import type { FieldMessages } from '#kernel/field-messages.ts'

export const contentFieldMessages = {
  title_required: { en: 'Title is Required', ar: 'العنوان مطلوب' },
  content_page_unknown: { en: 'There is no such page', ar: 'لا توجد صفحة كهذه' },
  anchor_invalid: {
    en: 'An anchor is small letters and digits, with single dashes between',
    ar: 'تتكون المرساة من أحرف لاتينية صغيرة وأرقام بينها شرطات مفردة',
  },
  anchor_twice: { en: 'Each anchor is used once', ar: 'تُستخدم كل مرساة مرة واحدة' },
  placeholder_unknown: {
    en: 'Placeholders are {product}, {company}, {address}, {tax_id} and {cookie}',
    ar: 'المواضع المعروفة هي {product} و{company} و{address} و{tax_id} و{cookie}',
  },
} as const satisfies FieldMessages

export type ContentFieldCode = keyof typeof contentFieldMessages
