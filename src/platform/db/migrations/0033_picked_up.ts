import { sql, type Kysely } from 'kysely'

/** When a supplier's record first said that the driver of a booking was given the car. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bookings add column picked_up_at timestamptz`.execute(db)
}
