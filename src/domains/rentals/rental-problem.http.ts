import { accountTitles } from '#domains/accounts/public.ts'
import { couponTitles } from '#domains/coupons/public.ts'
import { invoiceTitles } from '#domains/invoices/public.ts'
import { paymentTitles } from '#domains/payments/public.ts'
import { staffTitles } from '#domains/staff/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { rentalFieldMessages } from './rental-field-messages.ts'

/** Titles of the problems that routes of rentals answer with. */
export const rentalTitles = {
  ...accountTitles,
  ...couponTitles,
  ...invoiceTitles,
  ...paymentTitles,
  ...staffTitles,
  location_not_found: { en: 'No such place', ar: 'لا يوجد مكان بهذه البيانات' },
  quote_not_found: { en: 'No such quote', ar: 'لا يوجد عرض سعر بهذه البيانات' },
  offer_not_found: { en: 'This car is no longer offered', ar: 'لم تعد هذه السيارة متاحة' },
  quote_expired: { en: 'The price is no longer held', ar: 'انتهت مدة تثبيت السعر' },
  price_changed: { en: 'The price has changed', ar: 'تغيّر السعر' },
  not_for_driver: {
    en: 'This car has no price for this driver',
    ar: 'لا سعر لهذه السيارة مع هذا السائق',
  },
  one_way_not_offered: {
    en: 'The car cannot be left there',
    ar: 'لا يمكن تسليم السيارة هناك',
  },
  not_rented: {
    en: 'The supplier does not rent this car for your rental',
    ar: 'لا يؤجّر المورّد هذه السيارة لهذا الإيجار',
  },
  sold_out: { en: 'The last car of this class has just gone', ar: 'نفدت آخر سيارة من هذه الفئة للتو' },
  supplier_refused: { en: 'The supplier could not take this booking', ar: 'تعذّر على المورّد قبول هذا الحجز' },
  supplier_unavailable: { en: 'The supplier does not answer just now', ar: 'المورّد لا يستجيب حاليًا' },
  card_required: { en: 'This booking needs a card', ar: 'هذا الحجز يتطلب بطاقة' },
  card_not_needed: { en: 'This offer needs no card', ar: 'هذا العرض لا يحتاج إلى بطاقة' },
  view_not_found: { en: 'You keep no such view', ar: 'لا تحتفظ بعرض كهذا' },
  too_many_views: { en: 'You keep as many views as you may', ar: 'تحتفظ بأكبر عدد مسموح من العروض' },
  not_to_be_picked_up: {
    en: 'This is not a confirmed booking whose pick-up time has passed',
    ar: 'ليس هذا حجزًا مؤكدًا مضى موعد استلامه',
  },
  not_confirmed: { en: 'This booking is not confirmed', ar: 'هذا الحجز غير مؤكَّد' },
  too_many_of_extra: { en: 'Not that many of this extra', ar: 'العدد المطلوب من هذه الإضافة غير متاح' },
  extra_unknown: { en: 'This extra is not offered', ar: 'هذه الإضافة غير متاحة' },
  protection_unknown: { en: 'This protection is not offered', ar: 'هذه الحماية غير متاحة' },
  driver_age_differs: { en: 'The price is for a driver of another age', ar: 'السعر محسوب لسائق بعمر مختلف' },
  pick_up_too_far: {
    en: 'A pick-up is at most 540 days ahead',
    ar: 'موعد الاستلام خلال 540 يومًا على الأكثر',
  },
  limit_without_rate: {
    en: 'We cannot compare prices in this currency just now',
    ar: 'تتعذّر مقارنة الأسعار بهذه العملة حاليًا',
  },
  not_in_cart: { en: 'This booking is no longer in the cart', ar: 'لم يعد هذا الحجز في السلة' },
  not_modifiable: { en: 'This booking can no longer be changed', ar: 'لم يعد بالإمكان تعديل هذا الحجز' },
  not_cancellable: { en: 'This booking can no longer be cancelled', ar: 'لم يعد بالإمكان إلغاء هذا الحجز' },
  refund_differs: {
    en: 'By now the terms give back another amount: look at it again',
    ar: 'صار المبلغ المُعاد بحسب الشروط مختلفًا، راجعه من جديد',
  },
  refund_request_not_found: { en: 'Nobody asked for this refund', ar: 'لم يطلب أحد إعادة هذا المبلغ' },
  refund_not_now: {
    en: 'Of this booking nothing can be paid back just now',
    ar: 'لا يمكن إعادة مبلغ من هذا الحجز الآن',
  },
  refund_currency: { en: 'It was paid in another currency', ar: 'دُفع بعملة أخرى' },
  refund_above_paid: {
    en: 'That is more than is left of what was paid',
    ar: 'هذا أكثر مما بقي من المبلغ المدفوع',
  },
  refund_of_colleague: { en: 'A colleague has asked for this refund', ar: 'طلب هذا المبلغ زميل آخر' },
  refund_decided: { en: 'A colleague has decided it', ar: 'سبق أن قرر فيه زميل' },
  second_person_needed: {
    en: 'A colleague has to agree to what you asked for',
    ar: 'يجب أن يوافق زميل على ما طلبته',
  },
  nothing_to_retry: {
    en: 'Nothing that was to be paid back was refused',
    ar: 'لم يُرفض أي مبلغ كان سيُعاد',
  },
  not_guardable: {
    en: 'Prices are looked at for bookings with free cancellation only',
    ar: 'نتابع الأسعار للحجوزات ذات الإلغاء المجاني فقط',
  },
  rebooking_over: {
    en: 'This offer is over; your booking stands as it is',
    ar: 'انتهى هذا العرض، وحجزك باقٍ كما هو',
  },
  not_cheaper: {
    en: 'This car is no longer cheaper; your booking stands as it is',
    ar: 'لم تعد هذه السيارة أرخص، وحجزك باقٍ كما هو',
  },
  not_completed: { en: 'Only a rental that is over can be rated', ar: 'يمكن تقييم الإيجار بعد انتهائه فقط' },
  already_rated: { en: 'This rental has been rated already', ar: 'سبق تقييم هذا الإيجار' },
  station_closed: { en: 'The station is closed at that time', ar: 'المكتب مغلق في ذلك الوقت' },
  pick_up_in_the_past: { en: 'The pick-up is in the past', ar: 'موعد الاستلام في الماضي' },
  drop_off_before_pick_up: { en: 'The drop-off is before the pick-up', ar: 'موعد التسليم قبل موعد الاستلام' },
  rental_too_long: { en: 'A rental is at most 90 days', ar: 'مدة الإيجار 90 يومًا على الأكثر' },
  driver_age: { en: 'Not rented to a driver of this age', ar: 'لا تُؤجَّر لسائق بهذا العمر' },
  flight_number_required: {
    en: 'This desk needs the driver’s flight number',
    ar: 'هذا المكتب يتطلب رقم رحلة السائق',
  },
  driver_missing: { en: 'This booking names no driver', ar: 'لا سائق مسمّى في هذا الحجز' },
  driver_changed: {
    en: 'The driver’s data were changed meanwhile',
    ar: 'تغيّرت بيانات السائق في الأثناء',
  },
  booking_in_progress: {
    en: 'A change of this booking is under way; wait for it',
    ar: 'يجري تعديل هذا الحجز الآن، انتظر انتهاءه',
  },
  mention_not_found: {
    en: 'You are not mentioned there, or have seen it',
    ar: 'لم تُذكر هنا أو سبق أن اطلعت على ذلك',
  },
  mail_not_found: { en: 'There is no such mail', ar: 'لا توجد رسالة كهذه' },
  driver_change_alone: {
    en: 'Change the driver or e-mail alone; what costs more is for who booked',
    ar: 'غيّر السائق أو البريد الإلكتروني وحده؛ وما يزيد السعر يغيّره من أجرى الحجز',
  },
  too_many_unpaid: {
    en: 'You have as many unpaid bookings as we keep; pay for one, or cancel one first',
    ar: 'لديك أقصى عدد من الحجوزات غير المدفوعة، ادفع ثمن أحدها أو ألغه أولًا',
  },
  overlapping_unpaid: {
    en: 'There is another unpaid booking of this person at this time',
    ar: 'لهذا الشخص حجز آخر غير مدفوع في الوقت نفسه',
  },
  not_waiting: {
    en: 'This booking does not wait for its supplier’s answer',
    ar: 'هذا الحجز لا ينتظر جوابًا من مورّده',
  },
  booking_moved: {
    en: 'The booking has changed meanwhile; look again',
    ar: 'تغيّر الحجز في الأثناء، راجعه مجددًا',
  },
  reservation_unknown: {
    en: 'The supplier’s system has no reservation of this number that stands',
    ar: 'لا يوجد في نظام المورّد حجز قائم بهذا الرقم',
  },
  reservation_of_another: {
    en: 'This number is that of another booking of ours',
    ar: 'هذا الرقم لحجز آخر من حجوزاتنا',
  },
  reservation_stands: {
    en: 'The supplier’s system still has this reservation',
    ar: 'ما زال هذا الحجز قائمًا في نظام المورّد',
  },
  supplier_keeps_it: {
    en: 'The supplier’s system refuses it; call its desk',
    ar: 'يرفض نظام المورّد ذلك، اتصل بمكتبه',
  },
  plan_not_found: { en: 'There is no such plan', ar: 'لا توجد خطة كهذه' },
  plan_changed: { en: 'A colleague has switched it meanwhile', ar: 'بدّل أحد الزملاء حالتها في الأثناء' },
  margin_not_found: { en: 'There is no such rule', ar: 'لا توجد قاعدة كهذه' },
  margin_changed: { en: 'A colleague has changed this meanwhile', ar: 'غيّر أحد الزملاء هذا في الأثناء' },
  margin_invalid: { en: 'This rule could never hold', ar: 'لا يمكن أن تسري هذه القاعدة' },
  margin_nowhere: {
    en: 'No place of this rule can be searched',
    ar: 'لا يوجد مكان لهذه القاعدة يمكن البحث فيه',
  },
  driver_has_unpaid: {
    en: 'This driver has a car that is not paid yet: a person has one at a time',
    ar: 'لهذا السائق سيارة لم يُدفع ثمنها بعد، ولكل شخص سيارة واحدة كهذه',
  },
  class_held_unpaid: {
    en: 'As many cars of this class as we reserve unpaid wait at this desk: choose another class or desk',
    ar: 'في هذا المكتب أقصى عدد نحجزه دون دفع من هذه الفئة، اختر فئة أخرى أو مكتبًا آخر',
  },
  too_many_booked: {
    en: 'You have booked as many cars for callers today as one person may',
    ar: 'حجزت اليوم للمتصلين أقصى عدد مسموح لشخص واحد',
  },
  address_unproved: {
    en: 'To reserve another car without paying now, sign in with a confirmed e-mail address',
    ar: 'لحجز سيارة أخرى دون دفع الآن، سجّل الدخول ببريد إلكتروني مؤكَّد',
  },
}

export const { problem, problemTitle, refusedBy } = problemsTitled(rentalTitles, rentalFieldMessages)
