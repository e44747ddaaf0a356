import type { Kysely } from 'kysely'

/**
 * Adds the minutes before the pick-up by which a trip must be booked in a city, by category. Null for the category's
 * default.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('cities').addColumn('lead_minutes', 'jsonb').execute()
}
