import type { Clock } from '#kernel/clock.ts'
import type { Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import {
  creditOf,
  invoiceOf,
  partCreditOf,
  replacedCredit,
  standingInvoice,
  hasSameContent,
  type Seller,
} from './invoice.ts'
import type { Invoice } from './invoice.contract.ts'
import type { InvoicedBooking } from './invoiced-booking.ts'
import type { issueInvoice, listByBooking } from './invoice.store.ts'

/**
 * Issues the documents for a booking's news, in the same transaction: an invoice when it is confirmed, a new one and a
 * credit note for the old when it is changed, a credit note when its cancellation refunds money or part of it is paid back
 * without one. None when we took or refund no money, or when a change left the invoiced content the same.
 */
export type IssueFor = (
  tx: Db,
  booking: InvoicedBooking & { refund: Invoice['refund'] },
  news: 'confirmed' | 'changed' | 'cancelled' | { paidBack: Money },
) => Promise<Invoice[]>

type Needs = {
  issueInvoice: typeof issueInvoice
  listByBooking: typeof listByBooking
  seller: Seller
  clock: Clock
}

export function issueFor({ issueInvoice: issue, listByBooking: list, seller, clock }: Needs): IssueFor {
  return async (tx, booking, news) => {
    const bookingId = booking.booking_id
    const issuedAt = clock.now()
    const issued = await list(tx, bookingId)
    const standing = standingInvoice(issued)
    if (typeof news === 'object') {
      if (!standing) return []
      const notes = issued.filter(({ part }) => part)
      const draft = partCreditOf(
        standing,
        news.paidBack,
        notes.filter(({ credits }) => credits === standing.number),
      )
      // Each part follows the one before, so that of two at once one is issued.
      return [await issue(tx, { draft, previous: notes.at(-1)?.number ?? null, bookingId, issuedAt })]
    }
    if (news === 'cancelled') {
      const { refund } = booking
      if (!standing || !refund || refund.amount.amount === 0) return []
      const draft = creditOf(standing, refund)
      return [await issue(tx, { draft, previous: standing.number, bookingId, issuedAt })]
    }
    const draft = invoiceOf(booking, seller)
    if (standing && draft && hasSameContent(standing, draft)) return []
    const last = issued.findLast(({ kind }) => kind === 'invoice')
    const next = draft && (await issue(tx, { draft, previous: last?.number ?? null, bookingId, issuedAt }))
    const note =
      standing &&
      (await issue(tx, {
        draft: replacedCredit(standing, next),
        previous: standing.number,
        bookingId,
        issuedAt,
      }))
    return [next, note].filter((one) => one !== null)
  }
}
