import type { TAX_PARTS } from '#domains/fares/public.ts'
import type { Localized } from '#kernel/locale.ts'

/** Titles of the files. */
export const TITLES = {
  countries: { en: 'Countries', ar: 'البلدان' },
  cities: { en: 'Cities', ar: 'المدن' },
  places: { en: 'Places', ar: 'الأماكن' },
  banners: { en: 'Banners', ar: 'اللافتات' },
  packages: { en: 'Packages', ar: 'الباقات' },
  departures: { en: 'Shuttle departures', ar: 'مواعيد الحافلات المشتركة' },
  trips: { en: 'Trips', ar: 'الرحلات' },
  bill: { en: 'Bill', ar: 'الفاتورة' },
  fare: { en: 'Fare', ar: 'الأجرة' },
  credit_note: { en: 'Credit note', ar: 'إشعار دائن' },
} as const satisfies Record<string, Localized>

/** Headings of the files' columns. */
export const HEADINGS = {
  country: { en: 'Country', ar: 'البلد' },
  code: { en: 'Code', ar: 'الرمز' },
  calling_code: { en: 'Calling code', ar: 'رمز الاتصال' },
  cities: { en: 'Cities', ar: 'المدن' },
  city: { en: 'City', ar: 'المدينة' },
  currency: { en: 'Currency', ar: 'العملة' },
  time_zone: { en: 'Time zone', ar: 'المنطقة الزمنية' },
  latitude: { en: 'Latitude', ar: 'خط العرض' },
  longitude: { en: 'Longitude', ar: 'خط الطول' },
  place: { en: 'Place', ar: 'المكان' },
  airport_code: { en: 'Airport code', ar: 'رمز المطار' },
  title: { en: 'Title', ar: 'العنوان' },
  text: { en: 'Text', ar: 'النص' },
  link: { en: 'Link', ar: 'الرابط' },
  reference: { en: 'Reference', ar: 'رقم الرحلة' },
  status: { en: 'Status', ar: 'الحالة' },
  category: { en: 'Category', ar: 'الفئة' },
  start: { en: 'Pick-up time', ar: 'وقت الانطلاق' },
  pick_up: { en: 'Pick-up', ar: 'من' },
  drop_off: { en: 'Drop-off', ar: 'إلى' },
  vehicle_type: { en: 'Vehicle', ar: 'المركبة' },
  traveller: { en: 'Traveller', ar: 'المسافر' },
  cost_centre: { en: 'Cost centre', ar: 'مركز التكلفة' },
  quoted: { en: 'Quoted', ar: 'السعر المعروض' },
  billed: { en: 'Billed', ar: 'المفوتَر' },
  paid: { en: 'Paid', ar: 'المدفوع' },
  due: { en: 'Still due', ar: 'المتبقي' },
  bill_number: { en: 'Bill number', ar: 'رقم الفاتورة' },
  description: { en: 'Description', ar: 'البيان' },
  quantity: { en: 'Quantity', ar: 'الكمية' },
  unit: { en: 'Unit', ar: 'الوحدة' },
  hours: { en: 'Hours', ar: 'الساعات' },
  kilometres: { en: 'Kilometres', ar: 'الكيلومترات' },
  route: { en: 'Route', ar: 'الخط' },
  departure: { en: 'Departure', ar: 'الانطلاق' },
  arrival: { en: 'Arrival', ar: 'الوصول' },
  stops: { en: 'Stops', ar: 'المواقف' },
  seats: { en: 'Seats', ar: 'المقاعد' },
  seats_left: { en: 'Seats left', ar: 'المقاعد المتبقية' },
  seat_price: { en: 'Price per seat, with tax', ar: 'سعر المقعد شامل الضريبة' },
  from_price: { en: 'From, with tax', ar: 'السعر يبدأ من (شامل الضريبة)' },
  rate: { en: 'Rate', ar: 'السعر' },
  company: { en: 'Company', ar: 'الشركة' },
  tax_id: { en: 'Tax number', ar: 'الرقم الضريبي' },
  bill_day: { en: 'Date', ar: 'التاريخ' },
  supplier: { en: 'Supplier', ar: 'المورّد' },
  supplier_tax_id: { en: 'Supplier’s tax number', ar: 'الرقم الضريبي للمورّد' },
  service_code: { en: 'HSN/SAC', ar: 'رمز الخدمة (HSN/SAC)' },
  place_of_supply: { en: 'Place of supply', ar: 'مكان التوريد' },
  taxable: { en: 'Taxable value', ar: 'القيمة الخاضعة للضريبة' },
  reverse_charge: { en: 'Tax payable on reverse charge', ar: 'الضريبة بالاحتساب العكسي' },
  total: { en: 'Total', ar: 'الإجمالي' },
  credit_note_number: { en: 'Credit note number', ar: 'رقم الإشعار الدائن' },
  issued: { en: 'Issued on', ar: 'تاريخ الإصدار' },
  gives_back: { en: 'Credits bill', ar: 'يلغي الفاتورة' },
  given_back_by: { en: 'Credited by credit note', ar: 'ملغاة بالإشعار الدائن' },
  replaces: { en: 'Replaces bill', ar: 'تحل محل الفاتورة' },
  credited: { en: 'Credited', ar: 'المبلغ الدائن' },
  reason: { en: 'Reason', ar: 'السبب' },
} as const satisfies Record<string, Localized>

/** Texts that state who pays the tax: whether reverse charge applies. */
export const REVERSE_CHARGE_TEXTS = {
  yes: { en: 'Yes: the recipient pays {tax}', ar: 'نعم: يدفع متلقي الخدمة {tax}' },
  no: { en: 'No', ar: 'لا' },
} as const satisfies Record<string, Localized>

/** Names of taxes on a bill. Arabic adds the legal abbreviation, which tax offices use. */
export const TAX_PART_TEXTS = {
  VAT: { en: 'VAT', ar: 'ضريبة القيمة المضافة' },
  GST: { en: 'GST', ar: 'ضريبة السلع والخدمات (GST)' },
  IGST: { en: 'IGST', ar: 'ضريبة السلع والخدمات بين الولايات (IGST)' },
  CGST: { en: 'CGST', ar: 'ضريبة السلع والخدمات المركزية (CGST)' },
  SGST: { en: 'SGST', ar: 'ضريبة السلع والخدمات للولاية (SGST)' },
  UTGST: { en: 'UTGST', ar: 'ضريبة السلع والخدمات للإقليم الاتحادي (UTGST)' },
} as const satisfies Record<(typeof TAX_PARTS)[number], Localized>

export const STATUS_TEXTS = {
  booked: { en: 'Booked', ar: 'محجوزة' },
  assigned: { en: 'Assigned', ar: 'مُسنَدة' },
  started: { en: 'Under way', ar: 'جارية' },
  ended: { en: 'Ended', ar: 'منتهية' },
  billed: { en: 'Billed', ar: 'مفوترة' },
  cancelled: { en: 'Cancelled', ar: 'ملغاة' },
  no_show: { en: 'No-show', ar: 'عدم الحضور' },
} as const satisfies Record<string, Localized>

/** Units of measure, for their own column next to the quantity. */
export const UNIT_TEXTS = {
  km: { en: 'km', ar: 'كم' },
  hour: { en: 'hour', ar: 'ساعة' },
  minute: { en: 'minute', ar: 'دقيقة' },
  day: { en: 'day', ar: 'يوم' },
  night: { en: 'night', ar: 'ليلة' },
  seat: { en: 'seat', ar: 'مقعد' },
  piece: { en: 'piece', ar: 'قطعة' },
} as const satisfies Record<string, Localized>
