import { mailRetention } from '#domains/notifications/mail-retention.store.ts'
import { createSmtpMailer } from '#connectors/email/smtp-mailer.ts'
import {
  accountMail,
  bookingReferencesMail,
  calendarFile,
  confirmDriverMail,
  formerAddressMail,
  newsMail,
  rewardMail,
} from '#domains/notifications/public.ts'
import { mailStore, queueMail } from '#domains/notifications/mail.store.ts'
import type { Invoice } from '#domains/invoices/invoice.contract.ts'
import type { FileOf } from '#domains/notifications/mail.ts'
import { mailboxRoutes } from '#domains/notifications/mailbox.routes.ts'
import { ownMails } from '#domains/notifications/own-mails.store.ts'
import { sendMails } from '#domains/notifications/send-mails.usecase.ts'
import type { TellAccount } from '#domains/accounts/account-news.ts'
import type { TellReward } from '#domains/accounts/referral/reward-referrers.usecase.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import type { Driver } from '#domains/rentals/bookings/driver.contract.ts'
import type { News } from '#domains/rentals/orders/settlement.ts'
import { languageOf, type LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { Invoices } from './invoices.ts'
import type { Job, Shared } from './shared.ts'

export type Notifications = ReturnType<typeof wireNotifications>

type Reader = { recipient: string; langId: LangId }
/** `secret`: of the link that confirms the driver. */
type AskedDriver = { driver: Driver; secret: string; langId: LangId }
type NewsReader = Reader & { invoices: readonly Invoice[] }

export function wireNotifications({ db, clock, now, config, publicUrl }: Shared, { pdfOfNumber }: Invoices) {
  const mails = mailStore(db)
  const smtp =
    config.SMTP_URL === undefined ? null : createSmtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM })
  const fileOf: FileOf = async ({ filename, contentType, ...rest }, langId) => ({
    filename,
    contentType,
    content: 'content' in rest ? rest.content : await pdfOfNumber(rest.invoice, languageOf(langId)),
  })
  const send = sendMails({ mails, sendMail: smtp?.sendMail ?? null, fileOf, clock })
  const setting = (langId: LangId) => ({
    productName: config.PRODUCT_NAME,
    publicUrl,
    language: languageOf(langId),
  })
  const mailbox = mailboxRoutes({
    listMails: () => mails.list(100),
    readMail: (id) => mails.read(id),
    fileOf,
  })
  const jobs: Job[] = [{ name: 'send mails', everySeconds: 5, atOnce: true, work: send }]
  return {
    retention: mailRetention,
    /** Queues the mail of a booking's news with what was invoiced for it, in the transaction of the change. */
    queueNews(tx: Db, news: News, booking: Booking, { recipient, langId, invoices }: NewsReader) {
      return queueMail(
        tx,
        { ...newsMail(news, booking, setting(langId), invoices), recipient, langId },
        now(),
      )
    },
    /** Tells the address that a booking had before. */
    queueFormerAddress(tx: Db, booking: Booking, { recipient, langId }: Reader) {
      return queueMail(tx, { ...formerAddressMail(booking, setting(langId)), recipient, langId }, now())
    },
    /** Queues the link that confirms another driver, to the address the booking has. */
    async queueConfirmation(tx: Db, booking: Booking, { langId, ...wanted }: AskedDriver) {
      const recipient = booking.driver?.email
      if (recipient === undefined) return
      const letter = confirmDriverMail(booking, wanted, setting(langId))
      await queueMail(tx, { ...letter, recipient, langId }, now())
    },
    async queueReferences(tx: Db, { bookings, recipient, langId }: Reader & { bookings: Booking[] }) {
      await queueMail(tx, { ...bookingReferencesMail(bookings, setting(langId)), recipient, langId }, now())
    },
    queueAccountNews: (async (tx, news, { email: recipient, firstName: name, langId }, { page }) => {
      const letter = accountMail(news, { name, page }, setting(langId))
      await queueMail(tx, { ...letter, recipient, langId }, now())
    }) satisfies TellAccount,
    queueReward: (async (tx, { email: recipient, firstName: name, langId }, coupon) => {
      await queueMail(tx, { ...rewardMail({ name, ...coupon }, setting(langId)), recipient, langId }, now())
    }) satisfies TellReward,
    calendarFile: (booking: Booking, langId: LangId) => calendarFile(booking, setting(langId)),
    close: () => smtp?.close(),
    ownData: [ownMails(db)],
    root: config.production ? [] : [mailbox],
    jobs,
  }
}
