import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import { classFit } from '#domains/fleet/public.ts'
import type { TripCategory } from '#domains/fares/public.ts'
import { sql } from 'kysely'
import { nameLanguage, type Language } from '#kernel/locale.ts'
import { money } from '#kernel/money.ts'
import { searchTerms } from '#kernel/searchable.ts'
import type { Db } from '#platform/db/database.ts'
import { foldNewest, hasWords } from '#platform/db/searched-rows.ts'
import { moneyOfRow } from '../journey/trip-row.ts'
import { localTime } from '../journey/trip-reply.ts'
import {
  TRIP_ATTENTION,
  TRIP_STATUSES,
  type Traveller,
  type TripAttention,
  type TripStatus,
} from '../journey/trip.contract.ts'
import type { StaffTrips, TripSummary } from './dispatch.contract.ts'
import { SEARCHED_TRIPS } from './find-trips.store.ts'
import { mostCommonDate } from './most-common-date.ts'
import { attentionOf } from './trip-attention.store.ts'

export type TripFilter = {
  /** Day of the pick-up, on the clock of the trip's city. Undefined: today there. */
  day?: string | undefined
  cityId?: string | undefined
  category?: TripCategory | undefined
  search?: string | undefined
  status?: TripStatus | undefined
  attention?: TripAttention | undefined
  after?: string | undefined
  limit: number
}

const REFERENCE = /^[A-Z2-9]{10}$/

/** Sorts trips without a vehicle first. */
const isAssigned = sql<boolean>`(t.status <> 'booked')`

/** Lists the trips of a day for dispatch. */
export async function listDispatchTrips(
  db: Db,
  filter: TripFilter,
  language: Language,
  now: Temporal.Instant,
): Promise<StaffTrips> {
  if (filter.search !== undefined) await foldNewest(db, SEARCHED_TRIPS)
  const { status, after, limit } = filter
  const name = (table: string) => sql<string>`${sql.ref(`${table}.name_${nameLanguage(language)}`)}`
  const conditions = attentionOf(now)
  let query = matching(db, filter, now)
    .innerJoin('cities as c', 'c.id', 't.city_id')
    .innerJoin('vehicle_types as vt', 'vt.id', 't.vehicle_type_id')
    .leftJoin('companies as co', 'co.id', 't.company_id')
    .leftJoin('vehicles as v', 'v.id', 't.vehicle_id')
    .leftJoin('vehicle_models as m', 'm.id', 'v.model_id')
    .leftJoin('vehicle_types as at', 'at.id', 'm.vehicle_type_id')
    .leftJoin('drivers as d', 'd.id', 't.driver_id')
    .select(['t.id', 't.reference', 't.status', 't.approval', 't.category', 't.city_id', 't.time_zone'])
    .select(['t.start_at', 't.end_at', 't.traveller'])
    .select(['t.total', 't.billed_total', 't.paid', 't.collected', 't.cancellation', 't.currency'])
    .select(['co.name as company', 'v.plate', 'd.name as driver'])
    .select([name('c').as('cityName'), name('vt').as('vehicleType')])
    .select([sql<string | null>`${sql.ref(`at.name_${nameLanguage(language)}`)}`.as('assignedType')])
    .select(['vt.id as bookedId', 'vt.seats as bookedSeats', 'vt.rank as bookedRank'])
    .select(['at.id as assignedId', 'at.seats as assignedSeats', 'at.rank as assignedRank'])
    .select(TRIP_ATTENTION.map((attention) => conditions[attention].as(attention)))
    .orderBy(isAssigned)
    .orderBy('t.start_at')
    .orderBy('t.id')
    .limit(limit + 1)
  if (status !== undefined) query = query.where('t.status', '=', status)
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(${isAssigned}, t.start_at, t.id) > (
        select status <> 'booked', start_at, id from trips where id = ${after}::uuid)`,
    )
  const rows = await query.execute()
  const found = rows.map((row): TripSummary => ({
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
    assigned_type: row.assignedType,
    class: classOf(row),
    driver: row.driver,
    total: money(row.billed_total ?? row.total, row.currency),
    money: moneyOfRow(row),
    attention: TRIP_ATTENTION.filter((attention) => row[attention]),
  }))
  return {
    ...keyedPageOf(found, limit, ({ trip_id }) => trip_id),
    day: await dayOf(db, filter, now),
    counts: await countByStatus(db, filter, now),
    attention: await countAttention(db, filter, now),
  }
}

/**
 * Applies all filters but the status. A complete reference matches on any day, and late trips match on earlier days:
 * a pick-up a minute before midnight has still to be driven.
 */
function matching(db: Db, filter: Omit<TripFilter, 'limit'>, now: Temporal.Instant) {
  const { day, attention, cityId, category, search } = filter
  let query = db.selectFrom('trips as t')
  const reference = search?.toUpperCase() ?? ''
  if (REFERENCE.test(reference)) query = query.where('t.reference', '=', reference)
  else {
    if (day !== undefined || attention !== 'late') query = query.where(isOfDay(day, now))
    if (search !== undefined) query = query.where(hasWords(searchTerms(search), 't'))
  }
  if (cityId !== undefined) query = query.where('t.city_id', '=', cityId)
  if (category !== undefined) query = query.where('t.category', '=', category)
  if (attention !== undefined) query = query.where(attentionOf(now)[attention])
  return query
}

async function dayOf(db: Db, { day, cityId }: TripFilter, now: Temporal.Instant): Promise<string> {
  if (day !== undefined) return day
  const cities = db.selectFrom('cities').select('time_zone')
  const zones = await (
    cityId === undefined ? cities.where('hidden_at', 'is', null) : cities.where('id', '=', cityId)
  ).execute()
  return mostCommonDate(
    zones.map(({ time_zone }) => time_zone),
    now,
  )
}

async function countByStatus(
  db: Db,
  filter: TripFilter,
  now: Temporal.Instant,
): Promise<StaffTrips['counts']> {
  const rows = await matching(db, { ...filter, attention: undefined }, now)
    .select((eb) => ['t.status', eb.fn.countAll<number>().as('count')])
    .groupBy('t.status')
    .execute()
  const counts = new Map(rows.map(({ status, count }) => [status, count]))
  return Object.fromEntries(TRIP_STATUSES.map((status) => [status, counts.get(status) ?? 0])) as Record<
    TripStatus,
    number
  >
}

async function countAttention(
  db: Db,
  filter: TripFilter,
  now: Temporal.Instant,
): Promise<StaffTrips['attention']> {
  const counted = TRIP_ATTENTION.map(async (attention) => {
    const { count } = await matching(db, { ...filter, attention }, now)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return [attention, count] as const
  })
  return Object.fromEntries(await Promise.all(counted)) as Record<TripAttention, number>
}

type Classes = {
  bookedId: string
  bookedSeats: number
  bookedRank: number
  assignedId: string | null
  assignedSeats: number | null
  assignedRank: number | null
}

function classOf({ bookedId, bookedSeats, bookedRank, assignedId, assignedSeats, assignedRank }: Classes) {
  if (assignedId === null || assignedSeats === null || assignedRank === null) return null
  const booked = { id: bookedId, seats: bookedSeats, rank: bookedRank }
  return classFit({ id: assignedId, seats: assignedSeats, rank: assignedRank }, booked)
}

/**
 * SQL condition: the pick-up is on this day. An indexed range covers the day in any zone; then each trip's own clock
 * decides.
 */
function isOfDay(day: string | undefined, now: Temporal.Instant) {
  const midnight = Temporal.PlainDate.from(day ?? mostCommonDate([], now))
    .toZonedDateTime('UTC')
    .toInstant()
  // If no day is set, three dates are candidates: today in some zone is yesterday or tomorrow in UTC.
  const around = day === undefined ? 39 : 15
  const [from, to] = [midnight.subtract({ hours: around }), midnight.add({ hours: 24 + around })]
  const date =
    day === undefined ? sql`(${now}::timestamptz at time zone t.time_zone)::date` : sql`${day}::date`
  return sql<boolean>`(t.start_at >= ${from}
    and t.start_at < ${to}
    and (t.start_at at time zone t.time_zone)::date = ${date})`
}

function wallTime(at: Temporal.Instant, timeZone: string): string {
  return localTime(at, timeZone)
}
