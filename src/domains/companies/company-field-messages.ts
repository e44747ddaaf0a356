import type { FieldMessages } from '#kernel/field-messages.ts'

export const companyFieldMessages = {
  company_fields: {
    en: 'Only companies have this field',
    ar: 'هذا الحقل للشركات فقط',
    fr: 'Seules les entreprises ont ce champ',
  },
  domain_invalid: {
    en: 'Enter a host name such as falcon.example or *.falcon.example',
    ar: 'أدخل اسم مضيف مثل falcon.example أو \u2068*.falcon.example\u2069',
    fr: 'Indiquez un nom d’hôte tel que falcon.example ou *.falcon.example',
  },
  per_minute_invalid: {
    en: 'The limit must be 1 to 100000 per minute',
    ar: 'يجب أن يكون الحد من 1 إلى 100000 في الدقيقة',
    fr: 'La limite doit être comprise entre 1 et 100000 par minute',
  },
  amount_invalid: {
    en: 'Amount must be above zero and up to 10000000000.00, with at most two decimals',
    ar: 'يجب أن يكون المبلغ أكبر من صفر وألا يتجاوز 10000000000.00، وبمنزلتين عشريتين على الأكثر',
    fr: 'Le montant doit être supérieur à zéro et ne pas dépasser 10000000000.00, avec deux décimales au plus',
  },
  credit_limit_invalid: {
    en: 'The credit limit must be 0 to 10000000000.00, with at most two decimals',
    ar: 'يجب أن يكون حد الائتمان من 0 إلى 10000000000.00، وبمنزلتين عشريتين على الأكثر',
    fr: 'Le plafond de crédit doit être compris entre 0 et 10000000000.00, avec deux décimales au plus',
  },
} as const satisfies FieldMessages

export type CompanyFieldCode = keyof typeof companyFieldMessages
