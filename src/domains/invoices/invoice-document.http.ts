import { readFileSync } from 'node:fs'
import type { Language } from '#kernel/locale.ts'
import type { Invoice } from './invoice.contract.ts'
import { invoiceSheet } from './invoice-sheet.ts'

const SHEET = readFileSync(new URL('invoice.typ', import.meta.url), 'utf8')

/** Returns an invoice as a document for `pdfOf`. */
export function invoiceDocument(invoice: Invoice, language: Language) {
  return {
    document: SHEET,
    data: invoiceSheet(invoice, language),
    at: Temporal.Instant.from(invoice.issued_at),
  }
}
