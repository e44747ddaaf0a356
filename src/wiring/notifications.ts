import { createSmtpMailer } from '#connectors/email/smtp-mailer.ts'
import {
  bookingAwaitingSupplierMail,
  bookingCancelledMail,
  bookingConfirmedMail,
  bookingFailedMail,
  bookingReferencesMail,
  calendarFile,
} from '#domains/notifications/public.ts'
import { mailStore, queueMail } from '#domains/notifications/mail.store.ts'
import { mailboxRoutes } from '#domains/notifications/mailbox.routes.ts'
import { sendMails } from '#domains/notifications/send-mails.usecase.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import type { News } from '#domains/rentals/bookings/settlement.ts'
import { languageOf, type LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { Job, Shared } from './shared.ts'

export type Notifications = ReturnType<typeof wireNotifications>

const LETTERS: Record<News, typeof bookingConfirmedMail> = {
  confirmed: bookingConfirmedMail,
  cancelled: bookingCancelledMail,
  awaiting_supplier: bookingAwaitingSupplierMail,
  failed: bookingFailedMail,
}

type Reader = { recipient: string; langId: LangId }

export function wireNotifications({ db, clock, now, config, publicUrl }: Shared) {
  const mails = mailStore(db)
  const smtp =
    config.SMTP_URL === undefined ? null : createSmtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM })
  const send = sendMails({ mails, sendMail: smtp?.sendMail ?? null, clock })
  const setting = (langId: LangId) => ({
    productName: config.PRODUCT_NAME,
    publicUrl,
    language: languageOf(langId),
  })
  const mailbox = mailboxRoutes({ listMails: () => mails.list(100), readMail: (id) => mails.read(id) })
  const jobs: Job[] = [{ name: 'send mails', everySeconds: 5, atOnce: true, work: send }]
  return {
    sendMails: send,
    /** Queues the mail of a booking's news, in the transaction of the change it tells of. */
    queueNews: (tx: Db, news: News, booking: Booking, { recipient, langId }: Reader) =>
      queueMail(tx, { ...LETTERS[news](booking, setting(langId)), recipient, langId }, now()),
    async queueReferences({ bookings, recipient, langId }: Reader & { bookings: Booking[] }) {
      await queueMail(db, { ...bookingReferencesMail(bookings, setting(langId)), recipient, langId }, now())
    },
    calendarFile: (booking: Booking) => calendarFile(booking, setting(1)),
    close: () => smtp?.close(),
    root: config.production ? [] : [mailbox],
    jobs,
  }
}
