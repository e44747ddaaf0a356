import { accountFieldMessages, accountTitles } from '#domains/accounts/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'

/** Titles of the problems returned by routes for trips users. */
export const identityTitles = {
  ...accountTitles,
  token_missing: { en: 'Sign in first', ar: 'سجّل الدخول أولًا', fr: 'Connectez-vous d’abord' },
  token_expired: { en: 'Sign in again', ar: 'سجّل الدخول من جديد', fr: 'Reconnectez-vous' },
  token_reused: {
    en: 'We ended this session for your security. Sign in again',
    ar: 'أنهينا هذه الجلسة حفاظًا على أمانك. سجّل الدخول من جديد',
    fr: 'Nous avons mis fin à cette session pour votre sécurité. Reconnectez-vous',
  },
  otp_too_soon: {
    en: 'We have just sent a code. Wait a moment before you ask for another',
    ar: 'أرسلنا الرمز للتو. انتظر قليلًا قبل أن تطلب غيره',
    fr: 'Nous venons d’envoyer un code. Patientez un instant avant d’en demander un autre',
  },
  sms_off: {
    en: 'We do not send codes by SMS here. Use your email',
    ar: 'لا نرسل الرموز هنا برسائل نصية. استخدم بريدك الإلكتروني',
    fr: 'Nous n’envoyons pas de codes par SMS ici. Utilisez votre e-mail',
  },
  profile_not_found: {
    en: 'You do not have this profile',
    ar: 'ليس لديك هذا الملف',
    fr: 'Vous n’avez pas ce profil',
  },
  customer_not_found: { en: 'Customer not found', ar: 'العميل غير موجود', fr: 'Client introuvable' },
  admins_only: {
    en: 'Only your company’s admins can do this',
    ar: 'هذا خاص بمديري شركتك',
    fr: 'Seuls les administrateurs de votre entreprise peuvent effectuer cette action',
  },
  company_fields: {
    en: 'Only companies have these fields',
    ar: 'هذه الحقول للشركات فقط',
    fr: 'Seules les entreprises ont ces champs',
  },
  corp_not_yours: {
    en: 'You do not have a profile at this company',
    ar: 'ليس لديك ملف في هذه الشركة',
    fr: 'Vous n’avez pas de profil dans cette entreprise',
  },
  corp_mismatch: {
    en: 'You are not signed in for this company',
    ar: 'لم تسجّل الدخول باسم هذه الشركة',
    fr: 'Votre session ne concerne pas cette entreprise',
  },
  trip_key_not_found: { en: 'Key not found', ar: 'المفتاح غير موجود', fr: 'Clé introuvable' },
  key_unknown: {
    en: 'This site’s key is not recognised',
    ar: 'مفتاح هذا الموقع غير معروف',
    fr: 'La clé de ce site n’est pas reconnue',
  },
  key_revoked: {
    en: 'This site’s key no longer works',
    ar: 'لم يعد مفتاح هذا الموقع صالحًا',
    fr: 'La clé de ce site n’est plus valable',
  },
  key_domain: {
    en: 'This key is for another site',
    ar: 'هذا المفتاح لموقع آخر',
    fr: 'Cette clé est destinée à un autre site',
  },
  key_company: {
    en: 'This site is for people at another company',
    ar: 'هذا الموقع خاص بموظفي شركة أخرى',
    fr: 'Ce site est réservé au personnel d’une autre entreprise',
  },
}

export const problems = problemsTitled(identityTitles, accountFieldMessages)
export const { problem, refusedBy } = problems
