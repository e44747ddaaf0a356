import { fareFieldMessages } from '#domains/fares/public.ts'
import { tripTitles } from '../trip-problem.http.ts'
import { problemsTitled } from '#platform/http/problem.ts'

/** Titles of the problems that routes of dispatch answer with. */
export const dispatchTitles = {
  ...tripTitles,
  trip_changed: {
    en: 'A colleague has changed this trip meanwhile',
    ar: 'غيّر أحد الزملاء هذه الرحلة في هذه الأثناء',
  },
  approval_waiting: {
    en: 'The company has not approved this trip yet',
    ar: 'لم توافق الشركة على هذه الرحلة بعد',
  },
  driver_not_found: { en: 'No such driver', ar: 'لا يوجد سائق بهذه البيانات' },
  driver_required: { en: 'This trip needs a driver', ar: 'تحتاج هذه الرحلة إلى سائق' },
  driver_not_needed: { en: 'The traveller drives this car', ar: 'المسافر هو من يقود هذه السيارة' },
  licence_over: {
    en: 'The driver’s licence is over before the trip is',
    ar: 'تنتهي رخصة السائق قبل نهاية الرحلة',
  },
  too_few_seats: { en: 'The vehicle has too few seats', ar: 'مقاعد المركبة لا تكفي' },
  other_class: {
    en: 'This vehicle is not of the class that was booked: confirm that it is meant',
    ar: 'هذه المركبة ليست من الفئة المحجوزة: أكّد أنها المقصودة',
  },
  vehicle_busy: { en: 'The vehicle is on another trip then', ar: 'المركبة في رحلة أخرى في ذلك الوقت' },
  driver_busy: { en: 'The driver is on another trip then', ar: 'السائق في رحلة أخرى في ذلك الوقت' },
  still_under_way: {
    en: 'The vehicle or the driver is still on another trip',
    ar: 'ما زالت المركبة أو السائق في رحلة أخرى',
  },
  slip_in_the_future: { en: 'This time is still to come', ar: 'هذا الوقت لم يحن بعد' },
  start_early: {
    en: 'This is hours before the pick-up: confirm that it is right',
    ar: 'هذا قبل موعد الانطلاق بساعات: أكّد أنه صحيح',
  },
  end_before_start: { en: 'The end is before the start', ar: 'وقت النهاية قبل وقت البداية' },
  odometer_backwards: {
    en: 'The odometer was further on before',
    ar: 'قراءة العداد السابقة أكبر من هذه',
  },
  odometer_beyond_next: {
    en: 'The vehicle’s next trip began before that reading',
    ar: 'بدأت الرحلة التالية للمركبة بقراءة أقل من هذه',
  },
  odometer_required: { en: 'The odometer is needed', ar: 'قراءة العداد مطلوبة' },
  not_ended: { en: 'The trip has not ended yet', ar: 'لم تنتهِ الرحلة بعد' },
  too_fast: {
    en: 'Nobody drives that far in that time',
    ar: 'لا يمكن قطع هذه المسافة في هذا الوقت',
  },
  no_show_too_early: { en: 'The driver still waits', ar: 'ما زال السائق ينتظر' },
  charge_not_found: { en: 'This trip has no such charge', ar: 'لا يوجد مبلغ كهذا على هذه الرحلة' },
  charge_currency: {
    en: 'This trip is billed in another currency',
    ar: 'تُحتسب هذه الرحلة بعملة أخرى',
  },
  charge_of_nothing: { en: 'A charge is above zero', ar: 'المبلغ الإضافي أكبر من صفر' },
  charge_too_large: {
    en: 'A charge is far too large: remove it or type it again',
    ar: 'أحد المبالغ كبير جدًا: احذفه أو اكتبه من جديد',
  },
  too_many_charges: { en: 'A trip has at most 50 charges', ar: 'للرحلة 50 مبلغًا على الأكثر' },
  bill_changed: {
    en: 'The bill has changed since it was shown; look at it again',
    ar: 'تغيّرت الفاتورة بعد عرضها، راجعها من جديد',
  },
  collection_not_found: { en: 'This trip has no such entry', ar: 'لا يوجد قيد كهذا على هذه الرحلة' },
  collection_given_back: {
    en: 'More was given back than would be left: take that entry back first',
    ar: 'أُعيد أكثر مما سيبقى: احذف قيد الإعادة أولًا',
  },
  collection_currency: {
    en: 'This trip is paid in another currency',
    ar: 'تُدفع هذه الرحلة بعملة أخرى',
  },
  collection_of_nothing: { en: 'The amount is above zero', ar: 'المبلغ أكبر من صفر' },
  collection_too_large: {
    en: 'That is more than can be collected or given back for this trip',
    ar: 'هذا أكثر مما يمكن تحصيله أو إعادته عن هذه الرحلة',
  },
  too_many_collections: {
    en: 'A trip has at most 20 entries of what was collected',
    ar: 'للرحلة 20 قيد تحصيل على الأكثر',
  },
  wallet_pays: {
    en: 'The wallet of the company pays this trip, so nobody collects',
    ar: 'تدفع محفظة الشركة هذه الرحلة، فلا يحصّل أحد شيئًا',
  },
}

export type DispatchCode = keyof typeof dispatchTitles

export const { problem, problemTitle, fieldMessage } = problemsTitled(dispatchTitles, fareFieldMessages)
