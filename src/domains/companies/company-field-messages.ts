import type { FieldMessages } from '#kernel/field-messages.ts'

export const companyFieldMessages = {
  company_fields: { en: 'Only a company has this', ar: 'هذا للشركات فقط' },
  domain_invalid: {
    en: 'A domain is a host name such as falcon.example or *.falcon.example',
    ar: 'النطاق اسم مضيف مثل falcon.example أو ‎*.falcon.example',
  },
  per_minute_invalid: { en: 'A limit is 1 to 100000 a minute', ar: 'الحد من 1 إلى 100000 في الدقيقة' },
  amount_invalid: {
    en: 'An amount is above zero and up to 10000000000.00, with at most two decimals',
    ar: 'المبلغ أكبر من صفر وحتى 10000000000.00 بمنزلتين عشريتين على الأكثر',
  },
  credit_limit_invalid: {
    en: 'A credit limit is 0 to 10000000000.00, with at most two decimals',
    ar: 'حد الائتمان من 0 إلى 10000000000.00 بمنزلتين عشريتين على الأكثر',
  },
} as const satisfies FieldMessages

export type CompanyFieldCode = keyof typeof companyFieldMessages
