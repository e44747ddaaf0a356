import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

export const outsideTransaction = true

/** By which measured ways are forgotten. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndex(db, 'trip_distances_forgotten', sql`trip_distances (forget_at)`)
}
