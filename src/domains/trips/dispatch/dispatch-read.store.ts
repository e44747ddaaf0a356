import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import { localTime } from '../journey/trip-reply.ts'
import { TRIP_STATUSES, type Traveller, type TripStatus } from '../journey/trip.contract.ts'
import type { StaffTrips, TripSummary } from './dispatch.contract.ts'

export type TripFilter = {
  /** Of the pick-up, on the clock of the trip's city. */
  day: string
  cityId?: string | undefined
  status?: TripStatus | undefined
  after?: string | undefined
  limit: number
}

/** What dispatch reads of a day. */
export type DispatchReads = { list(filter: TripFilter, language: Language): Promise<StaffTrips> }

export function dispatchReads(db: Db): DispatchReads {
  /** The range of instants in which the day lies in any zone, by the index; then the day of each trip's own clock. */
  const ofDay = ({ day, cityId }: TripFilter) => {
    const midnight = Temporal.PlainDate.from(day).toZonedDateTime('UTC').toInstant()
    let query = db
      .selectFrom('trips as t')
      .where('t.start_at', '>=', new Date(midnight.subtract({ hours: 15 }).epochMilliseconds))
      .where('t.start_at', '<', new Date(midnight.add({ hours: 24 + 15 }).epochMilliseconds))
      .where(sql<boolean>`(t.start_at at time zone t.time_zone)::date = ${day}::date`)
    if (cityId !== undefined) query = query.where('t.city_id', '=', cityId)
    return query
  }

  async function countByStatus(filter: TripFilter): Promise<StaffTrips['counts']> {
    const rows = await ofDay(filter)
      .select((eb) => ['t.status', eb.fn.countAll<number>().as('count')])
      .groupBy('t.status')
      .execute()
    const counts = new Map(rows.map(({ status, count }) => [status, count]))
    return Object.fromEntries(TRIP_STATUSES.map((status) => [status, counts.get(status) ?? 0])) as Record<
      TripStatus,
      number
    >
  }

  return {
    async list(filter, language) {
      const { status, after, limit } = filter
      const name = (table: string) => sql<string>`${sql.ref(`${table}.name_${language}`)}`
      let query = ofDay(filter)
        .innerJoin('cities as c', 'c.id', 't.city_id')
        .innerJoin('vehicle_types as vt', 'vt.id', 't.vehicle_type_id')
        .leftJoin('companies as co', 'co.id', 't.company_id')
        .leftJoin('vehicles as v', 'v.id', 't.vehicle_id')
        .leftJoin('drivers as d', 'd.id', 't.driver_id')
        .select(['t.id', 't.reference', 't.status', 't.approval', 't.category', 't.city_id', 't.time_zone'])
        .select(['t.start_at', 't.end_at', 't.traveller', 't.total', 't.currency'])
        .select(['co.name as company', 'v.plate', 'd.name as driver'])
        .select([name('c').as('cityName'), name('vt').as('vehicleType')])
        .orderBy('t.start_at')
        .orderBy('t.id')
        .limit(limit + 1)
      if (status !== undefined) query = query.where('t.status', '=', status)
      if (after !== undefined)
        query = query.where(
          sql<boolean>`(t.start_at, t.id) > (select start_at, id from trips where id = ${after}::uuid)`,
        )
      const rows = await query.execute()
      const items = rows.slice(0, limit).map((row): TripSummary => ({
        trip_id: row.id,
        reference: row.reference,
        status: row.status,
        approval: row.approval,
        category: row.category,
        city: { id: row.city_id, name: row.cityName },
        start: wallTime(row.start_at, row.time_zone),
        end: wallTime(row.end_at, row.time_zone),
        vehicle_type: row.vehicleType,
        traveller: (row.traveller as Traveller).name,
        company: row.company,
        plate: row.plate,
        driver: row.driver,
        total: { amount: row.total, currency: row.currency },
      }))
      return {
        items,
        next: rows.length > limit ? (items.at(-1)?.trip_id ?? null) : null,
        counts: await countByStatus(filter),
      }
    },
  }
}

function wallTime(at: Date, timeZone: string): string {
  return localTime(Temporal.Instant.fromEpochMilliseconds(at.getTime()), timeZone)
}
