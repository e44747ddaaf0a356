import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { InvoiceContract, type InvoiceKind } from '../invoice.contract.ts'
import type { StaffInvoice } from './staff-invoice.contract.ts'

type Filter = { kind?: InvoiceKind | undefined; search?: string | undefined }

/** Invoices and credit notes, the latest first, from behind the document `after`. */
export type ListInvoices = (
  filter: Filter,
  page: { after?: string | undefined; limit: number },
) => Promise<StaffInvoice[]>

const FIGURES = /^\d{1,9}$/
const NUMBER = /^(INV|CN)-/

export function listStaffInvoices(db: Db): ListInvoices {
  async function named(search: string): Promise<RawBuilder<boolean>> {
    if (FIGURES.test(search)) return sql`i.position = ${Number(search)}`
    if (NUMBER.test(search)) return sql`i.number = ${search}`
    const booking = db.selectFrom('bookings').select('id').where('reference', '=', search)
    return sql`i.booking_id = ${(await booking.executeTakeFirst())?.id ?? null}`
  }

  return async ({ kind, search }, { after, limit }) => {
    let query = db
      .selectFrom('invoices as i')
      .innerJoin('bookings as b', 'b.id', 'i.booking_id')
      .select(['i.number', 'i.content', 'i.booking_id', 'i.issued_at', 'b.reference'])
      .orderBy('i.issued_at', 'desc')
      .orderBy('i.number', 'desc')
      .limit(limit)
    if (kind !== undefined) query = query.where('i.kind', '=', kind)
    if (search !== undefined) query = query.where(await named(search.toUpperCase()))
    if (after !== undefined)
      query = query.where(
        sql<boolean>`(i.issued_at, i.number) < (select l.issued_at, l.number from invoices l where l.number = ${after})`,
      )
    return (await query.execute()).map((row) => {
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
  }
}
