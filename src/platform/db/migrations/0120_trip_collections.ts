import { sql, type Kysely } from 'kysely'

/** What drivers and desks collect for trips on the spot; its sum stands with the trip, as what is paid does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A constant default writes no row anew.
  await sql`alter table trips add column collected bigint not null default 0`.execute(db)
  await sql`
    create table trip_collections (
      id uuid primary key,
      trip_id uuid not null references trips,
      -- Hundredths of the trip's currency; below zero: given back.
      amount bigint not null check (amount <> 0),
      at timestamptz not null
    )`.execute(db)
  await sql`create index trip_collections_trip on trip_collections (trip_id, id)`.execute(db)
}
