import { staffTitles } from '#domains/staff/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'

/** Titles of the problems that routes of payments answer with. */
export const paymentTitles = {
  payment_declined: { en: 'The card was declined', ar: 'رُفضت البطاقة' },
  too_many_declines: {
    en: 'Too many cards were tried today; try again tomorrow',
    ar: 'جُرّبت بطاقات كثيرة اليوم، حاول مرة أخرى غدًا',
  },
  payment_unavailable: { en: 'Payment is not possible just now', ar: 'الدفع غير متاح حاليًا' },
  signature_invalid: { en: 'The signature is not valid', ar: 'التوقيع غير صالح' },
  not_for_task: { en: 'A task of this kind is not settled so', ar: 'لا تُسوّى مهمة من هذا النوع بهذه الطريقة' },
  booking_busy: {
    en: 'The booking is being worked on just now; try again in a minute',
    ar: 'يجري العمل على الحجز الآن، حاول مرة أخرى بعد دقيقة',
  },
  still_refused: { en: 'It is refused as before', ar: 'ما زال مرفوضًا كما كان' },
  nothing_owed: { en: 'Nothing is owed any more', ar: 'لم يعد هناك مبلغ مستحق' },
  gateway_differs: {
    en: 'The gateway’s book says that something went back which ours does not have; look there first',
    ar: 'سجل بوابة الدفع يقول إن مبلغًا أُعيد وليس في سجلاتنا، انظر هناك أولًا',
  },
  not_at_gateway: {
    en: 'The gateway’s book does not say that exactly this went back',
    ar: 'سجل بوابة الدفع لا يقول إن هذا المبلغ بعينه أُعيد',
  },
  difference_not_found: { en: 'There is no such difference', ar: 'لا يوجد فرق كهذا' },
  difference_ended: {
    en: 'The books agree by now, differ by something else, or the difference was explained',
    ar: 'السجلان متفقان الآن، أو يختلفان في غير ذلك، أو فُسّر الفرق',
  },
  difference_has_task: {
    en: 'This difference is settled by its task',
    ar: 'يُسوّى هذا الفرق من مهمته',
  },
  difference_not_booked: {
    en: 'Only what the gateway took of a booking can be booked here',
    ar: 'لا يُقيَّد هنا إلا ما أخذته بوابة الدفع من حجز',
  },
  books_unanswered: {
    en: 'The gateway or the supplier does not answer just now; try again',
    ar: 'لا تجيب بوابة الدفع أو المورّد حاليًا، حاول مرة أخرى',
  },
  dispute_not_found: { en: 'There is no such dispute', ar: 'لا يوجد نزاع كهذا' },
  dispute_not_open: {
    en: 'The dispute is not open: the bank only asks, or has decided',
    ar: 'النزاع غير مفتوح: المصرف يستفسر فقط أو أصدر قراره',
  },
  dispute_undecided: {
    en: 'The gateway does not say so yet; the money is not back',
    ar: 'لا تقول بوابة الدفع ذلك بعد، ولم يعد المبلغ',
  },
  dispute_not_acceptable: {
    en: 'The gateway does not let a dispute be accepted from here',
    ar: 'لا تسمح بوابة الدفع بقبول نزاع من هنا',
  },
  still_differs: { en: 'The books still differ', ar: 'ما زال السجلان مختلفين' },
}

export const { problem, refusedBy } = problemsTitled({ ...staffTitles, ...paymentTitles })
