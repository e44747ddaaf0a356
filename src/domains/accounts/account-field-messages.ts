import type { FieldMessages } from '#kernel/field-messages.ts'

export const accountFieldMessages = {
  password_required: { en: 'Password is Required', ar: 'كلمة المرور مطلوبة' },
  password_too_short: { en: 'At least 10 characters', ar: 'عشرة أحرف على الأقل' },
  one_password_proof: {
    en: 'Either the current password or a mailed link, and the new password',
    ar: 'كلمة المرور الحالية أو رابط إعادة التعيين، مع كلمة المرور الجديدة',
  },
  password_needed: {
    en: 'Give the password of this account, or sign in to it',
    ar: 'اكتب كلمة مرور هذا الحساب أو سجّل الدخول إليه',
  },
  wrong_password: { en: 'This is not your password', ar: 'كلمة المرور الحالية غير صحيحة' },
  email_unchanged: { en: 'This is the address there is', ar: 'هذا هو العنوان الحالي نفسه' },
  code_required: { en: 'Code is Required', ar: 'الرمز مطلوب' },
  code_invalid: { en: 'A code is six digits', ar: 'يتكون الرمز من ستة أرقام' },
  recovery_code_required: { en: 'Recovery code is Required', ar: 'رمز الاستعادة مطلوب' },
  recovery_code_invalid: {
    en: 'A recovery code is 16 letters and digits',
    ar: 'يتكون رمز الاستعادة من 16 حرفًا ورقمًا',
  },
  wrong_code: {
    en: 'This code is wrong, too old, or was used already',
    ar: 'الرمز خاطئ أو قديم أو استُخدم من قبل',
  },
  one_second_step: {
    en: 'One of a code, a recovery code and a passkey',
    ar: 'أحد الثلاثة: الرمز أو رمز الاستعادة أو مفتاح المرور',
  },
  code_or_recovery_code: { en: 'Either a code or a recovery code', ar: 'إما الرمز أو رمز الاستعادة' },
  passkey_invalid: { en: 'This is no answer of a passkey', ar: 'هذا ليس ردًا من مفتاح مرور' },
  passkey_id_invalid: { en: 'A passkey is named by its id', ar: 'يُسمّى مفتاح المرور بمعرّفه' },
  device_id_invalid: { en: 'A device is named by its id', ar: 'يُسمّى الجهاز بمعرّفه' },
  referral_code_invalid: { en: 'A code is 10 letters and digits', ar: 'يتكون الرمز من 10 أحرف وأرقام' },
  too_common: {
    en: 'This password is among those that are tried first; choose another',
    ar: 'كلمة المرور هذه من أكثر ما يُجرَّب؛ اختر غيرها',
  },
  like_yourself: {
    en: 'A password that is your name or e-mail is easily guessed; choose another',
    ar: 'من السهل تخمين كلمة مرور هي اسمك أو بريدك؛ اختر غيرها',
  },
  breached: {
    en: 'This password has appeared in a data leak at another service; choose another',
    ar: 'ظهرت كلمة المرور هذه في تسريب بيانات من خدمة أخرى؛ اختر غيرها',
  },
  phone_invalid: { en: 'Phone is not valid', ar: 'رقم الهاتف غير صحيح' },
  image_expected: { en: 'An image is sent as a file', ar: 'تُرسل الصورة ملفًا' },
  image_required: { en: 'Image is Required', ar: 'الصورة مطلوبة' },
  provider_unknown: { en: 'Google, Facebook or Apple', ar: 'Google أو Facebook أو Apple' },
  id_token_required: { en: 'The service’s proof of who signs in', ar: 'إثبات الخدمة لهوية من يسجّل الدخول' },
} as const satisfies FieldMessages

export type AccountFieldCode = keyof typeof accountFieldMessages
