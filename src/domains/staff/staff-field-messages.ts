import type { FieldMessages } from '#kernel/field-messages.ts'

export const staffFieldMessages = {
  staff_role_unknown: { en: 'This role does not exist', ar: 'هذا الدور غير موجود' },
  rows_by_one: {
    en: 'Choose the rows either by their IDs or by a filter',
    ar: 'حدّد الصفوف بمعرّفاتها أو بالتصفية، لا بكلتيهما',
  },
  staff_role_required: { en: 'Choose a role', ar: 'اختر دورًا' },
} as const satisfies FieldMessages

export type StaffFieldCode = keyof typeof staffFieldMessages
