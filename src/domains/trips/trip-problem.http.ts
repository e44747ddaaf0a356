import { companyTitles } from '#domains/companies/public.ts'
import { fareTitles } from '#domains/fares/public.ts'
import { paymentTitles } from '#domains/payments/public.ts'
import { rentalTitles } from '#domains/rentals/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'

/** Titles of the problems that routes of trips answer with. */
export const tripTitles = {
  ...paymentTitles,
  ...companyTitles,
  ...fareTitles,
  pick_up_in_the_past: rentalTitles.pick_up_in_the_past,
  price_changed: rentalTitles.price_changed,
  too_many_unpaid: rentalTitles.too_many_unpaid,
  overlapping_unpaid: rentalTitles.overlapping_unpaid,
  trip_not_payable: { en: 'This cannot be paid by card now', ar: 'لا يمكن الدفع بالبطاقة الآن' },
  trip_paid: { en: 'This is paid already', ar: 'سبق دفع هذا المبلغ' },
  payment_in_progress: { en: 'A payment is under way', ar: 'هناك عملية دفع قيد التنفيذ' },
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
  departure_gone: {
    en: 'This departure can no longer be booked',
    ar: 'لم يعد بالإمكان الحجز في هذا الموعد',
  },
  approval_not_yours: { en: 'This is for a supervisor to decide', ar: 'القرار للمشرف على المسافر' },
  approval_not_waiting: {
    en: 'This trip does not wait for approval',
    ar: 'هذه الرحلة لا تنتظر الموافقة',
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

export const { problem, problemTitle, refusedBy } = problemsTitled(tripTitles)
