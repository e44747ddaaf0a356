import { sql } from 'kysely'
import { computeFigures } from '#domains/rentals/seen-prices/compute-figures.usecase.ts'
import { readPlaceFigures } from '#domains/rentals/seen-prices/read-figures.usecase.ts'
import { readPriceCalendar } from '#domains/rentals/seen-prices/read-price-calendar.usecase.ts'
import { CATEGORIES } from '#kernel/acriss.ts'
import { systemClock } from '#kernel/clock.ts'
import { openDatabase, type Database } from '#platform/db/database.ts'
import { stubPlaces } from '#testing/stand-ins/stub-search.ts'
import { percentile } from '../rounds.ts'
import type { Row } from '../row.ts'
import { dayFromNow } from '../search.ts'
import type { Product } from '../environment.ts'

/** 50 million rows: each place has 10 numbers of days, 500 pick-up days and 10 classes. BENCH_PLACES sets fewer. */
const READER = { currency: 'EUR', partnerBasisPoints: 0 }
const PLACES = Number(process.env['BENCH_PLACES'] ?? 1000)
const ROWS = PLACES * 50_000

const COMPUTED = 50
const READS = 300
const HOUR_MS = 3_600_000

/** Measures seen prices with a table of its max size. Rows of one place are scattered, as in production. */
export async function seenRows({ environment }: Product): Promise<Row[]> {
  const database = openDatabase(environment['DATABASE_URL'] ?? '', { silentMs: HOUR_MS, retryWindowMs: 0 })
  try {
    await fill(database)
    return await rows(database)
  } finally {
    await database.close()
  }
}

async function fill({ db }: Database): Promise<void> {
  for (const index of ['seen_prices_seen_day', 'seen_prices_pickup_date'])
    await sql`drop index ${sql.id(index)}`.execute(db)
  await sql`alter table seen_prices drop constraint seen_prices_pkey`.execute(db)
  await sql`alter table seen_prices set unlogged`.execute(db)
  await sql`
    insert into seen_prices (place_id, days, pickup_date, category, total, seen_at)
    select 'P' || (1000 + n % places), 1 + n / places % 10,
      current_date + 2 + (n / (10 * places) % 500)::integer,
      (${sql.val([...CATEGORIES])}::text[])[1 + n / (5000 * places) % 10],
      3000 + n * 7919 % 20000, now() - n % 1200000 * interval '1 second'
    from generate_series(0::bigint, ${ROWS - 1}) as n, (select ${PLACES}::bigint as places) as input`.execute(
    db,
  )
  await sql`alter table seen_prices add primary key (place_id, days, pickup_date, category)`.execute(db)
  await sql`create index seen_prices_seen_day on seen_prices (seen_day)`.execute(db)
  await sql`create index seen_prices_pickup_date on seen_prices (pickup_date)`.execute(db)
  await sql`
    insert into seen_places (place_id, newest_seen_at)
    select 'P' || (1000 + n), now() from generate_series(0, ${PLACES - 1}) as n`.execute(db)
  await sql`vacuum analyze seen_prices`.execute(db)
}

async function rows({ db }: Database): Promise<Row[]> {
  const app = {
    db,
    readDb: db,
    clock: systemClock,
    exchange: () => ({ date: '2026-12-01', perEuro: { EUR: '1', AED: '4.2' } }),
    plansOff: () => [],
    places: stubPlaces([]),
    defaultCurrency: READER.currency,
  }
  const computing = await timed(COMPUTED, () => computeFigures(app, 1))
  const computed = await db
    .selectFrom('seen_places')
    .select('place_id')
    .where('figures', 'is not', null)
    .execute()
  const reading = await timed(READS, async (at) => {
    const { count } = await readPlaceFigures(app, computed[at % computed.length]?.place_id ?? '', READER)
    if (count < 10_000) throw new Error(`only ${count} prices are behind the figures`)
  })
  const month = await timed(READS, async (at) => {
    const query = { month: dayFromNow(40 + ((at * 7) % 400)).slice(0, 7), days: 1 + (at % 10) }
    const place = `P${1000 + ((at * 613) % PLACES)}`
    const read = await readPriceCalendar(app, {
      query: { pickup_id: place, dropoff_id: place, driver_age: 30, ...query },
      partnerBasisPoints: READER.partnerBasisPoints,
    })
    if (!read.ok || read.value.days.every(({ from }) => from === null))
      throw new Error('a month without a price')
  })
  const size = `${ROWS / 1_000_000} million prices`
  return [
    row(`figures of a place, of ${size}`, reading, 20),
    row(`a month of the price calendar, of ${size}`, month, 10),
    row(`the job: figures of a place computed, of ${size}`, computing, 1000),
  ]
}

async function timed(count: number, work: (at: number) => Promise<unknown>): Promise<number[]> {
  const took: number[] = []
  for (let at = 0; at < count; at++) {
    const from = performance.now()
    await work(at)
    took.push(performance.now() - from)
  }
  return took
}

function row(work: string, took: readonly number[], maxMs: number): Row {
  const [middle, p95] = [percentile(took, 0.5), percentile(took, 0.95)]
  return {
    work,
    measured: `median ${middle.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
    needed: `median ≤ ${maxMs} ms`,
    holds: middle <= maxMs,
  }
}
