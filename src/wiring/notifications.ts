import { readFileSync } from 'node:fs'
import { createSmtpMailer } from '#connectors/email/smtp-mailer.ts'
import { httpSms } from '#connectors/sms/http-sms.ts'
import { invoiceDocument } from '#domains/invoices/invoice-document.http.ts'
import { findByNumber } from '#domains/invoices/invoice.store.ts'
import type { FileOf } from '#domains/notifications/mail.ts'
import { calendarFile } from '#domains/notifications/mails/calendar-file.ts'
import { mailSetting } from '#domains/notifications/mails/compose-mail.ts'
import { voucherSheet } from '#domains/notifications/mails/compose-voucher.ts'
import * as queueFunctions from '#domains/notifications/queue-mails.usecase.ts'
import { queueTripSms } from '#domains/notifications/sms/queue-trip-sms.service.ts'
import { latestMails } from '#domains/notifications/staff/latest-mails.store.ts'
import { redirectOfBooking, resendOfBooking } from '#domains/notifications/staff/mails-of-booking.usecase.ts'
import { selectBookingMails } from '#domains/notifications/staff/staff-mail.store.ts'
import type { VoucherSheet } from '#domains/notifications/voucher-sheet.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { bindFunctions } from '#kernel/bind-functions.ts'
import { languageOf, type LangId, type Language } from '#kernel/locale.ts'
import { pdfOf } from '#platform/typesetting/typeset.ts'
import type { Shared } from './share-context.ts'

const VOUCHER = readFileSync(new URL('../domains/notifications/voucher.typ', import.meta.url), 'utf8')

export type Notifications = ReturnType<typeof wireNotifications>

/** Creates the parts of the app that mails and text messages add, and their functions that other domains call as ports. */
export function wireNotifications(shared: Shared) {
  const { db, config, seller, log } = shared
  const smtp =
    config.SMTP_URL === undefined ? null : createSmtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM })
  const { SMS_URL: url, SMS_METHOD: method, SMS_HEADERS: headers, SMS_BODY: body } = config
  const sendSms = url === undefined ? null : httpSms({ url, method, headers, body })
  const isSmsOn = sendSms !== null || !config.production
  if (!isSmsOn) log.warn('SMS_URL is not set: nobody can sign in to trips by a code in a text message')
  const mailSender = {
    name: config.COMPANY_NAME ?? config.PRODUCT_NAME,
    lines: config.COMPANY_ADDRESS?.split('|').map((line) => line.trim()) ?? [],
  }
  const renderAttachment: FileOf = async ({ filename, contentType, ...rest }, langId) => ({
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
  const app = { ...shared, mailSender, isSmsOn }
  return {
    ...bindFunctions(app, queueFunctions),
    ...bindFunctions(app, { queueTripSms }),
    mailSender,
    isSmsOn,
    sendMail: smtp?.sendMail ?? null,
    sendSms,
    renderAttachment,
    voucherPdf: (booking: Booking, langId: LangId) =>
      printVoucher(voucherSheet(booking, mailSetting(app, langId)), 'request'),
    calendarFile: (booking: Booking, langId: LangId) => calendarFile(booking, mailSetting(app, langId)),
    bookingMails: {
      ...bindFunctions(app, { resend: resendOfBooking, redirect: redirectOfBooking }),
      latest: latestMails,
      list: (bookingId: string) => selectBookingMails(db, bookingId),
    },
    close: () => smtp?.close(),
  }
}
