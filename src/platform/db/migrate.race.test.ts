import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { seedReference } from '#src/seed/reference.ts'
import { emptyDatabase } from '#testing/infrastructure/database.ts'
import { openDatabase } from './database.ts'
import { freePort } from './embedded-postgres.ts'
import { migrate } from './migrate.ts'

const PROCESSES = 3

/** Runs a first start's migrations and seeds in several processes concurrently. */
async function startAtOnce(url: string): Promise<void> {
  await Promise.all(
    Array.from({ length: PROCESSES }, async () => {
      const { db, close } = openDatabase(url, { connections: 2, silentMs: 60_000 })
      await migrate(db)
        .then(() => seedReference(db))
        .finally(close)
    }),
  )
}

async function countLocks(url: string): Promise<number> {
  const { db, close } = openDatabase(url, { connections: 1 })
  const { rows } = await sql<{ held: number }>`
    select count(*) as held from pg_locks
    where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
  `.execute(db)
  await close()
  return rows[0]?.held ?? Number.NaN
}

test('processes that meet an empty database at once all start, and leave no lock', async () => {
  const { url, drop } = await emptyDatabase()
  onTestFinished(drop)
  await startAtOnce(url)
  expect(await countLocks(url)).toBe(0)
})

const WITHOUT_PGBOUNCER =
  spawnSync('pgbouncer', ['--version']).status !== 0 && 'is not tested: pgbouncer is not on the PATH'

/** Starts PgBouncer in transaction mode before a database: the next transaction may use another server connection. */
async function pgBouncer(url: string): Promise<string> {
  const target = new URL(url)
  const name = target.pathname.slice(1)
  const port = await freePort()
  const dir = await mkdtemp(join(tmpdir(), 'rihla-pgbouncer-'))
  await chmod(dir, 0o755)
  await writeFile(
    join(dir, 'pgbouncer.ini'),
    `[databases]
${name} = host=${target.hostname} port=${target.port} user=${target.username} password=${target.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
`,
  )
  const asRoot = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn('pgbouncer', [...asRoot, join(dir, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onTestFinished(async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    await rm(dir, { recursive: true, force: true })
  })
  for await (const line of child.stderr) if (String(line).includes('process up')) break
  child.stderr.resume()
  const pooled = new URL(url)
  pooled.port = String(port)
  pooled.searchParams.delete('host')
  return pooled.href
}

describe.skipIf(WITHOUT_PGBOUNCER)(`behind PgBouncer ${WITHOUT_PGBOUNCER || ''}`, () => {
  test('processes that meet an empty database at once all start, and leave no lock', async () => {
    const { url, drop } = await emptyDatabase()
    onTestFinished(drop)
    await startAtOnce(await pgBouncer(url))
    expect(await countLocks(url)).toBe(0)
  })
})
