import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

export const outsideTransaction = true

/** The staff find people, trips and enquiries by any part of what names them, and bookings by card and amount. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await buildIndex(
    db,
    'users_found_by',
    sql`users using gin ((lower(coalesce(email, '') || ' ' || coalesce(first_name, '')
      || ' ' || coalesce(last_name, '') || ' ' || coalesce(phone ->> 'countryCode', '')
      || coalesce(phone ->> 'phone', ''))) gin_trgm_ops) where email is not null`,
  )
  await buildIndex(
    db,
    'trips_found_by',
    sql`trips using gin ((lower(reference || ' ' || coalesce(traveller ->> 'name', '')
      || ' ' || coalesce(traveller ->> 'email', '')
      || ' ' || coalesce(traveller -> 'phone' ->> 'countryCode', '')
      || coalesce(traveller -> 'phone' ->> 'phone', ''))) gin_trgm_ops)`,
  )
  await buildIndex(
    db,
    'enquiries_found_by',
    sql`enquiries using gin ((lower(number || ' ' || coalesce(name, '')
      || ' ' || coalesce(email, ''))) gin_trgm_ops)`,
  )
  await buildIndex(
    db,
    'payments_last4',
    sql`payments (card_last4, amount, id) where card_last4 is not null and booking_id is not null`,
  )
  await buildIndex(db, 'payments_amount', sql`payments (amount, id) where booking_id is not null`)
  await buildIndex(db, 'bookings_total', sql`bookings (((price -> 'total' ->> 'amount')::bigint), id)`)
}
