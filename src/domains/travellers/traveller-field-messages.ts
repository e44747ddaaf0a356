import type { FieldMessages } from '#kernel/field-messages.ts'

export const travellerFieldMessages = {
  block_reason_required: { en: 'Say why', ar: 'اذكر السبب' },
  account_email_differs: {
    en: 'This is not the e-mail of the account',
    ar: 'هذا ليس البريد الإلكتروني للحساب',
  },
} as const satisfies FieldMessages

export type TravellerFieldCode = keyof typeof travellerFieldMessages
