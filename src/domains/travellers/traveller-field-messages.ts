import type { FieldMessages } from '#kernel/field-messages.ts'

export const travellerFieldMessages = {
  block_reason_required: { en: 'Enter a reason', ar: 'اذكر السبب' },
  account_email_differs: {
    en: 'This is not the account’s email',
    ar: 'هذا ليس البريد الإلكتروني للحساب',
  },
} as const satisfies FieldMessages

export type TravellerFieldCode = keyof typeof travellerFieldMessages
