import type { TripCategory } from '#domains/fares/public.ts'
import { sql, type SqlBool } from 'kysely'
import { nameLanguage, type Language } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { TripStatus } from '../journey/trip.contract.ts'
import type { TripScope } from './trip-scope.ts'

export type TripFilter = {
  scope: TripScope
  status?: TripStatus | undefined
  category?: TripCategory | undefined
  /** Pick-up days on the clock of its city, both inclusive. */
  from?: string | undefined
  to?: string | undefined
}

export type TripPage = { skip: number; after: string | undefined; limit: number; newestFirst: boolean }

/** Counting more takes longer than reading a page. */
const COUNTED_ROWS = 10_000

/** The largest offset of any zone from UTC. */
const MAX_UTC_OFFSET = { hours: 14 }

/**
 * Lists a page of trips. Its rows are selected from an index alone, at any depth; only then are their details read.
 */
export async function listTripRows(
  db: Db,
  filter: TripFilter,
  { skip, after, limit, newestFirst }: TripPage,
  language: Language,
) {
  const matching = await conditionOf(db, filter)
  const direction = newestFirst ? sql`desc` : sql`asc`
  const behind = newestFirst ? sql`<` : sql`>`
  const start =
    after === undefined
      ? sql``
      : sql`and (t.start_at, t.id) ${behind}
          (select l.start_at, l.id from trips l where l.id = ${after} and ${inScope('l', filter.scope)})`
  const name = sql.ref(`name_${nameLanguage(language)}`)
  const { rows } = await sql<TripRow>`
    select t.id, t.reference, t.status, t.category, t.city_id, c.${name} as city, t.start_at, t.end_at,
      t.time_zone, v.${name} as vehicle_type, t.traveller->>'name' as traveller, t.cost_centre, t.pay_by,
      t.approval, t.total, t.currency, t.billed_total, t.bill_number, t.paid, t.collected, t.cancellation,
      coalesce(t.request->'from'->>'name', t.request->'place'->>'name') as place,
      t.request->'to'->>'name' as destination, t.request->>'airport' as airport
    from (
      select t.id, t.start_at from trips t where ${matching} ${start}
      order by t.start_at ${direction}, t.id ${direction} offset ${skip} limit ${limit}
    ) page
    join trips t on t.id = page.id
    join cities c on c.id = t.city_id
    join vehicle_types v on v.id = t.vehicle_type_id
    order by page.start_at ${direction}, page.id ${direction}`.execute(db)
  return rows
}

/** Returns the number of trips: counted up to `COUNTED_ROWS`, beyond that the planner's estimate. */
export async function countTrips(db: Db, filter: TripFilter): Promise<{ total: number; about: boolean }> {
  const matching = await conditionOf(db, filter)
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select from trips t where ${matching} limit ${COUNTED_ROWS + 1}) counted`.execute(
    db,
  )
  const counted = rows[0]?.count ?? 0
  if (counted <= COUNTED_ROWS) return { total: counted, about: false }
  const plan = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select from trips t where ${matching}`.execute(db)
  const expected = plan.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
  return { total: Math.max(expected, counted), about: true }
}

async function conditionOf(db: Db, { scope, ...filter }: TripFilter) {
  const visible =
    scope.kind === 'travellers' ? ofPeople(scope, await peopleOf(db, scope.profileId)) : inScope('t', scope)
  return sql.join([visible, ...filtered(filter)], sql` and `)
}

async function peopleOf(db: Db, supervisorId: string): Promise<string[]> {
  const people = await db
    .selectFrom('trip_profiles')
    .select('id')
    .where((is) => is.or([is('supervisor_id', '=', supervisorId), is('id', '=', supervisorId)]))
    .execute()
  return people.map(({ id }) => id)
}

/**
 * Ids are passed by value: they show the planner whether there are few, best served by their own index, or most of the
 * company.
 */
function ofPeople({ companyId }: { companyId: string }, profileIds: readonly string[]) {
  return sql<SqlBool>`t.company_id = ${companyId} and t.profile_id = any(${profileIds}::uuid[])`
}

export type TripRow = {
  id: string
  reference: string
  status: TripStatus
  category: TripCategory
  city_id: string
  city: string
  start_at: Temporal.Instant
  end_at: Temporal.Instant
  time_zone: string
  vehicle_type: string
  traveller: string
  cost_centre: string | null
  pay_by: 'wallet' | 'card' | 'driver'
  approval: 'none' | 'waiting' | 'approved' | 'refused'
  total: number
  currency: string
  billed_total: number | null
  bill_number: string | null
  paid: number
  collected: number
  cancellation: object | null
  place: string | null
  destination: string | null
  airport: string | null
}

/** SQL condition: the scope includes the trip. */
export function inScope(alias: string, scope: TripScope) {
  const company = sql.ref(`${alias}.company_id`)
  const profile = sql.ref(`${alias}.profile_id`)
  switch (scope.kind) {
    case 'company':
      return sql<SqlBool>`${company} = ${scope.companyId}`
    case 'travellers':
      return sql<SqlBool>`${company} = ${scope.companyId} and ${profile} in (
        select p.id from trip_profiles p where p.supervisor_id = ${scope.profileId} or p.id = ${scope.profileId})`
    case 'own':
      return sql<SqlBool>`${profile} = ${scope.profileId}`
    case 'all':
      return sql<SqlBool>`true`
  }
}

function filtered({ status, category, from, to }: Omit<TripFilter, 'scope'>) {
  return [
    ...(status === undefined ? [] : [sql<SqlBool>`t.status = ${status}`]),
    ...(category === undefined ? [] : [sql<SqlBool>`t.category = ${category}`]),
    ...(from === undefined ? [] : [startsFrom(from)]),
    ...(to === undefined ? [] : [startsUntil(to)]),
  ]
}

/**
 * SQL condition: the trip starts on this day or later. The first comparison narrows the index range; a city's clock is
 * evaluated only where it could matter.
 */
function startsFrom(day: string) {
  const { earliest, latest } = midnights(Temporal.PlainDate.from(day))
  return sql<SqlBool>`t.start_at >= ${earliest} and
    (t.start_at >= ${latest} or (t.start_at at time zone t.time_zone)::date >= ${day}::date)`
}

function startsUntil(day: string) {
  const { earliest, latest } = midnights(Temporal.PlainDate.from(day).add({ days: 1 }))
  return sql<SqlBool>`t.start_at < ${latest} and
    (t.start_at < ${earliest} or (t.start_at at time zone t.time_zone)::date <= ${day}::date)`
}

/** Returns the earliest and the latest start of a day in any zone. */
function midnights(day: Temporal.PlainDate): { earliest: Temporal.Instant; latest: Temporal.Instant } {
  const midnight = day.toZonedDateTime('UTC').toInstant()
  return {
    earliest: midnight.subtract(MAX_UTC_OFFSET),
    latest: midnight.add(MAX_UTC_OFFSET),
  }
}
