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
      subject: 'Confirm your email address',
      title: 'Welcome to {product}',
      text: 'One last step: confirm that this address is yours. The link works once and expires after three days.',
      button: 'Confirm email address',
      after: 'If you did not open an account with us, ignore this email and nothing will happen.',
    },
    already_registered: {
      subject: 'You already have an account with us',
      title: 'You already have an account',
      text: 'Someone has just tried to open an account with this address, but it already has one. If it was you, sign in or set a new password.',
      button: 'Set a new password',
      after: 'If it was not you, you do not need to do anything: nobody has got into your account.',
    },
    reset_password: {
      subject: 'Reset your password',
      title: 'Set a new password',
      text: 'You asked for a link to set a new password. It works once and expires after 30 minutes.',
      button: 'Set a new password',
      after: 'If you did not ask for this, ignore this email: your password stays the same.',
    },
    sign_in: {
      subject: 'Your sign-in link',
      title: 'Sign in to {product}',
      text: 'You asked for a sign-in link. It works once, on the device where you open it, and expires after 30 minutes.',
      button: 'Sign in',
      after: 'If you did not ask for it, ignore this email: nobody can sign in without it.',
    },
    password_changed: {
      subject: 'Your password was changed',
      title: 'Your password was changed',
      text: 'Your account password has just been changed, and every other device has been signed out.',
      button: 'This was not me',
      after: 'If this was you, you do not need to do anything.',
    },
    change_email: {
      subject: 'Confirm your new email address',
      title: 'Confirm your new email address',
      text: 'You asked us to use this address for your account. Confirm that it is yours, and it will replace your old one. The link works once and expires after three days.',
      button: 'Use this address',
      after: 'If you did not ask for this, ignore this email and nothing will happen.',
    },
    email_change_asked: {
      subject: 'Your account’s email address is about to change',
      title: 'Request to change your email address',
      text: 'Someone signed in to your account, who knows its password, asked to change its email address. It changes once they open the link we sent to the new address; until then you sign in with this one.',
      button: 'This was not me',
      after:
        'If this was not you, set a new password now: that stops the change. If it was you, you do not need to do anything here.',
    },
    email_changed: {
      subject: 'Your account’s email address has changed',
      title: 'Your email address has changed',
      text: 'From now on, sign in with your new address. Our emails go there too, and this is the last one to this address.',
      button: 'Go to the site',
      after: 'If this was not you, reply to this email straight away.',
    },
    account_deleted: {
      subject: 'Your account has been deleted',
      title: 'Your account has been deleted',
      text: 'We have deleted your account and what we held about you: your name, address, phone, devices, and who drove in each booking. We keep invoices and ledger entries for as long as the law requires. Nobody can sign in with this address any more.',
      button: 'Visit us again',
      after:
        'We remove this email from our records within 30 days. If you did not delete your account, reply to this email.',
    },
    staff_invited: {
      subject: 'You have been invited to join the {product} staff',
      title: 'Welcome to the staff',
      text: 'A colleague has invited you to the {product} back office. Set a password, then sign in to the staff area, where you set up a second step: an app on your phone that shows codes. The link works once and expires after three days.',
      button: 'Set a password',
      after:
        'If the link has expired, use “Forgot Password?” at sign-in to get a new one. If you were not expecting this, ignore this email and nothing will happen.',
    },
    staff_joined: {
      subject: 'You now have {product} staff access',
      title: 'Welcome to the staff',
      text: 'A colleague has given your account access to the {product} back office. Sign in as before; if you have no second step yet, you set one up there.',
      button: 'Open the staff area',
      after: 'If you were not expecting this, reply to this email.',
    },
    partner_invited: {
      subject: 'You have been invited to the {product} partner area',
      title: 'Welcome as a partner',
      text: 'You have been invited to the {product} partner area, where you will find your links, the bookings they bring and what each one earns. Set a password, then sign in. The link works once and expires after three days.',
      button: 'Set a password',
      after:
        'If the link has expired, use “Forgot Password?” at sign-in to get a new one. If you were not expecting this, ignore this email and nothing will happen.',
    },
    partner_joined: {
      subject: 'You now have access to the {product} partner area',
      title: 'Welcome as a partner',
      text: 'Your account now belongs to a {product} partner. Sign in as before: in the partner area you will find your links, the bookings they bring and what those earn.',
      button: 'Open the partner area',
      after: 'If you were not expecting this, reply to this email.',
    },
  },
  ar: {
    verify_email: {
      subject: 'أكّد عنوان بريدك الإلكتروني',
      title: 'أهلًا بك في {product}',
      text: 'خطوة أخيرة: أكّد أن هذا العنوان لك. الرابط صالح لمرة واحدة، وتنتهي صلاحيته بعد ثلاثة أيام.',
      button: 'تأكيد البريد الإلكتروني',
      after: 'إذا لم تفتح حسابًا لدينا فتجاهل هذه الرسالة، ولن يحدث شيء.',
    },
    already_registered: {
      subject: 'لديك حساب لدينا بالفعل',
      title: 'لديك حساب بالفعل',
      text: 'حاول شخص ما للتو فتح حساب بهذا العنوان، لكنه مرتبط بحساب بالفعل. إن كنت أنت فسجّل الدخول أو عيّن كلمة مرور جديدة.',
      button: 'تعيين كلمة مرور جديدة',
      after: 'وإن لم تكن أنت فلا يلزمك أي إجراء، فلم يدخل أحد إلى حسابك.',
    },
    reset_password: {
      subject: 'إعادة تعيين كلمة المرور',
      title: 'تعيين كلمة مرور جديدة',
      text: 'طلبت رابطًا لتعيين كلمة مرور جديدة. الرابط صالح لمرة واحدة، وتنتهي صلاحيته بعد 30 دقيقة.',
      button: 'تعيين كلمة مرور جديدة',
      after: 'إذا لم تطلبه فتجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي.',
    },
    sign_in: {
      subject: 'رابط تسجيل دخولك',
      title: 'تسجيل الدخول إلى {product}',
      text: 'طلبت رابطًا لتسجيل الدخول. الرابط صالح لمرة واحدة، على الجهاز الذي تفتحه عليه، وتنتهي صلاحيته بعد 30 دقيقة.',
      button: 'تسجيل الدخول',
      after: 'إذا لم تطلبه فتجاهل هذه الرسالة، فلا يمكن لأحد تسجيل الدخول من دونها.',
    },
    password_changed: {
      subject: 'تم تغيير كلمة مرورك',
      title: 'تم تغيير كلمة مرورك',
      text: 'تم للتو تغيير كلمة مرور حسابك وتسجيل خروجك من جميع الأجهزة الأخرى.',
      button: 'لم أكن أنا',
      after: 'إن كنت أنت من غيّرها فلا يلزمك أي إجراء.',
    },
    change_email: {
      subject: 'أكّد بريدك الإلكتروني الجديد',
      title: 'أكّد بريدك الإلكتروني الجديد',
      text: 'طلبت استخدام هذا العنوان لحسابك. أكّد أنه لك ليحلّ محل عنوانك القديم. الرابط صالح لمرة واحدة، وتنتهي صلاحيته بعد ثلاثة أيام.',
      button: 'استخدام هذا العنوان',
      after: 'إذا لم تطلب ذلك فتجاهل هذه الرسالة، ولن يحدث شيء.',
    },
    email_change_asked: {
      subject: 'طلب تغيير البريد الإلكتروني لحسابك',
      title: 'طلب تغيير بريدك الإلكتروني',
      text: 'طلب شخص سجّل الدخول إلى حسابك ويعرف كلمة مروره تغيير البريد الإلكتروني للحساب. يسري التغيير عند فتح الرابط الذي أرسلناه إلى العنوان الجديد، وحتى ذلك الحين تسجّل الدخول بهذا العنوان.',
      button: 'لم أكن أنا',
      after: 'إن لم تكن أنت فعيّن كلمة مرور جديدة الآن لإيقاف التغيير. وإن كنت أنت فلا يلزمك أي إجراء.',
    },
    email_changed: {
      subject: 'تم تغيير البريد الإلكتروني لحسابك',
      title: 'تم تغيير بريدك الإلكتروني',
      text: 'من الآن فصاعدًا، سجّل الدخول بعنوانك الجديد. نرسل رسائلنا إليه أيضًا، وهذه آخر رسالة إلى هذا العنوان.',
      button: 'زيارة الموقع',
      after: 'إن لم تكن أنت فردّ على هذه الرسالة فورًا.',
    },
    account_deleted: {
      subject: 'تم حذف حسابك',
      title: 'تم حذف حسابك',
      text: 'حذفنا حسابك وما كنّا نحتفظ به عنك: الاسم والعنوان والهاتف والأجهزة واسم السائق في كل حجز. ونحتفظ بالفواتير والقيود المحاسبية للمدة التي يفرضها القانون. ولم يعد بإمكان أحد تسجيل الدخول بهذا العنوان.',
      button: 'زيارة الموقع',
      after: 'نحذف هذه الرسالة من سجلاتنا خلال 30 يومًا. إن لم تكن أنت من حذف الحساب فردّ عليها.',
    },
    staff_invited: {
      subject: 'دعوة للانضمام إلى فريق {product}',
      title: 'أهلًا بك في الفريق',
      text: 'دعاك أحد الزملاء إلى منطقة موظفي {product}. عيّن كلمة مرور ثم سجّل الدخول إلى منطقة الموظفين، وهناك تُعدّ التحقق بخطوتين عبر تطبيق على هاتفك يعرض رموز التحقق. الرابط صالح لمرة واحدة، وتنتهي صلاحيته بعد ثلاثة أيام.',
      button: 'تعيين كلمة مرور',
      after:
        'إذا انتهت صلاحية الرابط فاطلب رابطًا جديدًا عبر «نسيت كلمة المرور؟» عند تسجيل الدخول. وإن لم تكن تتوقع هذه الرسالة فتجاهلها، ولن يحدث شيء.',
    },
    staff_joined: {
      subject: 'أصبح بإمكانك دخول منطقة موظفي {product}',
      title: 'أهلًا بك في الفريق',
      text: 'أتاح أحد الزملاء لحسابك دخول منطقة موظفي {product}. سجّل الدخول كما اعتدت، وإن لم تكن قد أعددت التحقق بخطوتين فستُعدّه هناك.',
      button: 'فتح منطقة الموظفين',
      after: 'إن لم تكن تتوقع هذه الرسالة فردّ عليها.',
    },
    partner_invited: {
      subject: 'دعوة إلى منطقة شركاء {product}',
      title: 'أهلًا بك شريكًا',
      text: 'تلقّيت دعوة إلى منطقة شركاء {product}، حيث تجد روابطك والحجوزات التي تأتي عبرها وما تكسبه من كل حجز. عيّن كلمة مرور ثم سجّل الدخول. الرابط صالح لمرة واحدة، وتنتهي صلاحيته بعد ثلاثة أيام.',
      button: 'تعيين كلمة مرور',
      after:
        'إذا انتهت صلاحية الرابط فاطلب رابطًا جديدًا عبر «نسيت كلمة المرور؟» عند تسجيل الدخول. وإن لم تكن تتوقع هذه الرسالة فتجاهلها، ولن يحدث شيء.',
    },
    partner_joined: {
      subject: 'أصبح بإمكانك دخول منطقة شركاء {product}',
      title: 'أهلًا بك شريكًا',
      text: 'أصبح حسابك تابعًا لأحد شركاء {product}. سجّل الدخول كما اعتدت، وستجد في منطقة الشركاء روابطك والحجوزات التي تأتي عبرها وما تكسبه منها.',
      button: 'فتح منطقة الشركاء',
      after: 'إن لم تكن تتوقع هذه الرسالة فردّ عليها.',
    },
  },
  fr: {
    verify_email: {
      subject: 'Confirmez votre adresse e-mail',
      title: 'Bienvenue sur {product}',
      text: 'Dernière étape\u00a0: confirmez que cette adresse est bien la vôtre. Le lien ne sert qu’une fois et expire au bout de trois jours.',
      button: 'Confirmer mon adresse e-mail',
      after: 'Si vous n’avez pas créé de compte chez nous, ignorez cet e-mail\u00a0: il ne se passera rien.',
    },
    already_registered: {
      subject: 'Vous avez déjà un compte chez nous',
      title: 'Vous avez déjà un compte',
      text: 'Quelqu’un vient d’essayer de créer un compte avec cette adresse, mais elle est déjà associée à un compte. Si c’était vous, connectez-vous ou définissez un nouveau mot de passe.',
      button: 'Définir un mot de passe',
      after: 'Si ce n’était pas vous, vous n’avez rien à faire\u00a0: personne n’a accédé à votre compte.',
    },
    reset_password: {
      subject: 'Réinitialisez votre mot de passe',
      title: 'Définissez un nouveau mot de passe',
      text: 'Vous avez demandé un lien pour définir un nouveau mot de passe. Il ne sert qu’une fois et expire au bout de 30 minutes.',
      button: 'Définir un mot de passe',
      after: 'Si vous n’avez rien demandé, ignorez cet e-mail\u00a0: votre mot de passe reste le même.',
    },
    sign_in: {
      subject: 'Votre lien de connexion',
      title: 'Connectez-vous à {product}',
      text: 'Vous avez demandé un lien de connexion. Il ne sert qu’une fois, sur l’appareil où vous l’ouvrez, et expire au bout de 30 minutes.',
      button: 'Se connecter',
      after:
        'Si vous ne l’avez pas demandé, ignorez cet e-mail\u00a0: personne ne peut se connecter sans ce lien.',
    },
    password_changed: {
      subject: 'Votre mot de passe a été modifié',
      title: 'Votre mot de passe a été modifié',
      text: 'Le mot de passe de votre compte vient d’être modifié, et tous les autres appareils ont été déconnectés.',
      button: 'Ce n’était pas moi',
      after: 'Si c’était vous, vous n’avez rien à faire.',
    },
    change_email: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      title: 'Confirmez votre nouvelle adresse e-mail',
      text: 'Vous nous avez demandé d’utiliser cette adresse pour votre compte. Confirmez qu’elle est bien la vôtre et elle remplacera l’ancienne. Le lien ne sert qu’une fois et expire au bout de trois jours.',
      button: 'Utiliser cette adresse',
      after: 'Si vous n’avez rien demandé, ignorez cet e-mail\u00a0: il ne se passera rien.',
    },
    email_change_asked: {
      subject: 'L’adresse e-mail de votre compte va changer',
      title: 'Demande de changement d’adresse e-mail',
      text: 'Une personne connectée à votre compte, et qui en connaît le mot de passe, a demandé à en changer l’adresse e-mail. Le changement prendra effet à l’ouverture du lien envoyé à la nouvelle adresse\u202f; d’ici là, vous vous connectez avec celle-ci.',
      button: 'Ce n’était pas moi',
      after:
        'Si ce n’était pas vous, définissez un nouveau mot de passe dès maintenant\u00a0: cela bloque le changement. Si c’était vous, vous n’avez rien à faire ici.',
    },
    email_changed: {
      subject: 'L’adresse e-mail de votre compte a changé',
      title: 'Votre adresse e-mail a changé',
      text: 'Désormais, connectez-vous avec votre nouvelle adresse. Nos e-mails y sont aussi envoyés\u202f; celui-ci est le dernier que vous recevez à l’ancienne.',
      button: 'Aller sur le site',
      after: 'Si ce n’était pas vous, répondez à cet e-mail sans attendre.',
    },
    account_deleted: {
      subject: 'Votre compte a été supprimé',
      title: 'Votre compte a été supprimé',
      text: 'Nous avons supprimé votre compte et les données que nous détenions sur vous\u00a0: nom, adresse, téléphone, appareils et conducteur de chaque réservation. Nous conservons les factures et les écritures comptables aussi longtemps que la loi l’exige. Plus personne ne peut se connecter avec cette adresse.',
      button: 'Revenir sur le site',
      after:
        'Nous effaçons cet e-mail de nos archives sous 30 jours. Si vous n’avez pas supprimé votre compte, répondez à cet e-mail.',
    },
    staff_invited: {
      subject: 'Votre invitation à rejoindre l’équipe de {product}',
      title: 'Bienvenue dans l’équipe',
      text: 'Un collègue vous invite à accéder aux outils de gestion de {product}. Définissez un mot de passe, puis connectez-vous à l’espace équipe, où vous configurerez la validation en deux étapes\u00a0: une application sur votre téléphone qui affiche des codes. Le lien ne sert qu’une fois et expire au bout de trois jours.',
      button: 'Définir un mot de passe',
      after:
        'Si le lien a expiré, utilisez «\u00a0Mot de passe oublié\u202f?\u00a0» lors de la connexion pour en recevoir un nouveau. Si vous n’attendiez pas cette invitation, ignorez cet e-mail\u00a0: il ne se passera rien.',
    },
    staff_joined: {
      subject: 'Vous avez maintenant accès à l’espace équipe de {product}',
      title: 'Bienvenue dans l’équipe',
      text: 'Un collègue a donné à votre compte l’accès aux outils de gestion de {product}. Connectez-vous comme d’habitude\u202f; si la validation en deux étapes n’est pas encore active, vous la configurerez à ce moment-là.',
      button: 'Ouvrir l’espace équipe',
      after: 'Si vous n’attendiez pas ce message, répondez à cet e-mail.',
    },
    partner_invited: {
      subject: 'Votre invitation à l’espace partenaire de {product}',
      title: 'Bienvenue parmi nos partenaires',
      text: 'Nous vous invitons dans l’espace partenaire de {product}, où vous trouverez vos liens, les réservations qu’ils apportent et ce que chacune rapporte. Définissez un mot de passe, puis connectez-vous. Le lien ne sert qu’une fois et expire au bout de trois jours.',
      button: 'Définir un mot de passe',
      after:
        'Si le lien a expiré, utilisez «\u00a0Mot de passe oublié\u202f?\u00a0» lors de la connexion pour en recevoir un nouveau. Si vous n’attendiez pas cette invitation, ignorez cet e-mail\u00a0: il ne se passera rien.',
    },
    partner_joined: {
      subject: 'Vous avez maintenant accès à l’espace partenaire de {product}',
      title: 'Bienvenue parmi nos partenaires',
      text: 'Votre compte est désormais rattaché à un partenaire de {product}. Connectez-vous comme d’habitude\u00a0: dans l’espace partenaire, vous trouverez vos liens, les réservations qu’ils apportent et ce qu’elles rapportent.',
      button: 'Ouvrir l’espace partenaire',
      after: 'Si vous n’attendiez pas ce message, répondez à cet e-mail.',
    },
  },
}
