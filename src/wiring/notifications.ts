import { readFileSync } from 'node:fs'
import { createSmtpMailer } from '#connectors/email/smtp-mailer.ts'
import { httpSms } from '#connectors/sms/http-sms.ts'
import { invoiceDocument } from '#domains/invoices/invoice-document.http.ts'
import { findByNumber } from '#domains/invoices/invoice.store.ts'
import { mailSetting, type FileOf } from '#domains/outgoing/public.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { voucherSheet, type VoucherSheet } from '#domains/rentals/mails/voucher-sheet.ts'
import { languageOf, type LangId, type Language } from '#kernel/locale.ts'
import { pdfOf } from '#platform/typesetting/typeset.ts'
import type { Shared } from './share-context.ts'

const VOUCHER = readFileSync(new URL('../domains/rentals/mails/voucher.typ', import.meta.url), 'utf8')

/** Creates the parts of the app that mails and text messages add. */
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
          ? await printVoucher(rest.voucher as VoucherSheet, 'job')
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
  return {
    mailSender,
    isSmsOn,
    sendMail: smtp?.sendMail ?? null,
    sendSms,
    renderAttachment,
    voucherPdf: (booking: Booking, langId: LangId) =>
      printVoucher(voucherSheet(booking, mailSetting(shared, langId)), 'request'),
    close: () => smtp?.close(),
  }
}
