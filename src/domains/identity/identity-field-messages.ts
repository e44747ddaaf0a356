import { GENERIC_INVALID, type FieldMessages } from '#kernel/field-messages.ts'

export const identityFieldMessages = {
  one_address: {
    en: 'Either mobile or email',
    ar: 'إما رقم الجوال أو البريد الإلكتروني',
  },
  one_proof: {
    en: 'Either otp_id and code, or password',
    ar: 'إما الرمز المرسل إليك أو كلمة المرور',
  },
  profile_id_invalid: { en: 'A profile is named by its profile_id', ar: GENERIC_INVALID },
  pic_invalid: { en: 'A picture is an https address', ar: 'الصورة عنوان يبدأ بـ https' },
  otp_id_invalid: { en: 'A code is named by its otp_id', ar: GENERIC_INVALID },
} as const satisfies FieldMessages

export type IdentityFieldCode = keyof typeof identityFieldMessages
