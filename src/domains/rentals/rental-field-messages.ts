import type { FieldMessages } from '#kernel/field-messages.ts'

export const rentalFieldMessages = {
  note_required: { en: 'Write something', ar: 'اكتب شيئًا' },
  pickup_required: { en: 'Pick Up Location is required', ar: 'مكان الاستلام مطلوب' },
  offer_required: { en: 'Offer is Required', ar: 'العرض مطلوب' },
  vehicle_name_required: { en: 'Name of the car is required', ar: 'اسم السيارة مطلوب' },
  card_holder_required: { en: 'Name on card is Required', ar: 'الاسم على البطاقة مطلوب' },
  near_invalid: {
    en: 'Near is a latitude and a longitude, with a comma between',
    ar: 'صيغة الموقع: خط العرض، خط الطول',
  },
  location_type_invalid: {
    en: 'Of a type there are stations alone; or leave it out',
    ar: 'النوع station أو يُترك',
  },
  location_id_invalid: {
    en: 'A location id has 3 to 60 letters, digits or dashes',
    ar: 'معرّف المكان من 3 إلى 60 حرفًا أو رقمًا أو شرطة',
  },
  card_number_length: { en: 'A card number has 12 to 19 digits', ar: 'يتكون رقم البطاقة من 12 إلى 19 رقمًا' },
  card_cvc_invalid: { en: 'A security code has 3 or 4 digits', ar: 'يتكون رمز الأمان من 3 أو 4 أرقام' },
  card_expiry_out_of_range: {
    en: 'An expiry date is a month 1–12 and a year 2024–2099',
    ar: 'تاريخ الانتهاء شهر من 1 إلى 12 وسنة من 2024 إلى 2099',
  },
  driver_age_invalid: { en: 'A driver is 18 to 99', ar: 'عمر السائق من 18 إلى 99' },
  quantity_invalid: { en: 'A quantity is 0 to 9', ar: 'الكمية من 0 إلى 9' },
  booking_id_invalid: { en: 'A booking id is a UUID', ar: 'معرّف الحجز بصيغة UUID' },
  quote_id_invalid: { en: 'A quote id is a UUID', ar: 'معرّف عرض السعر بصيغة UUID' },
  extra_named_twice: { en: 'Each extra is named once', ar: 'تُذكر كل إضافة مرة واحدة' },
  rating_invalid: { en: 'A rating is 0 to 10', ar: 'التقييم من 0 إلى 10' },
  currency_without_rate: {
    en: 'Choose another currency: there is no exchange rate for this one',
    ar: 'اختر عملة أخرى: لا سعر صرف لهذه العملة',
  },
  car_required: { en: 'A car is needed', ar: 'السيارة مطلوبة' },
  filter_empty: { en: 'Filter is empty', ar: 'قيمة التصفية فارغة' },
  comment_empty: { en: 'Comment is empty', ar: 'التعليق فارغ' },
  payment_method_invalid: {
    en: 'A payment method is the gateway’s own id',
    ar: 'وسيلة الدفع معرّف من بوابة الدفع',
  },
  payment_act_invalid: {
    en: 'An act is returned, resumed or abandoned',
    ar: 'الفعل عودة أو استئناف أو ترك',
  },
  margin_days_invalid: { en: 'Days are a whole number from 0 to 999', ar: 'الأيام عدد صحيح من 0 إلى 999' },
  margin_percent_invalid: {
    en: 'A percent from -100 to 100, with two decimals at most',
    ar: 'نسبة من \u2068-100\u2069 إلى 100، بمنزلتين عشريتين على الأكثر',
  },
  margin_plan_unknown: { en: 'There is no such plan', ar: 'لا توجد خطة كهذه' },
  margin_plan_at_desk: {
    en: 'All is paid at the desk with this plan: nothing is added',
    ar: 'يُدفع كل شيء في المكتب مع هذه الخطة، فلا يُضاف شيء',
  },
  margin_supplier_unknown: { en: 'There is no such supplier', ar: 'لا يوجد مورّد كهذا' },
  margin_supplier_of_plan: { en: 'The plan is another supplier’s', ar: 'الخطة لمورّد آخر' },
  margin_place_unknown: { en: 'There is no such place', ar: 'لا يوجد مكان كهذا' },
  margin_days_out_of_order: { en: 'This is fewer than the days before', ar: 'هذا أقل من عدد الأيام السابق' },
  margin_dates_out_of_order: { en: 'The last day is before the first', ar: 'آخر يوم يسبق أول يوم' },
  terms_unread: {
    en: 'Tell the caller the total and the terms first',
    ar: 'أخبر المتصل بالإجمالي والشروط أولًا',
  },
  link_required: { en: 'A link is needed', ar: 'الرابط مطلوب' },
} as const satisfies FieldMessages

export type RentalFieldCode = keyof typeof rentalFieldMessages
