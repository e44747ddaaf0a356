import {
  mailSetting,
  queueMail,
  sendNow,
  type ComposedMail,
  type MailApp,
  type MailOrigin,
} from '#domains/outgoing/public.ts'
import type { Db } from '#platform/db/database.ts'
import type { Booking } from '../../bookings/booking.contract.ts'
import {
  notificationMail,
  TRAVELLER_NOTIFICATIONS,
  type TravellerNotification,
} from '../../mails/booking-mails.ts'
import { redactedBooking } from '../../mails/redacted-booking.ts'
import { lockBookingMail, lockUnsentMails, replaceMail, type LockedMail } from './locked-mail.store.ts'

/** Recipient of a booking's mails; `isKnown`: whether the address is trusted. */
type Reader = { booking: Booking; recipient: string; isKnown: boolean }

/**
 * Resends a mail about a booking; notifications are rewritten from the booking's current state. Null if the mail does
 * not belong to the booking or may not be repeated. Returns the id of the new mail.
 */
export async function resendMail(
  app: MailApp,
  tx: Db,
  { mailId, ...reader }: Reader & { mailId: string },
  now: Temporal.Instant,
): Promise<string | null> {
  const mail = await lockBookingMail(tx, { mailId, bookingId: reader.booking.booking_id })
  if (!mail || !mayRepeat(mail.template)) return null
  const isSame = mail.recipient.toLowerCase() === reader.recipient.toLowerCase()
  if (mail.state === 'replaced' || mail.state === 'sent' || !isSame)
    return queueAgain(app, tx, mail, reader, now)
  await sendNow(tx, mailId, now)
  return mailId
}

/** Redirects mails that are waiting for an address to another one. Returns the new mail of each redirected one. */
export async function redirectMails(
  app: MailApp,
  tx: Db,
  { from, ...reader }: Reader & { from: string },
  now: Temporal.Instant,
): Promise<ReadonlyMap<string, string>> {
  const redirected = new Map<string, string>()
  const waiting = { recipient: from, bookingId: reader.booking.booking_id }
  for (const mail of await lockUnsentMails(tx, waiting)) {
    const repeated = mayRepeat(mail.template)
    const id = repeated ? await queueAgain(app, tx, mail, reader, now) : mail.id
    await replaceMail(tx, mail.id, id)
    if (repeated) redirected.set(mail.id, id)
  }
  return redirected
}

function queueAgain(
  app: MailApp,
  tx: Db,
  mail: LockedMail,
  reader: Reader,
  now: Temporal.Instant,
): Promise<string> {
  const { langId, template } = mail
  const about = { kind: 'booking', id: reader.booking.booking_id } as const
  const origin: MailOrigin = { topic: 'booking', template, about }
  const { recipient } = reader
  return queueMail(tx, { ...recompose(app, mail, reader), recipient, langId }, now, origin)
}

/**
 * Composes a booking notification from the current booking. Other repeatable mails have no personal data and are sent
 * unchanged.
 */
function recompose(app: MailApp, mail: LockedMail, { booking, isKnown }: Reader): ComposedMail {
  const notification = findNotification(mail.template)
  if (!notification) return mail
  const invoices = mail.attachments.flatMap((file) => ('invoice' in file ? { number: file.invoice } : []))
  const shown = isKnown ? booking : redactedBooking(booking)
  const setting = mailSetting(app, mail.langId)
  return notificationMail(notification, shown, setting, { invoices: isKnown ? invoices : [] })
}

function findNotification(template: string): TravellerNotification | undefined {
  return TRAVELLER_NOTIFICATIONS.find((notification) => notification === template)
}

/** Returns false for mails to one address only: the link that confirms a driver, and the notice of a new address. */
function mayRepeat(template: string): boolean {
  return (
    findNotification(template) !== undefined || template === 'cheaper_car' || template === 'rebooking_ended'
  )
}
