import { sql, type Kysely } from 'kysely'

/** Tasks of the staff about trips, besides those about bookings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table staff_tasks
      alter column booking_id drop not null,
      add column trip_id uuid references trips,
      add constraint staff_tasks_about check (num_nonnulls(booking_id, trip_id) = 1),
      add constraint staff_tasks_trip unique (trip_id, kind)`.execute(db)
}
