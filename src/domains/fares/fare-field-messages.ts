import type { FieldMessages } from '#kernel/field-messages.ts'

/** Why a trip cannot be driven as it was asked for: also the titles of those problems. */
export const planMessages = {
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
} as const satisfies FieldMessages

export const fareFieldMessages = {
  ...planMessages,
  place_required: { en: 'Place is Required', ar: 'المكان مطلوب' },
  airport_invalid: { en: 'An airport is three letters', ar: 'رمز المطار ثلاثة أحرف' },
  trip_time_invalid: {
    en: 'A date and time is written as 2027-01-15T09:30',
    ar: 'يُكتب التاريخ والوقت هكذا: 2027-01-15T09:30',
  },
  city_unknown: { en: 'There are no trips from this city', ar: 'لا تنطلق رحلات من هذه المدينة' },
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
  driver_age_required: { en: 'Type the age of who drives', ar: 'اكتب عمر من سيقود' },
  licence_years_required: {
    en: 'Type for how many years they have held their licence',
    ar: 'اكتب عدد السنوات منذ إصدار رخصته',
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
} as const satisfies FieldMessages

export type FareFieldCode = keyof typeof fareFieldMessages
