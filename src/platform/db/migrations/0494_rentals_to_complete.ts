import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

export const outsideTransaction = true

/** Rentals are completed each minute: those that are over, without a look at all that are booked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndex(db, 'bookings_to_complete', sql`bookings (drop_off_at) where status = 'confirmed'`)
}
