import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

export const outsideTransaction = true

/** What the daily comparison with the gateway finds the trips by whose money has moved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndex(db, 'trip_payments_changed', sql`trip_payments (changed_at)`)
  await buildIndex(db, 'trip_refunds_changed', sql`trip_refunds (changed_at)`)
}
