import type { Block } from '#domains/outgoing/public.ts'
import type { Language } from '#kernel/locale.ts'
import { amountText } from '#kernel/texts.ts'
import type { Booking } from '../bookings/booking.contract.ts'
import { bookingFacts } from './booking-facts.ts'
import { bookingButton, bookingMail, textBlock, type BookingMail } from './booking-mail.ts'
import { wordsOf } from './booking-words.ts'
import { refundReason } from './paid-back-mail.ts'
import { reservationMarkup } from './reservation-markup.ts'

/** Composes the mail about a cancellation: what it costs, and what is refunded. */
export const cancelledMail: BookingMail = (booking, setting) => {
  const blocks = [
    ...moneyBack(booking, setting.language),
    ...goodwillWithCancellation(booking, setting.language),
    bookingFacts(booking, setting.language),
    bookingButton(booking, setting),
  ]
  return bookingMail(booking, setting, 'cancelled', blocks, { markup: reservationMarkup(booking, setting) })
}

function moneyBack(booking: Booking, language: Language): Block[] {
  const words = wordsOf(language)
  const { refund, payment_status: paid } = booking
  if (paid === 'released' || !refund || (refund.amount.amount === 0 && refund.fee.amount === 0))
    return [textBlock(paid === 'released' ? words.refundReleased : words.refundNone, booking, language)]
  const rows = [
    { label: words.refundAmount, lines: [amountText(refund.amount, language)], strong: true },
    { label: words.fee, lines: [amountText(refund.fee, language)] },
  ]
  return [
    { kind: 'facts', heading: words.refund, rows },
    ...(refund.amount.amount > 0 ? [textBlock(words.refundSoon, booking, language)] : []),
  ]
}

/** Returns the goodwill refunds of a cancellation, with their causes. */
function goodwillWithCancellation(booking: Booking, language: Language): Block[] {
  const words = wordsOf(language)
  const refunds = booking.paid_back.filter(({ with_cancellation }) => with_cancellation)
  if (refunds.length === 0) return []
  const isOnlyThis = (booking.refund?.amount.amount ?? 0) === 0
  return [
    ...refunds.flatMap(({ amount, cause }): Block[] => [
      refundReason(cause, language),
      {
        kind: 'facts',
        heading: words.cancelledGoodwill,
        rows: [{ label: words.paidBackAmount, lines: [amountText(amount, language)], strong: true }],
      },
    ]),
    ...(isOnlyThis ? [textBlock(words.paidBackSoon, booking, language)] : []),
  ]
}
