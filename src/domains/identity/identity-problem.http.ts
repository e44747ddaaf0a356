import { accountFieldMessages, accountTitles } from '#domains/accounts/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'

/** Titles of the problems that routes of people of trips answer with. */
export const identityTitles = {
  ...accountTitles,
  token_missing: { en: 'Sign in first', ar: 'سجّل الدخول أولًا' },
  token_expired: { en: 'Sign in again', ar: 'سجّل الدخول من جديد' },
  token_reused: {
    en: 'This sign-in was ended for your safety; sign in again',
    ar: 'أُنهي هذا الدخول حفاظًا على أمانك، سجّل الدخول من جديد',
  },
  otp_too_soon: { en: 'A code is on its way; wait a little', ar: 'الرمز في طريقه إليك، انتظر قليلًا' },
  sms_off: {
    en: 'Codes are not sent by SMS here; use your e-mail',
    ar: 'لا تُرسل الرموز هنا برسالة نصية، استخدم بريدك الإلكتروني',
  },
  profile_not_found: { en: 'You have no such profile', ar: 'ليس لديك ملف كهذا' },
  customer_not_found: { en: 'No such customer', ar: 'لا يوجد عميل كهذا' },
  admins_only: { en: 'This is for the admins of your company', ar: 'هذا خاص بمديري شركتك' },
  company_fields: { en: 'Only a company has these', ar: 'هذه الحقول للشركات فقط' },
  corp_not_yours: { en: 'You have no profile of this company', ar: 'ليس لديك ملف في هذه الشركة' },
  corp_mismatch: {
    en: 'You are not signed in for this company',
    ar: 'لم تسجّل الدخول باسم هذه الشركة',
  },
  trip_key_not_found: { en: 'No such key', ar: 'لا يوجد مفتاح كهذا' },
  key_unknown: { en: 'This site’s key is not known', ar: 'مفتاح هذا الموقع غير معروف' },
  key_revoked: { en: 'This site’s key no longer works', ar: 'لم يعد مفتاح هذا الموقع صالحًا' },
  key_domain: { en: 'This key is for another site', ar: 'هذا المفتاح لموقع آخر' },
  key_company: {
    en: 'This site is for the people of another company',
    ar: 'هذا الموقع خاص بموظفي شركة أخرى',
  },
}

export const { problem, refusedBy } = problemsTitled(identityTitles, accountFieldMessages)
