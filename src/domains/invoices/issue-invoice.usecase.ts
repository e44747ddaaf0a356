import type { Money } from '#kernel/money.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import {
  creditOf,
  invoiceOf,
  partCreditOf,
  replacedCredit,
  currentInvoice,
  hasSameContent,
  type InvoicedBooking,
} from './invoice.ts'
import type { Invoice } from './invoice.contract.ts'
import { issueInvoice, listByBooking } from './invoice.store.ts'

/** A change of a booking for which documents are issued. */
type InvoicedEvent = 'confirmed' | 'changed' | 'cancelled' | { paidBack: Money }

/**
 * Issues the documents for a change of a booking, in the same transaction: an invoice on confirmation; a new
 * invoice, and a credit note for the old one, on a change; a credit note for a refund, with or without a
 * cancellation. Issues none if we collected or refunded no money, or if a change left the invoiced content
 * the same.
 */
export async function issueInvoices(
  { seller, clock }: Pick<App, 'seller' | 'clock'>,
  tx: Db,
  booking: InvoicedBooking & { refund: Invoice['refund'] },
  event: InvoicedEvent,
): Promise<Invoice[]> {
  const bookingId = booking.booking_id
  const issuedAt = clock.now()
  const issued = await listByBooking(tx, bookingId)
  const current = currentInvoice(issued)
  if (typeof event === 'object') {
    if (!current) return []
    const notes = issued.filter(({ part }) => part)
    const draft = partCreditOf(
      current,
      event.paidBack,
      notes.filter(({ credits }) => credits === current.number),
    )
    // Each partial credit follows the previous document, so that of two concurrent ones only one is issued.
    return [await issueInvoice(tx, { draft, previous: notes.at(-1)?.number ?? null, bookingId, issuedAt })]
  }
  if (event === 'cancelled') {
    const { refund } = booking
    if (!current || !refund || refund.amount.amount === 0) return []
    const draft = creditOf(current, refund)
    return [await issueInvoice(tx, { draft, previous: current.number, bookingId, issuedAt })]
  }
  const draft = invoiceOf(booking, seller)
  if (current && draft && hasSameContent(current, draft)) return []
  const last = issued.findLast(({ kind }) => kind === 'invoice')
  const next =
    draft && (await issueInvoice(tx, { draft, previous: last?.number ?? null, bookingId, issuedAt }))
  const note =
    current &&
    (await issueInvoice(tx, {
      draft: replacedCredit(current, next),
      previous: current.number,
      bookingId,
      issuedAt,
    }))
  return [next, note].filter((one) => one !== null)
}
