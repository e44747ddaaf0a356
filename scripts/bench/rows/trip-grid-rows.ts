import { sql } from 'kysely'
import { systemClock } from '#kernel/clock.ts'
import { openDatabase, type Database } from '#platform/db/database.ts'
import { companyWith, profileOf } from '#testing/builders/trips/trip-people.ts'
import { readTimes } from '../read-times.ts'
import type { Row } from '../row.ts'
import type { Product } from '../environment.ts'

/** Number of trips of one company. BENCH_TRIPS sets fewer. */
const TRIPS = Number(process.env['BENCH_TRIPS'] ?? 1_000_000)
const PAGE_ROWS = 20
const { timed, row } = readTimes({ reads: 300, warmUp: 20, maxMs: 150 })
const STATES = 7
const CATEGORIES = 2
/** Number of people of the company; one supervisor has a tenth of them, another all others. */
const PEOPLE = 1000
const FEW = PEOPLE / 10
const HOUR_MS = 3_600_000

type Reader = { url: string; headers: Record<string, string> }

/**
 * Measures pages of a company's trips over HTTP: by number, with each filter, of a supervisor's people, and
 * after a row.
 */
export async function tripGridRows({ url, environment }: Product): Promise<Row[]> {
  const database = openDatabase(environment['DATABASE_URL'] ?? '', { silentMs: HOUR_MS, retryWindowMs: 0 })
  try {
    const app = { database, clock: systemClock }
    const { companyId } = await companyWith(app)
    const admin = await profileOf(app, { companyId, isAdmin: true })
    const ofFew = await profileOf(app, { companyId, isSupervisor: true })
    const ofMany = await profileOf(app, { companyId, isSupervisor: true })
    await fill(database, companyId, [ofFew.profileId, ofMany.profileId])
    const reader = { url, headers: admin.headers }
    const anyPageOf = (share: number, filter = '', headers = admin.headers) =>
      timed(() => read({ url, headers }, `page=${anyPage(TRIPS * share)}${filter}`))
    const size = `${TRIPS / 1_000_000} million trips`
    const rows = [
      row(`any page of ${size}, by its number`, await anyPageOf(1)),
      row('… of those in a state', await anyPageOf(1 / STATES, '&status=booked')),
      row('… of a category', await anyPageOf(1 / CATEGORIES, '&category=2')),
      row('… in a state and category', await anyPageOf(1 / STATES / CATEGORIES, '&status=booked&category=2')),
      row('… between two days', await anyPageOf(1, `&from=2001-01-01&to=${tomorrow()}`)),
      row('… of a tenth of the people', await anyPageOf(FEW / PEOPLE, '', ofFew.headers)),
      row('… of nine tenths of the people', await anyPageOf(1 - FEW / PEOPLE, '', ofMany.headers)),
    ]
    let after = (await read(reader, `page=${Math.floor(TRIPS / PAGE_ROWS / 2)}`)).next
    const keyed = await timed(async () => {
      after = (await read(reader, `after=${after}`)).next
    })
    return [...rows, row(`the page behind a row, of ${size}`, keyed)]
  } finally {
    await database.close()
  }
}

/** Returns the number of a page that is full. */
function anyPage(rows: number): number {
  return 1 + Math.floor(Math.random() * Math.floor(rows / PAGE_ROWS))
}

function tomorrow(): string {
  return systemClock.now().toZonedDateTimeISO('UTC').toPlainDate().add({ days: 1 }).toString()
}

/** Trips of the last years, in the order of no column, as they would come, of people with one supervisor or another. */
async function fill({ db }: Database, companyId: string, [ofFew, ofMany]: [string, string]): Promise<void> {
  await sql`
    with people as (
      insert into trip_people (id, name, email, created_at)
      select gen_random_uuid(), 'Layla Haddad', 'traveller-' || n || '@example.com', now()
      from generate_series(0, ${PEOPLE}::integer - 1) as n
      returning id, email
    )
    insert into trip_profiles (id, person_id, company_id, supervisor_id, cost_centre, created_at)
    select gen_random_uuid(), id, ${companyId}, case when n < ${FEW}::integer then ${ofFew}::uuid else ${ofMany}::uuid end, n, now()
    from (select id, substring(email from '[0-9]+')::integer as n from people) numbered`.execute(db)
  await sql`
    insert into trips (id, reference, status, category, city_id, time_zone, start_at, end_at, request,
      vehicle_type_id, traveller, company_id, profile_id, pay_by, approval, fare_inputs, fare, total, currency, created_at,
      changed_at)
    select gen_random_uuid(), 'B' || n, (array['booked', 'assigned', 'started', 'ended', 'billed', 'cancelled',
      'no_show'])[1 + n % 7], (array[2, 7])[1 + n / 7 % 2], 'ae-dxb', 'Asia/Dubai', at,
      at + interval '4 hours', '{"category": 2, "from": {"name": "Dubai Mall"}}', 'sedan',
      '{"name": "Layla Haddad"}', ${companyId}, profile_id, 'wallet', 'none', '{}', '{"lines": []}', 24000 + n % 5000, 'AED',
      at, at
    from (
      select n, now() - (n::bigint * 7919 % ${TRIPS}) * interval '100 seconds' as at
      from generate_series(1, ${TRIPS}::integer) as n
    ) numbered
    join (
      select id as profile_id, cost_centre::integer as at_person from trip_profiles where company_id = ${companyId} and cost_centre is not null
    ) people on at_person = n % ${PEOPLE}::integer`.execute(db)
  await sql`vacuum analyze trips`.execute(db)
}

async function read({ url, headers }: Reader, query: string): Promise<{ next: string | null }> {
  const reply = await fetch(`${url}/trips/api/trip/grid?rows=${PAGE_ROWS}&${query}`, { headers })
  const body = (await reply.json()) as { rows?: unknown[]; next: string | null }
  if (body.rows?.length !== PAGE_ROWS) throw new Error(`${query}: ${reply.status}, not a full page of trips`)
  return body
}
