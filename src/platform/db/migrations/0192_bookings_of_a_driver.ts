import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

export const outsideTransaction = true

/** By which a driver's other bookings are found, besides the e-mail address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndex(
    db,
    'bookings_driver_phone',
    sql`bookings ((driver -> 'phone' ->> 'phone')) where driver is not null`,
  )
}
