import { accountFieldMessages, accountTitles } from '#domains/accounts/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'

/** Titles of problems that routes for trips users answer with. */
export const identityTitles = {
  ...accountTitles,
  token_missing: { en: 'Sign in first', ar: 'سجّل الدخول أولًا' },
  token_expired: { en: 'Sign in again', ar: 'سجّل الدخول من جديد' },
  token_reused: {
    en: 'We ended this session for your security. Sign in again',
    ar: 'أنهينا هذه الجلسة حفاظًا على أمانك. سجّل الدخول من جديد',
  },
  otp_too_soon: {
    en: 'We have just sent a code. Wait a moment before you ask for another',
    ar: 'أرسلنا الرمز للتو. انتظر قليلًا قبل أن تطلب غيره',
  },
  sms_off: {
    en: 'We do not send codes by SMS here. Use your email',
    ar: 'لا نرسل الرموز هنا برسائل نصية. استخدم بريدك الإلكتروني',
  },
  profile_not_found: { en: 'You do not have this profile', ar: 'ليس لديك هذا الملف' },
  customer_not_found: { en: 'Customer not found', ar: 'العميل غير موجود' },
  admins_only: { en: 'Only your company’s admins can do this', ar: 'هذا خاص بمديري شركتك' },
  company_fields: { en: 'Only companies have these fields', ar: 'هذه الحقول للشركات فقط' },
  corp_not_yours: { en: 'You do not have a profile at this company', ar: 'ليس لديك ملف في هذه الشركة' },
  corp_mismatch: {
    en: 'You are not signed in for this company',
    ar: 'لم تسجّل الدخول باسم هذه الشركة',
  },
  trip_key_not_found: { en: 'Key not found', ar: 'المفتاح غير موجود' },
  key_unknown: { en: 'This site’s key is not recognised', ar: 'مفتاح هذا الموقع غير معروف' },
  key_revoked: { en: 'This site’s key no longer works', ar: 'لم يعد مفتاح هذا الموقع صالحًا' },
  key_domain: { en: 'This key is for another site', ar: 'هذا المفتاح لموقع آخر' },
  key_company: {
    en: 'This site is for people at another company',
    ar: 'هذا الموقع خاص بموظفي شركة أخرى',
  },
}

export const { problem, refusedBy } = problemsTitled(identityTitles, accountFieldMessages)
