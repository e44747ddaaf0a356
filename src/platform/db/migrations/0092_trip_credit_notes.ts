import { sql, type Kysely } from 'kysely'

/** Credit notes of trips: each gives back a whole bill, and keeps it as it was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trip_credit_notes (
      number text primary key,
      trip_id uuid not null references trips,
      -- A bill is given back once.
      bill_number text not null unique,
      bill jsonb not null,
      bill_inputs jsonb not null,
      -- Null: billed before it was kept.
      bill_tax jsonb,
      -- Hundredths of the trip's currency.
      total bigint not null,
      reason text not null,
      staff_id uuid references users,
      issued_at timestamptz not null
    )`.execute(db)
  await sql`create index trip_credit_notes_trip on trip_credit_notes (trip_id, issued_at)`.execute(db)
  await sql`create index trip_credit_notes_staff on trip_credit_notes (staff_id) where staff_id is not null`.execute(
    db,
  )
}
