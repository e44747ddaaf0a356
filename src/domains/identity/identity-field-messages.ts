import type { FieldMessages } from '#kernel/field-messages.ts'

export const identityFieldMessages = {
  one_address: {
    en: 'Send either mobile or email',
    ar: 'أرسل رقم الجوال أو البريد الإلكتروني، لا كليهما',
    fr: 'Envoyez soit le numéro de mobile, soit l’e-mail',
  },
  one_proof: {
    en: 'Send either the code we sent you or a password',
    ar: 'أرسل الرمز الذي أرسلناه إليك أو كلمة المرور، لا كليهما',
    fr: 'Envoyez soit le code reçu, soit un mot de passe',
  },
  profile_id_invalid: {
    en: 'Send the profile’s ID',
    ar: 'أرسل معرّف الملف',
    fr: 'Envoyez l’identifiant du profil',
  },
  pic_invalid: {
    en: 'The picture must be an https address',
    ar: 'يجب أن تكون الصورة عنوانًا يبدأ بـ https',
    fr: 'La photo doit être une adresse en https',
  },
  otp_id_invalid: {
    en: 'Send the ID of the code we sent you',
    ar: 'أرسل معرّف الرمز الذي أرسلناه إليك',
    fr: 'Envoyez l’identifiant du code que nous vous avons envoyé',
  },
} as const satisfies FieldMessages

export type IdentityFieldCode = keyof typeof identityFieldMessages
