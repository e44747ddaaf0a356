import { sql, type RawBuilder } from 'kysely'
import type { AmountRange, Find, SearchHit, SearchQuery } from '#kernel/search-query.ts'
import type { Days } from '#kernel/search-days.ts'
import type { Db, RowOf } from '#platform/db/database.ts'
import { foldNewest, findRowsByWords } from '#platform/db/searched-rows.ts'
import type { Sold } from '../quotes/sold.ts'
import { dayOfPickUp, SEARCHED_BOOKINGS, pickedUpAround } from './booking-filter.store.ts'

/** SQL expression: the total. The index bookings_total has exactly this expression. */
const TOTAL = sql<number>`(price -> 'total' ->> 'amount')::bigint`

/**
 * Finds bookings. An id or a whole reference finds only that booking; otherwise the query matches words, the day or
 * month of pick-up, the price, or the card. Carts are found only by their id or reference.
 */
export function findBookings(db: Db): Find {
  const bookings = () => db.selectFrom('bookings').select(['id', 'reference', 'status', 'driver', 'sold'])
  type Rows = RowOf<typeof bookings>[]
  const ordered = () => bookings().where('status', 'not in', ['cart', 'expired'])

  async function byWords({ terms, days, amount }: SearchQuery, limit: number): Promise<Rows> {
    await foldNewest(db, SEARCHED_BOOKINGS)
    // One statement for all possible years, the nearest first.
    const inDays = days.map((one) => sql`(${isIn(one)} and ${pickedUpAround(one)})`)
    const anyOf = (each: readonly RawBuilder<unknown>[]) =>
      each.length > 0 ? sql<boolean>`(${sql.join(each, sql` or `)})` : sql<boolean>`true`
    const conditions = [
      sql`status not in ('cart', 'expired')`,
      anyOf(days.map(pickedUpAround)),
      ...(amount ? [costs(amount)] : []),
    ]
    const where = sql<boolean>`(${sql.join(conditions, sql` and `)})`
    const exactly = anyOf(inDays)
    const rank = sql`case ${sql.join(
      inDays.map((has, at) => sql`when ${has} then ${sql.lit(at)}`),
      sql` `,
    )} end`
    return findRowsByWords(db, { table: 'bookings', terms, limit, where, exactly }, (has) => {
      const found = bookings().where(has).where(where).where(exactly).limit(limit)
      const inOrder =
        days.length > 0 ? found.orderBy(rank).orderBy(dayOfPickUp).orderBy('id') : found.orderBy('id', 'desc')
      return inOrder.execute()
    })
  }

  function byPayment({ last4, amount }: SearchQuery, limit: number): Promise<Rows> {
    let payments = db.selectFrom('payments').select('booking_id').where('booking_id', 'is not', null)
    if (last4 !== null) payments = payments.where('card_last4', '=', last4)
    if (amount !== null)
      payments = payments.where('amount', '>=', amount.from).where('amount', '<=', amount.to)
    const some = payments.orderBy('payments.id', 'desc').limit(limit).$castTo<{ booking_id: string }>()
    return ordered().where('id', 'in', some).limit(limit).execute()
  }

  async function byDays(days: readonly Days[], limit: number): Promise<Rows> {
    const found = days.map((one) =>
      ordered().where(isIn(one)).orderBy(dayOfPickUp).orderBy('id').limit(limit).execute(),
    )
    return (await Promise.all(found)).flat()
  }

  async function rowsOf(query: SearchQuery, limit: number): Promise<Rows> {
    const { terms, days, amount, last4 } = query
    const found = await Promise.all([
      terms.length > 0 ? byWords(query, limit) : [],
      terms.length === 0 && days.length > 0 ? byDays(days, limit) : [],
      last4 !== null || (amount !== null && terms.length === 0) ? byPayment(query, limit) : [],
      amount !== null && terms.length === 0 && last4 === null
        ? ordered().where(costs(amount)).orderBy('id', 'desc').limit(limit).execute()
        : [],
    ])
    return found.flat()
  }

  return async (query, limit) => {
    const { id, reference } = query
    if (id !== null) return (await bookings().where('id', '=', id).execute()).map(toSearchHit)
    if (reference !== null) {
      const matching = await bookings().where('reference', '=', reference).execute()
      if (matching.length > 0) return matching.map(toSearchHit)
    }
    const distinct = new Map((await rowsOf(query, limit)).map((row) => [row.id, row]))
    return [...distinct.values()].slice(0, limit).map(toSearchHit)
  }
}

function isIn({ from, to }: Days) {
  return sql<boolean>`(${dayOfPickUp} >= ${from} and ${dayOfPickUp} <= ${to})`
}

function costs({ from, to }: AmountRange) {
  return sql<boolean>`(${TOTAL} >= ${from} and ${TOTAL} <= ${to})`
}

function toSearchHit(row: {
  id: string
  reference: string
  status: string
  driver: unknown
  sold: unknown
}): SearchHit {
  const driver = row.driver as { first_name: string; last_name: string } | null
  return {
    id: row.id,
    name: row.reference,
    text: driver && `${driver.first_name} ${driver.last_name}`,
    state: row.status,
    at: (row.sold as Sold).rental.pickUpAt,
  }
}
