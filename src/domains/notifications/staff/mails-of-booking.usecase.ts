import type { Booking, BookingMails, TravellerNotification } from '#domains/rentals/public.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { ComposedMail, MailOrigin } from '../mail.ts'
import { queueMail, sendNow } from '../mail.store.ts'
import { mailSetting } from '../mails/compose-mail.ts'
import { BOOKING_NOTIFICATIONS, notificationMail } from '../mails/booking-notification-mail.ts'
import { redactedBooking } from '../mails/redacted-booking.ts'
import { lockBookingMail, lockUnsentMails, replaceMail, type LockedMail } from './mail-hold.store.ts'

type SettingApp = Pick<App, 'productName' | 'publicUrl'>
type Reader = { recipient: string; isKnown: boolean }

/** Resends a mail of a booking. Returns the id of the new mail. */
export async function resendOfBooking(
  app: SettingApp,
  ...[tx, { mailId, booking, ...reader }, now]: Parameters<BookingMails['resend']>
): ReturnType<BookingMails['resend']> {
  const mail = await lockBookingMail(tx, { mailId, bookingId: booking.booking_id })
  if (!mail || !mayRepeat(mail.template)) return null
  const isSame = mail.recipient.toLowerCase() === reader.recipient.toLowerCase()
  if (mail.state === 'replaced' || mail.state === 'sent' || !isSame)
    return queueAgain(app, tx, mail, booking, reader, now)
  await sendNow(tx, mailId, now)
  return mailId
}

/** Redirects unsent mails of a booking from a former address to the current one. */
export async function redirectOfBooking(
  app: SettingApp,
  ...[tx, { from, booking, ...reader }, now]: Parameters<BookingMails['redirect']>
): ReturnType<BookingMails['redirect']> {
  const redirected = new Map<string, string>()
  for (const mail of await lockUnsentMails(tx, { recipient: from, bookingId: booking.booking_id })) {
    const repeated = mayRepeat(mail.template)
    const id = repeated ? await queueAgain(app, tx, mail, booking, reader, now) : mail.id
    await replaceMail(tx, mail.id, id)
    if (repeated) redirected.set(mail.id, id)
  }
  return redirected
}

function queueAgain(
  app: SettingApp,
  tx: Db,
  mail: LockedMail,
  booking: Booking,
  { recipient, isKnown }: Reader,
  now: Temporal.Instant,
): Promise<string> {
  const { langId, template } = mail
  const about = { kind: 'booking', id: booking.booking_id } as const
  const origin: MailOrigin = { topic: 'booking', template, about }
  return queueMail(tx, { ...recompose(app, mail, booking, isKnown), recipient, langId }, now, origin)
}

/**
 * Composes a booking notification from the current booking. Other repeatable mails have no personal data and are sent
 * unchanged.
 */
function recompose(app: SettingApp, mail: LockedMail, booking: Booking, isKnown: boolean): ComposedMail {
  const notification = findNotification(mail.template)
  if (!notification) return mail
  const invoices = mail.attachments.flatMap((file) => ('invoice' in file ? { number: file.invoice } : []))
  const shown = isKnown ? booking : redactedBooking(booking)
  const setting = mailSetting(app, mail.langId)
  return notificationMail(notification, shown, setting, { invoices: isKnown ? invoices : [] })
}

function findNotification(template: string): TravellerNotification | undefined {
  return BOOKING_NOTIFICATIONS.find((notification) => notification === template)
}

/** Returns false for mails to one address only: the link that confirms a driver, and the notice of a new address. */
function mayRepeat(template: string): boolean {
  return (
    findNotification(template) !== undefined || template === 'cheaper_car' || template === 'rebooking_ended'
  )
}
