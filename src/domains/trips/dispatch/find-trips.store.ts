import { sql } from 'kysely'
import type { Find, Found, Sought } from '#kernel/sought.ts'
import type { Db } from '#platform/db/database.ts'
import { localTime } from '../journey/trip-reply.ts'
import type { Traveller } from '../journey/trip.contract.ts'

/** Of a trip: its reference and its traveller. The trigram index of migration 0381 is on this very expression. */
export const TRIP_FOUND_BY = sql<string>`lower(reference || ' ' || coalesce(traveller ->> 'name', '')
  || ' ' || coalesce(traveller ->> 'email', '')
  || ' ' || coalesce(traveller -> 'phone' ->> 'countryCode', '')
  || coalesce(traveller -> 'phone' ->> 'phone', ''))`

/** Trips by id or whole reference, those alone; else by words and by days on their city's clock. */
export function findTrips(db: Db): Find {
  const trips = () =>
    db.selectFrom('trips').select(['id', 'reference', 'status', 'start_at', 'time_zone', 'traveller'])
  type Row = Awaited<ReturnType<ReturnType<typeof trips>['execute']>>[number]
  const toFound = (row: Row): Found => ({
    id: row.id,
    name: row.reference,
    text: (row.traveller as Traveller).name,
    state: row.status,
    at: localTime(row.start_at, row.time_zone),
  })
  const isIn = ({ from, to }: NonNullable<Sought['days']>) => sql<boolean>`(
    start_at >= ${from}::date - interval '15 hours' and start_at < ${to}::date + interval '39 hours'
    and (start_at at time zone time_zone)::date between ${from}::date and ${to}::date)`

  return async ({ id, reference, patterns, days }, limit) => {
    if (id !== null) return (await trips().where('id', '=', id).execute()).map(toFound)
    if (reference !== null) {
      const named = await trips().where('reference', '=', reference).execute()
      if (named.length > 0) return named.map(toFound)
    }
    if (patterns.length === 0 && days === null) return []
    let query = trips().limit(limit)
    for (const pattern of patterns) query = query.where(TRIP_FOUND_BY, 'like', pattern)
    if (days !== null) query = query.where(isIn(days))
    query = patterns.length > 0 ? query.orderBy('id', 'desc') : query.orderBy('start_at').orderBy('id')
    return (await query.execute()).map(toFound)
  }
}
