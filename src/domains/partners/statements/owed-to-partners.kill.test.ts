import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { disagreements, paidOut, unsettled } from '#testing/builders/partners/partner-books.ts'
import { partnerCourse } from '#testing/builders/partners/partner-course.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import type { BookLifecycle } from '#testing/infrastructure/processes/partner-books-process.ts'

const SCRIPT = join(import.meta.dirname, '../../../testing/infrastructure/processes/partner-books-process.ts')

/** Where each life is killed: within a transaction, before its commit, or between it and the next one. */
const KILLS = [
  { part: 'compute', sql: 'insert into "ledger_postings"', nth: 1 },
  { part: 'compute', sql: 'commit', nth: 1 },
  { part: 'compute', sql: 'begin', nth: 2 },
  { part: 'state', sql: 'insert into "partner_statement_lines"', nth: 1 },
  { part: 'state', sql: 'commit', nth: 1 },
  { part: 'state', sql: 'begin', nth: 2 },
  { part: 'prepare', sql: 'commit', nth: 1 },
  { part: 'approve', sql: 'commit', nth: 1 },
  { part: 'pay', sql: 'insert into "ledger_postings"', nth: 1 },
  { part: 'pay', sql: 'commit', nth: 1 },
  { part: 'pay', sql: 'begin', nth: 2 },
] as const satisfies readonly BookLifecycle['killBefore'][]

async function live(url: string, lifecycle: BookLifecycle): Promise<void> {
  const child = spawn(process.execPath, [SCRIPT, url, JSON.stringify(lifecycle)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  const { killBefore } = lifecycle
  const end = killBefore ? { code: null, signal: 'SIGKILL' } : { code: 0, signal: null }
  expect({ code, signal }, JSON.stringify(killBefore)).toEqual(end)
}

test('wherever the process that pays partners is killed, the next one pays the rest once, and the books agree', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  const { db, url } = database
  const clock = testClock('2026-12-01T09:00:00Z')
  const course = await partnerCourse({ dbs: [db, db], clock })
  const staff = [course.staff[0].staffId, course.staff[1].staffId] as const

  for (const killBefore of [...KILLS, null]) {
    // Each life has something of its own to pay to both partners, beside what the one before left.
    for (const partner of [0, 1]) await course.order({ partner, total: 66_000, isOwn: false })
    for (const one of course.ordered) await course.become(one, 'completed')
    clock.pass({ hours: 24 * 40 })
    const computed = clock.now().toString()
    course.monthEnd()
    await live(url, { at: [computed, clock.now().toString()], staff, killBefore })
    expect(await disagreements(db)).toEqual([])
    // The database notices that a process has ended a moment later.
    await expect.poll(() => openTransactions(db)).toBe(0)
  }

  for (const { id } of course.partners) {
    expect(await unsettled(db, id)).toEqual({ unstated: 0, unpaid: 0, left: 0 })
    expect(await paidOut(db, id)).toBe((KILLS.length + 1) * 6000)
  }
})

async function openTransactions(db: Parameters<typeof disagreements>[0]): Promise<number> {
  const { rows } = await sql`
    select pid from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`.execute(db)
  return rows.length
}
