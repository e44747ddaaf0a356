import type { Localized } from '#kernel/locale.ts'

/** Titles of problems that every route may answer with. */
export const PLATFORM_TITLES = {
  not_found: { en: 'Not found', ar: 'غير موجود' },
  not_acceptable: { en: 'This format is not available', ar: 'هذه الصيغة غير متاحة' },
  not_json: { en: 'Send JSON', ar: 'أرسل البيانات بصيغة JSON' },
  body_too_large: { en: 'The request is too large', ar: 'الطلب أكبر من المسموح' },
  body_too_complex: {
    en: 'The request has too many fields or levels. Send less at a time',
    ar: 'في الطلب حقول أو مستويات أكثر من المسموح. أرسل أقل في كل مرة',
  },
  too_many_requests: {
    en: 'Too many requests. Wait a moment and try again',
    ar: 'طلبات كثيرة جدًا. انتظر قليلًا ثم أعد المحاولة',
  },
  request_refused: { en: 'The request is not valid', ar: 'الطلب غير صالح' },
  unexpected: { en: 'Something went wrong on our side', ar: 'حدث خطأ من جانبنا' },
  not_ready: { en: 'Not ready', ar: 'غير جاهز' },
  metrics_closed: { en: 'You do not have permission to do this', ar: 'ليست لديك صلاحية للقيام بذلك' },
  invalid_request: { en: 'Some fields need to be corrected', ar: 'بعض الحقول تحتاج إلى تصحيح' },
  malformed_json: { en: 'The body is not JSON', ar: 'محتوى الطلب ليس بصيغة JSON' },
  malformed_form: { en: 'The form cannot be read', ar: 'تعذّرت قراءة النموذج' },
  not_a_file_form: { en: 'Send a form with a file', ar: 'أرسل نموذجًا فيه ملف' },
  cross_origin: { en: 'This request came from another site', ar: 'جاء هذا الطلب من موقع آخر' },
  idempotency_key_invalid: {
    en: 'The Idempotency-Key header is not valid',
    ar: 'ترويسة Idempotency-Key غير صالحة',
  },
  idempotency_key_reused: {
    en: 'This key has already been used for another request',
    ar: 'سبق استخدام هذا المفتاح لطلب آخر',
  },
  request_in_progress: { en: 'This request is still being processed', ar: 'ما زال هذا الطلب قيد التنفيذ' },
  try_again: {
    en: 'We cannot respond at the moment. Try again in a moment',
    ar: 'تعذّر الرد حاليًا. أعد المحاولة بعد لحظات',
  },
} as const satisfies Record<string, Localized>

export type PlatformCode = keyof typeof PLATFORM_TITLES
