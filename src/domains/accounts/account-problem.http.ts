import { problemsTitled } from '#platform/http/problem.ts'
import { accountFieldMessages } from './account-field-messages.ts'

/** Titles of the problems returned by account routes. */
export const accountTitles = {
  sign_in_required: {
    en: 'Sign in or continue as a guest first',
    ar: 'سجّل الدخول أو تابع كضيف أولًا',
    fr: 'Connectez-vous d’abord, ou continuez sans compte',
  },
  wrong_credentials: {
    en: 'The email or the password is incorrect',
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    fr: 'L’e-mail ou le mot de passe est incorrect',
  },
  account_blocked: {
    en: 'This account is blocked. Contact us through the contact page',
    ar: 'هذا الحساب محظور. راسلنا عبر صفحة «اتصل بنا»',
    fr: 'Ce compte est bloqué. Écrivez-nous depuis la page de contact',
  },
  too_many_attempts: {
    en: 'Too many attempts. Wait a moment and try again',
    ar: 'محاولات كثيرة جدًا. انتظر قليلًا ثم أعد المحاولة',
    fr: 'Trop de tentatives. Patientez un instant, puis réessayez',
  },
  password_refused: {
    en: 'Choose another password',
    ar: 'اختر كلمة مرور أخرى',
    fr: 'Choisissez un autre mot de passe',
  },
  wrong_password: {
    en: 'The password is incorrect',
    ar: 'كلمة المرور غير صحيحة',
    fr: 'Le mot de passe est incorrect',
  },
  password_needed: {
    en: 'Enter the password for this account',
    ar: 'اكتب كلمة مرور هذا الحساب',
    fr: 'Saisissez le mot de passe de ce compte',
  },
  password_unset: {
    en: 'Set a password first',
    ar: 'عيّن كلمة مرور أولًا',
    fr: 'Définissez d’abord un mot de passe',
  },
  wrong_code: { en: 'This code is incorrect', ar: 'هذا الرمز غير صحيح', fr: 'Ce code est incorrect' },
  codes_unreadable: {
    en: 'We cannot check app codes at the moment. Use a recovery code, or a passkey if you have one',
    ar: 'لا يمكننا التحقق من رموز التطبيق حاليًا. استخدم رمز استعادة، أو مفتاح مرور إن كان لديك',
    fr: 'Nous ne pouvons pas vérifier les codes d’application pour le moment. Utilisez un code de secours, ou une clé d’accès si vous en avez une',
  },
  challenge_over: {
    en: 'This took too long. Start again',
    ar: 'انتهت المهلة. ابدأ من جديد',
    fr: 'Le délai est dépassé. Recommencez',
  },
  passkey_refused: {
    en: 'This passkey does not work here',
    ar: 'لا يعمل مفتاح المرور هذا هنا',
    fr: 'Cette clé d’accès ne fonctionne pas ici',
  },
  passkey_known: {
    en: 'This passkey has already been added',
    ar: 'سبقت إضافة مفتاح المرور هذا',
    fr: 'Cette clé d’accès a déjà été ajoutée',
  },
  passkey_not_found: { en: 'Passkey not found', ar: 'مفتاح المرور غير موجود', fr: 'Clé d’accès introuvable' },
  too_many_passkeys: {
    en: 'Remove a passkey first',
    ar: 'أزل مفتاح مرور أولًا',
    fr: 'Retirez d’abord une clé d’accès',
  },
  codes_on: {
    en: 'One-time codes are already on',
    ar: 'رموز التحقق مفعّلة بالفعل',
    fr: 'Les codes à usage unique sont déjà activés',
  },
  codes_off: {
    en: 'One-time codes are off',
    ar: 'رموز التحقق غير مفعّلة',
    fr: 'Les codes à usage unique sont désactivés',
  },
  codes_not_begun: {
    en: 'This took too long. Start again',
    ar: 'انتهت المهلة. ابدأ من جديد',
    fr: 'Le délai est dépassé. Recommencez',
  },
  second_step_off: {
    en: 'No second step has been set up yet',
    ar: 'لم يُعدّ التحقق بخطوتين بعد',
    fr: 'La validation en deux étapes n’est pas encore configurée',
  },
  second_step_missing: {
    en: 'Set up a second step first',
    ar: 'أعدّ التحقق بخطوتين أولًا',
    fr: 'Configurez d’abord la validation en deux étapes',
  },
  link_over: {
    en: 'This link no longer works',
    ar: 'لم يعد هذا الرابط صالحًا',
    fr: 'Ce lien n’est plus valable',
  },
  link_too_soon: {
    en: 'We have just sent a link. Wait a moment before you ask for another',
    ar: 'أرسلنا الرابط للتو. انتظر قليلًا قبل أن تطلب غيره',
    fr: 'Nous venons d’envoyer un lien. Patientez un instant avant d’en demander un autre',
  },
  email_proved: {
    en: 'This address is already confirmed',
    ar: 'هذا العنوان مؤكَّد بالفعل',
    fr: 'Cette adresse est déjà confirmée',
  },
  email_unchanged: {
    en: 'This is already your address',
    ar: 'هذا هو عنوانك الحالي',
    fr: 'C’est déjà votre adresse',
  },
  address_taken: {
    en: 'This address belongs to another account',
    ar: 'هذا العنوان مرتبط بحساب آخر',
    fr: 'Cette adresse est associée à un autre compte',
  },
  last_admin: {
    en: 'You are the last administrator. Make a colleague an administrator first',
    ar: 'أنت آخر مسؤول. عيّن زميلًا مسؤولًا أولًا',
    fr: 'Il ne reste pas d’autre administrateur que vous. Donnez d’abord ce rôle à un collègue',
  },
  last_owner: {
    en: 'A partner needs at least one owner. Invite another first',
    ar: 'يحتاج الشريك إلى مالك واحد على الأقل. ادعُ مالكًا آخر أولًا',
    fr: 'Un partenaire doit avoir au moins un propriétaire. Invitez-en d’abord un autre',
  },
  bookings_open: {
    en: 'You have a booking that is not over yet',
    ar: 'لديك حجز لم ينتهِ بعد',
    fr: 'Vous avez une réservation qui n’est pas encore terminée',
  },
  account_required: {
    en: 'Sign in with an account first',
    ar: 'سجّل الدخول بحسابك أولًا',
    fr: 'Connectez-vous d’abord avec un compte',
  },
  partners_only: {
    en: 'This is for partners only',
    ar: 'هذا خاص بشركائنا',
    fr: 'Accès réservé aux partenaires',
  },
  staff_only: { en: 'This is for staff only', ar: 'هذا خاص بموظفينا', fr: 'Accès réservé à l’équipe' },
  already_staff: {
    en: 'They are already on the staff',
    ar: 'هذا الشخص من الموظفين بالفعل',
    fr: 'Cette personne fait déjà partie de l’équipe',
  },
  partner_account: {
    en: 'This address belongs to a partner',
    ar: 'هذا العنوان لأحد الشركاء',
    fr: 'Cette adresse est celle d’un partenaire',
  },
  device_not_found: {
    en: 'This device has already been signed out',
    ar: 'تم تسجيل الخروج من هذا الجهاز بالفعل',
    fr: 'Cet appareil est déjà déconnecté',
  },
  provider_unknown: {
    en: 'You cannot sign in with this service here',
    ar: 'لا يمكن تسجيل الدخول هنا بهذه الخدمة',
    fr: 'Il n’est pas possible de se connecter ici avec ce service',
  },
  id_token_refused: {
    en: 'The service did not confirm who you are',
    ar: 'لم تؤكّد الخدمة هويتك',
    fr: 'Le service n’a pas confirmé votre identité',
  },
  provider_unavailable: {
    en: 'The sign-in service is not responding. Try again in a moment',
    ar: 'خدمة تسجيل الدخول لا تستجيب. أعد المحاولة بعد لحظات',
    fr: 'Le service de connexion ne répond pas. Réessayez dans un instant',
  },
  account_not_linked: {
    en: 'There is already an account with this address. Sign in the way you did before',
    ar: 'هذا العنوان مرتبط بحساب بالفعل. سجّل الدخول بالطريقة التي اعتدتها',
    fr: 'Un compte existe déjà avec cette adresse. Connectez-vous comme vous le faisiez auparavant',
  },
  identity_without_email: {
    en: 'The service did not share your email address',
    ar: 'لم تزوّدنا الخدمة بعنوان بريدك الإلكتروني',
    fr: 'Le service n’a pas transmis votre adresse e-mail',
  },
  csrf_token_missing: {
    en: 'Reload the page and try again',
    ar: 'أعد تحميل الصفحة وحاول من جديد',
    fr: 'Rechargez la page, puis réessayez',
  },
  MISSING_NEXTAUTH_API_ROUTE_ERROR: {
    en: 'Unknown authentication path',
    ar: 'مسار مصادقة غير معروف',
    fr: 'Chemin d’authentification inconnu',
  },
  picture_type: {
    en: 'Send a JPEG, PNG or WebP picture',
    ar: 'أرسل صورة بصيغة JPEG أو PNG أو WebP',
    fr: 'Envoyez une image au format JPEG, PNG ou WebP',
  },
  picture_too_heavy: {
    en: 'A picture can be at most 5 MB',
    ar: 'يجب ألا يتجاوز حجم الصورة 5 ميغابايت',
    fr: 'Une image ne doit pas dépasser 5\u00a0Mo',
  },
  picture_too_many_pixels: {
    en: 'This picture has too many pixels',
    ar: 'أبعاد هذه الصورة كبيرة جدًا',
    fr: 'Cette image comporte trop de pixels',
  },
  picture_broken: {
    en: 'This picture cannot be read',
    ar: 'تعذّرت قراءة هذه الصورة',
    fr: 'Cette image est illisible',
  },
  storage_unavailable: {
    en: 'Pictures cannot be saved at the moment',
    ar: 'لا يمكن حفظ الصور حاليًا',
    fr: 'Les images ne peuvent pas être enregistrées pour le moment',
  },
}

export const problems = problemsTitled(accountTitles, accountFieldMessages)
export const { problem, refusedBy } = problems
