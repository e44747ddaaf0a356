import type { Language } from './locale.ts'

/** Arabic message for an invalid value that only a developer can send. */
const GENERIC_INVALID = 'القيمة غير صالحة'

/**
 * Messages for an invalid field, by code: the specification's (§5) word for word, and ours. A contract names the code;
 * the message is chosen where it is shown, here for the API's problem documents. The site, which loads one language,
 * has its own messages in the catalogue `terms`, under the same codes.
 */
export const FIELD_MESSAGES = {
  first_name_required: { en: 'First Name is Required', ar: 'الاسم الأول مطلوب' },
  last_name_required: { en: 'Last Name is Required', ar: 'اسم العائلة مطلوب' },
  email_required: { en: 'Email is Required', ar: 'البريد الإلكتروني مطلوب' },
  phone_required: { en: 'Phone is Required', ar: 'رقم الهاتف مطلوب' },
  subject_required: { en: 'Subject is Required', ar: 'الموضوع مطلوب' },
  issue_required: { en: 'Issue is Required', ar: 'وصف المشكلة مطلوب' },
  pickup_required: { en: 'Pick Up Location is required', ar: 'مكان الاستلام مطلوب' },
  city_required: { en: 'City is Required', ar: 'المدينة مطلوبة' },
  place_required: { en: 'Place is Required', ar: 'المكان مطلوب' },
  airport_invalid: { en: 'An airport is three letters', ar: 'رمز المطار ثلاثة أحرف' },
  airport_has_code: {
    en: 'An airport has its three letters, and no other place has',
    ar: 'للمطار رمزه من ثلاثة أحرف، ولا رمز لغيره من الأماكن',
  },
  place_kind_unknown: { en: 'There is no such kind of place', ar: 'لا يوجد نوع مكان كهذا' },
  trip_time_invalid: {
    en: 'A date and time is written as 2027-01-15T09:30',
    ar: 'يُكتب التاريخ والوقت هكذا: 2027-01-15T09:30',
  },
  city_unknown: { en: 'There are no trips from this city', ar: 'لا تنطلق رحلات من هذه المدينة' },
  airport_unknown: { en: 'There are no transfers at this airport', ar: 'لا يتوفر توصيل في هذا المطار' },
  place_unknown: { en: 'There is no such place', ar: 'لا يوجد مكان كهذا' },
  place_not_found: {
    en: 'We do not find this address: choose a city or a known place',
    ar: 'لم نجد هذا العنوان: اختر مدينة أو مكانًا معروفًا',
  },
  place_outside_city: { en: 'This place is too far from the city', ar: 'هذا المكان بعيد عن المدينة' },
  place_too_far: { en: 'This place is too far for such a trip', ar: 'هذا المكان بعيد على رحلة كهذه' },
  place_unreachable: { en: 'No road leads there', ar: 'لا يوجد طريق إلى هناك' },
  trip_in_the_past: { en: 'The pick-up is in the past', ar: 'موعد الانطلاق في الماضي' },
  trip_too_far_ahead: {
    en: 'A pick-up is at most 365 days ahead',
    ar: 'موعد الانطلاق خلال 365 يومًا على الأكثر',
  },
  return_before_start: { en: 'The return is before the start', ar: 'موعد العودة قبل موعد الانطلاق' },
  return_too_soon: { en: 'The way there and back takes longer', ar: 'الذهاب والإياب يستغرقان وقتًا أطول' },
  trip_too_long: { en: 'A trip is at most 30 days', ar: 'مدة الرحلة 30 يومًا على الأكثر' },
  package_unknown: { en: 'There is no such package', ar: 'لا توجد باقة كهذه' },
  plan_unknown: { en: 'There is no such plan', ar: 'لا توجد خطة كهذه' },
  trip_not_offered: { en: 'There are no such trips here', ar: 'لا تتوفر رحلات كهذه هنا' },
  departure_unknown: { en: 'There is no such departure', ar: 'لا توجد رحلة حافلة كهذه' },
  departure_full: { en: 'There are fewer seats left', ar: 'المقاعد المتبقية أقل من ذلك' },
  day_past: { en: 'A day from today on', ar: 'يوم من اليوم فصاعدًا' },
  vehicle_type_unknown: { en: 'There is no such type of vehicle', ar: 'لا يوجد نوع مركبة كهذا' },
  company_unknown: { en: 'There is no such company', ar: 'لا توجد شركة كهذه' },
  zone_unknown: { en: 'The city has no such zone', ar: 'لا توجد منطقة كهذه في المدينة' },
  card_kind: { en: 'A card of another category', ar: 'بطاقة أسعار لفئة أخرى' },
  card_currency: { en: 'Another currency than the city’s', ar: 'عملة غير عملة المدينة' },
  card_twice: { en: 'Each is there once', ar: 'يُذكر كل منها مرة واحدة' },
  ladder_falls: { en: 'More must not cost less', ar: 'لا يجوز أن يكون سعر الأكثر أقل' },
  slab_start: { en: 'The first slab begins at 0 km', ar: 'تبدأ الشريحة الأولى من 0 كم' },
  slab_gap: { en: 'A slab begins where the one before it ends', ar: 'تبدأ كل شريحة حيث تنتهي سابقتها' },
  slab_overlap: { en: 'This slab overlaps the one before it', ar: 'تتداخل هذه الشريحة مع سابقتها' },
  slab_end: {
    en: 'A slab ends after it begins, and the last one never',
    ar: 'تنتهي كل شريحة بعد بدايتها، والأخيرة بلا نهاية',
  },
  slab_falls: { en: 'Further must not cost less', ar: 'لا يجوز أن يكون سعر الأبعد أقل' },
  quote_required: { en: 'Quote is Required', ar: 'عرض السعر مطلوب' },
  pay_by_invalid: { en: 'Paid by wallet or driver', ar: GENERIC_INVALID },
  collection_kind_invalid: { en: 'It was collected or given back', ar: GENERIC_INVALID },
  charge_kind_invalid: { en: 'A charge is toll, parking, permit or other', ar: GENERIC_INVALID },
  metadata_invalid: {
    en: 'At most 2 kB of texts, numbers and yes or no, under names of letters, digits, dots and dashes',
    ar: GENERIC_INVALID,
  },
  odometer_invalid: {
    en: 'An odometer is at whole kilometres from 0 to 2000000',
    ar: 'قراءة العداد عدد صحيح من الكيلومترات من 0 إلى 2000000',
  },
  minutes_invalid: { en: 'Minutes are 0 to 1440', ar: 'عدد الدقائق من 0 إلى 1440' },
  km_invalid: { en: 'Kilometres are 0 to 500', ar: 'عدد الكيلومترات من 0 إلى 500' },
  offer_required: { en: 'Offer is Required', ar: 'العرض مطلوب' },
  id_required: { en: 'Id is Required', ar: 'المعرّف مطلوب' },
  reference_required: { en: 'Reference is Required', ar: 'رقم الحجز مطلوب' },
  card_holder_required: { en: 'Name on card is Required', ar: 'الاسم على البطاقة مطلوب' },
  staff_role_unknown: { en: 'There is no such role', ar: 'لا يوجد دور كهذا' },
  staff_role_required: { en: 'Choose a role', ar: 'اختر دورًا' },
  password_required: { en: 'Password is Required', ar: 'كلمة المرور مطلوبة' },
  password_too_short: { en: 'At least 10 characters', ar: 'عشرة أحرف على الأقل' },
  secret_invalid: { en: 'This is no secret of ours', ar: 'هذا الرابط غير صحيح' },
  one_password_proof: {
    en: 'Either current_password or reset_token, and new_password',
    ar: 'كلمة المرور الحالية أو رابط إعادة التعيين، مع كلمة المرور الجديدة',
  },
  password_needed: {
    en: 'Give the password of this account, or sign in to it',
    ar: 'اكتب كلمة مرور هذا الحساب أو سجّل الدخول إليه',
  },
  wrong_password: { en: 'This is not your password', ar: 'كلمة المرور الحالية غير صحيحة' },
  email_unchanged: { en: 'This is the address there is', ar: 'هذا هو العنوان الحالي نفسه' },
  yes_or_no: { en: 'Yes or no', ar: 'نعم أو لا' },
  code_required: { en: 'Code is Required', ar: 'الرمز مطلوب' },
  code_invalid: { en: 'A code is six digits', ar: 'يتكون الرمز من ستة أرقام' },
  recovery_code_required: { en: 'Recovery code is Required', ar: 'رمز الاستعادة مطلوب' },
  recovery_code_invalid: {
    en: 'A recovery code is 16 letters and digits',
    ar: 'يتكون رمز الاستعادة من 16 حرفًا ورقمًا',
  },
  wrong_code: {
    en: 'This code is wrong, too old, or was used already',
    ar: 'الرمز خاطئ أو قديم أو استُخدم من قبل',
  },
  one_second_step: {
    en: 'One of code, recovery_code and passkey',
    ar: 'أحد الثلاثة: الرمز أو رمز الاستعادة أو مفتاح المرور',
  },
  code_or_recovery_code: { en: 'Either code or recovery_code', ar: 'إما الرمز أو رمز الاستعادة' },
  one_address: {
    en: 'Either mobile or email',
    ar: 'إما رقم الجوال أو البريد الإلكتروني',
  },
  one_proof: {
    en: 'Either otp_id and code, or password',
    ar: 'إما الرمز المرسل إليك أو كلمة المرور',
  },
  profile_id_invalid: { en: 'A profile is named by its profile_id', ar: GENERIC_INVALID },
  pic_invalid: { en: 'A picture is an https address', ar: 'الصورة عنوان يبدأ بـ https' },
  trip_language_invalid: { en: 'A language is en or ar', ar: 'اللغة en أو ar' },
  nothing_to_change: { en: 'Say what to change', ar: 'حدّد ما تريد تغييره' },
  company_fields: { en: 'Only a company has this', ar: 'هذا للشركات فقط' },
  domain_invalid: {
    en: 'A domain is a host name such as falcon.example or *.falcon.example',
    ar: 'النطاق اسم مضيف مثل falcon.example أو ‎*.falcon.example',
  },
  per_minute_invalid: { en: 'A limit is 1 to 100000 a minute', ar: 'الحد من 1 إلى 100000 في الدقيقة' },
  otp_id_invalid: { en: 'A code is named by its otp_id', ar: GENERIC_INVALID },
  passkey_invalid: { en: 'This is no answer of a passkey', ar: 'هذا ليس ردًا من مفتاح مرور' },
  passkey_id_invalid: { en: 'A passkey is named by its id', ar: 'يُسمّى مفتاح المرور بمعرّفه' },
  name_required: { en: 'Name is Required', ar: 'الاسم مطلوب' },
  device_id_invalid: { en: 'A device is named by its id', ar: 'يُسمّى الجهاز بمعرّفه' },
  referral_code_invalid: { en: 'A code is 10 letters and digits', ar: 'يتكون الرمز من 10 أحرف وأرقام' },
  too_common: {
    en: 'This password is among those that are tried first; choose another',
    ar: 'كلمة المرور هذه من أكثر ما يُجرَّب؛ اختر غيرها',
  },
  like_yourself: {
    en: 'A password that is your name or e-mail is easily guessed; choose another',
    ar: 'من السهل تخمين كلمة مرور هي اسمك أو بريدك؛ اختر غيرها',
  },
  breached: {
    en: 'This password has appeared in a data leak at another service; choose another',
    ar: 'ظهرت كلمة المرور هذه في تسريب بيانات من خدمة أخرى؛ اختر غيرها',
  },
  email_invalid: { en: 'Email is not valid', ar: 'البريد الإلكتروني غير صحيح' },
  phone_invalid: { en: 'Phone is not valid', ar: 'رقم الهاتف غير صحيح' },
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
  near_invalid: { en: 'near is latitude,longitude', ar: 'صيغة الموقع: خط العرض، خط الطول' },
  location_type_invalid: { en: 'type is station, or left out', ar: 'النوع station أو يُترك' },
  coordinates_out_of_range: {
    en: 'Latitude is within -90..90 and longitude within -180..180',
    ar: 'خط العرض بين -90 و90 وخط الطول بين -180 و180',
  },
  location_id_invalid: {
    en: 'A location id has 3 to 60 letters, digits or dashes',
    ar: 'معرّف المكان من 3 إلى 60 حرفًا أو رقمًا أو شرطة',
  },
  currency_unknown: { en: 'Unknown currency', ar: 'عملة غير معروفة' },
  unknown_field: { en: 'Unknown field', ar: 'حقل غير معروف' },
  reference_invalid: { en: 'A reference has 10 letters and digits', ar: 'يتكون رقم الحجز من 10 أحرف وأرقام' },
  card_number_length: { en: 'A card number has 12 to 19 digits', ar: 'يتكون رقم البطاقة من 12 إلى 19 رقمًا' },
  card_cvc_invalid: { en: 'A security code has 3 or 4 digits', ar: 'يتكون رمز الأمان من 3 أو 4 أرقام' },
  card_expiry_out_of_range: {
    en: 'An expiry date is a month 1–12 and a year 2024–2099',
    ar: 'تاريخ الانتهاء شهر من 1 إلى 12 وسنة من 2024 إلى 2099',
  },
  country_code_invalid: {
    en: 'A country code is + and up to four digits',
    ar: 'رمز الدولة علامة + ثم أربعة أرقام على الأكثر',
  },
  country_invalid: { en: 'A country is two capital letters', ar: 'رمز البلد حرفان لاتينيان كبيران' },
  country_unknown: { en: 'There is no such country', ar: 'لا يوجد بلد كهذا' },
  licence_years_invalid: {
    en: 'Type whole years, from 0 to 80',
    ar: 'اكتب عدد السنوات الكاملة من 0 إلى 80',
  },
  driver_age_required: { en: 'Type the age of who drives', ar: 'اكتب عمر من سيقود' },
  licence_years_required: {
    en: 'Type for how many years they have held their licence',
    ar: 'اكتب عدد السنوات منذ إصدار رخصته',
  },
  driver_age_invalid: { en: 'A driver is 18 to 99', ar: 'عمر السائق من 18 إلى 99' },
  language_invalid: { en: 'A language is 1, 2 or 3', ar: 'اللغة 1 أو 2 أو 3' },
  page_invalid: { en: 'A page is a whole number from 1', ar: 'رقم الصفحة عدد صحيح يبدأ من 1' },
  page_size_invalid: { en: 'A page holds 1 to 100', ar: 'تتسع الصفحة لعدد من 1 إلى 100' },
  trip_status_unknown: { en: 'There is no such status', ar: 'لا توجد حالة كهذه' },
  trip_category_unknown: { en: 'There is no such category', ar: 'لا توجد فئة كهذه' },
  place_kind_invalid: {
    en: 'A kind of place is airport, station, hotel, landmark or area',
    ar: 'نوع المكان مطار أو محطة أو فندق أو معلم أو منطقة',
  },
  banner_kind_invalid: { en: 'A kind of banner is a whole number', ar: 'نوع اللافتة عدد صحيح' },
  slug_invalid: {
    en: 'An id is 2 to 40 small letters, digits or dashes',
    ar: 'المعرّف من 2 إلى 40 حرفًا لاتينيًا صغيرًا أو رقمًا أو شرطة',
  },
  corp_id_invalid: {
    en: 'A company’s id is 2 to 40 letters, digits or dashes',
    ar: 'معرّف الشركة من 2 إلى 40 حرفًا لاتينيًا أو رقمًا أو شرطة',
  },
  time_zone_unknown: { en: 'There is no such time zone', ar: 'لا توجد منطقة زمنية كهذه' },
  rows_invalid: {
    en: 'A page holds 1 to 100 rows; -1 is all',
    ar: 'تتسع الصفحة لعدد من 1 إلى 100 صف، و-1 يعني الكل',
  },
  sort_unknown: { en: 'There is no such order', ar: 'لا يوجد ترتيب كهذا' },
  after_invalid: { en: 'after is next of the page before', ar: GENERIC_INVALID },
  page_or_after: { en: 'Either page or after', ar: GENERIC_INVALID },
  page_too_deep: {
    en: 'Go on with after behind row 1000000',
    ar: 'تابع باستخدام after بعد الصف 1000000',
  },
  quantity_invalid: { en: 'A quantity is 0 to 9', ar: 'الكمية من 0 إلى 9' },
  coupon_code_required: { en: 'Coupon code is Required', ar: 'رمز الكوبون مطلوب' },
  booking_id_invalid: { en: 'A booking id is a UUID', ar: 'معرّف الحجز بصيغة UUID' },
  quote_id_invalid: { en: 'A quote id is a UUID', ar: 'معرّف عرض السعر بصيغة UUID' },
  extra_named_twice: { en: 'Each extra is named once', ar: 'تُذكر كل إضافة مرة واحدة' },
  too_many_extras: { en: 'At most 20 values', ar: 'الحد الأقصى 20 قيمة' },
  too_many_filter_values: { en: 'At most 50 values', ar: 'الحد الأقصى 50 قيمة' },
  filter_empty: { en: 'Filter is empty', ar: 'قيمة التصفية فارغة' },
  reason_empty: { en: 'Reason is empty', ar: 'السبب فارغ' },
  percent_required: { en: 'Percent is Required', ar: 'النسبة مطلوبة' },
  percent_invalid: {
    en: 'A percent is 0 to 100 with at most two decimals',
    ar: 'النسبة من 0 إلى 100 بمنزلتين عشريتين على الأكثر',
  },
  image_expected: { en: 'An image is sent as a file', ar: 'تُرسل الصورة ملفًا' },
  image_required: { en: 'Image is Required', ar: 'الصورة مطلوبة' },
  topic_required: { en: 'Topic is Required', ar: 'الموضوع مطلوب' },
  message_required: { en: 'Message is Required', ar: 'الرسالة مطلوبة' },
  company_required: { en: 'Company is Required', ar: 'اسم الشركة مطلوب' },
  industry_unknown: { en: 'There is no such industry', ar: 'لا يوجد مجال عمل كهذا' },
  industry_required: { en: 'Industry is Required', ar: 'مجال العمل مطلوب' },
  fleet_size_invalid: { en: 'A fleet is 1 to 1000000 cars', ar: 'عدد السيارات من 1 إلى 1000000' },
  party_invalid: { en: 'A party is 1 to 60 people', ar: 'عدد الأشخاص من 1 إلى 60' },
  website_required: { en: 'Website is Required', ar: 'عنوان الموقع مطلوب' },
  website_invalid: {
    en: 'A website begins with https:// or http://',
    ar: 'يبدأ عنوان الموقع بـ https:// أو http://',
  },
  traffic_invalid: { en: 'Visitors a month are a whole number', ar: 'عدد الزوار شهريًا عدد صحيح' },
  score_invalid: { en: 'A score is 1 to 5', ar: 'التقييم من 1 إلى 5' },
  comment_empty: { en: 'Comment is empty', ar: 'التعليق فارغ' },
  title_required: { en: 'Title is Required', ar: 'العنوان مطلوب' },
  text_required: { en: 'Text is Required', ar: 'النص مطلوب' },
  content_page_unknown: { en: 'There is no such page', ar: 'لا توجد صفحة كهذه' },
  anchor_invalid: {
    en: 'An anchor is small letters and digits, with single dashes between',
    ar: 'تتكون المرساة من أحرف لاتينية صغيرة وأرقام بينها شرطات مفردة',
  },
  anchor_twice: { en: 'Each anchor is used once', ar: 'تُستخدم كل مرساة مرة واحدة' },
  placeholder_unknown: {
    en: 'Placeholders are {product}, {company}, {address}, {tax_id} and {cookie}',
    ar: 'المواضع المعروفة هي {product} و{company} و{address} و{tax_id} و{cookie}',
  },
  vehicle_type_required: { en: 'Vehicle type is Required', ar: 'نوع المركبة مطلوب' },
  stops_invalid: { en: 'A route has 2 to 10 stops', ar: 'للخط من موقفين إلى 10 مواقف' },
  stop_minutes_invalid: {
    en: 'Minutes are 0 at the first stop and grow from stop to stop, up to two days',
    ar: 'الدقائق 0 عند الموقف الأول وتزداد من موقف إلى التالي حتى يومين',
  },
  weekdays_invalid: {
    en: 'Days are 1 (Monday) to 7 (Sunday)',
    ar: 'الأيام من 1 (الاثنين) إلى 7 (الأحد)',
  },
  departure_times_invalid: {
    en: 'At most 14 services, each with 1 to 48 times',
    ar: '14 خدمة على الأكثر، لكل منها من 1 إلى 48 موعدًا',
  },
  departure_time_twice: {
    en: 'On a day of the week each time stands once',
    ar: 'يُذكر كل موعد مرة واحدة في اليوم الواحد من الأسبوع',
  },
  seats_invalid: { en: 'Seats are 1 to 200', ar: 'عدد المقاعد من 1 إلى 200' },
  seat_price_invalid: {
    en: 'A price is 0 to 1000000.00, with at most two decimals',
    ar: 'السعر من 0 إلى 1000000.00 بمنزلتين عشريتين على الأكثر',
  },
  rate_invalid: {
    en: 'A price is 0 to 10000000.00, with at most two decimals',
    ar: 'السعر من 0 إلى 10000000.00 بمنزلتين عشريتين على الأكثر',
  },
  rate_km_invalid: {
    en: 'Kilometres are a whole number from 0 to 100000',
    ar: 'عدد الكيلومترات عدد صحيح من 0 إلى 100000',
  },
  rate_minutes_invalid: {
    en: 'Minutes are a whole number from 1 to 100000, at least 60 for a plan',
    ar: 'عدد الدقائق عدد صحيح من 1 إلى 100000، و60 على الأقل للخطة',
  },
  waiting_minutes_invalid: {
    en: 'Minutes are a whole number from 0 to 100000',
    ar: 'عدد الدقائق عدد صحيح من 0 إلى 100000',
  },
  grace_minutes_invalid: { en: 'Minutes are 0 to 59', ar: 'عدد الدقائق من 0 إلى 59' },
  rate_list_length: { en: 'At least one, and at most 20', ar: 'واحدة على الأقل و20 على الأكثر' },
  seats_of_model_invalid: { en: 'Seats are 1 to 100', ar: 'عدد المقاعد من 1 إلى 100' },
  bags_invalid: { en: 'Bags are 0 to 100', ar: 'عدد الحقائب من 0 إلى 100' },
  picture_unknown: { en: 'There is no such picture', ar: 'لا توجد صورة كهذه' },
  rank_invalid: { en: 'The place is 1 to 1000', ar: 'الترتيب من 1 إلى 1000' },
  fuel_unknown: { en: 'There is no such fuel', ar: 'لا يوجد وقود كهذا' },
  ring_invalid: {
    en: 'A zone has 3 to 200 corners, each a longitude and a latitude',
    ar: 'للمنطقة من 3 إلى 200 زاوية، لكل منها خط طول وخط عرض',
  },
  asked_amount_invalid: {
    en: 'An amount is zero or more, with at most two decimals',
    ar: 'المبلغ صفر أو أكثر بمنزلتين عشريتين على الأكثر',
  },
  amount_invalid: {
    en: 'An amount is above zero and up to 10000000000.00, with at most two decimals',
    ar: 'المبلغ أكبر من صفر وحتى 10000000000.00 بمنزلتين عشريتين على الأكثر',
  },
  credit_limit_invalid: {
    en: 'A credit limit is 0 to 10000000000.00, with at most two decimals',
    ar: 'حد الائتمان من 0 إلى 10000000000.00 بمنزلتين عشريتين على الأكثر',
  },
  idempotency_key_invalid: {
    en: '8 to 100 letters, digits, - or _',
    ar: 'من 8 إلى 100 حرف أو رقم أو - أو _',
  },
  flight_number_invalid: { en: 'A flight number looks like EK 203', ar: 'يُكتب رقم الرحلة مثل EK 203' },
  language_tag_invalid: {
    en: 'A language is a tag such as ar or ar-kw',
    ar: 'تُكتب اللغة رمزًا مثل ar أو ar-kw',
  },
  platform_invalid: { en: 'A platform is web or widget', ar: 'المنصة web أو widget' },
  english_required: { en: 'English text is Required', ar: 'النص الإنجليزي مطلوب' },
  too_many_texts: { en: 'At most 50 texts', ar: 'الحد الأقصى 50 نصًا' },
  translation_required: { en: 'Translation is Required', ar: 'الترجمة مطلوبة' },
  forms_required: {
    en: 'A text with a number needs every plural form',
    ar: 'النص الذي فيه عدد يحتاج إلى كل صيغ الجمع',
  },
  forms_needless: {
    en: 'A text without a number has one form',
    ar: 'النص الذي لا عدد فيه له صيغة واحدة',
  },
  text_needless: {
    en: 'A text with a number has forms in its place',
    ar: 'النص الذي فيه عدد له صيغ بدلًا من نص واحد',
  },
  form_unknown: { en: 'This language has no such form', ar: 'لا توجد هذه الصيغة في هذه اللغة' },
  placeholders_differ: {
    en: 'The placeholders are those of the English text: {{names}}',
    ar: 'المواضع هي مواضع النص الإنجليزي نفسها: \u2068{{names}}\u2069',
  },
  provider_unknown: { en: 'google, facebook or apple', ar: GENERIC_INVALID },
  id_token_required: { en: 'The service’s ID token', ar: GENERIC_INVALID },
  payment_method_invalid: { en: 'A payment method is the gateway’s own id', ar: GENERIC_INVALID },
  payment_act_invalid: { en: 'An act is returned, resumed or abandoned', ar: GENERIC_INVALID },
  link_required: { en: 'A link is needed', ar: GENERIC_INVALID },
  phone_parts: {
    en: 'A phone is an object with countryCode and phone',
    ar: 'رقم الهاتف كائن فيه countryCode وphone',
  },
  // Where the contract names no code of its own (`value-fault.ts`).
  field_required: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  value_invalid: { en: 'This is not valid', ar: 'هذه القيمة غير صالحة' },
  text_expected: { en: 'Enter text', ar: 'أدخل نصًا' },
  number_expected: { en: 'Enter a number', ar: 'أدخل رقمًا' },
  whole_number_expected: { en: 'Enter a whole number', ar: 'أدخل عددًا صحيحًا' },
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
  too_short: { en: 'At least {{max}} characters', ar: 'الحد الأدنى لعدد الأحرف: {{max}}' },
  length_invalid: { en: 'Exactly {{max}} characters', ar: 'عدد الأحرف المطلوب: {{max}}' },
  too_few: { en: 'Entries in this list: at least {{max}}', ar: 'الحد الأدنى لعدد العناصر: {{max}}' },
  too_many: { en: 'Entries in this list: at most {{max}}', ar: 'الحد الأقصى لعدد العناصر: {{max}}' },
  // Bidi isolates keep the sign next to its number.
  at_least: { en: 'At least {{max}}', ar: 'القيمة \u2068{{max}}\u2069 على الأقل' },
  above: { en: 'More than {{max}}', ar: 'القيمة أكبر من \u2068{{max}}\u2069' },
  at_most: { en: 'At most {{max}}', ar: 'القيمة \u2068{{max}}\u2069 على الأكثر' },
  below: { en: 'Less than {{max}}', ar: 'القيمة أقل من \u2068{{max}}\u2069' },
  too_long: { en: 'At most {{max}} characters (max)', ar: 'الحد الأقصى لعدد الأحرف: {{max}}' },
  commission_out_of_bounds: {
    en: 'A commission is {{min}}% to {{max}}%',
    ar: 'العمولة من \u2068{{min}}%\u2069 إلى \u2068{{max}}%\u2069',
  },
} as const satisfies Record<string, Record<Language, string>>

export type FieldCode = keyof typeof FIELD_MESSAGES

type Values = Readonly<Record<string, string | number>>

export function fieldWords(code: FieldCode, language: Language, values: Values = {}): string {
  return FIELD_MESSAGES[code][language].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(values[name]),
  )
}

/** The code that a contract put into an issue's message, with the number that its message names. */
export function fieldCodeIn(message: string): { code: FieldCode; values: Values } | null {
  const [code = '', max = ''] = message.split(':')
  return isFieldCode(code) ? { code, values: { max } } : null
}

function isFieldCode(code: string): code is FieldCode {
  return Object.hasOwn(FIELD_MESSAGES, code)
}
