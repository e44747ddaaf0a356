import { bookingFacts } from './booking-facts.ts'
import { bookingMail, pageUrl, type BookingMail } from './booking-mail.ts'
import { wordsOf } from './booking-words.ts'

/**
 * Composes the mail about a payment that the bank did not approve while the visitor was away: no car, and no
 * charge.
 */
export const unpaidMail: BookingMail = (booking, setting) => {
  const { language, publicUrl } = setting
  const words = wordsOf(language)
  const car = `/${language}/car/${encodeURIComponent(booking.offer.offer_id)}`
  return bookingMail(booking, setting, 'unpaid', [
    { kind: 'text', text: words.unpaidMoney },
    { kind: 'text', text: words.unpaidNext },
    bookingFacts(booking, language),
    { kind: 'button', label: words.buttonCar, href: pageUrl(publicUrl, car) },
  ])
}
