import type { Language } from '#kernel/locale.ts'

/** The words of the mails about an account; `{name}` stands for what is filled in. */
type AccountWords = Readonly<
  Record<
    'verify_email' | 'already_registered' | 'reset_password' | 'password_changed',
    { subject: string; title: string; text: string; button: string; after: string }
  >
>

export const ACCOUNT_WORDS: Readonly<Record<Language, AccountWords>> = {
  en: {
    verify_email: {
      subject: 'Confirm your e-mail address',
      title: 'Welcome to {product}',
      text: '{name}, one step is left: tell us that this address is yours. The link works once, for three days.',
      button: 'Confirm the address',
      after: 'If you did not open an account with us, leave this mail: nothing happens.',
    },
    already_registered: {
      subject: 'You have an account with us already',
      title: 'You have an account already',
      text: '{name}, somebody has just tried to open an account with this address, and it has one. If it was you: sign in, or choose another password.',
      button: 'Choose another password',
      after: 'If it was somebody else, there is nothing you have to do: they have not got into your account.',
    },
    reset_password: {
      subject: 'Choose another password',
      title: 'Choose another password',
      text: '{name}, you asked for a link to choose another password. It works once, for 30 minutes.',
      button: 'Choose a password',
      after: 'If you did not ask for it, leave this mail: your password stays as it is.',
    },
    password_changed: {
      subject: 'Your password was changed',
      title: 'Your password was changed',
      text: '{name}, the password of your account was changed just now, and every other device was signed out.',
      button: 'That was not me',
      after: 'If it was you, there is nothing more to do.',
    },
  },
  ar: {
    verify_email: {
      subject: 'أكّد عنوان بريدك الإلكتروني',
      title: 'أهلاً بك في {product}',
      text: '{name}، بقيت خطوة واحدة: أكّد لنا أن هذا العنوان لك. يعمل الرابط مرة واحدة خلال ثلاثة أيام.',
      button: 'تأكيد العنوان',
      after: 'إذا لم تفتح حساباً لدينا فتجاهل هذه الرسالة: لن يحدث شيء.',
    },
    already_registered: {
      subject: 'لديك حساب لدينا بالفعل',
      title: 'لديك حساب بالفعل',
      text: '{name}، حاول أحدهم للتو فتح حساب بهذا العنوان، وله حساب بالفعل. إن كنت أنت فسجّل الدخول أو اختر كلمة مرور أخرى.',
      button: 'اختيار كلمة مرور أخرى',
      after: 'وإن كان شخصاً آخر فلا يلزمك شيء: لم يدخل أحد إلى حسابك.',
    },
    reset_password: {
      subject: 'اختر كلمة مرور أخرى',
      title: 'اختر كلمة مرور أخرى',
      text: '{name}، طلبت رابطاً لاختيار كلمة مرور أخرى. يعمل مرة واحدة خلال 30 دقيقة.',
      button: 'اختيار كلمة مرور',
      after: 'إذا لم تطلبه فتجاهل هذه الرسالة: تبقى كلمة مرورك كما هي.',
    },
    password_changed: {
      subject: 'تم تغيير كلمة مرورك',
      title: 'تم تغيير كلمة مرورك',
      text: '{name}، غُيّرت كلمة مرور حسابك للتو، وسُجّل خروجك من كل الأجهزة الأخرى.',
      button: 'لم أكن أنا',
      after: 'إن كنت أنت فلا يلزمك شيء آخر.',
    },
  },
}
