import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { proxiedDatabase } from '#testing/infrastructure/proxied-database.ts'
import { DatabaseUnavailable } from './database-failures.ts'
import { openDatabase } from './database.ts'

const { direct, proxy, database } = forFile(await proxiedDatabase())
await sql`create table counted (name text not null)`.execute(direct.db)
beforeEach(() => sql`truncate counted`.execute(direct.db))

const insert = (db: typeof database.db) => sql`insert into counted values ('one')`.execute(db)

const nameOf = (url: string) => new URL(url).pathname.slice(1)

async function counted(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from counted`.execute(direct.db)
  return rows[0]!.count
}

/** Runs a transaction of two writes. On the first attempt `between` runs after the first write. */
function writeTwice(between: () => Promise<unknown>): Promise<string> {
  let runs = 0
  return database.db.transaction().execute(async (tx) => {
    await insert(tx)
    if (runs++ === 0) await between()
    await insert(tx)
    return `run ${runs}`
  })
}

const endSessions = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query not like '%pg_terminate%'`.execute(
    direct.db,
  )

test('a transaction whose sessions the database ends is run again, and done once', async () => {
  expect(await writeTwice(endSessions)).toBe('run 2')
  expect(await counted()).toBe(2)
})

test('a transaction waits for a database that is away, and is done once', async () => {
  const done = writeTwice(async () => {
    proxy.close()
    void wait(300).then(proxy.open)
  })
  expect(await done).toBe('run 2')
  expect(await counted()).toBe(2)
})

test('a commit that was done and whose answer is lost is not done again', async () => {
  const lost = proxy.answersLost()
  proxy.loseAnswerTo('commit')
  expect(await writeTwice(async () => {})).toBe('run 1')
  expect(proxy.answersLost()).toBe(lost + 1)
  expect(await counted()).toBe(2)
})

test('a transaction that is cut off before its commit is done by running the transaction again', async () => {
  // The connection ends on the last statement before the commit.
  proxy.loseAnswerTo('pg_current_xact_id_if_assigned')
  expect(await writeTwice(async () => {})).toBe('run 2')
  expect(await counted()).toBe(2)
})

test.for([
  { name: 'a transaction', write: (db: typeof database.db) => db.transaction().execute(insert) },
  { name: 'a write of its own', write: insert },
])(
  '$name that a standby refuses is done on the primary, to which the next connection leads',
  async ({ write }) => {
    const setting = (is: boolean) =>
      sql`alter database ${sql.ref(nameOf(direct.url))} set default_transaction_read_only = ${sql.lit(is)}`
    const readOnly = (is: boolean) =>
      direct.db
        .transaction()
        .setAccessMode('read write')
        .execute((tx) => setting(is).execute(tx))
    onTestFinished(async () => void (await readOnly(false)))
    await readOnly(true)
    const { db, close } = openDatabase(direct.url, { connections: 1 })
    onTestFinished(close)
    await sql`select 1`.execute(db)
    const done = write(db)
    await wait(100)
    await readOnly(false)
    await done
    expect(await counted()).toBe(1)
  },
)

test('a read is read again', async () => {
  await insert(database.db)
  proxy.loseAnswerTo('count(')
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from counted`.execute(
    database.db,
  )
  expect(rows).toEqual([{ count: 1 }])
})

test('a write of its own whose answer is lost is not done a second time, and says that the database is unavailable', async () => {
  proxy.loseAnswerTo('insert into')
  await expect(insert(database.db)).rejects.toThrow(DatabaseUnavailable)
  await expect.poll(counted).toBe(1)
})

test('of two transactions that wait for each other both are done', async () => {
  await sql`insert into counted values ('a'), ('b')`.execute(direct.db)
  const both = Promise.withResolvers<void>()
  let met = 0
  const bothIn = async () => {
    met += 1
    if (met === 2) both.resolve()
    await both.promise
  }
  const rename = (first: string, second: string) =>
    database.db.transaction().execute(async (tx) => {
      await sql`update counted set name = name where name = ${first}`.execute(tx)
      await bothIn()
      await sql`update counted set name = name where name = ${second}`.execute(tx)
      return 'done'
    })
  expect(await Promise.all([rename('a', 'b'), rename('b', 'a')])).toEqual(['done', 'done'])
})

/** Makes the rows of a table fail once with a code, like a conflict: `at` the statement or the commit. */
async function conflictOnce(code: string, at: 'statement' | 'commit'): Promise<void> {
  await sql`create sequence conflicts`.execute(direct.db)
  await sql`
    create function conflict_once() returns trigger language plpgsql as ${sql.lit(`begin
      if nextval('conflicts') = 1 then raise exception 'conflict' using errcode = '${code}'; end if;
      return null;
    end`)}`.execute(direct.db)
  await sql`
    create constraint trigger conflict_once after insert on counted
    ${at === 'commit' ? sql`deferrable initially deferred` : sql``}
    for each row execute function conflict_once()`.execute(direct.db)
  onTestFinished(async () => {
    await sql`drop function conflict_once cascade`.execute(direct.db)
    await sql`drop sequence conflicts`.execute(direct.db)
  })
}

test.for([
  { code: '40001', at: 'statement' },
  { code: '40P01', at: 'statement' },
  { code: '40001', at: 'commit' },
  { code: '40P01', at: 'commit' },
] as const)(
  'a transaction that fails with $code at its $at is run again, and done once',
  async ({ code, at }) => {
    await conflictOnce(code, at)
    await writeTwice(async () => {})
    expect(await counted()).toBe(2)
  },
)

test('so is a write of its own that conflicted', async () => {
  await conflictOnce('40001', 'statement')
  await insert(database.db)
  expect(await counted()).toBe(1)
})

test('what waited for its whole patience, and who asks in a long outage, hears that the database is unavailable', async () => {
  const impatient = openDatabase(proxy.url, { connections: 3, retryWindowMs: 300 })
  onTestFinished(async () => {
    proxy.open()
    await impatient.close()
  })
  const read = () => impatient.db.selectFrom('seeds').selectAll().execute()
  await read()
  proxy.close()
  await expect(read()).rejects.toThrow(DatabaseUnavailable)
  // Every later caller fails at once: no retry period restarts while the database is unavailable.
  const reads = Array.from({ length: 20 }, () => read().catch((error: unknown) => error))
  for (const answer of await Promise.all(reads)) expect(answer).toBeInstanceOf(DatabaseUnavailable)
  proxy.open()
  expect(await read()).not.toEqual([])
})

test('a failure of the statement itself is thrown as it is', async () => {
  await expect(sql`select 1 / 0`.execute(database.db)).rejects.toThrow('division by zero')
  await expect(writeTwice(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await counted()).toBe(0)
})
