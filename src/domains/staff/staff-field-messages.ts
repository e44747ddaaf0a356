import type { FieldMessages } from '#kernel/field-messages.ts'

export const staffFieldMessages = {
  staff_role_unknown: { en: 'There is no such role', ar: 'لا يوجد دور كهذا' },
  staff_role_required: { en: 'Choose a role', ar: 'اختر دورًا' },
} as const satisfies FieldMessages

export type StaffFieldCode = keyof typeof staffFieldMessages
