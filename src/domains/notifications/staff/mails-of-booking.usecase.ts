import type { Booking, News, RedirectMails, ResendMail } from '#domains/rentals/public.ts'
import type { LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { MailSetting } from '../mails/compose-mail.ts'
import { NEWS, newsMail } from '../mails/news-mail.ts'
import { redactedBooking } from '../mails/redacted-booking.ts'
import type { ComposedMail, MailOrigin } from '../mail.ts'
import type { queueMail } from '../mail.store.ts'
import type { HeldMail, MailHolds } from './mail-hold.store.ts'

type Needs = { holds: MailHolds; queueMail: typeof queueMail; setting: (langId: LangId) => MailSetting }
type Reader = { recipient: string; isKnown: boolean }

/** Sends mails of a booking once more, and what waits for a former address to the one that is right. */
export function mailsOfBooking({ holds, queueMail: queue, setting }: Needs): {
  resendMail: ResendMail
  redirectMails: RedirectMails
} {
  async function again(
    tx: Db,
    held: HeldMail,
    booking: Booking,
    { recipient, isKnown }: Reader,
    now: Temporal.Instant,
  ): Promise<string> {
    const { langId, template } = held
    const origin = { topic: 'booking', template, about: { kind: 'booking', id: booking.booking_id } } as const
    return queue(
      tx,
      { ...writtenAnew(held, booking, isKnown), recipient, langId },
      now,
      origin satisfies MailOrigin,
    )
  }

  /** News tell of the booking as it is; what else may be repeated names nobody, and is sent as it was. */
  function writtenAnew(held: HeldMail, booking: Booking, isKnown: boolean): ComposedMail {
    const news = newsNamed(held.template)
    if (!news) return held
    const invoices = held.attachments.flatMap((file) => ('invoice' in file ? { number: file.invoice } : []))
    const shown = isKnown ? booking : redactedBooking(booking)
    return newsMail(news, shown, setting(held.langId), { invoices: isKnown ? invoices : [] })
  }

  return {
    async resendMail(tx, { mailId, booking, ...reader }, now) {
      const held = await holds.one(tx, { mailId, bookingId: booking.booking_id })
      if (!held || !mayRepeat(held.template)) return null
      const isSame = held.recipient.toLowerCase() === reader.recipient.toLowerCase()
      if (held.state === 'replaced' || held.state === 'sent' || !isSame)
        return again(tx, held, booking, reader, now)
      await holds.sendNow(tx, mailId, now)
      return mailId
    },

    async redirectMails(tx, { from, booking, ...reader }, now) {
      const redirected = new Map<string, string>()
      for (const held of await holds.unsentTo(tx, { recipient: from, bookingId: booking.booking_id })) {
        const repeated = mayRepeat(held.template)
        const id = repeated ? await again(tx, held, booking, reader, now) : held.id
        await holds.replace(tx, held.id, id)
        if (repeated) redirected.set(held.id, id)
      }
      return redirected
    },
  }
}

function newsNamed(template: string): News | undefined {
  return NEWS.find((news) => news === template)
}

/** Not what is for the reader of one address alone: the link that confirms a driver, and where mails go from now on. */
function mayRepeat(template: string): boolean {
  return newsNamed(template) !== undefined || template === 'cheaper_car' || template === 'rebooking_ended'
}
