import { sql, type Kysely } from 'kysely'

/**
 * A changed booking has further invoices. `previous` is the invoice that an invoice follows or a credit note reverses:
 * each is followed at most once and reversed at most once, and a booking has one first invoice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table invoices
      drop constraint invoices_booking_id_kind_key,
      add column previous text references invoices (number)`.execute(db)
  await sql`
    update invoices set
      previous = content ->> 'credits',
      content = content || '{"replaced_by": null}'`.execute(db)
  await sql`
    alter table invoices add constraint invoices_in_a_row
      unique nulls not distinct (booking_id, kind, previous)`.execute(db)
}
