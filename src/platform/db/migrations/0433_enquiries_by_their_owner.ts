import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

export const outsideTransaction = true

/** What a member of the staff has taken, the newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndex(db, 'enquiries_owner_newest', sql`enquiries (owner_id, id) where owner_id is not null`)
  await sql`drop index concurrently if exists enquiries_owner`.execute(db)
}
