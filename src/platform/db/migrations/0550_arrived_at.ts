import { sql, type Kysely } from 'kysely'

/**
 * When the driver arrived at the pick-up: a trip's waiting is computed from it. A charge of nothing says that what was
 * estimated did not come up.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('trips').addColumn('arrived_at', 'timestamptz').execute()
  await sql`alter table trip_charges drop constraint trip_charges_amount_check`.execute(db)
  await sql`alter table trip_charges add constraint trip_charges_amount_check check (amount >= 0)`.execute(db)
}
