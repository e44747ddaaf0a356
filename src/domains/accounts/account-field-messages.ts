import type { FieldMessages } from '#kernel/field-messages.ts'

export const accountFieldMessages = {
  password_required: {
    en: 'Password is Required',
    ar: 'كلمة المرور مطلوبة',
    fr: 'Le mot de passe est obligatoire',
  },
  password_too_short: {
    en: 'Use at least 10 characters',
    ar: 'استخدم 10 أحرف على الأقل',
    fr: 'Utilisez au moins 10 caractères',
  },
  one_password_proof: {
    en: 'Send either the current password or an emailed link’s token, with the new password',
    ar: 'أرسل كلمة المرور الحالية أو رمز الرابط المرسل بالبريد الإلكتروني، مع كلمة المرور الجديدة',
    fr: 'Envoyez soit le mot de passe actuel, soit le jeton d’un lien reçu par e-mail, avec le nouveau mot de passe',
  },
  password_needed: {
    en: 'Enter the password for this account, or sign in to it',
    ar: 'اكتب كلمة مرور هذا الحساب أو سجّل الدخول إليه',
    fr: 'Saisissez le mot de passe de ce compte, ou connectez-vous',
  },
  wrong_password: {
    en: 'The password is incorrect',
    ar: 'كلمة المرور غير صحيحة',
    fr: 'Le mot de passe est incorrect',
  },
  email_unchanged: {
    en: 'This is already your address',
    ar: 'هذا هو عنوانك الحالي',
    fr: 'C’est déjà votre adresse',
  },
  code_required: { en: 'Code is Required', ar: 'الرمز مطلوب', fr: 'Le code est obligatoire' },
  code_invalid: {
    en: 'Code must have six digits',
    ar: 'يجب أن يتكون الرمز من ستة أرقام',
    fr: 'Le code doit comporter six chiffres',
  },
  recovery_code_required: {
    en: 'Recovery code is Required',
    ar: 'رمز الاستعادة مطلوب',
    fr: 'Le code de secours est obligatoire',
  },
  recovery_code_invalid: {
    en: 'Recovery code must have 16 letters and digits',
    ar: 'يجب أن يتكون رمز الاستعادة من 16 حرفًا ورقمًا',
    fr: 'Le code de secours doit comporter 16 lettres et chiffres',
  },
  wrong_code: {
    en: 'This code is wrong, has expired or has already been used',
    ar: 'الرمز غير صحيح أو منتهي الصلاحية أو سبق استخدامه',
    fr: 'Ce code est incorrect, expiré ou déjà utilisé',
  },
  one_second_step: {
    en: 'Send one of: a code, a recovery code or a passkey',
    ar: 'أرسل واحدًا مما يلي: الرمز أو رمز الاستعادة أو مفتاح المرور',
    fr: 'Envoyez un seul de ces éléments\u00a0: un code, un code de secours ou une clé d’accès',
  },
  code_or_recovery_code: {
    en: 'Send either a code or a recovery code',
    ar: 'أرسل الرمز أو رمز الاستعادة، لا كليهما',
    fr: 'Envoyez soit un code, soit un code de secours',
  },
  passkey_invalid: {
    en: 'This is not a valid passkey response',
    ar: 'ردّ مفتاح المرور هذا غير صالح',
    fr: 'Cette réponse de clé d’accès n’est pas valide',
  },
  passkey_id_invalid: {
    en: 'Send the passkey’s ID',
    ar: 'أرسل معرّف مفتاح المرور',
    fr: 'Envoyez l’identifiant de la clé d’accès',
  },
  device_id_invalid: {
    en: 'Send the device’s ID',
    ar: 'أرسل معرّف الجهاز',
    fr: 'Envoyez l’identifiant de l’appareil',
  },
  referral_code_invalid: {
    en: 'Code must have 10 letters and digits',
    ar: 'يجب أن يتكون الرمز من 10 أحرف وأرقام',
    fr: 'Le code doit comporter 10 lettres et chiffres',
  },
  too_common: {
    en: 'This password is too common; choose another',
    ar: 'كلمة المرور هذه شائعة جدًا؛ اختر غيرها',
    fr: 'Ce mot de passe est trop courant\u202f; choisissez-en un autre',
  },
  like_yourself: {
    en: 'A password that is your name or email is easy to guess; choose another',
    ar: 'يسهل تخمين كلمة المرور إذا كانت اسمك أو بريدك الإلكتروني؛ اختر غيرها',
    fr: 'Un mot de passe identique à votre nom ou à votre e-mail se devine facilement\u202f; choisissez-en un autre',
  },
  breached: {
    en: 'This password has appeared in a data breach at another service; choose another',
    ar: 'ظهرت كلمة المرور هذه في تسريب بيانات من خدمة أخرى؛ اختر غيرها',
    fr: 'Ce mot de passe figure dans une fuite de données d’un autre service\u202f; choisissez-en un autre',
  },
  phone_invalid: { en: 'Phone is not valid', ar: 'رقم الهاتف غير صحيح', fr: 'Le téléphone n’est pas valide' },
  image_expected: {
    en: 'Send the image as a file',
    ar: 'أرسل الصورة كملف',
    fr: 'Envoyez l’image sous forme de fichier',
  },
  image_required: { en: 'Image is Required', ar: 'الصورة مطلوبة', fr: 'L’image est obligatoire' },
  provider_unknown: {
    en: 'Provider must be Google, Facebook or Apple',
    ar: 'يجب أن تكون الخدمة Google أو Facebook أو Apple',
    fr: 'Le service doit être Google, Facebook ou Apple',
  },
  id_token_required: {
    en: 'ID token is Required',
    ar: 'رمز الهوية (ID token) مطلوب',
    fr: 'Le jeton d’identité (ID token) est obligatoire',
  },
} as const satisfies FieldMessages

export type AccountFieldCode = keyof typeof accountFieldMessages
