import type { FieldMessages } from '#kernel/field-messages.ts'

export const identityFieldMessages = {
  one_address: {
    en: 'Either mobile or email',
    ar: 'إما رقم الجوال أو البريد الإلكتروني',
  },
  one_proof: {
    en: 'Either the code that was sent to you, or a password',
    ar: 'إما الرمز المرسل إليك أو كلمة المرور',
  },
  profile_id_invalid: { en: 'A profile is named by its id', ar: 'يُسمّى الملف بمعرّفه' },
  pic_invalid: { en: 'A picture is an https address', ar: 'الصورة عنوان يبدأ بـ https' },
  otp_id_invalid: { en: 'A code that was sent is named by its id', ar: 'يُسمّى الرمز المرسل بمعرّفه' },
} as const satisfies FieldMessages

export type IdentityFieldCode = keyof typeof identityFieldMessages
