import { sql, type Kysely } from 'kysely'

/**
 * Cars that the staff book for callers. One quote becomes one booking, however often it is pressed. What earlier
 * releases delete of carts goes from here, too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table caller_bookings (
      booking_id uuid primary key references bookings (id) on delete cascade,
      quote_id uuid not null unique
    )`.execute(db)
}
