import type { Language } from '#kernel/locale.ts'

type Words = Readonly<Record<Language, string>>

/** Titles of the problems that have words of their own; any other takes its status's. */
const TITLES: Readonly<Record<string, Words>> = {
  invalid_request: { en: 'Some fields need another look', ar: 'بعض الحقول تحتاج إلى مراجعة' },
  malformed_json: { en: 'The body is not JSON', ar: 'محتوى الطلب ليس بصيغة JSON' },
  sign_in_required: { en: 'Sign in or start as a guest first', ar: 'سجّل الدخول أو تابع كضيف أولاً' },
  wrong_credentials: {
    en: 'The e-mail or the password is not right',
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
  },
  too_many_attempts: { en: 'Too many tries; wait a little', ar: 'محاولات كثيرة، انتظر قليلاً' },
  password_refused: { en: 'Choose another password', ar: 'اختر كلمة مرور أخرى' },
  wrong_password: { en: 'This is not your password', ar: 'كلمة المرور الحالية غير صحيحة' },
  link_over: { en: 'This link no longer works', ar: 'لم يعد هذا الرابط صالحاً' },
  link_too_soon: { en: 'A link is on its way; wait a little', ar: 'الرابط في طريقه إليك، انتظر قليلاً' },
  email_proved: { en: 'This address is confirmed already', ar: 'هذا العنوان مؤكَّد بالفعل' },
  email_unchanged: { en: 'This is the address there is', ar: 'هذا هو العنوان الحالي نفسه' },
  address_taken: { en: 'Another account has this address', ar: 'لهذا العنوان حساب آخر' },
  bookings_open: { en: 'A booking of yours is not over yet', ar: 'لديك حجز لم ينتهِ بعد' },
  account_required: { en: 'Sign in with an account first', ar: 'سجّل الدخول بحسابك أولاً' },
  device_not_found: { en: 'This device is signed out already', ar: 'سُجّل خروج هذا الجهاز بالفعل' },
  cross_origin: { en: 'This request came from another site', ar: 'جاء هذا الطلب من موقع آخر' },
  booking_not_found: { en: 'No such booking', ar: 'لا يوجد حجز بهذه البيانات' },
  location_not_found: { en: 'No such place', ar: 'لا يوجد مكان بهذه البيانات' },
  quote_not_found: { en: 'No such quote', ar: 'لا يوجد عرض سعر بهذه البيانات' },
  offer_not_found: { en: 'This car is no longer offered', ar: 'لم تعد هذه السيارة متاحة' },
  quote_expired: { en: 'The price is no longer held', ar: 'انتهت مدة تثبيت السعر' },
  price_changed: { en: 'The price has changed', ar: 'تغيّر السعر' },
  sold_out: { en: 'The last car of this class has just gone', ar: 'نفدت آخر سيارة من هذه الفئة للتو' },
  supplier_refused: { en: 'The supplier could not take this booking', ar: 'تعذّر على المورّد قبول هذا الحجز' },
  supplier_unavailable: { en: 'The supplier does not answer just now', ar: 'المورّد لا يستجيب حالياً' },
  payment_declined: { en: 'The card was declined', ar: 'رُفضت البطاقة' },
  signature_invalid: { en: 'The signature is not valid', ar: 'التوقيع غير صالح' },
  payment_unavailable: { en: 'Payment is not possible just now', ar: 'الدفع غير متاح حالياً' },
  card_required: { en: 'This booking needs a card', ar: 'هذا الحجز يتطلب بطاقة' },
  not_confirmed: { en: 'This booking is not confirmed', ar: 'هذا الحجز غير مؤكَّد' },
  too_many_of_extra: { en: 'Not that many of this extra', ar: 'العدد المطلوب من هذه الإضافة غير متاح' },
  protection_unknown: { en: 'This protection is not offered', ar: 'هذه الحماية غير متاحة' },
  driver_age_differs: { en: 'The price is for a driver of another age', ar: 'السعر محسوب لسائق بعمر مختلف' },
  card_not_needed: { en: 'This offer needs no card', ar: 'هذا العرض لا يحتاج إلى بطاقة' },
  pick_up_too_far: { en: 'The pick-up is too far ahead', ar: 'موعد الاستلام بعيد جداً' },
  not_in_cart: { en: 'This booking is no longer in the cart', ar: 'لم يعد هذا الحجز في السلة' },
  not_modifiable: { en: 'This booking can no longer be changed', ar: 'لم يعد بالإمكان تعديل هذا الحجز' },
  not_cancellable: { en: 'This booking can no longer be cancelled', ar: 'لم يعد بالإمكان إلغاء هذا الحجز' },
  not_completed: { en: 'Only a rental that is over can be rated', ar: 'يمكن تقييم الإيجار بعد انتهائه فقط' },
  already_rated: { en: 'This rental has been rated already', ar: 'سبق تقييم هذا الإيجار' },
  station_closed: { en: 'The station is closed at that time', ar: 'المكتب مغلق في ذلك الوقت' },
  pick_up_in_the_past: { en: 'The pick-up is in the past', ar: 'موعد الاستلام في الماضي' },
  drop_off_before_pick_up: { en: 'The drop-off is before the pick-up', ar: 'موعد التسليم قبل موعد الاستلام' },
  rental_too_long: { en: 'The rental is too long', ar: 'مدة الإيجار طويلة جداً' },
  driver_age: { en: 'No car here for this age of driver', ar: 'لا تتوفر سيارة لعمر هذا السائق' },
  extra_unknown: { en: 'This extra is not offered', ar: 'هذه الإضافة غير متاحة' },
  coupon_unknown: { en: 'There is no coupon with this code', ar: 'لا يوجد كوبون بهذا الرمز' },
  coupon_not_yet_valid: { en: 'This coupon is not valid yet', ar: 'لم تبدأ صلاحية هذا الكوبون بعد' },
  coupon_over: { en: 'This coupon is no longer valid', ar: 'انتهت صلاحية هذا الكوبون' },
  coupon_used_up: {
    en: 'This coupon has been used as often as it may be',
    ar: 'استُنفدت مرات استخدام هذا الكوبون',
  },
  coupon_used_by_you: {
    en: 'You have used this coupon as often as you may',
    ar: 'استخدمتَ هذا الكوبون بعدد المرات المسموح لك',
  },
  coupon_not_yours: {
    en: 'This coupon is for another account, or for yours once you are signed in',
    ar: 'هذا الكوبون لحساب آخر، أو لحسابك بعد تسجيل الدخول',
  },
  coupon_minimum: {
    en: 'The total is below the least this coupon asks for',
    ar: 'الإجمالي أقل من الحد الأدنى المطلوب لهذا الكوبون',
  },
  coupon_wrong_supplier: {
    en: 'This coupon is not for cars of this supplier',
    ar: 'لا يسري هذا الكوبون على سيارات هذا المورّد',
  },
  coupon_wrong_country: {
    en: 'This coupon is not for rentals in this country',
    ar: 'لا يسري هذا الكوبون على الاستئجار في هذا البلد',
  },
  coupon_paid_at_desk: {
    en: 'This car is paid at the desk, where our coupons do not count',
    ar: 'تُدفع هذه السيارة في المكتب حيث لا تسري كوبوناتنا',
  },
  coupon_currency: {
    en: 'This coupon does not work in the currency of this price',
    ar: 'لا يعمل هذا الكوبون بعملة هذا السعر',
  },
  idempotency_key_required: {
    en: 'An Idempotency-Key header is needed',
    ar: 'ترويسة Idempotency-Key مطلوبة',
  },
  idempotency_key_reused: { en: 'This key was used for another request', ar: 'استُخدم هذا المفتاح لطلب آخر' },
  request_in_progress: { en: 'This request is still being worked on', ar: 'ما زال هذا الطلب قيد التنفيذ' },
}

const STATUS_TITLES: Readonly<Record<number, Words>> = {
  400: { en: 'The request is not valid', ar: 'الطلب غير صالح' },
  401: { en: 'Sign in first', ar: 'سجّل الدخول أولاً' },
  403: { en: 'Not yours to do', ar: 'غير مسموح لك بذلك' },
  404: { en: 'Not found', ar: 'غير موجود' },
  405: { en: 'This method is not offered here', ar: 'هذه الطريقة غير متاحة هنا' },
  409: { en: 'Not possible in this state', ar: 'غير ممكن في هذه الحالة' },
  410: { en: 'No longer available', ar: 'لم يعد متاحاً' },
  413: { en: 'The request is too large', ar: 'الطلب أكبر من المسموح' },
  415: { en: 'Send JSON', ar: 'أرسل البيانات بصيغة JSON' },
  422: { en: 'Not possible', ar: 'غير ممكن' },
  429: { en: 'Too many requests: wait a little', ar: 'طلبات كثيرة: انتظر قليلاً' },
  500: { en: 'Something went wrong on our side', ar: 'حدث خطأ من جانبنا' },
  502: { en: 'The supplier gave no usable answer', ar: 'لم يصل رد صالح من المورّد' },
  503: { en: 'Not ready', ar: 'غير جاهز' },
  504: { en: 'The supplier did not answer in time', ar: 'لم يصل رد المورّد في الوقت المحدد' },
}

export function problemTitle(code: string, status: number, language: Language): string {
  return (TITLES[code] ?? STATUS_TITLES[status] ?? { en: code, ar: code })[language]
}

/** The specification's field messages (§5), and ours, in Arabic. */
const FIELD_MESSAGES: Readonly<Record<string, string>> = {
  'First Name is Required': 'الاسم الأول مطلوب',
  'Last Name is Required': 'اسم العائلة مطلوب',
  'Email is Required': 'البريد الإلكتروني مطلوب',
  'Phone is Required': 'رقم الهاتف مطلوب',
  'Subject is Required': 'الموضوع مطلوب',
  'Issue is Required': 'وصف المشكلة مطلوب',
  'Pick Up Location is required': 'مكان الاستلام مطلوب',
  'Offer is Required': 'العرض مطلوب',
  'Id is Required': 'المعرّف مطلوب',
  'Reference is Required': 'رقم الحجز مطلوب',
  'Name on card is Required': 'الاسم على البطاقة مطلوب',
  'Password is Required': 'كلمة المرور مطلوبة',
  'At least 10 characters': 'عشرة أحرف على الأقل',
  'This is no secret of ours': 'هذا الرابط غير صحيح',
  'Either current_password or reset_token, and new_password':
    'كلمة المرور الحالية أو رابط إعادة التعيين، مع كلمة المرور الجديدة',
  'This is not your password': 'كلمة المرور الحالية غير صحيحة',
  'This is the address there is': 'هذا هو العنوان الحالي نفسه',
  'Yes or no': 'نعم أو لا',
  'A device is named by its id': 'يُسمّى الجهاز بمعرّفه',
  'A code is 10 letters and digits': 'يتكون الرمز من 10 أحرف وأرقام',
  'This password is among those that are tried first; choose another':
    'كلمة المرور هذه من أكثر ما يُجرَّب؛ اختر غيرها',
  'A password that is your name or e-mail is easily guessed; choose another':
    'من السهل تخمين كلمة مرور هي اسمك أو بريدك؛ اختر غيرها',
  'Email is not valid': 'البريد الإلكتروني غير صحيح',
  'Phone is not valid': 'رقم الهاتف غير صحيح',
  'A date is YYYY-MM-DD': 'صيغة التاريخ YYYY-MM-DD',
  'A time is HH:mm': 'صيغة الوقت HH:mm',
  'Control characters are not allowed': 'رموز التحكم غير مسموح بها',
  'Search is empty': 'اكتب ما تبحث عنه',
  'near is latitude,longitude': 'صيغة الموقع: خط العرض، خط الطول',
  'Latitude is within -90..90 and longitude within -180..180': 'خط العرض بين -90 و90 وخط الطول بين -180 و180',
  'A location id has 3 to 60 letters, digits or dashes': 'معرّف المكان من 3 إلى 60 حرفاً أو رقماً أو شرطة',
  'Unknown currency': 'عملة غير معروفة',
  'Unknown field': 'حقل غير معروف',
  'A reference has 10 letters and digits': 'يتكون رقم الحجز من 10 أحرف وأرقام',
  'A card number has 12 to 19 digits': 'يتكون رقم البطاقة من 12 إلى 19 رقماً',
  'A security code has 3 or 4 digits': 'يتكون رمز الأمان من 3 أو 4 أرقام',
  'An expiry date is a month 1–12 and a year 2024–2099':
    'تاريخ الانتهاء شهر من 1 إلى 12 وسنة من 2024 إلى 2099',
  'A country code is + and up to four digits': 'رمز الدولة علامة + ثم أربعة أرقام على الأكثر',
  'A country is two capital letters': 'رمز البلد حرفان لاتينيان كبيران',
  'A driver is 18 to 99': 'عمر السائق من 18 إلى 99',
  'A language is 1, 2 or 3': 'اللغة 1 أو 2 أو 3',
  'A page is a whole number from 1': 'رقم الصفحة عدد صحيح يبدأ من 1',
  'A page holds 1 to 100': 'تتسع الصفحة لعدد من 1 إلى 100',
  'A quantity is 0 to 9': 'الكمية من 0 إلى 9',
  'Coupon code is Required': 'رمز الكوبون مطلوب',
  'A booking id is a UUID': 'معرّف الحجز بصيغة UUID',
  'A quote id is a UUID': 'معرّف عرض السعر بصيغة UUID',
  'Each extra is named once': 'تُذكر كل إضافة مرة واحدة',
  'At most 20 values': 'الحد الأقصى 20 قيمة',
  'At most 50 values': 'الحد الأقصى 50 قيمة',
  'Filter is empty': 'قيمة التصفية فارغة',
  'Reason is empty': 'السبب فارغ',
  'Topic is Required': 'الموضوع مطلوب',
  'Message is Required': 'الرسالة مطلوبة',
  'A score is 1 to 5': 'التقييم من 1 إلى 5',
  'Comment is empty': 'التعليق فارغ',
  '8 to 100 letters, digits, - or _': 'من 8 إلى 100 حرف أو رقم أو - أو _',
  'A flight number looks like EK 203': 'يُكتب رقم الرحلة مثل EK 203',
}

export function arabicFieldMessage(message: string): string {
  const longest = /^At most (\d+) characters/.exec(message)
  if (longest) return `الحد الأقصى ${longest[1]} حرفاً`
  return FIELD_MESSAGES[message] ?? 'القيمة غير صالحة'
}
