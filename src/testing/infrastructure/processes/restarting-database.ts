import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase } from '#platform/db/database.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts'
import { migrate } from '#platform/db/migrate.ts'
import { seedReference } from '#src/seed/reference.ts'

const NAME = 'rihla'

/** A seeded database on its own PostgreSQL server, which a test may crash repeatedly: it restarts by itself. */
export async function restartingDatabase() {
  const dir = await mkdtemp(join(tmpdir(), 'rihla-restart-'))
  const server = await startEmbeddedPostgres(join(dir, 'postgres'), { onLog: () => {} })
  await server.createDatabase(NAME)
  const url = server.urlOf(NAME)
  const database = openDatabase(url, { connections: 2 })
  await migrate(database.db)
  await seedReference(database.db)

  async function onServer<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: server.urlOf('postgres') })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query<Row>(statement)).rows
    } finally {
      await client.end().catch(() => {})
    }
  }
  const sessions = `from pg_stat_activity where datname = '${NAME}' and pid <> pg_backend_pid()`

  return {
    url,
    db: database.db,
    /** Terminates all sessions, as at a shutdown. */
    endSessions: () => onServer(`select pg_terminate_backend(pid) ${sessions}`),
    /** Kills one session: PostgreSQL drops all others and recovers. Returns the ms until it accepts connections. */
    async crash(): Promise<number> {
      const [session] = await onServer<{ pid: number }>(`select pid ${sessions} limit 1`)
      if (!session) throw new Error('nobody is connected')
      process.kill(session.pid, 'SIGKILL')
      const killedAt = performance.now()
      for (;;) {
        await wait(2)
        const isBack = await onServer('select 1').then(
          () => true,
          () => false,
        )
        if (isBack) return performance.now() - killedAt
      }
    },
    async close() {
      await database.close()
      await server.stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
