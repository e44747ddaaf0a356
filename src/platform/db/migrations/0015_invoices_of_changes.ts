import { sql, type Kysely } from 'kysely'

/**
 * A booking that is changed has further invoices. `previous` is the one that an invoice comes after, and the one that a
 * credit note gives back: each is followed once and given back once, and a booking has one first.
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
