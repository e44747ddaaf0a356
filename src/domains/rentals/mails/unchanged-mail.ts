import { bookingFacts, deskFacts } from './booking-facts.ts'
import { bookingButton, bookingMail, type BookingMail } from './booking-mail.ts'

/** Composes the mail about a failed change: the booking is unchanged. */
export const unchangedMail: BookingMail = (booking, setting) =>
  bookingMail(booking, setting, 'unchanged', [
    bookingFacts(booking, setting.language),
    deskFacts(booking, 'pickup', setting.language),
    deskFacts(booking, 'dropoff', setting.language),
    bookingButton(booking, setting),
  ])
