import type { Kysely } from 'kysely'

/** How long before its pick-up a trip must be booked in a city, in minutes by category; null: as the category says. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('cities').addColumn('lead_minutes', 'jsonb').execute()
}
