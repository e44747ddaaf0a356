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
}

export const { problem } = problemsTitled(paymentTitles)
