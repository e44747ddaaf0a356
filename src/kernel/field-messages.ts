import type { Localized } from './locale.ts'

/** Messages for an invalid field, by code. */
export type FieldMessages = Readonly<Record<string, Localized>>

/**
 * Messages for an invalid field that contracts of any domain name: the specification's (§5) word for word, and ours. A
 * domain's own are in its `*-field-messages.ts`. A contract names the code alone; the message is chosen where it is
 * shown, on the server for the API's problem documents. The site, which loads one language, has its own messages in the
 * catalogue `terms`, under the same codes.
 */
export const FIELD_MESSAGES = {
  first_name_required: { en: 'First Name is Required', ar: 'الاسم الأول مطلوب' },
  last_name_required: { en: 'Last Name is Required', ar: 'اسم العائلة مطلوب' },
  email_required: { en: 'Email is Required', ar: 'البريد الإلكتروني مطلوب' },
  phone_required: { en: 'Phone is Required', ar: 'رقم الهاتف مطلوب' },
  city_required: { en: 'City is Required', ar: 'المدينة مطلوبة' },
  id_required: { en: 'Id is Required', ar: 'المعرّف مطلوب' },
  reference_required: { en: 'Reference is Required', ar: 'رقم الحجز مطلوب' },
  secret_invalid: { en: 'This is no secret of ours', ar: 'هذا الرابط غير صحيح' },
  yes_or_no: { en: 'Yes or no', ar: 'نعم أو لا' },
  trip_language_invalid: { en: 'A language is en or ar', ar: 'اللغة en أو ar' },
  nothing_to_change: { en: 'Say what to change', ar: 'حدّد ما تريد تغييره' },
  name_required: { en: 'Name is Required', ar: 'الاسم مطلوب' },
  email_invalid: { en: 'Email is not valid', ar: 'البريد الإلكتروني غير صحيح' },
  date_invalid: {
    en: 'A date is a day of the calendar, written YYYY-MM-DD',
    ar: 'التاريخ يوم من أيام التقويم، وصيغته YYYY-MM-DD',
  },
  time_invalid: { en: 'A time is HH:mm', ar: 'صيغة الوقت HH:mm' },
  name_unreadable: {
    en: 'A name is written in letters, without hidden signs that reverse it',
    ar: 'يُكتب الاسم بحروف، بلا رموز خفية تعكس اتجاهه',
  },
  control_characters: { en: 'Control characters are not allowed', ar: 'رموز التحكم غير مسموح بها' },
  search_empty: { en: 'Search is empty', ar: 'اكتب ما تبحث عنه' },
  coordinates_out_of_range: {
    en: 'Latitude is within -90..90 and longitude within -180..180',
    ar: 'خط العرض بين -90 و90 وخط الطول بين -180 و180',
  },
  currency_unknown: { en: 'Unknown currency', ar: 'عملة غير معروفة' },
  unknown_field: { en: 'Unknown field', ar: 'حقل غير معروف' },
  reference_invalid: { en: 'A reference has 10 letters and digits', ar: 'يتكون رقم الحجز من 10 أحرف وأرقام' },
  country_code_invalid: {
    en: 'A country code is + and up to four digits',
    ar: 'رمز الدولة علامة + ثم أربعة أرقام على الأكثر',
  },
  country_invalid: { en: 'A country is two capital letters', ar: 'رمز البلد حرفان لاتينيان كبيران' },
  language_invalid: { en: 'A language is 1, 2 or 3', ar: 'اللغة 1 أو 2 أو 3' },
  page_invalid: { en: 'A page is a whole number from 1', ar: 'رقم الصفحة عدد صحيح يبدأ من 1' },
  page_size_invalid: { en: 'A page holds 1 to 100', ar: 'تتسع الصفحة لعدد من 1 إلى 100' },
  slug_invalid: {
    en: 'An id is 2 to 40 small letters, digits or dashes',
    ar: 'المعرّف من 2 إلى 40 حرفًا لاتينيًا صغيرًا أو رقمًا أو شرطة',
  },
  rows_invalid: {
    en: 'A page holds 1 to 100 rows; -1 is all',
    ar: 'تتسع الصفحة لعدد من 1 إلى 100 صف، و-1 يعني الكل',
  },
  sort_unknown: { en: 'There is no such order', ar: 'لا يوجد ترتيب كهذا' },
  after_invalid: {
    en: 'Pages go on from the end of the page before',
    ar: 'تبدأ كل صفحة من نهاية الصفحة التي قبلها',
  },
  page_or_after: {
    en: 'Either the number of a page, or the end of the page before',
    ar: 'إما رقم الصفحة أو نهاية الصفحة التي قبلها',
  },
  page_too_deep: {
    en: 'Go on with after behind row 1000000',
    ar: 'تابع باستخدام after بعد الصف 1000000',
  },
  too_many_extras: { en: 'At most 20 values', ar: 'الحد الأقصى 20 قيمة' },
  too_many_filter_values: { en: 'At most 50 values', ar: 'الحد الأقصى 50 قيمة' },
  reason_empty: { en: 'Reason is empty', ar: 'السبب فارغ' },
  website_invalid: {
    en: 'A website begins with https:// or http://',
    ar: 'يبدأ عنوان الموقع بـ https:// أو http://',
  },
  score_invalid: { en: 'A score is 1 to 5', ar: 'التقييم من 1 إلى 5' },
  text_required: { en: 'Text is Required', ar: 'النص مطلوب' },
  asked_amount_invalid: {
    en: 'An amount is zero or more, with at most two decimals',
    ar: 'المبلغ صفر أو أكثر بمنزلتين عشريتين على الأكثر',
  },
  idempotency_key_invalid: {
    en: '8 to 100 letters, digits, - or _',
    ar: 'من 8 إلى 100 حرف أو رقم أو - أو _',
  },
  flight_number_invalid: { en: 'A flight number looks like EK 203', ar: 'يُكتب رقم الرحلة مثل EK 203' },
  phone_parts: {
    en: 'A phone is a country code and a number',
    ar: 'رقم الهاتف رمز دولة ورقم',
  },
  // Where the contract names no code of its own (`value-fault.ts`).
  field_required: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  value_invalid: { en: 'This is not valid', ar: 'هذه القيمة غير صالحة' },
  text_expected: { en: 'Enter text', ar: 'أدخل نصًا' },
  number_expected: { en: 'Enter a number', ar: 'أدخل رقمًا' },
  whole_number_expected: { en: 'Enter a whole number', ar: 'أدخل عددًا صحيحًا' },
  number_too_large: { en: 'This number is too large', ar: 'هذا العدد كبير جدًا' },
  number_too_small: { en: 'This number is too small', ar: 'هذا العدد صغير جدًا' },
  list_expected: { en: 'A list is expected here', ar: 'المطلوب هنا قائمة' },
  object_expected: { en: 'An object with fields is expected here', ar: 'المطلوب هنا كائن له حقول' },
  option_unknown: { en: 'Choose one of the options', ar: 'اختر أحد الخيارات المتاحة' },
  format_invalid: { en: 'This is not written as expected', ar: 'الصيغة غير صحيحة' },
  id_invalid: { en: 'An id is a UUID', ar: 'المعرّف بصيغة UUID' },
  url_invalid: { en: 'An address begins with https://', ar: 'يبدأ العنوان بـ https://' },
  datetime_invalid: {
    en: 'A date and time is written as 2027-01-15T09:30:00Z',
    ar: 'يُكتب التاريخ والوقت هكذا: 2027-01-15T09:30:00Z',
  },
  too_short: { en: 'At least {max} characters', ar: 'الحد الأدنى لعدد الأحرف: {max}' },
  length_invalid: { en: 'Exactly {max} characters', ar: 'عدد الأحرف المطلوب: {max}' },
  too_few: { en: 'Entries in this list: at least {max}', ar: 'الحد الأدنى لعدد العناصر: {max}' },
  too_many: { en: 'Entries in this list: at most {max}', ar: 'الحد الأقصى لعدد العناصر: {max}' },
  // Bidi isolates keep the sign next to its number.
  at_least: { en: 'At least {max}', ar: 'القيمة \u2068{max}\u2069 على الأقل' },
  above: { en: 'More than {max}', ar: 'القيمة أكبر من \u2068{max}\u2069' },
  at_most: { en: 'At most {max}', ar: 'القيمة \u2068{max}\u2069 على الأكثر' },
  below: { en: 'Less than {max}', ar: 'القيمة أقل من \u2068{max}\u2069' },
  too_long: { en: 'At most {max} characters (max)', ar: 'الحد الأقصى لعدد الأحرف: {max}' },
} as const satisfies FieldMessages

/** A code that has a message: one that all contracts share, or of the domain whose codes are named. */
export type FieldCode<Own extends string = never> = keyof typeof FIELD_MESSAGES | NoInfer<Own>
