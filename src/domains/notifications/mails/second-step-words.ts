import type { Localized } from '#kernel/locale.ts'

type Words = { subject: string; title: string; text: string; button: string; after: string }

/** Texts of the mails about a second step at sign-in. */
type SecondStepWords = Readonly<
  Record<
    | 'second_step_failed'
    | 'codes_on'
    | 'codes_off'
    | 'passkey_added'
    | 'passkey_removed'
    | 'recovery_codes_renewed'
    | 'recovery_code_used',
    Words
  >
>

const NOT_ME = {
  en: {
    button: 'That was not me',
    after: 'If it was not you, choose another password now. If it was you, there is nothing more to do.',
  },
  ar: {
    button: 'لم أكن أنا',
    after: 'إن لم تكن أنت فاختر كلمة مرور أخرى الآن. وإن كنت أنت فلا يلزمك شيء آخر.',
  },
} as const

/** For changes that a password reset by mailed link reverts. */
const SET_UP = {
  en: {
    ...NOT_ME.en,
    after:
      'If it was not you, follow “That was not me” and choose another password by the link that we mail you: within three days that also takes this away again. If it was you, there is nothing more to do.',
  },
  ar: {
    ...NOT_ME.ar,
    after:
      'إن لم تكن أنت فاضغط «لم أكن أنا» واختر كلمة مرور أخرى عبر الرابط الذي نرسله إليك: خلال ثلاثة أيام يلغي ذلك هذا التغيير أيضًا. وإن كنت أنت فلا يلزمك شيء آخر.',
  },
} as const

export const SECOND_STEP_TEXTS: Localized<SecondStepWords> = {
  en: {
    second_step_failed: {
      subject: 'Somebody may know your password',
      title: 'Five wrong tries',
      text: 'Somebody signed in with your password and failed five times at the second step. They have not got into your account.',
      button: 'Choose another password',
      after: 'If it was not you, choose another password now: this one is no longer a secret.',
    },
    codes_on: {
      subject: 'One-time codes are on',
      title: 'One-time codes are on',
      text: 'From now on your account asks for a code of your authenticator app after the password.',
      ...SET_UP.en,
    },
    codes_off: {
      subject: 'One-time codes are off',
      title: 'One-time codes are off',
      text: 'Your account no longer asks for a code of your authenticator app.',
      ...NOT_ME.en,
    },
    passkey_added: {
      subject: 'A passkey was added',
      title: 'A passkey was added',
      text: 'A passkey was added to your account. It signs you in without the password.',
      ...SET_UP.en,
    },
    passkey_removed: {
      subject: 'A passkey was removed',
      title: 'A passkey was removed',
      text: 'A passkey was removed from your account. It no longer signs you in.',
      ...NOT_ME.en,
    },
    recovery_codes_renewed: {
      subject: 'You have new recovery codes',
      title: 'New recovery codes',
      text: 'Ten new recovery codes were made for your account. Those you had before no longer work.',
      ...NOT_ME.en,
    },
    recovery_code_used: {
      subject: 'A recovery code was used',
      title: 'A recovery code was used',
      text: 'Your account was just signed in to with a recovery code. That code no longer works.',
      ...NOT_ME.en,
    },
  },
  ar: {
    second_step_failed: {
      subject: 'ربما يعرف أحدهم كلمة مرورك',
      title: 'خمس محاولات خاطئة',
      text: 'أدخل أحدهم كلمة مرورك الصحيحة ثم أخطأ خمس مرات في الخطوة الثانية. لم يدخل أحد إلى حسابك.',
      button: 'اختيار كلمة مرور أخرى',
      after: 'إن لم تكن أنت فاختر كلمة مرور أخرى الآن: لم تعد كلمة مرورك سرّية.',
    },
    codes_on: {
      subject: 'فُعّلت رموز التحقق',
      title: 'فُعّلت رموز التحقق',
      text: 'من الآن يطلب حسابك رمزًا من تطبيق المصادقة بعد كلمة المرور.',
      ...SET_UP.ar,
    },
    codes_off: {
      subject: 'أُوقفت رموز التحقق',
      title: 'أُوقفت رموز التحقق',
      text: 'لم يعد حسابك يطلب رمزًا من تطبيق المصادقة.',
      ...NOT_ME.ar,
    },
    passkey_added: {
      subject: 'أُضيف مفتاح مرور',
      title: 'أُضيف مفتاح مرور',
      text: 'أُضيف مفتاح مرور إلى حسابك. يسجّل دخولك من دون كلمة المرور.',
      ...SET_UP.ar,
    },
    passkey_removed: {
      subject: 'أُزيل مفتاح مرور',
      title: 'أُزيل مفتاح مرور',
      text: 'أُزيل مفتاح مرور من حسابك، ولم يعد يسجّل دخولك.',
      ...NOT_ME.ar,
    },
    recovery_codes_renewed: {
      subject: 'لديك رموز استعادة جديدة',
      title: 'رموز استعادة جديدة',
      text: 'أُنشئت عشرة رموز استعادة جديدة لحسابك، ولم تعد الرموز السابقة تعمل.',
      ...NOT_ME.ar,
    },
    recovery_code_used: {
      subject: 'استُخدم رمز استعادة',
      title: 'استُخدم رمز استعادة',
      text: 'سُجّل الدخول إلى حسابك للتو برمز استعادة، ولم يعد ذلك الرمز يعمل.',
      ...NOT_ME.ar,
    },
  },
}
