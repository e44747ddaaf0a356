import type { Localized } from '#kernel/locale.ts'

/** Texts of the mails about an account. */
type AccountWords = Readonly<
  Record<
    | 'verify_email'
    | 'already_registered'
    | 'reset_password'
    | 'sign_in'
    | 'password_changed'
    | 'change_email'
    | 'email_change_asked'
    | 'email_changed'
    | 'account_deleted'
    | 'staff_invited'
    | 'staff_joined'
    | 'partner_invited'
    | 'partner_joined',
    { subject: string; title: string; text: string; button: string; after: string }
  >
>

export const ACCOUNT_TEXTS: Localized<AccountWords> = {
  en: {
    verify_email: {
      subject: 'Confirm your e-mail address',
      title: 'Welcome to {product}',
      text: 'One step is left: tell us that this address is yours. The link works once, for three days.',
      button: 'Confirm the address',
      after: 'If you did not open an account with us, leave this mail: nothing happens.',
    },
    already_registered: {
      subject: 'You have an account with us already',
      title: 'You have an account already',
      text: 'Somebody has just tried to open an account with this address, and it has one. If it was you: sign in, or choose another password.',
      button: 'Choose another password',
      after: 'If it was somebody else, there is nothing you have to do: they have not got into your account.',
    },
    reset_password: {
      subject: 'Choose another password',
      title: 'Choose another password',
      text: 'You asked for a link to choose another password. It works once, for 30 minutes.',
      button: 'Choose a password',
      after: 'If you did not ask for it, leave this mail: your password stays as it is.',
    },
    sign_in: {
      subject: 'Your link to sign in',
      title: 'Sign in to {product}',
      text: 'You asked for a link to sign in. It works once, for 30 minutes, on the device where you open it.',
      button: 'Sign in',
      after: 'If you did not ask for it, leave this mail: nobody is signed in without it.',
    },
    password_changed: {
      subject: 'Your password was changed',
      title: 'Your password was changed',
      text: 'The password of your account was changed just now, and every other device was signed out.',
      button: 'That was not me',
      after: 'If it was you, there is nothing more to do.',
    },
    change_email: {
      subject: 'Confirm your new e-mail address',
      title: 'Your new e-mail address',
      text: 'You asked us to use this address for your account. Tell us that it is yours, and it takes over. The link works once, for three days.',
      button: 'Use this address',
      after: 'If you did not ask for it, leave this mail: nothing happens.',
    },
    email_change_asked: {
      subject: 'Your account is to have another e-mail address',
      title: 'Another e-mail address',
      text: 'Somebody who is signed in to your account and knows its password asked to move it to another address. It moves once the link mailed there is opened; until then you sign in with this one.',
      button: 'That was not me',
      after:
        'If it was not you, choose another password now: that stops the change. If it was you, there is nothing more to do here.',
    },
    email_changed: {
      subject: 'Your account has another e-mail address',
      title: 'Another e-mail address',
      text: 'From now on you sign in with your new address, and our mails go there. This is the last one to this address.',
      button: 'Go to the site',
      after: 'If it was not you, answer this mail at once.',
    },
    account_deleted: {
      subject: 'Your account is deleted',
      title: 'Your account is deleted',
      text: 'Your account is gone, and with it what we held of you: name, address, phone, devices, and who drove in each booking. Invoices and the entries of our books stay for as long as the law asks; nobody can sign in with this address any more.',
      button: 'Visit us again',
      after:
        'This mail is removed from our records within 30 days. If it was not you who deleted it, answer this mail.',
    },
    staff_invited: {
      subject: 'You are invited to the staff of {product}',
      title: 'Welcome to the staff',
      text: 'A colleague has invited you to the back office of {product}. Choose a password, then sign in at Staff area: there you set up a second step, an app on your phone that shows codes. The link works once, for three days.',
      button: 'Choose a password',
      after:
        'If the link is too old, “Forgot Password?” at sign-in mails you another. If you do not know what this is about, leave this mail: nothing happens.',
    },
    staff_joined: {
      subject: 'You are on the staff of {product}',
      title: 'Welcome to the staff',
      text: 'A colleague has let your account into the back office of {product}. Sign in as before; if your account has no second step yet, you set one up there.',
      button: 'Open the staff area',
      after: 'If you do not know what this is about, answer this mail.',
    },
    partner_invited: {
      subject: 'You are invited to the partner area of {product}',
      title: 'Welcome as a partner',
      text: 'You are invited to the partner area of {product}. It has the links, the bookings they bring and what each of them earns. Choose a password, then sign in. The link works once, for three days.',
      button: 'Choose a password',
      after:
        'If the link is too old, “Forgot Password?” at sign-in mails you another. If you do not know what this is about, leave this mail: nothing happens.',
    },
    partner_joined: {
      subject: 'Your account opens the partner area of {product}',
      title: 'Welcome as a partner',
      text: 'Your account now belongs to a partner of {product}. Sign in as before: the partner area has the links, the bookings they bring and what those earn.',
      button: 'Open the partner area',
      after: 'If you do not know what this is about, answer this mail.',
    },
  },
  ar: {
    verify_email: {
      subject: 'أكّد عنوان بريدك الإلكتروني',
      title: 'أهلًا بك في {product}',
      text: 'بقيت خطوة واحدة: أكّد لنا أن هذا العنوان لك. يعمل الرابط مرة واحدة خلال ثلاثة أيام.',
      button: 'تأكيد العنوان',
      after: 'إذا لم تفتح حسابًا لدينا فتجاهل هذه الرسالة: لن يحدث شيء.',
    },
    already_registered: {
      subject: 'لديك حساب لدينا بالفعل',
      title: 'لديك حساب بالفعل',
      text: 'حاول أحدهم للتو فتح حساب بهذا العنوان، وله حساب بالفعل. إن كنت أنت فسجّل الدخول أو اختر كلمة مرور أخرى.',
      button: 'اختيار كلمة مرور أخرى',
      after: 'وإن كان شخصًا آخر فلا يلزمك شيء: لم يدخل أحد إلى حسابك.',
    },
    reset_password: {
      subject: 'اختر كلمة مرور أخرى',
      title: 'اختر كلمة مرور أخرى',
      text: 'طلبت رابطًا لاختيار كلمة مرور أخرى. يعمل مرة واحدة خلال 30 دقيقة.',
      button: 'اختيار كلمة مرور',
      after: 'إذا لم تطلبه فتجاهل هذه الرسالة: تبقى كلمة مرورك كما هي.',
    },
    sign_in: {
      subject: 'رابط تسجيل دخولك',
      title: 'تسجيل الدخول إلى {product}',
      text: 'طلبت رابطًا لتسجيل الدخول. يعمل مرة واحدة خلال 30 دقيقة، على الجهاز الذي تفتحه فيه.',
      button: 'تسجيل الدخول',
      after: 'إذا لم تطلبه فتجاهل هذه الرسالة: لا يمكن لأحد الدخول من دونها.',
    },
    password_changed: {
      subject: 'تم تغيير كلمة مرورك',
      title: 'تم تغيير كلمة مرورك',
      text: 'غُيّرت كلمة مرور حسابك للتو، وسُجّل خروجك من كل الأجهزة الأخرى.',
      button: 'لم أكن أنا',
      after: 'إن كنت أنت فلا يلزمك شيء آخر.',
    },
    change_email: {
      subject: 'أكّد عنوان بريدك الجديد',
      title: 'عنوان بريدك الجديد',
      text: 'طلبت أن نستخدم هذا العنوان لحسابك. أكّد لنا أنه لك ليحلّ محل القديم. يعمل الرابط مرة واحدة خلال ثلاثة أيام.',
      button: 'استخدام هذا العنوان',
      after: 'إذا لم تطلب ذلك فتجاهل هذه الرسالة: لن يحدث شيء.',
    },
    email_change_asked: {
      subject: 'طُلب تغيير عنوان بريد حسابك',
      title: 'عنوان بريد آخر',
      text: 'طلب شخص سجّل الدخول إلى حسابك ويعرف كلمة مروره نقله إلى عنوان آخر. ينتقل عند فتح الرابط المرسل إلى هناك، وحتى ذلك الحين تسجّل الدخول بهذا العنوان.',
      button: 'لم أكن أنا',
      after: 'إن لم تكن أنت فاختر كلمة مرور أخرى الآن: هذا يوقف التغيير. وإن كنت أنت فلا يلزمك شيء هنا.',
    },
    email_changed: {
      subject: 'صار لحسابك عنوان بريد آخر',
      title: 'عنوان بريد آخر',
      text: 'من الآن تسجّل الدخول بعنوانك الجديد وتصل رسائلنا إليه. هذه آخر رسالة إلى هذا العنوان.',
      button: 'زيارة الموقع',
      after: 'إن لم تكن أنت فأجب عن هذه الرسالة فورًا.',
    },
    account_deleted: {
      subject: 'حُذف حسابك',
      title: 'حُذف حسابك',
      text: 'حُذف حسابك ومعه ما نحتفظ به عنك: الاسم والعنوان والهاتف والأجهزة واسم السائق في كل حجز. تبقى الفواتير وقيود دفاترنا للمدة التي يفرضها القانون، ولا يمكن لأحد تسجيل الدخول بهذا العنوان بعد الآن.',
      button: 'زيارة الموقع',
      after: 'تُحذف هذه الرسالة من سجلاتنا خلال 30 يومًا. إن لم تحذف الحساب أنت فأجب عن هذه الرسالة.',
    },
    staff_invited: {
      subject: 'دعوة إلى فريق {product}',
      title: 'أهلًا بك في الفريق',
      text: 'دعاك أحد الزملاء إلى منطقة موظفي {product}. اختر كلمة مرور ثم سجّل الدخول إلى منطقة الموظفين، وهناك تُعدّ خطوة ثانية: تطبيقًا على هاتفك يعرض رموز التحقق. يعمل الرابط مرة واحدة خلال ثلاثة أيام.',
      button: 'اختيار كلمة مرور',
      after:
        'إذا انتهت صلاحية الرابط فاطلب غيره من «نسيت كلمة المرور؟» عند تسجيل الدخول. وإن لم تعرف سبب هذه الرسالة فتجاهلها: لن يحدث شيء.',
    },
    staff_joined: {
      subject: 'أنت الآن من فريق {product}',
      title: 'أهلًا بك في الفريق',
      text: 'أتاح أحد الزملاء لحسابك دخول منطقة موظفي {product}. سجّل الدخول كما اعتدت، وإن لم تكن لحسابك خطوة ثانية بعد فستُعدّها هناك.',
      button: 'فتح منطقة الموظفين',
      after: 'إن لم تعرف سبب هذه الرسالة فأجب عنها.',
    },
    partner_invited: {
      subject: 'دعوة إلى منطقة شركاء {product}',
      title: 'أهلًا بك شريكًا',
      text: 'دُعيت إلى منطقة شركاء {product}. فيها الروابط والحجوزات التي تأتي عبرها وما يكسبه كل حجز. اختر كلمة مرور ثم سجّل الدخول. يعمل الرابط مرة واحدة خلال ثلاثة أيام.',
      button: 'اختيار كلمة مرور',
      after:
        'إذا انتهت صلاحية الرابط فاطلب غيره من «نسيت كلمة المرور؟» عند تسجيل الدخول. وإن لم تعرف سبب هذه الرسالة فتجاهلها: لن يحدث شيء.',
    },
    partner_joined: {
      subject: 'حسابك يفتح الآن منطقة شركاء {product}',
      title: 'أهلًا بك شريكًا',
      text: 'صار حسابك تابعًا لأحد شركاء {product}. سجّل الدخول كما اعتدت: في منطقة الشركاء الروابط والحجوزات التي تأتي عبرها وما تكسبه.',
      button: 'فتح منطقة الشركاء',
      after: 'إن لم تعرف سبب هذه الرسالة فأجب عنها.',
    },
  },
}
