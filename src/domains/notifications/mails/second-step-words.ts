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
    button: 'This was not me',
    after: 'If this was not you, set a new password now. If it was you, you do not need to do anything.',
  },
  ar: {
    button: 'لم أكن أنا',
    after: 'إن لم تكن أنت فعيّن كلمة مرور جديدة الآن. وإن كنت أنت فلا يلزمك أي إجراء.',
  },
  fr: {
    button: 'Ce n’était pas moi',
    after:
      'Si ce n’était pas vous, définissez un nouveau mot de passe dès maintenant. Si c’était vous, vous n’avez rien à faire.',
  },
} as const

/** Texts for changes that a password reset by mailed link reverts. */
const SET_UP = {
  en: {
    ...NOT_ME.en,
    after:
      'If this was not you, press “This was not me” and set a new password with the link we email you: within three days, that also undoes this change. If it was you, you do not need to do anything.',
  },
  ar: {
    ...NOT_ME.ar,
    after:
      'إن لم تكن أنت فاضغط «لم أكن أنا» وعيّن كلمة مرور جديدة عبر الرابط الذي نرسله إليك: إن فعلت ذلك خلال ثلاثة أيام أُلغي هذا التغيير أيضًا. وإن كنت أنت فلا يلزمك أي إجراء.',
  },
  fr: {
    ...NOT_ME.fr,
    after:
      'Si ce n’était pas vous, appuyez sur «\u00a0Ce n’était pas moi\u00a0» et définissez un nouveau mot de passe avec le lien que nous vous enverrons par e-mail\u00a0: dans un délai de trois jours, cela annule aussi cette modification. Si c’était vous, vous n’avez rien à faire.',
  },
} as const

export const SECOND_STEP_TEXTS: Localized<SecondStepWords> = {
  en: {
    second_step_failed: {
      subject: 'Someone may know your password',
      title: 'Five failed attempts',
      text: 'Someone signed in with your password and failed the second step five times. They have not got into your account.',
      button: 'Set a new password',
      after: 'If it was not you, set a new password now: this one is no longer secret.',
    },
    codes_on: {
      subject: 'One-time codes are on',
      title: 'One-time codes are on',
      text: 'From now on, your account asks for a code from your authenticator app after your password.',
      ...SET_UP.en,
    },
    codes_off: {
      subject: 'One-time codes are off',
      title: 'One-time codes are off',
      text: 'Your account no longer asks for a code from your authenticator app.',
      ...NOT_ME.en,
    },
    passkey_added: {
      subject: 'A passkey was added',
      title: 'A passkey was added',
      text: 'A passkey was added to your account. It signs you in without your password.',
      ...SET_UP.en,
    },
    passkey_removed: {
      subject: 'A passkey was removed',
      title: 'A passkey was removed',
      text: 'A passkey was removed from your account. You can no longer sign in with it.',
      ...NOT_ME.en,
    },
    recovery_codes_renewed: {
      subject: 'You have new recovery codes',
      title: 'New recovery codes',
      text: 'Ten new recovery codes were created for your account. Your old codes no longer work.',
      ...NOT_ME.en,
    },
    recovery_code_used: {
      subject: 'A recovery code was used',
      title: 'A recovery code was used',
      text: 'Someone has just signed in to your account with a recovery code. That code no longer works.',
      ...NOT_ME.en,
    },
  },
  ar: {
    second_step_failed: {
      subject: 'ربما يعرف أحدهم كلمة مرورك',
      title: 'خمس محاولات فاشلة',
      text: 'أدخل شخص ما كلمة مرورك ثم أخفق خمس مرات في خطوة التحقق الثانية، ولم يدخل إلى حسابك.',
      button: 'تعيين كلمة مرور جديدة',
      after: 'إن لم تكن أنت فعيّن كلمة مرور جديدة الآن، فكلمة مرورك الحالية لم تعد سرّية.',
    },
    codes_on: {
      subject: 'تم تفعيل رموز التحقق',
      title: 'تم تفعيل رموز التحقق',
      text: 'من الآن فصاعدًا، يطلب حسابك رمزًا من تطبيق المصادقة بعد كلمة المرور.',
      ...SET_UP.ar,
    },
    codes_off: {
      subject: 'تم إيقاف رموز التحقق',
      title: 'تم إيقاف رموز التحقق',
      text: 'لم يعد حسابك يطلب رمزًا من تطبيق المصادقة.',
      ...NOT_ME.ar,
    },
    passkey_added: {
      subject: 'تمت إضافة مفتاح مرور',
      title: 'تمت إضافة مفتاح مرور',
      text: 'تمت إضافة مفتاح مرور إلى حسابك، ويمكن به تسجيل الدخول من دون كلمة المرور.',
      ...SET_UP.ar,
    },
    passkey_removed: {
      subject: 'تمت إزالة مفتاح مرور',
      title: 'تمت إزالة مفتاح مرور',
      text: 'تمت إزالة مفتاح مرور من حسابك، ولم يعد بإمكانك تسجيل الدخول به.',
      ...NOT_ME.ar,
    },
    recovery_codes_renewed: {
      subject: 'لديك رموز استعادة جديدة',
      title: 'رموز استعادة جديدة',
      text: 'أنشأنا عشرة رموز استعادة جديدة لحسابك، ولم تعد الرموز السابقة صالحة.',
      ...NOT_ME.ar,
    },
    recovery_code_used: {
      subject: 'تم استخدام رمز استعادة',
      title: 'تم استخدام رمز استعادة',
      text: 'سجّل شخص ما الدخول إلى حسابك للتو برمز استعادة، ولم يعد ذلك الرمز صالحًا.',
      ...NOT_ME.ar,
    },
  },
  fr: {
    second_step_failed: {
      subject: 'Quelqu’un connaît peut-être votre mot de passe',
      title: 'Cinq tentatives échouées',
      text: 'Quelqu’un a saisi votre mot de passe, puis a échoué cinq fois à la deuxième étape. Cette personne n’a pas accédé à votre compte.',
      button: 'Définir un mot de passe',
      after:
        'Si ce n’était pas vous, définissez un nouveau mot de passe dès maintenant\u00a0: l’actuel n’est plus secret.',
    },
    codes_on: {
      subject: 'Les codes à usage unique sont activés',
      title: 'Les codes à usage unique sont activés',
      text: 'Désormais, votre compte demande un code de votre application d’authentification après le mot de passe.',
      ...SET_UP.fr,
    },
    codes_off: {
      subject: 'Les codes à usage unique sont désactivés',
      title: 'Les codes à usage unique sont désactivés',
      text: 'Votre compte ne demande plus de code de votre application d’authentification.',
      ...NOT_ME.fr,
    },
    passkey_added: {
      subject: 'Une clé d’accès a été ajoutée',
      title: 'Une clé d’accès a été ajoutée',
      text: 'Une clé d’accès a été ajoutée à votre compte. Elle permet de se connecter sans mot de passe.',
      ...SET_UP.fr,
    },
    passkey_removed: {
      subject: 'Une clé d’accès a été retirée',
      title: 'Une clé d’accès a été retirée',
      text: 'Une clé d’accès a été retirée de votre compte. Elle ne permet plus de se connecter.',
      ...NOT_ME.fr,
    },
    recovery_codes_renewed: {
      subject: 'Vous avez de nouveaux codes de secours',
      title: 'Nouveaux codes de secours',
      text: 'Dix nouveaux codes de secours ont été créés pour votre compte. Les anciens ne sont plus valables.',
      ...NOT_ME.fr,
    },
    recovery_code_used: {
      subject: 'Un code de secours a été utilisé',
      title: 'Un code de secours a été utilisé',
      text: 'Quelqu’un vient de se connecter à votre compte avec un code de secours. Ce code n’est plus valable.',
      ...NOT_ME.fr,
    },
  },
}
