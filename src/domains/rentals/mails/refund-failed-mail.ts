import { bookingFacts } from './booking-facts.ts'
import { bookingButton, bookingMail, textBlock, type BookingMail } from './booking-mail.ts'
import { wordsOf } from './booking-words.ts'

/** Composes the mail about a refund that the card's bank returned: it is still owed to the traveller. */
export const refundFailedMail: BookingMail = (booking, setting) =>
  bookingMail(booking, setting, 'refundLost', [
    textBlock(wordsOf(setting.language).refundLost, booking, setting.language),
    bookingFacts(booking, setting.language),
    bookingButton(booking, setting),
  ])
