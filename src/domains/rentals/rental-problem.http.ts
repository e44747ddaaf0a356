import { accountTitles } from '#domains/accounts/public.ts'
import { couponTitles } from '#domains/coupons/public.ts'
import { invoiceTitles } from '#domains/invoices/public.ts'
import { paymentTitles } from '#domains/payments/public.ts'
import { staffTitles } from '#domains/staff/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { rentalFieldMessages } from './rental-field-messages.ts'

/** Titles of the problems returned by rental routes. */
export const rentalTitles = {
  ...accountTitles,
  ...couponTitles,
  ...invoiceTitles,
  ...paymentTitles,
  ...staffTitles,
  location_not_found: { en: 'Place not found', ar: 'لا يوجد مكان بهذه البيانات' },
  quote_not_found: { en: 'Quote not found', ar: 'لا يوجد عرض سعر بهذه البيانات' },
  offer_not_found: { en: 'This car is no longer available', ar: 'لم تعد هذه السيارة متاحة' },
  quote_expired: { en: 'This price has expired', ar: 'انتهت صلاحية هذا السعر' },
  price_changed: { en: 'The price has changed', ar: 'تغيّر السعر' },
  not_for_driver: {
    en: 'There is no price for this car and this driver',
    ar: 'لا يتوفر سعر لهذه السيارة مع هذا السائق',
  },
  one_way_not_offered: {
    en: 'This car cannot be dropped off there',
    ar: 'لا يمكن تسليم السيارة هناك',
  },
  not_rented: {
    en: 'The supplier does not offer this car for your rental',
    ar: 'لا يتيح المورّد هذه السيارة للإيجار الذي طلبته',
  },
  sold_out: { en: 'The last car of this class has just gone', ar: 'نفدت آخر سيارة من هذه الفئة للتو' },
  supplier_refused: { en: 'The supplier could not take this booking', ar: 'تعذّر على المورّد قبول هذا الحجز' },
  supplier_unavailable: {
    en: 'The supplier is not responding. Try again in a moment',
    ar: 'المورّد لا يستجيب. أعد المحاولة بعد لحظات',
  },
  card_required: { en: 'This booking needs a card', ar: 'هذا الحجز يتطلب بطاقة' },
  card_not_needed: { en: 'This offer does not need a card', ar: 'هذا العرض لا يحتاج إلى بطاقة' },
  view_not_found: { en: 'Saved view not found', ar: 'العرض المحفوظ غير موجود' },
  too_many_views: { en: 'You have reached the limit for saved views', ar: 'بلغت الحد الأقصى للعروض المحفوظة' },
  not_to_be_picked_up: {
    en: 'This is not a confirmed booking whose pick-up time has passed',
    ar: 'ليس هذا حجزًا مؤكدًا مضى موعد استلامه',
  },
  not_confirmed: { en: 'This booking is not confirmed', ar: 'هذا الحجز غير مؤكَّد' },
  too_many_of_extra: {
    en: 'You cannot add that many of this extra',
    ar: 'العدد المطلوب من هذه الإضافة غير متاح',
  },
  extra_unknown: { en: 'This extra is not available', ar: 'هذه الإضافة غير متاحة' },
  protection_unknown: { en: 'This protection is not available', ar: 'هذه الحماية غير متاحة' },
  driver_age_differs: {
    en: 'This price is for a driver of a different age',
    ar: 'هذا السعر محسوب لسائق بعمر مختلف',
  },
  pick_up_too_far: {
    en: 'Pick-up must be within the next 540 days',
    ar: 'يجب أن يكون موعد الاستلام خلال 540 يومًا من الآن',
  },
  limit_without_rate: {
    en: 'We cannot compare prices in this currency at the moment',
    ar: 'تتعذّر مقارنة الأسعار بهذه العملة حاليًا',
  },
  not_in_cart: { en: 'This booking is no longer in the cart', ar: 'لم يعد هذا الحجز في السلة' },
  not_modifiable: { en: 'This booking can no longer be changed', ar: 'لم يعد بالإمكان تعديل هذا الحجز' },
  not_cancellable: { en: 'This booking can no longer be cancelled', ar: 'لم يعد بالإمكان إلغاء هذا الحجز' },
  refund_differs: {
    en: 'The refund under the terms has changed. Check it again',
    ar: 'تغيّر المبلغ المسترد بحسب الشروط. راجعه من جديد',
  },
  refund_request_not_found: { en: 'Refund request not found', ar: 'طلب الاسترداد غير موجود' },
  refund_not_now: {
    en: 'Nothing can be refunded on this booking at the moment',
    ar: 'لا يمكن استرداد أي مبلغ عن هذا الحجز حاليًا',
  },
  refund_currency: { en: 'This booking was paid in another currency', ar: 'دُفع هذا الحجز بعملة أخرى' },
  refund_above_paid: {
    en: 'This is more than what is left of the payment',
    ar: 'هذا أكثر مما بقي من المبلغ المدفوع',
  },
  refund_of_colleague: { en: 'A colleague has requested this refund', ar: 'طلب أحد الزملاء هذا الاسترداد' },
  refund_decided: { en: 'A colleague has already decided this', ar: 'سبق أن بتّ أحد الزملاء في ذلك' },
  second_person_needed: {
    en: 'A colleague needs to approve your request',
    ar: 'يجب أن يوافق أحد الزملاء على طلبك',
  },
  nothing_to_retry: {
    en: 'There is no failed refund to retry',
    ar: 'لا يوجد استرداد فاشل لإعادة محاولته',
  },
  not_guardable: {
    en: 'We only watch prices for bookings with free cancellation',
    ar: 'نتابع الأسعار للحجوزات ذات الإلغاء المجاني فقط',
  },
  rebooking_over: {
    en: 'This offer has ended; your booking stays as it is',
    ar: 'انتهى هذا العرض، وحجزك باقٍ كما هو',
  },
  not_cheaper: {
    en: 'This car is no longer cheaper; your booking stays as it is',
    ar: 'لم تعد هذه السيارة أرخص، وحجزك باقٍ كما هو',
  },
  not_completed: {
    en: 'You can only rate a rental once it is over',
    ar: 'لا يمكنك تقييم الإيجار إلا بعد انتهائه',
  },
  already_rated: { en: 'You have already rated this rental', ar: 'سبق أن قيّمت هذا الإيجار' },
  station_closed: { en: 'The station is closed at that time', ar: 'المكتب مغلق في ذلك الوقت' },
  pick_up_in_the_past: { en: 'Pick-up must be in the future', ar: 'يجب أن يكون موعد الاستلام في المستقبل' },
  drop_off_before_pick_up: { en: 'Drop-off must be after pick-up', ar: 'يجب أن يكون التسليم بعد الاستلام' },
  rental_too_long: { en: 'A rental can last at most 90 days', ar: 'يجب ألا تتجاوز مدة الإيجار 90 يومًا' },
  driver_age: {
    en: 'This car cannot be rented to a driver of this age',
    ar: 'لا تُؤجَّر هذه السيارة لسائق بهذا العمر',
  },
  flight_number_required: {
    en: 'This desk needs the driver’s flight number',
    ar: 'يطلب هذا المكتب رقم رحلة طيران السائق',
  },
  driver_missing: { en: 'This booking has no driver', ar: 'لا يوجد سائق في هذا الحجز' },
  driver_changed: {
    en: 'The driver’s details have changed in the meantime',
    ar: 'تغيّرت بيانات السائق في هذه الأثناء',
  },
  booking_in_progress: {
    en: 'A change to this booking is in progress. Wait for it to finish',
    ar: 'يجري تعديل هذا الحجز الآن. انتظر حتى ينتهي',
  },
  mention_not_found: {
    en: 'You are not mentioned there, or have already seen it',
    ar: 'لم يُشر إليك هنا، أو سبق أن اطّلعت على ذلك',
  },
  mail_not_found: { en: 'Email not found', ar: 'الرسالة غير موجودة' },
  driver_change_alone: {
    en: 'Change only the driver or email here; only the person who booked can make changes that cost more',
    ar: 'غيّر السائق أو البريد الإلكتروني فقط هنا؛ أما التغييرات التي تزيد السعر فلا يجريها إلا من أجرى الحجز',
  },
  too_many_unpaid: {
    en: 'You have reached the limit for unpaid bookings. Pay for one or cancel one first',
    ar: 'بلغت الحد الأقصى للحجوزات غير المدفوعة. ادفع قيمة أحدها أو ألغِه أولًا',
  },
  overlapping_unpaid: {
    en: 'This person has another unpaid booking at this time',
    ar: 'لهذا الشخص حجز آخر غير مدفوع في الوقت نفسه',
  },
  not_waiting: {
    en: 'This booking is not waiting for the supplier',
    ar: 'هذا الحجز لا ينتظر ردّ المورّد',
  },
  booking_moved: {
    en: 'The booking has changed in the meantime. Check it again',
    ar: 'تغيّر الحجز في هذه الأثناء. راجعه من جديد',
  },
  reservation_unknown: {
    en: 'The supplier’s system has no active reservation with this number',
    ar: 'لا يوجد في نظام المورّد حجز قائم بهذا الرقم',
  },
  reservation_of_another: {
    en: 'This number belongs to another of our bookings',
    ar: 'هذا الرقم لحجز آخر من حجوزاتنا',
  },
  reservation_stands: {
    en: 'The supplier’s system still has this reservation',
    ar: 'ما زال هذا الحجز قائمًا في نظام المورّد',
  },
  supplier_keeps_it: {
    en: 'The supplier’s system rejected this. Call its desk',
    ar: 'رفض نظام المورّد ذلك. اتصل بمكتبه',
  },
  plan_not_found: { en: 'Plan not found', ar: 'الخطة غير موجودة' },
  plan_changed: {
    en: 'A colleague has switched it in the meantime',
    ar: 'بدّل أحد الزملاء حالتها في هذه الأثناء',
  },
  margin_not_found: { en: 'Rule not found', ar: 'القاعدة غير موجودة' },
  margin_changed: {
    en: 'A colleague has changed this in the meantime',
    ar: 'عدّل أحد الزملاء هذه البيانات في هذه الأثناء',
  },
  margin_invalid: { en: 'This rule could never apply', ar: 'لا يمكن أن تسري هذه القاعدة في أي حالة' },
  margin_nowhere: {
    en: 'None of this rule’s places can be searched',
    ar: 'لا يمكن البحث في أي من أماكن هذه القاعدة',
  },
  driver_has_unpaid: {
    en: 'This driver already has an unpaid car; a driver can have one at a time',
    ar: 'لهذا السائق سيارة لم تُدفع قيمتها بعد، ولا يُسمح لكل سائق بأكثر من سيارة واحدة كهذه',
  },
  class_held_unpaid: {
    en: 'This desk has reached the limit for unpaid reservations in this class. Choose another class or desk',
    ar: 'بلغ هذا المكتب الحد الأقصى للحجوزات غير المدفوعة من هذه الفئة. اختر فئة أخرى أو مكتبًا آخر',
  },
  too_many_booked: {
    en: 'You have reached today’s limit for bookings made for callers',
    ar: 'بلغت اليوم الحد الأقصى للحجوزات التي تجريها للمتصلين',
  },
  address_unproved: {
    en: 'To reserve another car without paying now, sign in with a confirmed email address',
    ar: 'لحجز سيارة أخرى من دون الدفع الآن، سجّل الدخول ببريد إلكتروني مؤكَّد',
  },
}

export const { problem, problemTitle, refusedBy } = problemsTitled(rentalTitles, rentalFieldMessages)
