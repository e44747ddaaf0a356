import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

export const outsideTransaction = true

/** What the trips that were booked in a day come to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndex(db, 'trips_created', sql`trips (created_at)`)
}
