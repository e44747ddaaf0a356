import type { Invoice } from '#domains/invoices/invoice.contract.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import type { News } from '#domains/rentals/orders/settlement.ts'
import {
  bookingAwaitingSupplierMail,
  bookingCancelledMail,
  bookingChangedMail,
  bookingConfirmedMail,
  bookingFailedMail,
  bookingUnchangedMail,
  bookingUnpaidMail,
  refundFailedMail,
} from './booking-mails.ts'
import type { MailAttachment } from '../mail.ts'

type BookingMail = typeof bookingConfirmedMail

const MAILS: Record<News, BookingMail> = {
  confirmed: bookingConfirmedMail,
  changed: bookingChangedMail,
  unchanged: bookingUnchangedMail,
  cancelled: bookingCancelledMail,
  awaiting_supplier: bookingAwaitingSupplierMail,
  failed: bookingFailedMail,
  unpaid: bookingUnpaidMail,
  refund_failed: refundFailedMail,
}

/** The mail for a booking's news, with its invoices attached. */
export function newsMail(
  news: News,
  booking: Booking,
  setting: Parameters<BookingMail>[1],
  invoices: readonly Invoice[],
): ReturnType<BookingMail> {
  const mail = MAILS[news](booking, setting)
  return { ...mail, attachments: [...mail.attachments, ...invoices.map(attached)] }
}

function attached({ number }: Invoice): MailAttachment {
  return { filename: `${number}.pdf`, contentType: 'application/pdf', invoice: number }
}
