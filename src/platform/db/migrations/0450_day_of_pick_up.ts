import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

export const outsideTransaction = true

/** The staff list bookings by the day of pick-up on the desk's clock, which is inside a text that is long to read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndex(
    db,
    'bookings_pick_up_day',
    sql`bookings ((left(sold -> 'rental' ->> 'pickUpAt', 10)), id)`,
  )
}
