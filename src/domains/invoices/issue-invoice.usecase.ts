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

/** A change of a booking that documents are issued for. */
type InvoicedEvent = 'confirmed' | 'changed' | 'cancelled' | { paidBack: Money }

/**
 * Issues the documents for a booking's news, in the same transaction: an invoice when it is confirmed, a new one and a
 * credit note for the old when it is changed, a credit note when its cancellation refunds money or part of it is paid back
 * without one. None when we took or refund no money, or when a change left the invoiced content the same.
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
    // Each part follows the one before, so that of two at once one is issued.
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
