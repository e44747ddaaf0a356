import { sql, type Kysely } from 'kysely'

/** Whose price it was that was seen; null: seen before this was noted. Prices of plans that are switched off are not shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table seen_prices add column plan_id text`.execute(db)
}
