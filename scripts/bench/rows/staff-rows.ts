import { setTimeout as wait } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import { systemClock } from '#kernel/clock.ts'
import { SEARCHED_PEOPLE } from '#domains/accounts/public.ts'
import { SEARCHED_BOOKINGS } from '#domains/rentals/staff/booking-filter.store.ts'
import { openDatabase, type Database } from '#platform/db/database.ts'
import { foldAll } from '#platform/db/searched-rows.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { newGuest } from '../carts.ts'
import { orderNow } from '../orders.ts'
import { readTimes } from '../read-times.ts'
import type { Row } from '../row.ts'
import { dayFromNow } from '../search.ts'
import type { Product } from '../environment.ts'
import { staffRecordRows } from './staff-record-rows.ts'

/** BENCH_BOOKINGS sets fewer; five events and five entries of the audit for each, a person for five of them. */
const BOOKINGS = Number(process.env['BENCH_BOOKINGS'] ?? 1_000_000)
const PEOPLE = BOOKINGS / 5
const COLLEAGUES = 40
/** Bookings are of the last two years. */
const STEP = sql`interval '63 seconds' * ${1_000_000 / BOOKINGS}::float8`
const times = { reads: 100, warmUp: 10 }
const HOUR_MS = 3_600_000
/** Max wait for vacuum after filling. */
const SETTLED_WITHIN_MS = 900_000
const SETTLED_AGAIN_MS = 2000

/** Measures common staff reads among a million bookings. */
export async function staffRows({ url, environment }: Product): Promise<Row[]> {
  const database = openDatabase(environment['DATABASE_URL'] ?? '', { silentMs: HOUR_MS, retryWindowMs: 0 })
  try {
    const guest = await newGuest(url)
    const [cart] = await guest.fillCarts(1)
    if (!cart) throw new Error('no cart')
    const { booking_id } = await orderNow(url, guest.token, cart)
    const people = peopleOf({ database, clock: systemClock } as Parameters<typeof peopleOf>[0])
    const staffId = await people.add({ role: 'staff', email: 'desk@bench.example' })
    const { token } = await people.tokenOf(staffId)
    const headers = { authorization: `Basic ${token}` }
    await fill(database, booking_id, staffId)
    const read = (path: string) => readReply(`${url}/api/staff/${path}`, headers)
    return [...(await measure(database, read, staffId)), ...(await staffRecordRows(url, token))]
  } finally {
    await database.close()
  }
}

type Read = (path: string) => Promise<void>

async function measure({ db }: Database, read: Read, staffId: string): Promise<Row[]> {
  const rows: Row[] = []
  const { timed: timedFind, row: findRow } = readTimes({ ...times, maxMs: 100 })
  let at = 0
  // A different booking each time, so that no page is read from the cache of the previous one.
  const next = () => (at = (at * 7919 + 104_729) % BOOKINGS)
  const searches: Record<string, () => string> = {
    'a reference': () => referenceOf(next()),
    'an e-mail': () => `driver${next()}@`,
    'a part of a name': () => `oudin${next() % 5000}`,
    'a part of a name that many have': () => 'layla',
    'two parts of which none is rare': () => 'layla oudin1',
    'a phone number': () => `+97150${String(1_000_000 + next())}`,
    'a phone number as it is dialled at home': () => `050 ${String(1_000_000 + next())}`,
    'a name in another script': () => `عودين${next() % 5000}`,
    'the sound of a name that many have': () => 'ليلى',
    'a name with a typing error': () => `layla ouidn${next() % 5000}`,
    'a name and a month of any year': () => `oudin${next() % 5000} march`,
    'the last four of a card': () => String(next() % 10_000).padStart(4, '0'),
    'card and amount': () =>
      `${String(next() % 10_000).padStart(4, '0')} ${(200 + (next() % 5000) / 100).toFixed(2)}`,
    'an amount': () => (200 + (next() % 5000) / 100).toFixed(2),
    'a name and a month': () => `oudin${next() % 5000} ${dayFromNow(-60).slice(0, 7)}`,
    'a day': () => dayFromNow(-(next() % 600)),
    'what is nowhere': () => `nobody${next()}`,
  }
  for (const [name, search] of Object.entries(searches))
    rows.push(
      findRow(
        `everything found by ${name}, of ${BOOKINGS} bookings`,
        await timedFind(() => read(`find?search=${encodeURIComponent(search())}`)),
      ),
    )

  const { timed, row } = readTimes({ ...times, maxMs: 150 })
  const { id: deep } = await db
    .selectFrom('bookings')
    .select('id')
    .orderBy('id')
    .offset(Math.floor(BOOKINGS / 2))
    .limit(1)
    .executeTakeFirstOrThrow()
  const [from, to] = [dayFromNow(-37), dayFromNow(-30)]
  for (const [name, query] of [
    ['the first page', ''],
    ['a page in their middle', `after=${deep}`],
    ['those in a state, in their middle', `status=cancelled&after=${deep}`],
    ['those of a week', `from=${from}&to=${to}`],
    ['those that wait for somebody', 'waiting=true'],
  ] as const)
    rows.push(row(`bookings: ${name}`, await timed(() => read(`bookings?${query}`))))
  const ids = await db.selectFrom('bookings').select('id').limit(500).execute()
  rows.push(
    findRow(
      'one booking with its journal',
      await timedFind(() => read(`bookings/${ids[next() % ids.length]?.id}`)),
    ),
    row(
      `the audit of a person and a week, of ${5 * BOOKINGS} entries`,
      await timed(() => read(`audit?by=${staffId}&from=${from}&to=${to}`)),
    ),
    row('… of an action', await timed(() => read('audit?action=close_task'))),
    row(
      '… of a person, an action and a week',
      await timed(() => read(`audit?by=${staffId}&action=close_task&from=${from}&to=${to}`)),
    ),
  )
  const { timed: timedToday, row: todayRow } = readTimes({ ...times, maxMs: 200 })
  rows.push(todayRow('today’s figures', await timedToday(() => read('today'))))
  return rows
}

/** Returns a reference of ten letters of the alphabet of references. */
function referenceOf(n: number): string {
  return `BB${String(n)
    .padStart(8, '0')
    .replaceAll(/\d/g, (digit) => 'ABCDEFGHJK'[Number(digit)] ?? '')}`
}

/** A single time for all statements of the fill: each is a transaction with its own `now()`. */
const FILLED_AT = new Date().toISOString()
const atOf = (n: RawBuilder<unknown>) => sql`${FILLED_AT}::timestamptz - (${BOOKINGS} - ${n}) * ${STEP}`
/** Returns a UUID of version 7, so that the newest is the largest. */
const idOf = (n: RawBuilder<unknown>, kind: number) => sql`(
  lpad(to_hex((extract(epoch from ${atOf(n)}) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(${kind}::integer), 3, '0')
  || '8' || lpad(to_hex(${n}::bigint), 15, '0'))::uuid`

/** Copies of one real booking, each with its driver, times and events; keys and triggers are off while they are written. */
async function fill({ db }: Database, bookingId: string, staffId: string): Promise<void> {
  const n = sql.ref('n')
  const numbers = sql`generate_series(1, ${BOOKINGS}::integer) as n`
  const userOf = sql`(lpad(to_hex(n % ${PEOPLE}::integer + 1), 12, '0') || '700080000000000000ff')::uuid`
  const colleague = sql`case when n % ${COLLEAGUES} = 0 then ${staffId}::uuid
    else (lpad(to_hex(n % ${COLLEAGUES}), 12, '0') || '700080000000000000aa')::uuid end`
  const copies: Record<string, RawBuilder<unknown>> = {
    id: idOf(n, 1),
    reference: sql`'BB' || translate(lpad((n % 100000000)::text, 8, '0'), '0123456789', 'ABCDEFGHJK')`,
    user_id: userOf,
    // Past bookings are completed: otherwise the completing job would process a fifth of them during the run.
    status: sql`case when n % 5 = 3 then 'cancelled'
      when ${atOf(n)} + interval '4 days' > now() then 'confirmed' else 'completed' end`,
    driver: sql`b.driver || jsonb_build_object('first_name', 'Layla', 'last_name', 'Oudin' || n % 5000,
      'email', 'driver' || n || '@bench.example',
      'phone', jsonb_build_object('countryCode', '+971', 'phone', '50' || (1000000 + n)))`,
    driver_email: sql`'driver' || n || '@bench.example'`,
    supplier_reference: sql`'S' || n * 31`,
    price: sql`jsonb_set(b.price, '{total,amount}', to_jsonb(20000 + n % 5000))`,
    sold: sql`jsonb_set(b.sold, '{rental,pickUpAt}', to_jsonb(to_char(${atOf(n)}, 'YYYY-MM-DD"T"10:00')))`,
    pick_up_at: atOf(n),
    drop_off_at: sql`${atOf(n)} + interval '4 days'`,
    created_at: atOf(n),
    updated_at: atOf(n),
  }
  const columns = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'bookings' and is_generated = 'NEVER' order by ordinal_position`.execute(
    db,
  )
  const names = columns.rows.map(({ name }) => name)
  const statements = [
    sql`insert into users (id, role, lang_id, created_at, email, first_name, last_name)
      select (lpad(to_hex(n), 12, '0') || '700080000000000000ff')::uuid, 'traveller', 1, now(),
        'person' || n || '@bench.example', 'Layla', 'Oudin' || n % 5000
      from generate_series(1, ${PEOPLE}::integer) as n`,
    sql`insert into users (id, role, lang_id, created_at, email, first_name, last_name)
      select (lpad(to_hex(n), 12, '0') || '700080000000000000aa')::uuid, 'staff', 1, now(),
        'colleague' || n || '@bench.example', 'Sami', 'Aziz' || n
      from generate_series(1, ${COLLEAGUES}) as n`,
    sql`insert into bookings (${sql.join(names.map((name) => sql.ref(name)))})
      select ${sql.join(names.map((name) => copies[name] ?? sql.ref(`b.${name}`)))}
      from bookings b, ${numbers} where b.id = ${bookingId}`,
    sql`insert into booking_events (id, booking_id, at, kind)
      select ${idOf(sql`(n * 5 + step)`, 2)}, ${idOf(n, 1)}, ${atOf(n)} + step * interval '1 minute',
        (array['added_to_cart', 'order_placed', 'payment_authorised', 'supplier_confirmed', 'confirmed'])[step]
      from ${numbers}, generate_series(1, 5) as step`,
    sql`insert into payments (id, booking_id, state, status, amount, currency, card_brand, card_last4, created_at, updated_at)
      select ${idOf(n, 3)}, ${idOf(n, 1)}, 'captured', 'captured', 20000 + n % 5000, 'EUR', 'visa',
        lpad((n::bigint * 7919 % 10000)::text, 4, '0'), ${atOf(n)}, ${atOf(n)}
      from ${numbers}`,
    sql`insert into ledger_entries (id, booking_id, kind, currency, at)
      select 'sale:' || n, ${idOf(n, 1)}, 'sale', 'EUR', ${atOf(n)} from ${numbers}`,
    sql`insert into ledger_postings (entry_id, account, amount)
      select 'sale:' || n, account, amount
      from ${numbers}, (values ('travellers', 20000), ('suppliers', -17000), ('margin_pending', -3000)) as p (account, amount)`,
    sql`insert into audit_entries (id, at, staff_id, address, action, subject, subject_id, before, after)
      select ${idOf(sql`(n * 5 + step)`, 4)}, ${atOf(n)} + step * interval '1 second', ${colleague}, '192.0.2.1',
        case when n % 50 = 0 then 'close_task' else 'read_booking' end, 'booking', ${idOf(n, 1)}::text, null, null
      from ${numbers}, generate_series(1, 5) as step`,
    sql`insert into staff_tasks (id, booking_id, kind, deadline, created_at)
      select ${idOf(n, 5)}, ${idOf(n, 1)}, 'pay_back', ${atOf(n)} + interval '4 hours', ${atOf(n)}
      from ${numbers} where n % 5000 = 0`,
    sql`insert into search_hours (hour, searches)
      select hour, 100 from generate_series(date_trunc('hour', now() - interval '10 days'), now(), interval '1 hour') as hour
      on conflict do nothing`,
  ]
  const rebuilt = await dropSlowIndexes(db)
  for (const statement of statements)
    await db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await statement.execute(tx)
    })
  await foldAll(db, [SEARCHED_BOOKINGS, SEARCHED_PEOPLE])()
  for (const definition of rebuilt) await sql.raw(definition).execute(db)
  for (const table of [
    'users',
    'bookings',
    'booking_events',
    'payments',
    'ledger_entries',
    'ledger_postings',
  ])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
  for (const table of ['audit_entries', 'staff_tasks', 'search_hours'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
  await settled(db)
}

/** Waits until the database has finished the work that the filling caused. */
async function settled(db: Database['db']): Promise<void> {
  for (let waited = 0; waited < SETTLED_WITHIN_MS; waited += SETTLED_AGAIN_MS) {
    await sql`checkpoint`.execute(db)
    const { rows } = await sql`
      select from pg_stat_activity where backend_type = 'autovacuum worker'`.execute(db)
    if (rows.length === 0) return
    await wait(SETTLED_AGAIN_MS)
  }
  throw new Error(`the database is vacuumed ${SETTLED_WITHIN_MS / 60_000} minutes after it was filled`)
}

/** Drops the trigram indexes, which are built in a minute; returns the statements that rebuild them. */
async function dropSlowIndexes(db: Database['db']): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and indexdef like '%gin_trgm_ops%'`.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db)
  return rows.map(({ definition }) => definition)
}

async function readReply(address: string, headers: Record<string, string>): Promise<void> {
  const reply = await fetch(address, { headers })
  if (!reply.ok) throw new Error(`${address}: ${reply.status} ${await reply.text()}`)
  await reply.arrayBuffer()
}
