import { sql, type Kysely } from 'kysely'

/** When a supplier's record first showed that a booking's car was picked up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bookings add column picked_up_at timestamptz`.execute(db)
}
