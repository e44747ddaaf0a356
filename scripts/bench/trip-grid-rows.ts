import { sql } from 'kysely'
import { systemClock } from '#kernel/clock.ts'
import { openDatabase, type Database } from '#platform/db/database.ts'
import { companyWith, profileOf } from '#testing/builders/trip-people.ts'
import { percentile } from './rounds.ts'
import type { Row } from './row.ts'
import type { Product } from './stage.ts'

/** Of one company. BENCH_TRIPS sets fewer. */
const TRIPS = Number(process.env['BENCH_TRIPS'] ?? 1_000_000)
const PAGE_ROWS = 20
const READS = 300
const WARM_UP_READS = 20
const MOST_MS = 150
/** A state and a category have one trip in so many. */
const KINDS = 14
const HOUR_MS = 3_600_000

type Reader = { url: string; headers: Record<string, string> }

/** Any page of a company's trips, over HTTP: by its number, with filters, and behind a row. */
export async function tripGridRows({ url, environment }: Product): Promise<Row[]> {
  const database = openDatabase(environment['DATABASE_URL'] ?? '', { silentMs: HOUR_MS, patienceMs: 0 })
  try {
    const { companyId } = await companyWith({ database, clock: systemClock })
    const { headers } = await profileOf({ database, clock: systemClock }, { companyId, isAdmin: true })
    await fill(database, companyId)
    const reader = { url, headers }
    const numbered = await timed(() => read(reader, `page=${anyPage(TRIPS)}`))
    const filtered = await timed(() =>
      read(reader, `status=booked&category=2&page=${anyPage(TRIPS / KINDS)}`),
    )
    let after = (await read(reader, `page=${Math.floor(TRIPS / PAGE_ROWS / 2)}`)).next
    const keyed = await timed(async () => {
      after = (await read(reader, `after=${after}`)).next
    })
    const size = `${TRIPS / 1_000_000} million trips`
    return [
      row(`any page of ${size}, by its number`, numbered),
      row(`any page of those in a state and category, of ${size}`, filtered),
      row(`the page behind a row, of ${size}`, keyed),
    ]
  } finally {
    await database.close()
  }
}

/** The number of a page that is full. */
function anyPage(rows: number): number {
  return 1 + Math.floor(Math.random() * Math.floor(rows / PAGE_ROWS))
}

/** Trips of the last years, in the order of no column, as they would come. */
async function fill({ db }: Database, companyId: string): Promise<void> {
  await sql`
    insert into trips (id, reference, status, category, city_id, time_zone, start_at, end_at, request,
      vehicle_type_id, traveller, company_id, pay_by, approval, fare_inputs, fare, total, currency, created_at,
      changed_at)
    select gen_random_uuid(), 'B' || n, (array['booked', 'assigned', 'started', 'ended', 'billed', 'cancelled',
      'no_show'])[1 + n % 7], (array[2, 7])[1 + n / 7 % 2], 'ae-dxb', 'Asia/Dubai', at,
      at + interval '4 hours', '{"category": 2, "from": {"name": "Dubai Mall"}}', 'sedan',
      '{"name": "Layla Haddad"}', ${companyId}, 'wallet', 'none', '{}', '{"lines": []}', 24000 + n % 5000, 'AED',
      at, at
    from (
      select n, now() - (n::bigint * 7919 % ${TRIPS}) * interval '100 seconds' as at
      from generate_series(1, ${TRIPS}::integer) as n
    ) numbered`.execute(db)
  await sql`vacuum analyze trips`.execute(db)
}

async function read({ url, headers }: Reader, query: string): Promise<{ next: string | null }> {
  const reply = await fetch(`${url}/trips/api/trip/grid?rows=${PAGE_ROWS}&${query}`, { headers })
  const body = (await reply.json()) as { rows?: unknown[]; next: string | null }
  if (body.rows?.length !== PAGE_ROWS) throw new Error(`${query}: ${reply.status}, not a full page of trips`)
  return body
}

async function timed(work: () => Promise<unknown>): Promise<number[]> {
  for (let at = 0; at < WARM_UP_READS; at++) await work()
  const took: number[] = []
  for (let at = 0; at < READS; at++) {
    const from = performance.now()
    await work()
    took.push(performance.now() - from)
  }
  return took
}

function row(work: string, took: readonly number[]): Row {
  const [middle, p95] = [percentile(took, 0.5), percentile(took, 0.95)]
  return {
    work,
    measured: `median ${middle.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
    needed: `p95 ≤ ${MOST_MS} ms`,
    holds: p95 <= MOST_MS,
  }
}
