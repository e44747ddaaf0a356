import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

export const outsideTransaction = true

/** Whether a reservation that a supplier's desk has found is another booking's already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndex(
    db,
    'bookings_reservation',
    sql`bookings (supplier_reference) where supplier_reference is not null`,
  )
}
