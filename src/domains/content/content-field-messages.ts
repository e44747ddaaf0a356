import type { FieldMessages } from '#kernel/field-messages.ts'

export const contentFieldMessages = {
  title_required: { en: 'Title is Required', ar: 'العنوان مطلوب', fr: 'Le titre est obligatoire' },
  content_page_unknown: { en: 'Page not found', ar: 'الصفحة غير موجودة', fr: 'Page introuvable' },
  anchor_invalid: {
    en: 'An anchor must be lower-case letters and digits, with single dashes between',
    ar: 'يجب أن تتكون المرساة من أحرف لاتينية صغيرة وأرقام تفصل بينها شرطات مفردة',
    fr: 'Une ancre se compose de lettres minuscules et de chiffres, séparés par des tirets simples',
  },
  anchor_twice: {
    en: 'Use each anchor only once',
    ar: 'استخدم كل مرساة مرة واحدة فقط',
    fr: 'Utilisez chaque ancre une seule fois',
  },
  placeholder_unknown: {
    en: 'Use only these placeholders: {product}, {company}, {address}, {tax_id} and {cookie}',
    ar: 'استخدم هذه المواضع فقط: {product} و{company} و{address} و{tax_id} و{cookie}',
    fr: 'N’utilisez que ces variables\u00a0: {product}, {company}, {address}, {tax_id} et {cookie}',
  },
} as const satisfies FieldMessages

export type ContentFieldCode = keyof typeof contentFieldMessages
