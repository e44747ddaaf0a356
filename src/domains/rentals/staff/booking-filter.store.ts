import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { searchTerms } from '#kernel/searchable.ts'
import type { Db } from '#platform/db/database.ts'
import { hasWords, type SearchedTable } from '#platform/db/searched-rows.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { BookingStatus } from '../bookings/booking-status.contract.ts'

export type StaffBookingFilter = {
  search?: string | undefined
  status?: BookingStatus | undefined
  /** Inclusive range of pick-up days, `YYYY-MM-DD`. */
  from?: string | undefined
  to?: string | undefined
  waiting: boolean
  after?: string | undefined
  limit: number
}

/**
 * Searchable texts of bookings: the reference, the supplier's reference, and the driver's email, names and phone
 * number. Carts have no driver yet.
 */
export const SEARCHED_BOOKINGS: SearchedTable = {
  table: 'bookings',
  texts: sql`array[reference, supplier_reference] as codes,
    array[driver ->> 'first_name', driver ->> 'last_name', driver ->> 'latin_first_name',
      driver ->> 'latin_last_name'] as names, array[driver_email] as emails,
    (driver -> 'phone' ->> 'countryCode') || ' ' || (driver -> 'phone' ->> 'phone') as phone`,
  only: sql`status not in ('cart', 'expired')`,
}

/**
 * SQL expression: the pick-up day in the desk's local time, `YYYY-MM-DD`. The index bookings_pick_up_day has exactly
 * this expression.
 */
export const dayOfPickUp = sql<string>`left(sold -> 'rental' ->> 'pickUpAt', 10)`

/**
 * SQL condition: the instants that days of pick-up can have in any time zone. In text searches it filters rows before
 * their long text is read.
 */
export function pickedUpAround({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  const inUtc = (day: RawBuilder<unknown>) => sql`(${day})::timestamp at time zone 'UTC'`
  const first = from === undefined ? sql`'-infinity'` : inUtc(sql`${from}::date - 1`)
  const last = to === undefined ? sql`'infinity'` : inUtc(sql`${to}::date + 2`)
  return sql<boolean>`pick_up_at >= ${first} and pick_up_at <= ${last}`
}

/** Returns the query of bookings in the staff list. */
export function bookingsMatching(
  db: Db,
  { search, status, from, to, waiting }: Omit<StaffBookingFilter, 'after' | 'limit'>,
) {
  let query = db.selectFrom('bookings')
  query = status ? query.where('status', '=', status) : query.where('status', 'not in', ['cart', 'expired'])
  if (search !== undefined) query = query.where(matchesSearch(search, status))
  if (from !== undefined) query = query.where(dayOfPickUp, '>=', from)
  if (to !== undefined) query = query.where(dayOfPickUp, '<=', to)
  if (search !== undefined && (from ?? to) !== undefined) query = query.where(pickedUpAround({ from, to }))
  if (waiting)
    query = query.where(
      sql<boolean>`id in (select booking_id from staff_tasks where done_at is null and booking_id is not null)`,
    )
  return query
}

function matchesSearch(search: string, status: BookingStatus | undefined) {
  const has = hasWords(searchTerms(search))
  // Carts are not in the text index, because most are never ordered.
  return status === 'cart' || status === 'expired'
    ? sql<boolean>`(${has} or reference = ${search.trim().toUpperCase()})`
    : has
}

/**
 * Sorts and pages by id. With a range of days, it uses the day of pick-up, forwards from the first or backwards from
 * the last, to use the index: by id, every booking since would be read.
 */
export function inOrder<Row>(
  found: SelectQueryBuilder<Tables, 'bookings', Row>,
  { from, to, after, order }: Pick<StaffBookingFilter, 'from' | 'to' | 'after'> & { order: 'asc' | 'desc' },
): SelectQueryBuilder<Tables, 'bookings', Row> {
  if (from === undefined && to === undefined) {
    const next = after === undefined ? found : found.where('id', order === 'asc' ? '>' : '<', after)
    return next.orderBy('id', order)
  }
  const [direction, than] = from === undefined ? (['desc', sql`<`] as const) : (['asc', sql`>`] as const)
  const ordered = found.orderBy(dayOfPickUp, direction).orderBy('id', direction)
  if (after === undefined) return ordered
  const dayOfAfter = sql`(select ${dayOfPickUp} from bookings where id = ${after})`
  return ordered.where(sql<boolean>`(${dayOfPickUp}, id) ${than} (${dayOfAfter}, ${after}::uuid)`)
}
