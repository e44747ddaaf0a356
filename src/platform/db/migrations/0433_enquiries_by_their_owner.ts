import { sql, type Kysely } from 'kysely'
import { buildIndex, dropIndex } from '../build-index.ts'

export const outsideTransaction = true

/** What a member of the staff has taken, the newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndex(db, 'enquiries_owner_newest', sql`enquiries (owner_id, id) where owner_id is not null`)
  await dropIndex(db, 'enquiries_owner')
}
