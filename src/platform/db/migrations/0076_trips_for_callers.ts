import { sql, type Kysely } from 'kysely'

/** Trips that the staff book for callers, who may be nobody of the trips' people: they book a quote once, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table trips add column booked_by_staff boolean not null default false`.execute(db)
  await sql`create unique index trips_staff_quote on trips (quote_hash) where booked_by_staff`.execute(db)
}
