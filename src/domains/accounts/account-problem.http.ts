import { problemsTitled } from '#platform/http/problem.ts'
import { accountFieldMessages } from './account-field-messages.ts'

/** Titles of the problems that routes of accounts answer with. */
export const accountTitles = {
  sign_in_required: { en: 'Sign in or start as a guest first', ar: 'سجّل الدخول أو تابع كضيف أولًا' },
  wrong_credentials: {
    en: 'The e-mail or the password is not right',
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
  },
  account_blocked: {
    en: 'This account is blocked: write to us about it through the contact page',
    ar: 'هذا الحساب محظور: راسلنا بشأنه عبر صفحة الاتصال',
  },
  too_many_attempts: { en: 'Too many tries; wait a little', ar: 'محاولات كثيرة، انتظر قليلًا' },
  password_refused: { en: 'Choose another password', ar: 'اختر كلمة مرور أخرى' },
  wrong_password: { en: 'This is not your password', ar: 'كلمة المرور الحالية غير صحيحة' },
  password_needed: { en: 'Type the password of this account', ar: 'اكتب كلمة مرور هذا الحساب' },
  password_unset: { en: 'Choose a password first', ar: 'اختر كلمة مرور أولًا' },
  wrong_code: { en: 'This code is not right', ar: 'هذا الرمز غير صحيح' },
  codes_unreadable: {
    en: 'Codes of your app cannot be checked here just now. Use a recovery code, or a passkey if you have one',
    ar: 'لا يمكن التحقق من رموز تطبيقك هنا حاليًا. استخدم رمز استعادة، أو مفتاح مرور إن كان لديك',
  },
  challenge_over: { en: 'This took too long; begin again', ar: 'انتهت المهلة، ابدأ من جديد' },
  passkey_refused: { en: 'This passkey does not work here', ar: 'لا يعمل مفتاح المرور هذا هنا' },
  passkey_known: { en: 'This passkey is kept already', ar: 'مفتاح المرور هذا محفوظ بالفعل' },
  passkey_not_found: { en: 'There is no such passkey', ar: 'لا يوجد مفتاح مرور كهذا' },
  too_many_passkeys: { en: 'Remove a passkey first', ar: 'أزل مفتاح مرور أولًا' },
  codes_on: { en: 'One-time codes are on already', ar: 'رموز التحقق مفعّلة بالفعل' },
  codes_off: { en: 'One-time codes are not on', ar: 'رموز التحقق غير مفعّلة' },
  codes_not_begun: { en: 'This took too long; begin again', ar: 'انتهت المهلة، ابدأ من جديد' },
  second_step_off: { en: 'There is no second step yet', ar: 'لا توجد خطوة ثانية بعد' },
  second_step_missing: { en: 'Set up a second step first', ar: 'أعدّ خطوة ثانية أولًا' },
  link_over: { en: 'This link no longer works', ar: 'لم يعد هذا الرابط صالحًا' },
  link_too_soon: { en: 'A link is on its way; wait a little', ar: 'الرابط في طريقه إليك، انتظر قليلًا' },
  email_proved: { en: 'This address is confirmed already', ar: 'هذا العنوان مؤكَّد بالفعل' },
  email_unchanged: { en: 'This is the address there is', ar: 'هذا هو العنوان الحالي نفسه' },
  address_taken: { en: 'Another account has this address', ar: 'لهذا العنوان حساب آخر' },
  last_admin: {
    en: 'You are the last administrator: make a colleague one first',
    ar: 'أنت آخر مسؤول، عيّن زميلًا مسؤولًا أولًا',
  },
  last_owner: {
    en: 'A partner needs an owner: invite another first',
    ar: 'لا بد لكل شريك من مالك: ادعُ مالكًا آخر أولًا',
  },
  bookings_open: { en: 'A booking of yours is not over yet', ar: 'لديك حجز لم ينتهِ بعد' },
  account_required: { en: 'Sign in with an account first', ar: 'سجّل الدخول بحسابك أولًا' },
  partners_only: { en: 'This is for our partners', ar: 'هذا خاص بشركائنا' },
  staff_only: { en: 'This is for our staff', ar: 'هذا خاص بموظفينا' },
  already_staff: { en: 'They are on the staff already', ar: 'هذا الشخص من الموظفين بالفعل' },
  partner_account: { en: 'This address is of a partner', ar: 'هذا العنوان لأحد الشركاء' },
  device_not_found: { en: 'This device is signed out already', ar: 'سُجّل خروج هذا الجهاز بالفعل' },
  provider_unknown: {
    en: 'Nobody signs in with this service here',
    ar: 'لا يمكن تسجيل الدخول هنا بهذه الخدمة',
  },
  id_token_refused: { en: 'The service did not vouch for you', ar: 'لم تؤكّد الخدمة هويتك' },
  provider_unavailable: {
    en: 'The service to sign in with does not answer just now',
    ar: 'خدمة تسجيل الدخول لا تستجيب حاليًا',
  },
  account_not_linked: {
    en: 'There is an account at this address already; sign in to it as before',
    ar: 'لهذا العنوان حساب بالفعل، سجّل الدخول إليه كما اعتدت',
  },
  identity_without_email: {
    en: 'The service did not tell your e-mail address',
    ar: 'لم تخبرنا الخدمة بعنوان بريدك الإلكتروني',
  },
  csrf_token_missing: { en: 'Reload the page and try again', ar: 'أعد تحميل الصفحة وحاول من جديد' },
  MISSING_NEXTAUTH_API_ROUTE_ERROR: {
    en: 'There is no such authentication path',
    ar: 'لا يوجد مسار مصادقة كهذا',
  },
  picture_type: { en: 'Send a JPEG, PNG or WebP picture', ar: 'أرسل صورة بصيغة JPEG أو PNG أو WebP' },
  picture_too_heavy: { en: 'A picture has at most 5 MB', ar: 'حجم الصورة 5 ميغابايت على الأكثر' },
  picture_too_many_pixels: { en: 'This picture has too many pixels', ar: 'أبعاد هذه الصورة كبيرة جدًا' },
  picture_broken: { en: 'This picture cannot be read', ar: 'تعذّرت قراءة هذه الصورة' },
  storage_unavailable: { en: 'Pictures cannot be kept just now', ar: 'لا يمكن حفظ الصور حاليًا' },
}

export const { problem, refusedBy } = problemsTitled(accountTitles, accountFieldMessages)
