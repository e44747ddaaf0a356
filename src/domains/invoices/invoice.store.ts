import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { numberIn, seriesOf } from './invoice.ts'
import { InvoiceContract, type Invoice, type InvoiceKind } from './invoice.contract.ts'

export type Issue = {
  kind: InvoiceKind
  bookingId: string
  issuedAt: Temporal.Instant
  write: (number: string) => Invoice
}

/**
 * Issues under the next number of its series, in the caller's transaction; a booking has at most one of each kind, and
 * asking again answers that one.
 */
export async function issueInvoice(tx: Db, { kind, bookingId, issuedAt, write }: Issue): Promise<Invoice> {
  const issued = await findByBooking(tx, bookingId, kind)
  if (issued) return issued
  const series = seriesOf(kind, issuedAt)
  const { last } = await tx
    .insertInto('invoice_series')
    .values({ series, last: 1 })
    .onConflict((same) => same.column('series').doUpdateSet({ last: sql`invoice_series.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  const content = write(numberIn(series, last))
  await tx
    .insertInto('invoices')
    .values({
      number: content.number,
      series,
      position: last,
      kind,
      booking_id: bookingId,
      content: sql<object>`${JSON.stringify(content)}::jsonb`,
      issued_at: new Date(issuedAt.epochMilliseconds),
    })
    .execute()
  return content
}

/** A booking's invoice, or its credit note; null when there is none. */
export async function findByBooking(db: Db, bookingId: string, kind: InvoiceKind): Promise<Invoice | null> {
  const row = await db
    .selectFrom('invoices')
    .select('content')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row ? InvoiceContract.parse(row.content) : null
}

export async function findByNumber(db: Db, number: string): Promise<Invoice | null> {
  const row = await db
    .selectFrom('invoices')
    .select('content')
    .where('number', '=', number)
    .executeTakeFirst()
  return row ? InvoiceContract.parse(row.content) : null
}

/** All of a booking, the invoice first. */
export async function listByBooking(db: Db, bookingId: string): Promise<Invoice[]> {
  const rows = await db
    .selectFrom('invoices')
    .select('content')
    .where('booking_id', '=', bookingId)
    .orderBy('issued_at')
    .orderBy('kind', 'desc')
    .execute()
  return rows.map(({ content }) => InvoiceContract.parse(content))
}
