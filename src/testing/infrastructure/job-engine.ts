import { CLOCK_OVERRIDE_SETTING, TestClock } from 'pg-boss'
import { expect, onTestFinished } from 'vitest'
import type { RunText } from '#platform/db/run-text.ts'
import { createScheduledJobs } from '#platform/scheduled-jobs.ts'
import { sharedDatabase } from './database.ts'

/** Processes with scheduled jobs on one database, whose engine takes the time from one clock that the test moves. */
export function jobEngines({ url }: { url: string }, start = '2026-12-01T09:02:00Z') {
  const clock = new TestClock(start)
  return {
    clock,

    /** `kill`: stops its database queries, like a killed process. */
    process(role: 'web' | 'jobs' = 'jobs') {
      const database = sharedDatabase(onClock(url))
      let isKilled = false
      const runText: RunText = async (text, values) => {
        // The clock that all share is moved by way of each of them.
        if (isKilled && !text.includes('test_clock')) throw new Error('this process was killed')
        return database.runText(text, values)
      }
      const failures: unknown[] = []
      const jobs = createScheduledJobs({
        runText,
        works: role === 'jobs',
        log: {
          warn() {},
          error(about: object, line: string) {
            // A job of the test may fail.
            if (!isKilled && !('job' in about)) failures.push(line, about)
          },
        },
        clock,
        pollSeconds: 5,
      })
      onTestFinished(async () => {
        if (!isKilled) await jobs.stop()
        await database.close()
        expect(failures, 'the engine failed at something').toEqual([])
      })
      return {
        ...jobs,
        db: database.db,
        runText,
        kill() {
          isKilled = true
        },
      }
    },
  }
}

/** Every session takes the time from the clock. */
function onClock(url: string): string {
  const withOption = new URL(url)
  withOption.searchParams.set('options', `-c ${CLOCK_OVERRIDE_SETTING}=on`)
  return withOption.href
}
