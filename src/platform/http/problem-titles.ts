import type { Localized } from '#kernel/locale.ts'

/** Titles of problems that every route may answer with. */
export const PLATFORM_TITLES = {
  not_found: { en: 'Not found', ar: 'غير موجود', fr: 'Introuvable' },
  not_acceptable: {
    en: 'This format is not available',
    ar: 'هذه الصيغة غير متاحة',
    fr: 'Ce format n’est pas disponible',
  },
  not_json: { en: 'Send JSON', ar: 'أرسل البيانات بصيغة JSON', fr: 'Envoyez les données au format JSON' },
  body_too_large: {
    en: 'The request is too large',
    ar: 'الطلب أكبر من المسموح',
    fr: 'La requête est trop volumineuse',
  },
  body_too_complex: {
    en: 'The request has too many fields or levels. Send less at a time',
    ar: 'في الطلب حقول أو مستويات أكثر من المسموح. أرسل أقل في كل مرة',
    fr: 'La requête contient trop de champs ou de niveaux. Envoyez-en moins à la fois',
  },
  too_many_requests: {
    en: 'Too many requests. Wait a moment and try again',
    ar: 'طلبات كثيرة جدًا. انتظر قليلًا ثم أعد المحاولة',
    fr: 'Trop de requêtes. Patientez un instant, puis réessayez',
  },
  request_refused: {
    en: 'The request is not valid',
    ar: 'الطلب غير صالح',
    fr: 'La requête n’est pas valide',
  },
  unexpected: {
    en: 'Something went wrong on our side',
    ar: 'حدث خطأ من جانبنا',
    fr: 'Une erreur s’est produite de notre côté',
  },
  not_ready: { en: 'Not ready', ar: 'غير جاهز', fr: 'Pas encore prêt' },
  metrics_closed: {
    en: 'You do not have permission to do this',
    ar: 'ليست لديك صلاحية للقيام بذلك',
    fr: 'Vous n’avez pas l’autorisation d’effectuer cette action',
  },
  invalid_request: {
    en: 'Some fields need to be corrected',
    ar: 'بعض الحقول تحتاج إلى تصحيح',
    fr: 'Certains champs sont à corriger',
  },
  malformed_json: {
    en: 'The body is not JSON',
    ar: 'محتوى الطلب ليس بصيغة JSON',
    fr: 'Le corps de la requête n’est pas au format JSON',
  },
  malformed_form: {
    en: 'The form cannot be read',
    ar: 'تعذّرت قراءة النموذج',
    fr: 'Le formulaire est illisible',
  },
  not_a_file_form: {
    en: 'Send a form with a file',
    ar: 'أرسل نموذجًا فيه ملف',
    fr: 'Envoyez un formulaire avec un fichier',
  },
  cross_origin: {
    en: 'This request came from another site',
    ar: 'جاء هذا الطلب من موقع آخر',
    fr: 'Cette requête provient d’un autre site',
  },
  idempotency_key_invalid: {
    en: 'The Idempotency-Key header is not valid',
    ar: 'ترويسة Idempotency-Key غير صالحة',
    fr: 'L’en-tête Idempotency-Key n’est pas valide',
  },
  idempotency_key_reused: {
    en: 'This key has already been used for another request',
    ar: 'سبق استخدام هذا المفتاح لطلب آخر',
    fr: 'Cette clé a déjà servi pour une autre requête',
  },
  request_in_progress: {
    en: 'This request is still being processed',
    ar: 'ما زال هذا الطلب قيد التنفيذ',
    fr: 'Cette requête est toujours en cours de traitement',
  },
  try_again: {
    en: 'We cannot respond at the moment. Try again in a moment',
    ar: 'تعذّر الرد حاليًا. أعد المحاولة بعد لحظات',
    fr: 'Nous ne pouvons pas répondre pour le moment. Réessayez dans un instant',
  },
} as const satisfies Record<string, Localized>

export type PlatformCode = keyof typeof PLATFORM_TITLES
