import { sql, type Kysely } from 'kysely'

/** Which car at a desk was saved, whoever sells it (`car.id` of a search); null for those saved before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table saved_cars add column car_id text`.execute(db)
}
