import type { FieldMessages } from '#kernel/field-messages.ts'

export const tripFieldMessages = {
  airport_has_code: {
    en: 'An airport has its three letters, and no other place has',
    ar: 'للمطار رمزه من ثلاثة أحرف، ولا رمز لغيره من الأماكن',
  },
  place_kind_unknown: { en: 'There is no such kind of place', ar: 'لا يوجد نوع مكان كهذا' },
  quote_required: { en: 'Quote is Required', ar: 'عرض السعر مطلوب' },
  pay_by_invalid: {
    en: 'Paid by wallet, by card or to the driver',
    ar: 'يُدفع من المحفظة أو بالبطاقة أو للسائق',
  },
  collection_kind_invalid: { en: 'It was collected or given back', ar: 'مبلغ مُحصَّل أو مُعاد' },
  charge_kind_invalid: {
    en: 'A charge is toll, parking, permit or other',
    ar: 'الرسم رسم طريق أو موقف أو تصريح أو غيره',
  },
  metadata_invalid: {
    en: 'At most 2 kilobytes of texts, numbers and yes or no, under names of letters, digits, dots and dashes',
    ar: 'ما يصل إلى 2 كيلوبايت من نصوص وأرقام ونعم أو لا، بأسماء من أحرف لاتينية وأرقام ونقاط وشرطات',
  },
  odometer_invalid: {
    en: 'An odometer is at whole kilometres from 0 to 2000000',
    ar: 'قراءة العداد عدد صحيح من الكيلومترات من 0 إلى 2000000',
  },
  minutes_invalid: { en: 'Minutes are 0 to 1440', ar: 'عدد الدقائق من 0 إلى 1440' },
  km_invalid: { en: 'Kilometres are 0 to 500', ar: 'عدد الكيلومترات من 0 إلى 500' },
  licence_years_invalid: {
    en: 'Type whole years, from 0 to 80',
    ar: 'اكتب عدد السنوات الكاملة من 0 إلى 80',
  },
  trip_status_unknown: { en: 'There is no such status', ar: 'لا توجد حالة كهذه' },
  trip_category_unknown: { en: 'There is no such category', ar: 'لا توجد فئة كهذه' },
  place_kind_invalid: {
    en: 'A kind of place is airport, station, hotel, landmark or area',
    ar: 'نوع المكان مطار أو محطة أو فندق أو معلم أو منطقة',
  },
  banner_kind_invalid: { en: 'A kind of banner is a whole number', ar: 'نوع اللافتة عدد صحيح' },
  corp_id_invalid: {
    en: 'A company’s id is 2 to 40 letters, digits or dashes',
    ar: 'معرّف الشركة من 2 إلى 40 حرفًا لاتينيًا أو رقمًا أو شرطة',
  },
  time_zone_unknown: { en: 'There is no such time zone', ar: 'لا توجد منطقة زمنية كهذه' },
  seats_of_model_invalid: { en: 'Seats are 1 to 100', ar: 'عدد المقاعد من 1 إلى 100' },
  bags_invalid: { en: 'Bags are 0 to 100', ar: 'عدد الحقائب من 0 إلى 100' },
  picture_unknown: { en: 'There is no such picture', ar: 'لا توجد صورة كهذه' },
  rank_invalid: { en: 'The place is 1 to 1000', ar: 'الترتيب من 1 إلى 1000' },
  fuel_unknown: { en: 'There is no such fuel', ar: 'لا يوجد وقود كهذا' },
  ring_invalid: {
    en: 'A zone has 3 to 200 corners, each a longitude and a latitude',
    ar: 'للمنطقة من 3 إلى 200 زاوية، لكل منها خط طول وخط عرض',
  },
} as const satisfies FieldMessages

export type TripFieldCode = keyof typeof tripFieldMessages
