import { FIELD_MESSAGES } from '#kernel/field-messages.ts'
import { paymentTitles } from '#domains/payments/public.ts'
import { rentalTitles } from '#domains/rentals/public.ts'
import { tripPeopleTitles } from './people/trip-people-problem.http.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import type { Title } from '#platform/http/problem-titles.ts'
import type { PlanFailure } from './fares/planning/planned-trip.ts'

/** Of a trip that cannot be driven as it was asked for, the title is what is said at its field. */
const planTitles = {
  airport_unknown: FIELD_MESSAGES.airport_unknown,
  place_unknown: FIELD_MESSAGES.place_unknown,
  place_not_found: FIELD_MESSAGES.place_not_found,
  place_outside_city: FIELD_MESSAGES.place_outside_city,
  place_too_far: FIELD_MESSAGES.place_too_far,
  place_unreachable: FIELD_MESSAGES.place_unreachable,
  trip_in_the_past: FIELD_MESSAGES.trip_in_the_past,
  trip_too_far_ahead: FIELD_MESSAGES.trip_too_far_ahead,
  trip_too_long: FIELD_MESSAGES.trip_too_long,
  return_before_start: FIELD_MESSAGES.return_before_start,
  return_too_soon: FIELD_MESSAGES.return_too_soon,
  package_unknown: FIELD_MESSAGES.package_unknown,
  plan_unknown: FIELD_MESSAGES.plan_unknown,
  trip_not_offered: FIELD_MESSAGES.trip_not_offered,
  departure_unknown: FIELD_MESSAGES.departure_unknown,
} satisfies Record<Exclude<PlanFailure['code'], 'city_unknown' | 'departure_full'>, Title>

/** Titles of the problems that routes of trips answer with. */
export const tripTitles = {
  ...paymentTitles,
  ...tripPeopleTitles,
  ...planTitles,
  pick_up_in_the_past: rentalTitles.pick_up_in_the_past,
  price_changed: rentalTitles.price_changed,
  quote_expired: rentalTitles.quote_expired,
  too_many_unpaid: rentalTitles.too_many_unpaid,
  overlapping_unpaid: rentalTitles.overlapping_unpaid,
  version_outdated: {
    en: 'Somebody has saved a newer version meanwhile',
    ar: 'حفظ شخص آخر نسخة أحدث في هذه الأثناء',
  },
  trip_not_payable: { en: 'This cannot be paid by card now', ar: 'لا يمكن الدفع بالبطاقة الآن' },
  trip_paid: { en: 'This is paid already', ar: 'سبق دفع هذا المبلغ' },
  payment_in_progress: { en: 'A payment is under way', ar: 'هناك عملية دفع قيد التنفيذ' },
  quote_unknown: { en: 'There is no such quote', ar: 'لا يوجد عرض سعر كهذا' },
  rate_card_refused: { en: 'Some prices need another look', ar: 'بعض الأسعار تحتاج إلى مراجعة' },
  rate_card_not_found: { en: 'There is no such rate card', ar: 'لا توجد بطاقة أسعار كهذه' },
  record_not_found: { en: 'No such record', ar: 'لا يوجد سجل كهذا' },
  record_not_yours: { en: 'This record is not yours to change', ar: 'لا يحق لك تعديل هذا السجل' },
  own_profile: { en: 'This is your own profile', ar: 'هذا ملفك الشخصي' },
  record_in_use: { en: 'Something refers to this record', ar: 'ما زال هذا السجل مستخدمًا' },
  record_changed: {
    en: 'A colleague has changed this record meanwhile',
    ar: 'غيّر أحد الزملاء هذا السجل في هذه الأثناء',
  },
  record_exists: { en: 'There is such a record already', ar: 'يوجد سجل كهذا بالفعل' },
  record_refers_to_nothing: {
    en: 'It names a record that there is not',
    ar: 'يشير إلى سجل غير موجود',
  },
  shuttle_not_found: { en: 'No such shuttle route', ar: 'لا يوجد خط حافلات كهذا' },
  departure_not_found: { en: 'No such departure', ar: 'لا يوجد موعد انطلاق كهذا' },
  departure_left: { en: 'This departure has left', ar: 'انطلقت هذه الحافلة' },
  city_unknown: { en: 'No trips begin in this city', ar: 'لا تبدأ رحلات من هذه المدينة' },
  vehicle_type_unknown: { en: 'No such type of vehicle', ar: 'لا يوجد نوع مركبة كهذا' },
  from_day_past: { en: 'A timetable begins today at the earliest', ar: 'يبدأ الجدول اليوم على الأقرب' },
  wallet_not_found: { en: 'There is no wallet', ar: 'لا توجد محفظة' },
  wallet_currency: { en: 'The wallet is in another currency', ar: 'المحفظة بعملة أخرى' },
  wallet_limit: { en: 'This is more than the wallet has', ar: 'المبلغ أكبر مما في المحفظة' },
  wallet_below_limit: {
    en: 'The company owes more than this limit',
    ar: 'على الشركة مبلغ أكبر من هذا الحد',
  },
  trip_not_found: { en: 'No such trip', ar: 'لا توجد رحلة بهذه البيانات' },
  trip_act_refused: { en: 'Not possible in the state of this trip', ar: 'غير ممكن في حالة هذه الرحلة' },
  trip_not_cancellable: {
    en: 'This trip can no longer be cancelled',
    ar: 'لم يعد بالإمكان إلغاء هذه الرحلة',
  },
  quote_used: {
    en: 'This quote was booked with other data',
    ar: 'حُجز عرض السعر هذا ببيانات أخرى',
  },
  wallet_not_yours: {
    en: 'Only a company’s people pay by its wallet',
    ar: 'الدفع من المحفظة لموظفي الشركات فقط',
  },
  wallet_missing: { en: 'There is no wallet to pay from', ar: 'لا توجد محفظة للدفع منها' },
  departure_full: {
    en: 'Not that many seats are left',
    ar: 'لم يبقَ هذا العدد من المقاعد',
  },
  departure_gone: {
    en: 'This departure can no longer be booked',
    ar: 'لم يعد بالإمكان الحجز في هذا الموعد',
  },
  approval_not_yours: { en: 'This is for a supervisor to decide', ar: 'القرار للمشرف على المسافر' },
  approval_not_waiting: {
    en: 'This trip does not wait for approval',
    ar: 'هذه الرحلة لا تنتظر الموافقة',
  },
  vehicle_not_found: { en: 'No such vehicle', ar: 'لا توجد مركبة بهذه البيانات' },
  transfer_not_found: { en: 'There is no such transfer', ar: 'لا يوجد تحويل كهذا' },
  transfer_decided: { en: 'A colleague has decided it', ar: 'بتّ فيه زميل' },
  second_person_needed: {
    en: 'A colleague has to agree to this transfer',
    ar: 'يجب أن يوافق زميل على هذا التحويل',
  },
  bill_not_found: { en: 'This trip has no such bill', ar: 'لا توجد فاتورة كهذه لهذه الرحلة' },
  driver_age_required: { en: 'The age of who drives is missing', ar: 'ينقص عمر من سيقود' },
  driver_too_young: {
    en: 'Who drives is younger than the desk allows',
    ar: 'عمر من سيقود أقل مما يسمح به المكتب',
  },
  licence_years_required: {
    en: 'For how long the driver has held the licence is missing',
    ar: 'تنقص المدة منذ إصدار رخصة من سيقود',
  },
  licence_too_new: {
    en: 'The driver has not held the licence for as long as the desk asks',
    ar: 'لم تمضِ على رخصة من سيقود المدة التي يطلبها المكتب',
  },
}

export const { problem, problemTitle } = problemsTitled(tripTitles)
