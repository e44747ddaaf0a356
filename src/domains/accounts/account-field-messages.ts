import type { FieldMessages } from '#kernel/field-messages.ts'

export const accountFieldMessages = {
  password_required: { en: 'Password is Required', ar: 'كلمة المرور مطلوبة' },
  password_too_short: { en: 'Use at least 10 characters', ar: 'استخدم 10 أحرف على الأقل' },
  one_password_proof: {
    en: 'Send either the current password or an emailed link’s token, with the new password',
    ar: 'أرسل كلمة المرور الحالية أو رمز الرابط المرسل بالبريد الإلكتروني، مع كلمة المرور الجديدة',
  },
  password_needed: {
    en: 'Enter the password for this account, or sign in to it',
    ar: 'اكتب كلمة مرور هذا الحساب أو سجّل الدخول إليه',
  },
  wrong_password: { en: 'The password is incorrect', ar: 'كلمة المرور غير صحيحة' },
  email_unchanged: { en: 'This is already your address', ar: 'هذا هو عنوانك الحالي' },
  code_required: { en: 'Code is Required', ar: 'الرمز مطلوب' },
  code_invalid: { en: 'Code must have six digits', ar: 'يجب أن يتكون الرمز من ستة أرقام' },
  recovery_code_required: { en: 'Recovery code is Required', ar: 'رمز الاستعادة مطلوب' },
  recovery_code_invalid: {
    en: 'Recovery code must have 16 letters and digits',
    ar: 'يجب أن يتكون رمز الاستعادة من 16 حرفًا ورقمًا',
  },
  wrong_code: {
    en: 'This code is wrong, has expired or has already been used',
    ar: 'الرمز غير صحيح أو منتهي الصلاحية أو سبق استخدامه',
  },
  one_second_step: {
    en: 'Send one of: a code, a recovery code or a passkey',
    ar: 'أرسل واحدًا مما يلي: الرمز أو رمز الاستعادة أو مفتاح المرور',
  },
  code_or_recovery_code: {
    en: 'Send either a code or a recovery code',
    ar: 'أرسل الرمز أو رمز الاستعادة، لا كليهما',
  },
  passkey_invalid: { en: 'This is not a valid passkey response', ar: 'ردّ مفتاح المرور هذا غير صالح' },
  passkey_id_invalid: { en: 'Send the passkey’s ID', ar: 'أرسل معرّف مفتاح المرور' },
  device_id_invalid: { en: 'Send the device’s ID', ar: 'أرسل معرّف الجهاز' },
  referral_code_invalid: {
    en: 'Code must have 10 letters and digits',
    ar: 'يجب أن يتكون الرمز من 10 أحرف وأرقام',
  },
  too_common: {
    en: 'This password is too common; choose another',
    ar: 'كلمة المرور هذه شائعة جدًا؛ اختر غيرها',
  },
  like_yourself: {
    en: 'A password that is your name or email is easy to guess; choose another',
    ar: 'يسهل تخمين كلمة المرور إذا كانت اسمك أو بريدك الإلكتروني؛ اختر غيرها',
  },
  breached: {
    en: 'This password has appeared in a data breach at another service; choose another',
    ar: 'ظهرت كلمة المرور هذه في تسريب بيانات من خدمة أخرى؛ اختر غيرها',
  },
  phone_invalid: { en: 'Phone is not valid', ar: 'رقم الهاتف غير صحيح' },
  image_expected: { en: 'Send the image as a file', ar: 'أرسل الصورة كملف' },
  image_required: { en: 'Image is Required', ar: 'الصورة مطلوبة' },
  provider_unknown: {
    en: 'Provider must be Google, Facebook or Apple',
    ar: 'يجب أن تكون الخدمة Google أو Facebook أو Apple',
  },
  id_token_required: { en: 'ID token is Required', ar: 'رمز الهوية (ID token) مطلوب' },
} as const satisfies FieldMessages

export type AccountFieldCode = keyof typeof accountFieldMessages
