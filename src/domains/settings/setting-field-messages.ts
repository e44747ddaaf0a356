import type { FieldMessages } from '#kernel/field-messages.ts'

export const settingFieldMessages = {
  setting_number_between: {
    en: 'Enter a number from {from} to {to}',
    ar: 'أدخل رقمًا من \u2068{from}\u2069 إلى \u2068{to}\u2069',
    fr: 'Saisissez un nombre compris entre {from} et {to}',
  },
  setting_discount_invalid: {
    en: 'Enter an amount such as 25 EUR, or a percentage such as 10%',
    ar: 'أدخل مبلغًا مثل \u206825 EUR\u2069، أو نسبة مثل \u206810%\u2069',
    fr: 'Saisissez un montant tel que 25\u00a0EUR, ou un pourcentage tel que 10\u00a0%',
  },
  setting_amount_invalid: {
    en: 'Enter an amount such as 500 EUR',
    ar: 'أدخل مبلغًا مثل \u2068500 EUR\u2069',
    fr: 'Saisissez un montant tel que 500\u00a0EUR',
  },
  setting_yes_or_no: {
    en: 'Choose on or off',
    ar: 'اختر «يعمل» أو «متوقف»',
    fr: 'Choisissez activé ou désactivé',
  },
} as const satisfies FieldMessages

export type SettingFieldCode = keyof typeof settingFieldMessages
