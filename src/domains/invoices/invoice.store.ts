import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { numberIn, seriesOf, type InvoiceDraft } from './invoice.ts'
import { InvoiceContract, type Invoice } from './invoice.contract.ts'

export type Issue = {
  draft: InvoiceDraft
  /** The invoice that this one follows or credits; the database rejects a second one for the same. */
  previous: string | null
  bookingId: string
  issuedAt: Temporal.Instant
}

/** Issues an invoice under the next number of its series, in the caller's transaction. */
export async function issueInvoice(
  tx: Db,
  { draft, previous, bookingId, issuedAt }: Issue,
): Promise<Invoice> {
  const series = seriesOf(draft.kind, issuedAt)
  const { last } = await tx
    .insertInto('invoice_series')
    .values({ series, last: 1 })
    .onConflict((same) => same.column('series').doUpdateSet({ last: sql`invoice_series.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  const issued = issuedAt.toString({ smallestUnit: 'second' })
  const content = { ...draft, number: numberIn(series, last), issued_at: issued }
  await tx
    .insertInto('invoices')
    .values({
      number: content.number,
      series,
      position: last,
      kind: draft.kind,
      booking_id: bookingId,
      previous,
      content: sql<object>`${JSON.stringify(content)}::jsonb`,
      issued_at: issuedAt,
    })
    .execute()
  return content
}

/** Null: there is no such document. */
export async function findByNumber(
  db: Db,
  number: string,
): Promise<{ invoice: Invoice; bookingId: string } | null> {
  const row = await db
    .selectFrom('invoices')
    .select(['content', 'booking_id'])
    .where('number', '=', number)
    .executeTakeFirst()
  return row ? { invoice: InvoiceContract.parse(row.content), bookingId: row.booking_id } : null
}

/** Lists all invoices of a booking, oldest first; at the same instant, invoices before credit notes. */
export async function listByBooking(db: Db, bookingId: string): Promise<Invoice[]> {
  const rows = await db
    .selectFrom('invoices')
    .select('content')
    .where('booking_id', '=', bookingId)
    .orderBy('issued_at')
    .orderBy('kind', 'desc')
    .orderBy('number')
    .execute()
  return rows.map(({ content }) => InvoiceContract.parse(content))
}
