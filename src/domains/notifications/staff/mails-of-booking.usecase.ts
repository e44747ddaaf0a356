import type { Booking, BookingMails, News } from '#domains/rentals/public.ts'
import type { LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { MailSetting } from '../mails/compose-mail.ts'
import { BOOKING_NOTIFICATIONS, notificationMail } from '../mails/news-mail.ts'
import { redactedBooking } from '../mails/redacted-booking.ts'
import type { ComposedMail, MailOrigin } from '../mail.ts'
import type { queueMail } from '../mail.store.ts'
import type { LockedMail, MailHolds } from './mail-hold.store.ts'

type Needs = { holds: MailHolds; queueMail: typeof queueMail; setting: (langId: LangId) => MailSetting }
type Reader = { recipient: string; isKnown: boolean }

/** Resends mails of a booking, and redirects unsent mails from a former address to the current one. */
export function mailsOfBooking({
  holds,
  queueMail: queue,
  setting,
}: Needs): Pick<BookingMails, 'resend' | 'redirect'> {
  async function again(
    tx: Db,
    mail: LockedMail,
    booking: Booking,
    { recipient, isKnown }: Reader,
    now: Temporal.Instant,
  ): Promise<string> {
    const { langId, template } = mail
    const origin = { topic: 'booking', template, about: { kind: 'booking', id: booking.booking_id } } as const
    return queue(
      tx,
      { ...recomposed(mail, booking, isKnown), recipient, langId },
      now,
      origin satisfies MailOrigin,
    )
  }

  /** Composes a booking notification from the current booking. Other repeatable mails have no personal data and are sent unchanged. */
  function recomposed(mail: LockedMail, booking: Booking, isKnown: boolean): ComposedMail {
    const notification = findNotification(mail.template)
    if (!notification) return mail
    const invoices = mail.attachments.flatMap((file) => ('invoice' in file ? { number: file.invoice } : []))
    const shown = isKnown ? booking : redactedBooking(booking)
    return notificationMail(notification, shown, setting(mail.langId), { invoices: isKnown ? invoices : [] })
  }

  return {
    async resend(tx, { mailId, booking, ...reader }, now) {
      const mail = await holds.one(tx, { mailId, bookingId: booking.booking_id })
      if (!mail || !mayRepeat(mail.template)) return null
      const isSame = mail.recipient.toLowerCase() === reader.recipient.toLowerCase()
      if (mail.state === 'replaced' || mail.state === 'sent' || !isSame)
        return again(tx, mail, booking, reader, now)
      await holds.sendNow(tx, mailId, now)
      return mailId
    },

    async redirect(tx, { from, booking, ...reader }, now) {
      const redirected = new Map<string, string>()
      for (const mail of await holds.unsentTo(tx, { recipient: from, bookingId: booking.booking_id })) {
        const repeated = mayRepeat(mail.template)
        const id = repeated ? await again(tx, mail, booking, reader, now) : mail.id
        await holds.replace(tx, mail.id, id)
        if (repeated) redirected.set(mail.id, id)
      }
      return redirected
    },
  }
}

function findNotification(template: string): News | undefined {
  return BOOKING_NOTIFICATIONS.find((notification) => notification === template)
}

/** Returns false for mails to one address only: the link that confirms a driver, and the notice of a new address. */
function mayRepeat(template: string): boolean {
  return (
    findNotification(template) !== undefined || template === 'cheaper_car' || template === 'rebooking_ended'
  )
}
