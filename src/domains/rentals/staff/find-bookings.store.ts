import { sql } from 'kysely'
import type { Find, Found, Sought } from '#kernel/sought.ts'
import type { Db } from '#platform/db/database.ts'
import type { Sold } from '../quotes/sold.ts'
import { dayOfPickUp, FOUND_BY, pickedUpAround } from './booking-filter.store.ts'

/** The index of migration 0381 is on this very expression. */
const TOTAL = sql<number>`(price -> 'total' ->> 'amount')::bigint`

/**
 * Bookings by id or whole reference, those alone; else by words, day or month of pick-up, what they cost, or card. Carts
 * are found by their id or reference only.
 */
export function findBookings(db: Db): Find {
  const bookings = () => db.selectFrom('bookings').select(['id', 'reference', 'status', 'driver', 'sold'])
  type Bookings = ReturnType<typeof bookings>
  const ordered = () => bookings().where('status', 'not in', ['cart', 'expired'])
  const byPayment = ({ last4, amount }: Sought, limit: number): Bookings => {
    let payments = db.selectFrom('payments').select('booking_id').where('booking_id', 'is not', null)
    if (last4 !== null) payments = payments.where('card_last4', '=', last4)
    if (amount !== null) payments = payments.where('amount', '=', amount)
    return ordered().where(
      'id',
      'in',
      payments.orderBy('payments.id', 'desc').limit(limit).$castTo<{
        booking_id: string
      }>(),
    )
  }
  const inDays = (query: Bookings, days: NonNullable<Sought['days']>): Bookings =>
    query
      .where(dayOfPickUp, '>=', days.from)
      .where(dayOfPickUp, '<=', days.to)
      .orderBy(dayOfPickUp)
      .orderBy('id')

  function queriesOf(sought: Sought, limit: number): Bookings[] {
    const { patterns, days, amount, last4 } = sought
    const byWords = patterns.reduce((query, pattern) => query.where(FOUND_BY, 'like', pattern), ordered())
    const worded = amount === null ? byWords : byWords.where(TOTAL, '=', amount)
    return [
      ...(patterns.length > 0 && days === null ? [worded.orderBy('id', 'desc')] : []),
      ...(patterns.length > 0 && days !== null ? [inDays(worded.where(pickedUpAround(days)), days)] : []),
      ...(patterns.length === 0 && days !== null ? [inDays(ordered(), days)] : []),
      ...(last4 !== null || (amount !== null && patterns.length === 0) ? [byPayment(sought, limit)] : []),
      ...(amount !== null && patterns.length === 0 && last4 === null
        ? [ordered().where(TOTAL, '=', amount).orderBy('id', 'desc')]
        : []),
    ]
  }

  return async (sought, limit) => {
    const { id, reference } = sought
    if (id !== null) return (await bookings().where('id', '=', id).execute()).map(toFound)
    if (reference !== null) {
      const named = await bookings().where('reference', '=', reference).execute()
      if (named.length > 0) return named.map(toFound)
    }
    const found = await Promise.all(queriesOf(sought, limit).map((query) => query.limit(limit).execute()))
    const distinct = new Map(found.flat().map((row) => [row.id, row]))
    return [...distinct.values()].slice(0, limit).map(toFound)
  }
}

function toFound(row: {
  id: string
  reference: string
  status: string
  driver: unknown
  sold: unknown
}): Found {
  const driver = row.driver as { first_name: string; last_name: string } | null
  return {
    id: row.id,
    name: row.reference,
    text: driver && `${driver.first_name} ${driver.last_name}`,
    state: row.status,
    at: (row.sold as Sold).rental.pickUpAt,
  }
}
