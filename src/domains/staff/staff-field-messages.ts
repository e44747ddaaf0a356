import type { FieldMessages } from '#kernel/field-messages.ts'

export const staffFieldMessages = {
  staff_role_unknown: { en: 'There is no such role', ar: 'لا يوجد دور كهذا' },
  rows_by_one: {
    en: 'Name the rows by their ids or by a filter, one of the two',
    ar: 'حدّد الصفوف بمعرّفاتها أو بتصفية، بإحداهما فقط',
  },
  staff_role_required: { en: 'Choose a role', ar: 'اختر دورًا' },
} as const satisfies FieldMessages

export type StaffFieldCode = keyof typeof staffFieldMessages
