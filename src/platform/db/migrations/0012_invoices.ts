import { sql, type Kysely } from 'kysely'

/**
 * Invoices and credit notes as they were issued. A series is numbered without gaps: the transaction that takes a number
 * locks its row, so a rollback leaves no gap.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table invoice_series (
    series text primary key,
    last integer not null check (last > 0)
  )`.execute(db)
  await sql`create table invoices (
    number text primary key,
    series text not null references invoice_series (series),
    position integer not null,
    kind text not null check (kind in ('invoice', 'credit_note')),
    booking_id uuid not null references bookings (id),
    content jsonb not null,
    issued_at timestamptz not null,
    unique (series, position),
    unique (booking_id, kind)
  )`.execute(db)
}
