import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

export const outsideTransaction = true

/** The staff find bookings by any part of what names them, and list them by state and by pick-up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await buildIndex(
    db,
    'bookings_found_by',
    sql`bookings using gin ((lower(reference || ' ' || coalesce(supplier_reference, '')
      || ' ' || coalesce(driver_email, '') || ' ' || coalesce(driver ->> 'first_name', '')
      || ' ' || coalesce(driver ->> 'last_name', '') || ' ' || coalesce(driver -> 'phone' ->> 'countryCode', '')
      || coalesce(driver -> 'phone' ->> 'phone', ''))) gin_trgm_ops)`,
  )
  await buildIndex(db, 'bookings_status', sql`bookings (status, id)`)
  await buildIndex(db, 'bookings_pick_up', sql`bookings (pick_up_at)`)
}
