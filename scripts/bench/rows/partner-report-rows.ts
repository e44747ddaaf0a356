import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { systemClock } from '#kernel/clock.ts'
import { openDatabase, type Database } from '#platform/db/database.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { readTimes } from '../read-times.ts'
import type { Row } from '../row.ts'
import { dayFromNow } from '../search.ts'
import type { Product } from '../environment.ts'

/** Number of bookings of `PARTNERS`, one of which has `MANY`. BENCH_BOOKINGS sets fewer. */
const BOOKINGS = Number(process.env['BENCH_BOOKINGS'] ?? 1_000_000)
const PARTNERS = 2000
const MANY = BOOKINGS / 50
const { timed, row } = readTimes({ reads: 100, warmUp: 10, maxMs: 200 })
const MAX_FILE_MB = 80
const HOUR_MS = 3_600_000

type Partner = { id: string; headers: Record<string, string> }

/** Measures a partner's reports among a million bookings, and files of as many lines. */
export async function partnerReportRows({ url, pid, environment }: Product): Promise<Row[]> {
  const database = openDatabase(environment['DATABASE_URL'] ?? '', { silentMs: HOUR_MS, retryWindowMs: 0 })
  try {
    const [usual, large, largest] = [
      await addPartner(database, 'usual'),
      await addPartner(database, 'large'),
      await addPartner(database, 'largest'),
    ]
    await fill(database, usual.id, large.id)
    const rows: Row[] = []
    for (const [name, { headers }, bookings] of [
      ['a partner', usual, BOOKINGS / PARTNERS],
      [`a partner with ${MANY} bookings`, large, MANY],
    ] as const) {
      const read = (path: string) => timed(() => readPage(`${url}/api/user/${path}`, headers))
      rows.push(
        row(
          `the first page of ${name}, of ${BOOKINGS} bookings`,
          await read('partner-booking?currency_id=1'),
        ),
        row('… of those in a state', await read('partner-booking?status=confirmed')),
        row('… of a place and a sub-id', await read('partner-booking?place=MAD&sub_id=page-11')),
        row('… the last page by its number', await read(`partner-booking?page=${Math.floor(bookings / 20)}`)),
        row('… totals and months', await read('revenue-list?by=month&currency_id=4')),
        row('… totals and days of a year', await read('revenue-list?by=day&from=2026-01-01&to=2026-12-31')),
        row('… totals and sub-ids', await read('revenue-list?by=sub_id&currency_id=1')),
        row('… totals and suppliers', await read('revenue-list?by=supplier&currency_id=4')),
        row('… totals of a month', await read(`revenue-list?by=month&from=${dayFromNow(-30)}`)),
      )
    }
    // From here on, one partner has all bookings: a file of a million lines.
    await sql`update partner_earnings set partner_id = ${largest.id}`.execute(database.db)
    await sql`vacuum analyze partner_earnings`.execute(database.db)
    // The first one meets an unused heap.
    for (const format of ['xlsx', 'csv'])
      rows.push(await fileRow(`${url}/api/user/partner-booking?format=${format}&currency_id=1`, largest, pid))
    return rows
  } finally {
    await database.close()
  }
}

async function addPartner(database: Database, name: string): Promise<Partner> {
  const people = peopleOf({ database, clock: systemClock } as Parameters<typeof peopleOf>[0])
  const userId = await people.add({ role: 'partner', email: `${name}@bench.example` })
  const { partner_id: id } = await database.db
    .selectFrom('partner_members')
    .select('partner_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { id, headers: { authorization: `Basic ${(await people.tokenOf(userId)).token}` } }
}

/** Inserts bookings of the last three years, in mixed order of partners, without their other rows. */
async function fill({ db }: Database, usual: string, large: string): Promise<void> {
  for (const table of ['partner_earnings', 'booking_partners'])
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_car`)}`.execute(db)
  await sql`
    insert into partners (id, code, name, earns, share_basis_points, holding_days, created_at)
    select gen_random_uuid(), 'BENCH' || n, 'Dune Travel', 'percent', 0, 30, now()
    from generate_series(1, ${PARTNERS - 2}::integer) as n`.execute(db)
  await sql`
    insert into partner_earnings (booking_id, partner_id, reference, sub_id, state, reason, currency, gross, amount,
      market, pickup_id, supplier_id, ordered_at, pick_up_at, drop_off_at, payable_at, changed_at)
    select gen_random_uuid(), case when n % 50 = 0 then ${large}::uuid when n % ${PARTNERS} = 1 then ${usual}::uuid else id end,
      'B' || n, 'page-' || n % 37, state, case when state = 'reversed' then 'cancelled' end,
      (array['EUR', 'USD', 'GBP', 'KWD', 'AED'])[1 + n / 7 % 5], 20000 + n % 5000,
      case when state = 'reversed' then 0 else 1500 + n % 300 end, 'KW', (array['DXB', 'KWI', 'MAD'])[1 + n % 3],
      11 + n % 5, at, at + interval '10 days', at + interval '14 days', at + interval '44 days', at
    from (
      select n, now() - (n::bigint * 7919 % ${BOOKINGS}) * interval '94 seconds' as at,
        (array['pending', 'confirmed', 'payable', 'paid', 'paid', 'paid', 'reversed'])[1 + n / 3 % 7] as state
      from generate_series(1, ${BOOKINGS}::integer) as n
    ) numbered
    join (select id, substring(code from 6)::integer as at_partner from partners where code like 'BENCH%') named
      on at_partner = 1 + n % ${PARTNERS - 2}`.execute(db)
  await sql`
    insert into booking_partners (booking_id, partner_id, sub_id, earns, basis_points, due)
    select booking_id, partner_id, sub_id, 'percent', 750, false from partner_earnings
    on conflict (booking_id) do nothing`.execute(db)
  await sql`
    insert into partner_earning_lines (id, booking_id, partner_id, at, state, amount)
    select gen_random_uuid(), booking_id, partner_id, ordered_at, 'pending', 1500 from partner_earnings
    union all
    select gen_random_uuid(), booking_id, partner_id, ordered_at, 'reversed', -1500 from partner_earnings where state = 'reversed'`.execute(
    db,
  )
  // Three years of rates, and clicks of the larger partner on each of its links every day.
  await sql`
    insert into exchange_rates (date, currency, per_euro)
    select day::date, currency, per_euro * (1 + extract(doy from day) / 3650) from exchange_rates,
      generate_series(now() - interval '1097 days', now() - interval '1 day', interval '1 day') as day
    where date = (select max(date) from exchange_rates)
    on conflict do nothing`.execute(db)
  await sql`
    insert into partner_click_days (partner_id, day, sub_id, clicks)
    select ${large}::uuid, day::date, 'page-' || n, 17
    from generate_series(now() - interval '395 days', now(), interval '1 day') as day, generate_series(0, 36) as n`.execute(
    db,
  )
  const filled = ['partner_earnings', 'partner_earning_lines', 'booking_partners']
  for (const table of [...filled, 'exchange_rates', 'partner_click_days'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}

async function readPage(address: string, headers: Partner['headers']): Promise<void> {
  const reply = await fetch(address, { headers })
  const { items } = (await reply.json()) as { items?: unknown[] }
  if (!items || items.length === 0) throw new Error(`${address}: ${reply.status}, nothing listed`)
}

/** Measures the growth of the process's peak memory while a file of all bookings is downloaded. */
async function fileRow(address: string, { headers }: Partner, pid: number): Promise<Row> {
  const work = `a file of ${BOOKINGS} lines: ${new URL(address).searchParams.get('format')}`
  await download(`${address}&from=2999-01-01`, headers)
  await wait(2000)
  // Resets the peak that Linux counts.
  await writeFile(`/proc/${pid}/clear_refs`, '5')
  const idle = await memoryOf(pid, 'VmRSS')
  const from = performance.now()
  const bytes = await download(address, headers)
  const seconds = (performance.now() - from) / 1000
  const over = ((await memoryOf(pid, 'VmHWM')) - idle) / 1_000_000
  return {
    work,
    measured: `${over.toFixed(0)} MB over idle, ${seconds.toFixed(0)} s, ${(bytes / 1_000_000).toFixed(0)} MB long`,
    needed: `≤ ${MAX_FILE_MB} MB over idle`,
    holds: over <= MAX_FILE_MB,
  }
}

async function download(address: string, headers: Partner['headers']): Promise<number> {
  const reply = await fetch(address, { headers })
  if (!reply.ok || !reply.body) throw new Error(`${address}: ${reply.status}`)
  let bytes = 0
  for await (const chunk of reply.body) bytes += chunk.length
  return bytes
}

async function memoryOf(pid: number, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024
}
