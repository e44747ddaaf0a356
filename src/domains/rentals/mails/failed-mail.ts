import type { Booking } from '../bookings/booking.contract.ts'
import { bookingFacts } from './booking-facts.ts'
import { bookingMail, pageUrl, textBlock, type BookingMail } from './booking-mail.ts'
import { wordsOf } from './booking-words.ts'

/** Composes the mail about a failed booking. States first what happened to the money. */
export const failedMail: BookingMail = (booking, setting) => {
  const { language, publicUrl } = setting
  const words = wordsOf(language)
  const money = {
    none: words.failedNothing,
    declined: words.failedNothing,
    released: words.failedReleased,
    pending: words.failedReleasing,
    authorised: words.failedReleasing,
    paid: words.failedRefund,
    refund_pending: words.failedRefund,
    refunded: words.failedRefund,
    refund_failed: words.refundLost,
  } as const satisfies Record<Booking['payment_status'], string>
  return bookingMail(booking, setting, 'failed', [
    textBlock(money[booking.payment_status], booking, language),
    bookingFacts(booking, language),
    { kind: 'button', label: words.buttonSearch, href: pageUrl(publicUrl, `/${language}/`) },
  ])
}
