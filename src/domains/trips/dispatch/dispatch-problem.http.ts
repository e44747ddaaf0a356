import { fareFieldMessages } from '#domains/fares/public.ts'
import { tripTitles } from '../trip-problem.http.ts'
import { problemsTitled } from '#platform/http/problem.ts'

/** Titles of problems that dispatch routes answer with. */
export const dispatchTitles = {
  ...tripTitles,
  trip_changed: {
    en: 'A colleague has changed this trip in the meantime',
    ar: 'غيّر أحد الزملاء هذه الرحلة في هذه الأثناء',
  },
  approval_waiting: {
    en: 'The company has not approved this trip yet',
    ar: 'لم توافق الشركة على هذه الرحلة بعد',
  },
  payment_waiting: {
    en: 'The card has not paid for this trip yet',
    ar: 'لم تُدفع قيمة هذه الرحلة بالبطاقة بعد',
  },
  price_not_agreed: {
    en: 'The price goes up. Confirm that whoever pays has agreed',
    ar: 'يرتفع السعر. أكّد أن من يدفع قد وافق',
  },
  card_rise_refused: {
    en: 'The card has already paid, and cannot be charged more for this trip',
    ar: 'سبق الدفع بالبطاقة، ولا يمكن تحصيل مبلغ إضافي منها لهذه الرحلة',
  },
  driver_not_found: { en: 'Driver not found', ar: 'لا يوجد سائق بهذه البيانات' },
  driver_required: { en: 'This trip needs a driver', ar: 'تحتاج هذه الرحلة إلى سائق' },
  driver_not_needed: { en: 'The traveller drives this car', ar: 'المسافر هو من يقود هذه السيارة' },
  licence_over: {
    en: 'The driver’s licence expires before the trip ends',
    ar: 'تنتهي رخصة السائق قبل نهاية الرحلة',
  },
  too_few_seats: { en: 'The vehicle has too few seats', ar: 'عدد مقاعد المركبة غير كافٍ' },
  other_class: {
    en: 'This is not the vehicle class that was booked. Confirm that it is intended',
    ar: 'هذه المركبة ليست من الفئة المحجوزة. أكّد أن ذلك مقصود',
  },
  vehicle_busy: {
    en: 'The vehicle is on another trip at that time',
    ar: 'المركبة في رحلة أخرى في ذلك الوقت',
  },
  driver_busy: { en: 'The driver is on another trip at that time', ar: 'السائق في رحلة أخرى في ذلك الوقت' },
  still_under_way: {
    en: 'The vehicle or the driver is still on another trip',
    ar: 'ما زالت المركبة أو السائق في رحلة أخرى',
  },
  slip_in_the_future: { en: 'This time is in the future', ar: 'هذا الوقت في المستقبل' },
  arrived_after_start: {
    en: 'The driver must arrive before the start. Correct one of the two times',
    ar: 'يجب أن يصل السائق قبل البدء. صحّح أحد الوقتين',
  },
  waiting_beyond_clock: {
    en: 'The waiting is longer than the times show. Correct the arrival or leave this empty',
    ar: 'مدة الانتظار أطول مما تبيّنه الأوقات. صحّح وقت الوصول أو اترك الحقل فارغًا',
  },
  start_early: {
    en: 'This is hours before pick-up. Confirm that it is right',
    ar: 'هذا قبل موعد الانطلاق بساعات. أكّد أنه صحيح',
  },
  end_before_start: { en: 'The end must be after the start', ar: 'يجب أن يكون وقت النهاية بعد وقت البداية' },
  odometer_backwards: {
    en: 'The odometer reading is lower than an earlier one',
    ar: 'قراءة العداد هذه أقل من قراءة سابقة',
  },
  odometer_beyond_next: {
    en: 'The odometer reading is higher than at the start of the vehicle’s next trip',
    ar: 'قراءة العداد هذه أعلى من قراءته عند بداية الرحلة التالية للمركبة',
  },
  odometer_required: { en: 'Enter the odometer reading', ar: 'أدخل قراءة العداد' },
  not_ended: { en: 'The trip has not ended yet', ar: 'لم تنتهِ الرحلة بعد' },
  too_fast: {
    en: 'That distance cannot be driven in that time',
    ar: 'لا يمكن قطع هذه المسافة في هذا الوقت',
  },
  no_show_too_early: { en: 'The driver is still waiting', ar: 'ما زال السائق ينتظر' },
  charge_not_found: { en: 'This trip does not have that charge', ar: 'هذا المبلغ غير موجود في هذه الرحلة' },
  charge_currency: {
    en: 'This trip is billed in another currency',
    ar: 'فاتورة هذه الرحلة بعملة أخرى',
  },
  charge_of_nothing: {
    en: 'A charge must be above zero, unless the quote estimated it',
    ar: 'يجب أن يكون المبلغ الإضافي أكبر من صفر، إلا إذا كان له تقدير في عرض السعر',
  },
  charge_too_large: {
    en: 'A charge is far too large. Remove it or enter it again',
    ar: 'أحد المبالغ كبير جدًا. احذفه أو اكتبه من جديد',
  },
  too_many_charges: { en: 'A trip can have at most 50 charges', ar: 'الحد الأقصى 50 مبلغًا إضافيًا لكل رحلة' },
  bill_changed: {
    en: 'The bill has changed since you opened it. Check it again',
    ar: 'تغيّرت الفاتورة بعد أن عرضتها. راجعها من جديد',
  },
  collection_not_found: { en: 'This trip does not have that entry', ar: 'هذا القيد غير موجود في هذه الرحلة' },
  collection_given_back: {
    en: 'More was refunded than would be left. Undo that entry first',
    ar: 'أُعيد أكثر مما سيبقى. ألغِ ذلك القيد أولًا',
  },
  collection_currency: {
    en: 'This trip is paid in another currency',
    ar: 'تُدفع قيمة هذه الرحلة بعملة أخرى',
  },
  collection_of_nothing: { en: 'The amount must be above zero', ar: 'يجب أن يكون المبلغ أكبر من صفر' },
  collection_too_large: {
    en: 'This is more than can be collected or refunded for this trip',
    ar: 'هذا أكثر مما يمكن تحصيله أو إعادته عن هذه الرحلة',
  },
  too_many_collections: {
    en: 'A trip can have at most 20 collection entries',
    ar: 'الحد الأقصى 20 قيد تحصيل لكل رحلة',
  },
  wallet_pays: {
    en: 'The company’s wallet pays for this trip, so there is nothing to collect',
    ar: 'تُدفع قيمة هذه الرحلة من محفظة الشركة، فلا يوجد ما يُحصَّل',
  },
}

export type DispatchCode = keyof typeof dispatchTitles

export const { problem, problemTitle, fieldMessage } = problemsTitled(dispatchTitles, fareFieldMessages)
