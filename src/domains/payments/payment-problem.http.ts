import { staffTitles } from '#domains/staff/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'

/** Titles of the problems that routes of payments answer with. */
export const paymentTitles = {
  payment_declined: { en: 'The card was declined', ar: 'رُفضت البطاقة' },
  too_many_declines: {
    en: 'Too many cards were declined today. Try again tomorrow',
    ar: 'رُفضت بطاقات كثيرة اليوم. حاول مرة أخرى غدًا',
  },
  payment_unavailable: { en: 'Payments are not available at the moment', ar: 'الدفع غير متاح حاليًا' },
  signature_invalid: { en: 'The signature is not valid', ar: 'التوقيع غير صالح' },
  not_for_task: {
    en: 'A task of this kind cannot be settled this way',
    ar: 'لا يمكن تسوية مهمة من هذا النوع بهذه الطريقة',
  },
  booking_busy: {
    en: 'This booking is being processed. Try again in a minute',
    ar: 'يجري العمل على الحجز الآن. حاول مرة أخرى بعد دقيقة',
  },
  still_refused: { en: 'It was refused again', ar: 'رُفض مرة أخرى' },
  nothing_owed: { en: 'Nothing is owed any longer', ar: 'لم يعد هناك مبلغ مستحق' },
  gateway_differs: {
    en: 'The gateway shows a refund that our ledger does not. Check the gateway first',
    ar: 'تُظهر بوابة الدفع مبلغًا مستردًا غير مقيّد في دفاترنا. راجع بوابة الدفع أولًا',
  },
  not_at_gateway: {
    en: 'The gateway does not show a refund of exactly this amount',
    ar: 'لا تُظهر بوابة الدفع استردادًا بهذا المبلغ تحديدًا',
  },
  difference_not_found: { en: 'Difference not found', ar: 'الفرق غير موجود' },
  difference_ended: {
    en: 'The ledgers now agree, differ by something else, or the difference has been explained',
    ar: 'السجلات متطابقة الآن، أو تختلف في أمر آخر، أو تم تفسير الفرق',
  },
  difference_has_task: {
    en: 'This difference is settled through its task',
    ar: 'يُسوّى هذا الفرق من مهمته',
  },
  difference_not_booked: {
    en: 'Only amounts the gateway took for a booking can be posted here',
    ar: 'لا يمكن أن تُقيَّد هنا إلا المبالغ التي حصّلتها بوابة الدفع عن حجز',
  },
  books_unanswered: {
    en: 'The gateway or the supplier is not responding. Try again',
    ar: 'لم تستجب بوابة الدفع أو لم يستجب المورّد. حاول مرة أخرى',
  },
  dispute_not_found: { en: 'Dispute not found', ar: 'النزاع غير موجود' },
  dispute_not_open: {
    en: 'The dispute is not open: the bank has only enquired, or has decided',
    ar: 'النزاع غير مفتوح: استفسر المصرف فقط، أو أصدر قراره',
  },
  dispute_undecided: {
    en: 'The gateway does not confirm this yet; the money has not come back',
    ar: 'لم تؤكّد بوابة الدفع ذلك بعد، ولم يُسترد المبلغ',
  },
  dispute_not_acceptable: {
    en: 'The gateway does not allow disputes to be accepted from here',
    ar: 'لا تسمح بوابة الدفع بقبول النزاعات من هنا',
  },
  still_differs: { en: 'The ledgers still differ', ar: 'ما زالت السجلات مختلفة' },
}

export const problems = problemsTitled({ ...staffTitles, ...paymentTitles })
export const { problem } = problems
