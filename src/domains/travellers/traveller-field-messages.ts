import type { FieldMessages } from '#kernel/field-messages.ts'

export const travellerFieldMessages = {
  block_reason_required: { en: 'Enter a reason', ar: 'اذكر السبب', fr: 'Indiquez un motif' },
  account_email_differs: {
    en: 'This is not the account’s email',
    ar: 'هذا ليس البريد الإلكتروني للحساب',
    fr: 'Ce n’est pas l’e-mail du compte',
  },
} as const satisfies FieldMessages

export type TravellerFieldCode = keyof typeof travellerFieldMessages
