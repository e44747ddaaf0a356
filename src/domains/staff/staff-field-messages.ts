import type { FieldMessages } from '#kernel/field-messages.ts'

export const staffFieldMessages = {
  staff_role_unknown: {
    en: 'This role does not exist',
    ar: 'هذا الدور غير موجود',
    fr: 'Ce rôle n’existe pas',
  },
  rows_by_one: {
    en: 'Choose the rows either by their IDs or by a filter',
    ar: 'حدّد الصفوف بمعرّفاتها أو بالتصفية، لا بكلتيهما',
    fr: 'Choisissez les lignes soit par leurs identifiants, soit par un filtre',
  },
  staff_role_required: { en: 'Choose a role', ar: 'اختر دورًا', fr: 'Choisissez un rôle' },
} as const satisfies FieldMessages

export type StaffFieldCode = keyof typeof staffFieldMessages
