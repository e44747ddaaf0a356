import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import type { Db } from '#platform/db/database.ts'
import { InvoiceContract } from '../invoice.contract.ts'
import type { StaffInvoices, StaffInvoicesQuery } from './staff-invoice.contract.ts'

const FIGURES = /^\d{1,9}$/
const NUMBER = /^(INV|CN)-/

/** Lists invoices and credit notes, the latest first, after the document `after`. */
export async function selectInvoices(
  db: Db,
  { kind, search, after, page_size: size }: z.output<typeof StaffInvoicesQuery>,
): Promise<StaffInvoices> {
  let query = db
    .selectFrom('invoices as i')
    .innerJoin('bookings as b', 'b.id', 'i.booking_id')
    .select(['i.number', 'i.content', 'i.booking_id', 'i.issued_at', 'b.reference'])
    .orderBy('i.issued_at', 'desc')
    .orderBy('i.number', 'desc')
    .limit(size + 1)
  if (kind !== undefined) query = query.where('i.kind', '=', kind)
  if (search !== undefined) query = query.where(await matching(db, search.toUpperCase()))
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(i.issued_at, i.number) < (select l.issued_at, l.number from invoices l where l.number = ${after})`,
    )
  const found = (await query.execute()).map((row) => {
    const { kind: of, number, buyer, paid, refund, credits } = InvoiceContract.parse(row.content)
    return {
      number,
      kind: of,
      issued_at: row.issued_at.toString(),
      booking_id: row.booking_id,
      reference: row.reference,
      buyer: buyer.name,
      amount: refund?.amount ?? paid,
      credits,
    }
  })
  return keyedPageOf(found, size, ({ number }) => number)
}

/**
 * SQL condition: the document has this number, this position in its series, or a booking with this reference.
 */
async function matching(db: Db, search: string): Promise<RawBuilder<boolean>> {
  if (FIGURES.test(search)) return sql`i.position = ${Number(search)}`
  if (NUMBER.test(search)) return sql`i.number = ${search}`
  const booking = db.selectFrom('bookings').select('id').where('reference', '=', search)
  return sql`i.booking_id = ${(await booking.executeTakeFirst())?.id ?? null}`
}
