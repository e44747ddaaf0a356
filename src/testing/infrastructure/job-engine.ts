import pg from 'pg'
import { CLOCK_OVERRIDE_SETTING, TestClock, type Db as EngineDb } from 'pg-boss'
import { onTestFinished } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'
import { createScheduledJobs } from '#platform/scheduled-jobs.ts'

/** Processes with scheduled jobs on one database, whose engine takes the time from one clock that the test moves. */
export function jobEngines({ db, url }: { db: Db; url: string }, start = '2026-12-01T09:02:00Z') {
  const clock = new TestClock(start)
  return {
    clock,

    /** `kill`: it asks the database nothing any more, as a process that was killed. */
    process(role: 'web' | 'jobs' = 'jobs') {
      const { database, kill, close } = ownConnections(url)
      const jobs = createScheduledJobs({
        db,
        database,
        works: role === 'jobs',
        log: createLog('silent'),
        clock,
      })
      let alive = true
      onTestFinished(async () => {
        if (alive) await jobs.stop()
        await close()
      })
      return {
        ...jobs,
        kill() {
          alive = false
          kill()
        },
      }
    },
  }
}

function ownConnections(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 5, options: `-c ${CLOCK_OVERRIDE_SETTING}=on` })
  // The database is dropped while some are idle.
  pool.on('error', () => {})
  let killed = false
  const database: EngineDb = {
    async executeSql(text, values) {
      // The clock that all share is moved by way of each of them.
      if (killed && !text.includes('test_clock')) throw new Error('this process was killed')
      return pool.query(text, values)
    },
    // The pool's options say that every session takes the time from the clock.
    async setSessionStatements() {},
  }
  return {
    database,
    kill() {
      killed = true
    },
    close: () => pool.end(),
  }
}
