import type { Block } from '#domains/outgoing/public.ts'
import type { Language } from '#kernel/locale.ts'
import { amountText } from '#kernel/texts.ts'
import type { RefundCause } from '../bookings/paid-back.contract.ts'
import { bookingFacts } from './booking-facts.ts'
import { bookingButton, bookingMail, textBlock, type BookingMail } from './booking-mail.ts'
import { wordsOf } from './booking-words.ts'

/** Composes the mail about a refund beyond the terms: the amount, the card, and the reason. */
export const paidBackMail: BookingMail = (booking, setting, moved, reason) => {
  const { language } = setting
  const words = wordsOf(language)
  // A repeated mail reports the last refund.
  const last = booking.paid_back.at(-1)
  const [amount, cause] = [moved ?? last?.amount, reason ?? last?.cause ?? 'goodwill']
  const rows = amount
    ? [{ label: words.paidBackAmount, lines: [amountText(amount, language)], strong: true }]
    : []
  return bookingMail(booking, setting, 'paidBack', [
    refundReason(cause, language),
    { kind: 'facts', heading: words.paidBackHeading, rows },
    textBlock(words.paidBackSoon, booking, language),
    bookingFacts(booking, language),
    bookingButton(booking, setting),
  ])
}

const REASONS = {
  car_differs: 'paidBackCarDiffers',
  car_late: 'paidBackCarLate',
  charged_wrongly: 'paidBackChargedWrongly',
  plans_changed: 'paidBackPlansChanged',
  goodwill: 'paidBackGoodwill',
} as const satisfies Record<RefundCause, string>

/** Returns the reason for a refund beyond the terms. */
export function refundReason(cause: RefundCause, language: Language): Block {
  return { kind: 'text', text: wordsOf(language)[REASONS[cause]] }
}
