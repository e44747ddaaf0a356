import type { Invoice } from '#domains/invoices/public.ts'
import type { Booking, TravellerNotification, RefundCause } from '#domains/rentals/public.ts'
import type { Money } from '#kernel/money.ts'
import {
  bookingAwaitingSupplierMail,
  bookingCancelledMail,
  bookingChangedMail,
  bookingConfirmedMail,
  bookingFailedMail,
  bookingUnchangedMail,
  bookingUnpaidMail,
  type BookingMail,
  paidBackMail,
  refundFailedMail,
} from './booking-mails.ts'
import type { MailSetting } from './compose-mail.ts'
import type { ComposedMail, MailAttachment } from '../mail.ts'

const MAILS: Record<TravellerNotification, BookingMail> = {
  confirmed: bookingConfirmedMail,
  changed: bookingChangedMail,
  unchanged: bookingUnchangedMail,
  cancelled: bookingCancelledMail,
  awaiting_supplier: bookingAwaitingSupplierMail,
  failed: bookingFailedMail,
  unpaid: bookingUnpaidMail,
  refund_failed: refundFailedMail,
  paid_back: paidBackMail,
}

export const BOOKING_NOTIFICATIONS = Object.keys(MAILS) as readonly TravellerNotification[]

/** Composes the mail of a booking notification, with its invoices attached. */
export function notificationMail(
  notification: TravellerNotification,
  booking: Booking,
  setting: MailSetting,
  {
    invoices,
    moved,
    cause,
  }: {
    invoices: readonly Pick<Invoice, 'number'>[]
    moved?: Money | undefined
    cause?: RefundCause | undefined
  },
): ComposedMail {
  const mail = MAILS[notification](booking, setting, moved, cause)
  return { ...mail, attachments: [...mail.attachments, ...invoices.map(attached)] }
}

function attached({ number }: Pick<Invoice, 'number'>): MailAttachment {
  return { filename: `${number}.pdf`, contentType: 'application/pdf', invoice: number }
}
