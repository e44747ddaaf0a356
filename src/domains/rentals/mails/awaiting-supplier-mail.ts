import { bookingFacts, deskFacts } from './booking-facts.ts'
import { bookingButton, bookingMail, byPhone, textBlock, type BookingMail } from './booking-mail.ts'
import { wordsOf } from './booking-words.ts'

/**
 * Composes the mail about a supplier that has not responded yet: nothing is charged, and another mail will
 * follow.
 */
export const awaitingSupplierMail: BookingMail = (booking, setting) => {
  const { language } = setting
  const { awaitingHeld, awaitingNothing } = wordsOf(language)
  const isAuthorised = booking.payment_status === 'authorised' && booking.price.pay_now.amount > 0
  return bookingMail(booking, setting, 'awaiting', [
    ...byPhone(booking, setting),
    textBlock(isAuthorised ? awaitingHeld : awaitingNothing, booking, language),
    bookingFacts(booking, language),
    deskFacts(booking, 'pickup', language),
    bookingButton(booking, setting),
  ])
}
