import type { Localized } from './locale.ts'

/** Messages for an invalid field, by code. */
export type FieldMessages = Readonly<Record<string, Localized>>

/**
 * Messages for invalid fields of any domain: those of the specification (§5) verbatim, and ours. A domain's own are in
 * its `*-field-messages.ts`. A contract contains only the code; the message is chosen where it is shown, for the API's
 * problem documents on the server. The site, which loads one language, has its own messages in the catalogue `terms`,
 * under the same codes.
 */
export const FIELD_MESSAGES = {
  first_name_required: {
    en: 'First Name is Required',
    ar: 'الاسم الأول مطلوب',
    fr: 'Le prénom est obligatoire',
  },
  last_name_required: { en: 'Last Name is Required', ar: 'اسم العائلة مطلوب', fr: 'Le nom est obligatoire' },
  email_required: { en: 'Email is Required', ar: 'البريد الإلكتروني مطلوب', fr: 'L’e-mail est obligatoire' },
  phone_required: { en: 'Phone is Required', ar: 'رقم الهاتف مطلوب', fr: 'Le téléphone est obligatoire' },
  city_required: { en: 'City is Required', ar: 'المدينة مطلوبة', fr: 'La ville est obligatoire' },
  id_required: { en: 'Id is Required', ar: 'المعرّف مطلوب', fr: 'L’identifiant est obligatoire' },
  reference_required: {
    en: 'Reference is Required',
    ar: 'رقم الحجز مطلوب',
    fr: 'La référence est obligatoire',
  },
  secret_invalid: {
    en: 'This link or secret is not valid',
    ar: 'هذا الرابط غير صالح',
    fr: 'Ce lien ou ce code secret n’est pas valide',
  },
  yes_or_no: { en: 'Enter yes or no', ar: 'أدخل نعم أو لا', fr: 'Indiquez oui ou non' },
  trip_language_invalid: {
    en: 'Language must be en, ar or fr',
    ar: 'يجب أن تكون اللغة en أو ar أو fr',
    fr: 'La langue doit être en, ar ou fr',
  },
  nothing_to_change: {
    en: 'Enter at least one change',
    ar: 'أدخل تغييرًا واحدًا على الأقل',
    fr: 'Indiquez au moins une modification',
  },
  name_required: { en: 'Name is Required', ar: 'الاسم مطلوب', fr: 'Le nom est obligatoire' },
  email_invalid: {
    en: 'Email is not valid',
    ar: 'البريد الإلكتروني غير صحيح',
    fr: 'L’e-mail n’est pas valide',
  },
  date_invalid: {
    en: 'Enter a valid date as YYYY-MM-DD',
    ar: 'أدخل تاريخًا صحيحًا بصيغة YYYY-MM-DD',
    fr: 'Indiquez une date valide au format AAAA-MM-JJ',
  },
  time_invalid: {
    en: 'Enter a time as HH:mm',
    ar: 'أدخل الوقت بصيغة HH:mm',
    fr: 'Indiquez une heure au format HH:mm',
  },
  latin_name_required: {
    en: 'Enter the name in Latin letters, as on the passport or driving licence',
    ar: 'أدخل الاسم بالأحرف اللاتينية، كما في جواز السفر أو رخصة القيادة',
    fr: 'Indiquez le nom en caractères latins, comme sur le passeport ou le permis de conduire',
  },
  name_unreadable: {
    en: 'Enter a name in letters, without hidden characters that reverse it',
    ar: 'اكتب الاسم بحروف، من دون رموز خفية تعكس اتجاهه',
    fr: 'Indiquez un nom en lettres, sans caractères invisibles qui en inversent le sens',
  },
  control_characters: {
    en: 'Control characters are not allowed',
    ar: 'رموز التحكم غير مسموح بها',
    fr: 'Les caractères de contrôle ne sont pas autorisés',
  },
  search_empty: { en: 'Enter a search term', ar: 'اكتب ما تبحث عنه', fr: 'Saisissez un terme à rechercher' },
  coordinates_out_of_range: {
    en: 'Latitude is within -90..90 and longitude within -180..180',
    ar: 'يجب أن يكون خط العرض بين \u2068-90\u2069 و90 وخط الطول بين \u2068-180\u2069 و180',
    fr: 'La latitude doit être comprise entre -90 et 90, la longitude entre -180 et 180',
  },
  currency_unknown: { en: 'Unknown currency', ar: 'عملة غير معروفة', fr: 'Devise inconnue' },
  unknown_field: { en: 'Unknown field', ar: 'حقل غير معروف', fr: 'Champ inconnu' },
  reference_invalid: {
    en: 'Reference must have 10 letters and digits',
    ar: 'يجب أن يتكون رقم الحجز من 10 أحرف وأرقام',
    fr: 'La référence doit comporter 10 lettres et chiffres',
  },
  country_code_invalid: {
    en: 'Country code must be + and up to four digits',
    ar: 'يجب أن يكون رمز الدولة علامة + تليها أربعة أرقام على الأكثر',
    fr: 'L’indicatif du pays doit être un + suivi de quatre chiffres au plus',
  },
  country_invalid: {
    en: 'A country must be two capital letters',
    ar: 'يجب أن يتكون رمز البلد من حرفين لاتينيين كبيرين',
    fr: 'Un pays s’indique par deux lettres majuscules',
  },
  language_invalid: {
    en: 'Language must be 1, 2 or 3',
    ar: 'يجب أن تكون اللغة 1 أو 2 أو 3',
    fr: 'La langue doit être 1, 2 ou 3',
  },
  page_invalid: {
    en: 'Page must be a whole number from 1',
    ar: 'يجب أن يكون رقم الصفحة عددًا صحيحًا من 1 فأكثر',
    fr: 'La page doit être un nombre entier à partir de 1',
  },
  page_size_invalid: {
    en: 'Page size must be from 1 to 100',
    ar: 'يجب أن يكون حجم الصفحة من 1 إلى 100',
    fr: 'La taille de page doit être comprise entre 1 et 100',
  },
  slug_invalid: {
    en: 'An ID must be 2 to 40 lower-case letters, digits or dashes',
    ar: 'يجب أن يتكون المعرّف من 2 إلى 40 حرفًا لاتينيًا صغيرًا أو رقمًا أو شرطة',
    fr: 'Un identifiant doit comporter de 2 à 40 lettres minuscules, chiffres ou tirets',
  },
  rows_invalid: {
    en: 'Rows per page must be 1 to 100, or -1 for all',
    ar: 'يجب أن يكون عدد الصفوف في الصفحة من 1 إلى 100، أو \u2068-1\u2069 للكل',
    fr: 'Le nombre de lignes par page doit être compris entre 1 et 100, ou -1 pour toutes',
  },
  sort_unknown: { en: 'Unknown sort order', ar: 'ترتيب غير معروف', fr: 'Ordre de tri inconnu' },
  after_invalid: {
    en: 'Use the cursor from the end of the previous page',
    ar: 'استخدم المؤشر الوارد في نهاية الصفحة السابقة',
    fr: 'Utilisez le curseur indiqué à la fin de la page précédente',
  },
  page_or_after: {
    en: 'Use either a page number or the cursor from the previous page',
    ar: 'استخدم رقم الصفحة أو مؤشر الصفحة السابقة، لا كليهما',
    fr: 'Utilisez soit un numéro de page, soit le curseur de la page précédente',
  },
  page_too_deep: {
    en: 'Beyond row 1000000, use after instead of a page number',
    ar: 'بعد الصف 1000000 استخدم after بدلًا من رقم الصفحة',
    fr: 'Au-delà de la ligne 1000000, utilisez after au lieu d’un numéro de page',
  },
  too_many_extras: { en: 'At most 20 values', ar: 'الحد الأقصى 20 قيمة', fr: '20 valeurs au maximum' },
  too_many_filter_values: { en: 'At most 50 values', ar: 'الحد الأقصى 50 قيمة', fr: '50 valeurs au maximum' },
  reason_empty: { en: 'Enter a reason', ar: 'اكتب السبب', fr: 'Indiquez un motif' },
  website_invalid: {
    en: 'Website must start with https:// or http://',
    ar: 'يجب أن يبدأ عنوان الموقع بـ \u2068https://\u2069 أو \u2068http://\u2069',
    fr: 'L’adresse du site web doit commencer par https:// ou http://',
  },
  score_invalid: {
    en: 'Score must be from 1 to 5',
    ar: 'يجب أن يكون التقييم من 1 إلى 5',
    fr: 'La note doit être comprise entre 1 et 5',
  },
  text_required: { en: 'Text is Required', ar: 'النص مطلوب', fr: 'Le texte est obligatoire' },
  asked_amount_invalid: {
    en: 'Amount must be zero or more, with at most two decimals',
    ar: 'يجب أن يكون المبلغ صفرًا أو أكثر، وبمنزلتين عشريتين على الأكثر',
    fr: 'Le montant doit être supérieur ou égal à zéro, avec deux décimales au plus',
  },
  idempotency_key_invalid: {
    en: 'Use 8 to 100 letters, digits, - or _',
    ar: 'استخدم من 8 إلى 100 حرف أو رقم أو - أو _',
    fr: 'Utilisez de 8 à 100 lettres, chiffres, - ou _',
  },
  flight_number_invalid: {
    en: 'Enter a flight number, like EK 203',
    ar: 'أدخل رقم الرحلة، مثل EK 203',
    fr: 'Indiquez un numéro de vol, par exemple EK 203',
  },
  phone_parts: {
    en: 'Enter a country code and a number',
    ar: 'أدخل رمز الدولة ورقم الهاتف',
    fr: 'Saisissez un indicatif et un numéro',
  },
  // For contracts without a specific code (`value-fault.ts`).
  field_required: { en: 'This field is required', ar: 'هذا الحقل مطلوب', fr: 'Ce champ est obligatoire' },
  value_invalid: {
    en: 'This value is not valid',
    ar: 'هذه القيمة غير صالحة',
    fr: 'Cette valeur n’est pas valide',
  },
  text_expected: { en: 'Enter text', ar: 'أدخل نصًا', fr: 'Saisissez du texte' },
  number_expected: { en: 'Enter a number', ar: 'أدخل رقمًا', fr: 'Saisissez un nombre' },
  whole_number_expected: {
    en: 'Enter a whole number',
    ar: 'أدخل عددًا صحيحًا',
    fr: 'Saisissez un nombre entier',
  },
  number_too_large: {
    en: 'This number is too large',
    ar: 'هذا العدد كبير جدًا',
    fr: 'Ce nombre est trop grand',
  },
  number_too_small: {
    en: 'This number is too small',
    ar: 'هذا العدد صغير جدًا',
    fr: 'Ce nombre est trop petit',
  },
  list_expected: { en: 'A list is expected here', ar: 'المطلوب هنا قائمة', fr: 'Une liste est attendue ici' },
  object_expected: {
    en: 'An object with fields is expected here',
    ar: 'المطلوب هنا كائن له حقول',
    fr: 'Un objet avec des champs est attendu ici',
  },
  option_unknown: {
    en: 'Choose one of the options',
    ar: 'اختر أحد الخيارات المتاحة',
    fr: 'Choisissez l’une des options',
  },
  format_invalid: { en: 'The format is not valid', ar: 'الصيغة غير صحيحة', fr: 'Le format n’est pas valide' },
  id_invalid: {
    en: 'An ID must be a UUID',
    ar: 'يجب أن يكون المعرّف بصيغة UUID',
    fr: 'Un identifiant doit être un UUID',
  },
  url_invalid: {
    en: 'The address must start with https://',
    ar: 'يجب أن يبدأ العنوان بـ \u2068https://\u2069',
    fr: 'L’adresse doit commencer par https://',
  },
  datetime_invalid: {
    en: 'Enter a date and time as 2027-01-15T09:30:00Z',
    ar: 'أدخل التاريخ والوقت بالصيغة \u20682027-01-15T09:30:00Z\u2069',
    fr: 'Indiquez une date et une heure au format 2027-01-15T09:30:00Z',
  },
  too_short: {
    en: 'At least {max} characters',
    ar: 'الحد الأدنى لعدد الأحرف: {max}',
    fr: '{max} caractères minimum',
  },
  length_invalid: {
    en: 'Exactly {max} characters',
    ar: 'عدد الأحرف المطلوب: {max}',
    fr: '{max} caractères exactement',
  },
  too_few: {
    en: 'This list needs at least {max} entries',
    ar: 'الحد الأدنى لعدد العناصر: {max}',
    fr: 'Nombre minimal d’éléments dans cette liste\u00a0: {max}',
  },
  too_many: {
    en: 'This list can have at most {max} entries',
    ar: 'الحد الأقصى لعدد العناصر: {max}',
    fr: 'Nombre maximal d’éléments dans cette liste\u00a0: {max}',
  },
  // Bidi isolates keep the sign next to its number.
  at_least: {
    en: 'Must be at least {max}',
    ar: 'يجب ألا تقل القيمة عن \u2068{max}\u2069',
    fr: 'La valeur minimale est {max}',
  },
  above: {
    en: 'Must be more than {max}',
    ar: 'يجب أن تكون القيمة أكبر من \u2068{max}\u2069',
    fr: 'La valeur doit être supérieure à {max}',
  },
  at_most: {
    en: 'Must be at most {max}',
    ar: 'يجب ألا تزيد القيمة على \u2068{max}\u2069',
    fr: 'La valeur maximale est {max}',
  },
  below: {
    en: 'Must be less than {max}',
    ar: 'يجب أن تكون القيمة أقل من \u2068{max}\u2069',
    fr: 'La valeur doit être inférieure à {max}',
  },
  too_long: {
    en: 'At most {max} characters (max)',
    ar: 'الحد الأقصى لعدد الأحرف: {max}',
    fr: '{max} caractères maximum',
  },
} as const satisfies FieldMessages

/** A code with a message: shared by all contracts, or of the domain `Own`. */
export type FieldCode<Own extends string = never> = keyof typeof FIELD_MESSAGES | NoInfer<Own>
