import { readFileSync } from 'node:fs'
import { invoiceSheet } from '#domains/invoices/invoice-sheet.ts'
import { findByNumber, issueInvoice, listByBooking } from '#domains/invoices/invoice.store.ts'
import type { Invoice } from '#domains/invoices/invoice.contract.ts'
import { issueFor } from '#domains/invoices/issue-invoice.usecase.ts'
import type { Language } from '#kernel/locale.ts'
import { pdfOf } from '#platform/typesetting/typeset.ts'
import type { Shared } from './share-context.ts'

export type Invoices = ReturnType<typeof wireInvoices>

const SHEET = readFileSync(new URL('../domains/invoices/invoice.typ', import.meta.url), 'utf8')

/** Who sells outside production, which has to say who does. */
const DEMO = { address: '1 Harbour Street|Dubai', taxId: '100000000000003' }

export function wireInvoices({ db, clock, config }: Shared) {
  const { COMPANY_NAME: name = config.PRODUCT_NAME } = config
  const { COMPANY_ADDRESS: address = DEMO.address, COMPANY_TAX_ID: taxId = DEMO.taxId } = config
  const seller = { name, lines: address.split('|').map((line) => line.trim()), tax_id: taxId }
  const invoicePdf = (invoice: Invoice, language: Language, from: 'request' | 'job' = 'request') =>
    pdfOf({
      document: SHEET,
      data: invoiceSheet(invoice, language),
      at: Temporal.Instant.from(invoice.issued_at),
      from,
    })
  return {
    seller,
    issueFor: issueFor({ issueInvoice, listByBooking, seller, clock }),
    listInvoices: (bookingId: string) => listByBooking(db, bookingId),
    findIssued: (number: string) => findByNumber(db, number),
    invoicePdf,
    async pdfOfNumber(number: string, language: Language) {
      const found = await findByNumber(db, number)
      if (!found) throw new Error(`there is no invoice ${number}`)
      return invoicePdf(found.invoice, language, 'job')
    },
  }
}
