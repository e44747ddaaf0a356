import { sql } from 'kysely'
import type { Find, SearchHit } from '#kernel/search-query.ts'
import type { Days } from '#kernel/search-days.ts'
import type { Db, RowOf } from '#platform/db/database.ts'
import { foldNewest, findRowsByWords, type SearchedTable } from '#platform/db/searched-rows.ts'
import { localTime } from '../journey/trip-reply.ts'
import type { Traveller } from '../journey/trip.contract.ts'

/** Search by reference and traveller. */
export const SEARCHED_TRIPS: SearchedTable = {
  table: 'trips',
  texts: sql`array[reference] as codes, array[traveller ->> 'name'] as names,
    array[traveller ->> 'email'] as emails,
    (traveller -> 'phone' ->> 'countryCode') || ' ' || (traveller -> 'phone' ->> 'phone') as phone`,
  only: sql`true`,
}

/** Finds trips by id or complete reference alone; otherwise by words and by days on their city's clock. */
export function findTrips(db: Db): Find {
  const trips = () =>
    db.selectFrom('trips').select(['id', 'reference', 'status', 'start_at', 'time_zone', 'traveller'])
  type Row = RowOf<typeof trips>
  const toHit = (row: Row): SearchHit => ({
    id: row.id,
    name: row.reference,
    text: (row.traveller as Traveller).name,
    state: row.status,
    at: localTime(row.start_at, row.time_zone),
  })
  const isIn = ({ from, to }: Days) => sql<boolean>`(
    start_at >= ${from}::date - interval '15 hours' and start_at < ${to}::date + interval '39 hours'
    and (start_at at time zone time_zone)::date between ${from}::date and ${to}::date)`

  return async ({ id, reference, terms, days, amount }, limit) => {
    if (id !== null) return (await trips().where('id', '=', id).execute()).map(toHit)
    if (reference !== null) {
      const exact = await trips().where('reference', '=', reference).execute()
      if (exact.length > 0) return exact.map(toHit)
    }
    if (amount !== null) return []
    if (terms.length > 0) await foldNewest(db, SEARCHED_TRIPS)
    const found: Row[] = []
    for (const one of days.length > 0 ? days : terms.length > 0 ? [null] : []) {
      const inDays = one === null ? undefined : isIn(one)
      const some = inDays === undefined ? trips().limit(limit) : trips().limit(limit).where(inDays)
      const rows =
        terms.length === 0
          ? await some.orderBy('start_at').orderBy('id').execute()
          : await findRowsByWords(db, { table: 'trips', terms, limit, where: inDays }, (has) =>
              some.where(has).orderBy('id', 'desc').execute(),
            )
      found.push(...rows)
    }
    return found.slice(0, limit).map(toHit)
  }
}
