import { sql, type Kysely } from 'kysely'

/** Whether a booking was quoted in a browser that the partner's own people sign in with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table booking_partners add column own_browser boolean not null default false`.execute(db)
}
