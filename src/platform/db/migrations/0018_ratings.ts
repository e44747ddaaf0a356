import { sql, type Kysely } from 'kysely'

/** Travellers' ratings of completed rentals: one per booking. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ratings (
      booking_id uuid primary key references bookings,
      user_id uuid not null references users,
      supplier_id int not null references suppliers,
      score int not null check (score between 1 and 5),
      aspects jsonb not null,
      comment text,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index ratings_supplier on ratings (supplier_id) include (score)`.execute(db)
}
