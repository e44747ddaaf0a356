import { problemsTitled } from '#platform/http/problem.ts'
import { accountFieldMessages } from './account-field-messages.ts'

/** Titles of problems that account routes answer with. */
export const accountTitles = {
  sign_in_required: { en: 'Sign in or continue as a guest first', ar: 'سجّل الدخول أو تابع كضيف أولًا' },
  wrong_credentials: {
    en: 'The email or the password is incorrect',
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
  },
  account_blocked: {
    en: 'This account is blocked. Contact us through the contact page',
    ar: 'هذا الحساب محظور. راسلنا عبر صفحة «اتصل بنا»',
  },
  too_many_attempts: {
    en: 'Too many attempts. Wait a moment and try again',
    ar: 'محاولات كثيرة جدًا. انتظر قليلًا ثم أعد المحاولة',
  },
  password_refused: { en: 'Choose another password', ar: 'اختر كلمة مرور أخرى' },
  wrong_password: { en: 'The password is incorrect', ar: 'كلمة المرور غير صحيحة' },
  password_needed: { en: 'Enter the password for this account', ar: 'اكتب كلمة مرور هذا الحساب' },
  password_unset: { en: 'Set a password first', ar: 'عيّن كلمة مرور أولًا' },
  wrong_code: { en: 'This code is incorrect', ar: 'هذا الرمز غير صحيح' },
  codes_unreadable: {
    en: 'We cannot check app codes at the moment. Use a recovery code, or a passkey if you have one',
    ar: 'لا يمكننا التحقق من رموز التطبيق حاليًا. استخدم رمز استعادة، أو مفتاح مرور إن كان لديك',
  },
  challenge_over: { en: 'This took too long. Start again', ar: 'انتهت المهلة. ابدأ من جديد' },
  passkey_refused: { en: 'This passkey does not work here', ar: 'لا يعمل مفتاح المرور هذا هنا' },
  passkey_known: { en: 'This passkey has already been added', ar: 'سبقت إضافة مفتاح المرور هذا' },
  passkey_not_found: { en: 'Passkey not found', ar: 'مفتاح المرور غير موجود' },
  too_many_passkeys: { en: 'Remove a passkey first', ar: 'أزل مفتاح مرور أولًا' },
  codes_on: { en: 'One-time codes are already on', ar: 'رموز التحقق مفعّلة بالفعل' },
  codes_off: { en: 'One-time codes are off', ar: 'رموز التحقق غير مفعّلة' },
  codes_not_begun: { en: 'This took too long. Start again', ar: 'انتهت المهلة. ابدأ من جديد' },
  second_step_off: { en: 'No second step has been set up yet', ar: 'لم يُعدّ التحقق بخطوتين بعد' },
  second_step_missing: { en: 'Set up a second step first', ar: 'أعدّ التحقق بخطوتين أولًا' },
  link_over: { en: 'This link no longer works', ar: 'لم يعد هذا الرابط صالحًا' },
  link_too_soon: {
    en: 'We have just sent a link. Wait a moment before you ask for another',
    ar: 'أرسلنا الرابط للتو. انتظر قليلًا قبل أن تطلب غيره',
  },
  email_proved: { en: 'This address is already confirmed', ar: 'هذا العنوان مؤكَّد بالفعل' },
  email_unchanged: { en: 'This is already your address', ar: 'هذا هو عنوانك الحالي' },
  address_taken: { en: 'This address belongs to another account', ar: 'هذا العنوان مرتبط بحساب آخر' },
  last_admin: {
    en: 'You are the last administrator. Make a colleague an administrator first',
    ar: 'أنت آخر مسؤول. عيّن زميلًا مسؤولًا أولًا',
  },
  last_owner: {
    en: 'A partner needs at least one owner. Invite another first',
    ar: 'يحتاج الشريك إلى مالك واحد على الأقل. ادعُ مالكًا آخر أولًا',
  },
  bookings_open: { en: 'You have a booking that is not over yet', ar: 'لديك حجز لم ينتهِ بعد' },
  account_required: { en: 'Sign in with an account first', ar: 'سجّل الدخول بحسابك أولًا' },
  partners_only: { en: 'This is for partners only', ar: 'هذا خاص بشركائنا' },
  staff_only: { en: 'This is for staff only', ar: 'هذا خاص بموظفينا' },
  already_staff: { en: 'They are already on the staff', ar: 'هذا الشخص من الموظفين بالفعل' },
  partner_account: { en: 'This address belongs to a partner', ar: 'هذا العنوان لأحد الشركاء' },
  device_not_found: {
    en: 'This device has already been signed out',
    ar: 'تم تسجيل الخروج من هذا الجهاز بالفعل',
  },
  provider_unknown: {
    en: 'You cannot sign in with this service here',
    ar: 'لا يمكن تسجيل الدخول هنا بهذه الخدمة',
  },
  id_token_refused: { en: 'The service did not confirm who you are', ar: 'لم تؤكّد الخدمة هويتك' },
  provider_unavailable: {
    en: 'The sign-in service is not responding. Try again in a moment',
    ar: 'خدمة تسجيل الدخول لا تستجيب. أعد المحاولة بعد لحظات',
  },
  account_not_linked: {
    en: 'There is already an account with this address. Sign in the way you did before',
    ar: 'هذا العنوان مرتبط بحساب بالفعل. سجّل الدخول بالطريقة التي اعتدتها',
  },
  identity_without_email: {
    en: 'The service did not share your email address',
    ar: 'لم تزوّدنا الخدمة بعنوان بريدك الإلكتروني',
  },
  csrf_token_missing: { en: 'Reload the page and try again', ar: 'أعد تحميل الصفحة وحاول من جديد' },
  MISSING_NEXTAUTH_API_ROUTE_ERROR: {
    en: 'Unknown authentication path',
    ar: 'مسار مصادقة غير معروف',
  },
  picture_type: { en: 'Send a JPEG, PNG or WebP picture', ar: 'أرسل صورة بصيغة JPEG أو PNG أو WebP' },
  picture_too_heavy: { en: 'A picture can be at most 5 MB', ar: 'يجب ألا يتجاوز حجم الصورة 5 ميغابايت' },
  picture_too_many_pixels: { en: 'This picture has too many pixels', ar: 'أبعاد هذه الصورة كبيرة جدًا' },
  picture_broken: { en: 'This picture cannot be read', ar: 'تعذّرت قراءة هذه الصورة' },
  storage_unavailable: { en: 'Pictures cannot be saved at the moment', ar: 'لا يمكن حفظ الصور حاليًا' },
}

export const { problem, refusedBy } = problemsTitled(accountTitles, accountFieldMessages)
