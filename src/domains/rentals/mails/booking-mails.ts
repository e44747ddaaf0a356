import type { ComposedMail, MailAttachment, MailSetting } from '#domains/outgoing/public.ts'
import type { Money } from '#kernel/money.ts'
import type { Booking } from '../bookings/booking.contract.ts'
import type { RefundCause } from '../bookings/paid-back.contract.ts'
import { awaitingSupplierMail } from './awaiting-supplier-mail.ts'
import type { BookingMail } from './booking-mail.ts'
import type { BookingMailName } from './booking-mail.contract.ts'
import { cancelledMail } from './cancelled-mail.ts'
import { changedMail } from './changed-mail.ts'
import { confirmedMail } from './confirmed-mail.ts'
import { failedMail } from './failed-mail.ts'
import { paidBackMail } from './paid-back-mail.ts'
import { refundFailedMail } from './refund-failed-mail.ts'
import { unchangedMail } from './unchanged-mail.ts'
import { unpaidMail } from './unpaid-mail.ts'

/** The mails that notify a traveller of a booking. Staff can have each written again from the current booking. */
const MAILS = {
  confirmed: confirmedMail,
  changed: changedMail,
  unchanged: unchangedMail,
  cancelled: cancelledMail,
  awaiting_supplier: awaitingSupplierMail,
  failed: failedMail,
  unpaid: unpaidMail,
  refund_failed: refundFailedMail,
  paid_back: paidBackMail,
} as const satisfies Partial<Record<BookingMailName, BookingMail>>

export type TravellerNotification = keyof typeof MAILS
export const TRAVELLER_NOTIFICATIONS = Object.keys(MAILS) as readonly TravellerNotification[]

/** Details of a notification; `moved` and `cause` as in `BookingMail`. */
export type NotificationDetails = {
  /** Attached as PDFs. */
  invoices: readonly { number: string }[]
  moved?: Money | undefined
  cause?: RefundCause | undefined
}

/** Composes the mail of a booking notification. */
export function notificationMail(
  notification: TravellerNotification,
  booking: Booking,
  setting: MailSetting,
  { invoices, moved, cause }: NotificationDetails,
): ComposedMail {
  const mail = MAILS[notification](booking, setting, moved, cause)
  return { ...mail, attachments: [...mail.attachments, ...invoices.map(attached)] }
}

function attached({ number }: { number: string }): MailAttachment {
  return { filename: `${number}.pdf`, contentType: 'application/pdf', invoice: number }
}
