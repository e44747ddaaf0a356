import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startTcpProxy } from '#testing/infrastructure/tcp-proxy.ts'
import { primaryWithStandby } from '#testing/infrastructure/standby.ts'
import { openDatabase, type Database, type Db } from './database.ts'
import { openReads } from './read-database.ts'
import { workerStore } from './worker.store.ts'

let servers: Awaited<ReturnType<typeof primaryWithStandby>>
let primary: Database
/** Renews a process's lease, from which a replica's lag is computed. */
let renewing: NodeJS.Timeout
beforeAll(async () => {
  servers = await primaryWithStandby()
  primary = openDatabase(servers.primaryUrl)
  await sql`create table workers (
    id uuid primary key, held_until timestamptz not null, folder text, simulators text[] not null)`.execute(
    primary.db,
  )
  await sql`create table notes (text text not null)`.execute(primary.db)
  const worker = { id: crypto.randomUUID(), folder: null, simulators: [] }
  await workerStore(primary.db, worker).hold()
  renewing = setInterval(() => void workerStore(primary.db, worker).hold(), 100)
})
afterAll(async () => {
  clearInterval(renewing)
  await primary.close()
  await servers.close()
})

function reading(url: string, { maxBehindSeconds = 30 } = {}) {
  const lines: string[] = []
  const metrics = new Registry()
  const log = {
    info: (_: object, line: string) => void lines.push(line),
    warn: (_: object, line: string) => void lines.push(line),
  }
  const reads = openReads({ url, primary: primary.db, log, metrics, maxBehindSeconds, checkEveryMs: 20 })
  onTestFinished(() => reads.close())
  return {
    db: reads.db,
    lines,
    readBy: () => readBy(reads.db),
    value: async (name: string) => (await metrics.getSingleMetric(name)?.get())?.values ?? [],
  }
}

/** Returns which of the two servers answers. */
async function readBy(db: Db): Promise<'primary' | 'replica'> {
  const { rows } = await sql<{ is_standby: boolean }>`select pg_is_in_recovery() as is_standby`.execute(db)
  return rows[0]?.is_standby ? 'replica' : 'primary'
}

const AWAY = 'the replica is not read: the primary answers in its place'
const BACK = 'the replica is read'

test('a replica that streams is read, once it was looked at', async () => {
  const { readBy, lines, value } = reading(servers.standbyUrl)
  await expect.poll(readBy, { interval: 10 }).toBe('replica')
  expect(lines).toEqual([BACK])
  expect(await value('rihla_read_replica_used')).toMatchObject([{ value: 1 }])
  const counts = (await value('rihla_reads_total')).map(({ labels }) => labels['database'])
  expect(counts).toContain('replica')
})

test('without a replica the primary is read', async () => {
  const { db, close } = openReads({
    primary: primary.db,
    log: { info: () => {}, warn: () => {} },
    metrics: new Registry(),
  })
  expect(await readBy(db)).toBe('primary')
  await close()
})

test.for([
  { name: 'a write', run: (db: Db) => sql`insert into notes values ('mine')`.execute(db) },
  {
    name: 'a write in a with',
    run: (db: Db) => sql`with w as (delete from notes returning 1) select 1`.execute(db),
  },
  {
    name: 'a row that is locked',
    run: (db: Db) => db.selectFrom('workers').select('id').forUpdate().execute(),
  },
  { name: 'a transaction', run: (db: Db) => db.transaction().execute(async (tx) => readBy(tx)) },
])('$name is refused, with a replica and without', async ({ run }) => {
  const withNone = openReads({
    primary: primary.db,
    log: { info: () => {}, warn: () => {} },
    metrics: new Registry(),
  })
  for (const { db } of [reading(servers.standbyUrl), withNone])
    await expect(run(db)).rejects.toThrow(/only read|no transactions/)
})

test('while it is away the primary answers, with one line, and it is read again when it is back', async () => {
  const proxy = await startTcpProxy(servers.standbyUrl)
  onTestFinished(() => proxy.end())
  const { readBy, lines } = reading(proxy.url)
  await expect.poll(readBy, { interval: 10 }).toBe('replica')
  proxy.close()
  const answers = await Promise.all(Array.from({ length: 20 }, readBy))
  expect(new Set(answers)).toEqual(new Set(['primary']))
  await wait(50)
  expect(await readBy()).toBe('primary')
  expect(lines).toEqual([BACK, AWAY])
  proxy.open()
  await expect.poll(readBy, { interval: 10 }).toBe('replica')
  expect(lines).toEqual([BACK, AWAY, BACK])
})

test('one that no longer follows is not read once it is too far behind', async () => {
  const onStandby = openDatabase(servers.standbyUrl, { connections: 1 })
  onTestFinished(() => onStandby.close())
  const { readBy, lines } = reading(servers.standbyUrl, { maxBehindSeconds: 1 })
  await expect.poll(readBy, { interval: 10 }).toBe('replica')
  await sql`select pg_wal_replay_pause()`.execute(onStandby.db)
  await expect.poll(readBy, { interval: 50 }).toBe('primary')
  await sql`select pg_wal_replay_resume()`.execute(onStandby.db)
  await expect.poll(readBy, { interval: 50 }).toBe('replica')
  expect(lines).toEqual([BACK, AWAY, BACK])
})

test('a table that it does not have yet is read from the primary', async () => {
  const onStandby = openDatabase(servers.standbyUrl, { connections: 1 })
  onTestFinished(() => onStandby.close())
  const { db, readBy } = reading(servers.standbyUrl)
  await expect.poll(readBy, { interval: 10 }).toBe('replica')
  await sql`select pg_wal_replay_pause()`.execute(onStandby.db)
  await sql`create table brand_new (id int)`.execute(primary.db)
  expect((await sql`select id from brand_new`.execute(db)).rows).toEqual([])
  expect(await readBy()).toBe('replica')
  await sql`select pg_wal_replay_resume()`.execute(onStandby.db)
})

test('a fault of the statement itself is thrown as it is', async () => {
  const { db, readBy } = reading(servers.standbyUrl)
  await expect.poll(readBy, { interval: 10 }).toBe('replica')
  await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow('division by zero')
  expect(await readBy()).toBe('replica')
})
