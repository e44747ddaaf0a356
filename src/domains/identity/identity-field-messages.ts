import type { FieldMessages } from '#kernel/field-messages.ts'

export const identityFieldMessages = {
  one_address: {
    en: 'Send either mobile or email',
    ar: 'أرسل رقم الجوال أو البريد الإلكتروني، لا كليهما',
  },
  one_proof: {
    en: 'Send either the code we sent you or a password',
    ar: 'أرسل الرمز الذي أرسلناه إليك أو كلمة المرور، لا كليهما',
  },
  profile_id_invalid: { en: 'Send the profile’s ID', ar: 'أرسل معرّف الملف' },
  pic_invalid: { en: 'The picture must be an https address', ar: 'يجب أن تكون الصورة عنوانًا يبدأ بـ https' },
  otp_id_invalid: { en: 'Send the ID of the code we sent you', ar: 'أرسل معرّف الرمز الذي أرسلناه إليك' },
} as const satisfies FieldMessages

export type IdentityFieldCode = keyof typeof identityFieldMessages
