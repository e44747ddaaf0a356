import { readFileSync } from 'node:fs'
import { invoiceDocument } from '#domains/invoices/invoice-document.http.ts'
import { findByNumber } from '#domains/invoices/invoice.store.ts'
import { nameInMail } from '#domains/accounts/account-news.ts'
import { MAIL_FIGURES } from '#domains/notifications/mail-figures.ts'
import { mailRetention } from '#domains/notifications/mail-retention.store.ts'
import { createSmtpMailer } from '#connectors/email/smtp-mailer.ts'
import { calendarFile } from '#domains/notifications/mails/calendar-file.ts'
import { queueMails } from '#domains/notifications/queue-mails.usecase.ts'
import { mailStore, queueMail } from '#domains/notifications/mail.store.ts'
import type { FileOf } from '#domains/notifications/mail.ts'
import { mailboxRoutes } from '#domains/notifications/mailbox.routes.ts'
import { mailPersonalData } from '#domains/notifications/mail-personal-data.store.ts'
import { sendMails } from '#domains/notifications/send-mails.usecase.ts'
import { sampleMails } from '#domains/notifications/samples/sample-mails.ts'
import { mailHolds } from '#domains/notifications/staff/mail-hold.store.ts'
import { latestMails } from '#domains/notifications/staff/latest-mails.store.ts'
import { mailsOfBooking } from '#domains/notifications/staff/mails-of-booking.usecase.ts'
import { selectBookingMails } from '#domains/notifications/staff/staff-mail.store.ts'
import { countUnsentMails } from '#domains/notifications/unsent-mails.store.ts'
import { voucherSheet } from '#domains/notifications/mails/compose-voucher.ts'
import type { VoucherSheet } from '#domains/notifications/voucher-sheet.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { languageOf, type LangId, type Language } from '#kernel/locale.ts'
import { pdfOf } from '#platform/typesetting/typeset.ts'
import { storedGauges } from '#platform/http/stored-gauges.ts'
import type { Job, Shared } from './share-context.ts'

const VOUCHER = readFileSync(new URL('../domains/notifications/voucher.typ', import.meta.url), 'utf8')

export type Notifications = ReturnType<typeof wireNotifications>

export function wireNotifications({ db, clock, now, config, publicUrl, metrics, seller }: Shared) {
  const mails = mailStore(db)
  const smtp =
    config.SMTP_URL === undefined ? null : createSmtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM })
  const fileOf: FileOf = async ({ filename, contentType, ...rest }, langId) => ({
    filename,
    contentType,
    content:
      'content' in rest
        ? rest.content
        : 'voucher' in rest
          ? await printVoucher(rest.voucher, 'job')
          : await printInvoice(rest.invoice, languageOf(langId)),
  })
  const printVoucher = (sheet: VoucherSheet, from: 'request' | 'job') =>
    pdfOf({
      document: VOUCHER,
      data: { ...sheet, seller: [seller.name, ...seller.lines] },
      at: Temporal.Instant.from(sheet.written_at),
      from,
    })
  const printInvoice = async (number: string, language: Language) => {
    const found = await findByNumber(db, number)
    if (!found) throw new Error(`there is no invoice ${number}`)
    return pdfOf({ ...invoiceDocument(found.invoice, language), from: 'job' })
  }
  const send = sendMails({ mails, sendMail: smtp?.sendMail ?? null, fileOf, clock })
  const setting = (langId: LangId) => ({
    productName: config.PRODUCT_NAME,
    publicUrl,
    language: languageOf(langId),
  })
  const sender = {
    name: config.COMPANY_NAME ?? config.PRODUCT_NAME,
    lines: config.COMPANY_ADDRESS?.split('|').map((line) => line.trim()) ?? [],
  }
  const mailbox = mailboxRoutes({
    listMails: () => mails.list(100),
    readMail: (id) => mails.read(id),
    fileOf,
  })
  const countUnsent = countUnsentMails(db)
  storedGauges(metrics, () => countUnsent(now()), MAIL_FIGURES)
  const jobs: Job[] = [{ name: 'send mails', everySeconds: 5, isDue: mails.hasDue, atOnce: true, work: send }]
  return {
    retention: mailRetention,
    ...queueMails({ queueMail, setting, sender, nameInMail, now }),
    voucherPdf: (booking: Booking, langId: LangId) =>
      printVoucher(voucherSheet(booking, setting(langId)), 'request'),
    calendarFile: (booking: Booking, langId: LangId) => calendarFile(booking, setting(langId)),
    bookingMails: {
      ...mailsOfBooking({ holds: mailHolds, queueMail, setting }),
      latest: latestMails,
      list: (bookingId: string) => selectBookingMails(db, bookingId),
    },
    sampleMails: (langId: LangId) => sampleMails(setting(langId), sender),
    close: () => smtp?.close(),
    personalData: [mailPersonalData(db)],
    root: config.production ? [] : [mailbox],
    jobs,
  }
}
