import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { limitLedgerDates } from '#domains/payments/ledger.store.ts'
import { createReadiness } from '#platform/readiness.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { tcpProxy } from '#testing/infrastructure/tcp-proxy.ts'
import { openDatabase } from './database.ts'

/** Opens a database behind a proxy that can freeze it, with a pool of short timeouts. */
async function freezable({ connections = 2, connectMs = 2_000, silentMs = 2_000 } = {}) {
  const own = await testDatabase({ connections: 1 })
  onTestFinished(() => own.close())
  const proxy = await tcpProxy(own.url)
  const database = openDatabase(proxy.url, { connections, connectMs, silentMs })
  onTestFinished(() => database.close())
  const query = () => database.db.selectFrom('suppliers').select('id').limit(1).execute()
  return { ...proxy, database, query }
}

const unavailable = (words: string) => ({
  name: 'DatabaseUnavailable',
  cause: { message: expect.stringContaining(words) },
})

test('a statement that a frozen database does not answer fails, and the next after it goes on is answered', async () => {
  const { freeze, goOn, query } = await freezable()
  expect(await query()).toHaveLength(1)
  freeze()
  await expect(query()).rejects.toMatchObject(unavailable('the database said nothing'))
  goOn()
  expect(await query()).toHaveLength(1)
})

test('no connection to a frozen database is waited for without end', async () => {
  const { freeze, query } = await freezable()
  freeze()
  await expect(query()).rejects.toMatchObject(unavailable('connection timeout'))
})

test('no free connection is waited for without end', async () => {
  const { database, query } = await freezable({ connections: 1, silentMs: 60_000 })
  await database.db.connection().execute(async () => {
    await expect(query()).rejects.toMatchObject(unavailable('timeout exceeded'))
  })
  expect(await query()).toHaveLength(1)
})

test('a connection may be silent for as long as nobody uses it', async () => {
  const { database, query } = await freezable({ connections: 1, silentMs: 1_000 })
  const backend = async () => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db)
    return rows[0]?.pid
  }
  await query()
  const before = await backend()
  await new Promise((done) => setTimeout(done, 1_500))
  expect(await backend()).toBe(before)
})

test('who asks whether the process is ready is answered while the database is frozen', async () => {
  const { freeze, goOn, query, database } = await freezable({ connectMs: 60_000, silentMs: 60_000 })
  const unreadyReason = createReadiness({ database, dataDir: tmpdir() })
  await query()
  expect(await unreadyReason()).toBeNull()
  freeze()
  expect(await unreadyReason()).toBe('the database does not answer')
  goOn()
  await expect.poll(unreadyReason).toBeNull()
})

test('a process whose database has run out of disk is not ready until a write succeeds', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  const unreadyReason = createReadiness({ database, dataDir: tmpdir() })
  const fails = sql`do $$ begin raise exception 'no space' using errcode = 'disk_full'; end $$`
  await expect(fails.execute(database.db)).rejects.toThrow('no space')
  expect(database.diskFull).toBe(true)
  await sql`create function refuse() returns event_trigger language plpgsql as
    $$ begin raise exception 'no space' using errcode = 'disk_full'; end $$`.execute(database.db)
  await sql`create event trigger refuse on ddl_command_start when tag in ('CREATE TABLE AS')
    execute function refuse()`.execute(database.db)
  expect(await unreadyReason()).toBe('the disk of the database is full')
  await sql`drop event trigger refuse`.execute(database.db)
  expect(await unreadyReason()).toBeNull()
  expect(database.diskFull).toBe(false)
})

test.for([
  { name: 'an hour ahead', ahead: { hours: 1 }, reason: 'its clock is 3600 s ahead of the database’s' },
  { name: 'two minutes behind', ahead: { minutes: -2 }, reason: 'its clock is 120 s behind the database’s' },
  { name: 'in step', ahead: { seconds: 3 }, reason: null },
])('a process whose clock is $name: $reason', async ({ ahead, reason }) => {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  const { rows } = await sql<{ at: string }>`select to_json(clock_timestamp()) as at`.execute(database.db)
  const clock = testClock(Temporal.Instant.from(rows[0]!.at).add(ahead).toString())
  const clockCheck = { clock, maxSkewSeconds: 60 }
  expect(await createReadiness({ database, dataDir: tmpdir(), clockCheck })()).toBe(reason)
})

test('no ledger entry is dated further ahead of the database’s clock than allowed', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  await limitLedgerDates(database.db, 60)
  const post = (seconds: number) =>
    sql`insert into ledger_entries (id, kind, currency, at) values
      (${crypto.randomUUID()}, 'trial', 'EUR', now() + make_interval(secs => ${seconds}))`.execute(
      database.db,
    )
  await expect(post(3600)).rejects.toThrow('is ahead of the database')
  // If not dated ahead, the entry's subject is checked.
  await expect(post(30)).rejects.toThrow('ledger_entries_subject')
})

test('a process whose data directory is gone is not ready', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  const unreadyReason = createReadiness({ database, dataDir: `${tmpdir()}/none-${crypto.randomUUID()}` })
  expect(await unreadyReason()).toBe('the disk of the data directory is full or away')
})
