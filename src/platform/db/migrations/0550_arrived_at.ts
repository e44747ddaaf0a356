import { sql, type Kysely } from 'kysely'

/**
 * Adds the driver's arrival at the pick-up, from which waiting is computed. A charge of zero states that an estimated
 * charge did not occur.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('trips').addColumn('arrived_at', 'timestamptz').execute()
  await sql`alter table trip_charges drop constraint trip_charges_amount_check`.execute(db)
  await sql`alter table trip_charges add constraint trip_charges_amount_check check (amount >= 0)`.execute(db)
}
