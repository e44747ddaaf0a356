import { sql, type Kysely } from 'kysely'

/** Differences between our books and the gateway's about trips, besides those about bookings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reconciliations add column trips int not null default 0`.execute(db)
  await sql`
    alter table reconciliation_differences
      alter column booking_id drop not null,
      add column trip_id uuid references trips,
      add constraint reconciliation_differences_about check (num_nonnulls(booking_id, trip_id) = 1),
      add constraint reconciliation_differences_trip unique (trip_id, kind, ours, theirs)`.execute(db)
}
