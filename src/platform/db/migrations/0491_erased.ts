import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

export const outsideTransaction = true

/** Who was erased lately, which is kept beside the database too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndex(db, 'users_erased', sql`users (erased_at) where erased_at is not null`)
  await buildIndex(db, 'trip_profiles_erased', sql`trip_profiles (erased_at) where erased_at is not null`)
}
