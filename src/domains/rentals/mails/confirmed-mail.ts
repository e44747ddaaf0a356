import type { Block, ComposedMail, MailSetting } from '#domains/outgoing/public.ts'
import type { Booking } from '../bookings/booking.contract.ts'
import {
  bookingFacts,
  cancellationTerms,
  carFacts,
  coverTerms,
  deskFacts,
  driverFacts,
  forTheDesk,
  whatToBring,
} from './booking-facts.ts'
import { bookingButton, bookingMail, byPhone, type BookingMail } from './booking-mail.ts'
import { CALENDAR_TYPE, calendarFile } from './calendar-file.ts'
import { depositFacts, priceFacts } from './price-facts.ts'
import { reservationMarkup } from './reservation-markup.ts'
import { attachedVoucher } from './voucher-sheet.ts'

/** Composes the confirmation: all that a driver needs at the desk, with the calendar file and the voucher as a PDF. */
export const confirmedMail: BookingMail = (booking, setting) =>
  voucherMail(booking, setting, 'confirmed', byPhone(booking, setting))

/** Composes a confirmation or the same mail after a change; `first`: its first blocks. */
export function voucherMail(
  booking: Booking,
  setting: MailSetting,
  texts: 'confirmed' | 'changed',
  first: Block[],
): ComposedMail {
  const { language } = setting
  const blocks = [
    ...first,
    bookingFacts(booking, language),
    deskFacts(booking, 'pickup', language),
    deskFacts(booking, 'dropoff', language),
    carFacts(booking, language),
    ...driverFacts(booking, language),
    priceFacts(booking, language),
    ...coverTerms(booking, language),
    depositFacts(booking, language),
    cancellationTerms(booking, language),
    whatToBring(booking, language),
    ...forTheDesk(booking, language),
    bookingButton(booking, setting),
  ]
  const content = calendarFile(booking, setting)
  return bookingMail(booking, setting, texts, blocks, {
    markup: reservationMarkup(booking, setting),
    attachments: [
      { filename: `${booking.reference}.ics`, contentType: CALENDAR_TYPE, content },
      attachedVoucher(booking, setting),
    ],
  })
}
