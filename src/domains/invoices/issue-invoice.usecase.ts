import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { invoiceOf, isDue, type Seller } from './invoice.ts'
import type { Invoice, InvoiceKind } from './invoice.contract.ts'
import type { findByBooking, issueInvoice } from './invoice.store.ts'

/**
 * Issues what a booking's change asks for, in the transaction of that change: an invoice when it is confirmed, a credit
 * note when money goes back. Null when we took no money or give none back.
 */
export type IssueFor = (tx: Db, booking: Booking, news: 'confirmed' | 'cancelled') => Promise<Invoice | null>

type Needs = {
  issueInvoice: typeof issueInvoice
  findByBooking: typeof findByBooking
  seller: Seller
  clock: Clock
}

const KIND = { confirmed: 'invoice', cancelled: 'credit_note' } as const satisfies Record<string, InvoiceKind>

export function issueFor({ issueInvoice: issue, findByBooking: find, seller, clock }: Needs): IssueFor {
  return async (tx, booking, news) => {
    const kind = KIND[news]
    if (!isDue(kind, booking)) return null
    const bookingId = booking.booking_id
    const credited = kind === 'credit_note' ? await find(tx, bookingId, 'invoice') : null
    if (kind === 'credit_note' && !credited) return null
    const issuedAt = clock.now()
    const write = (number: string) =>
      invoiceOf(booking, { kind, number, issuedAt, seller, credits: credited?.number ?? null })
    return issue(tx, { kind, bookingId, issuedAt, write })
  }
}
