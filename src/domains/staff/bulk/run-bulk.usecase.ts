import { setTimeout } from 'node:timers/promises'
import type { App } from '#platform/app.ts'
import { findStaffAccess } from '../members/member.store.ts'
import { mayDo } from '../members/staff-role.contract.ts'
import { writeAudited } from '../staff-write.usecase.ts'
import type { BulkAct, BulkRow } from './bulk-act.ts'
import {
  addRows,
  endIfDone,
  lockCounting,
  lockNextRow,
  selectOpenBulks,
  setRow,
  setStopped,
  type OpenBulk,
} from './bulk.store.ts'

/** Rows counted in one transaction, and rows processed before the next bulk action has its turn. */
const COUNTED_AT_ONCE = 1000
const ROWS_A_SLICE = 200

/** Milliseconds of work before a rest, which takes this many times as long as the work. */
const SLICE_MS = 20
const PAUSE_FACTOR = 4

type BulkRun = {
  /** Called after work with its duration in milliseconds, to leave capacity for travellers. */
  pause: (workedMs: number) => Promise<unknown>
  /** Returns true if the database is unavailable: the row stays waiting. */
  isUnavailable: (error: unknown) => boolean
}

/**
 * Creates a rest that takes longer the longer the work took, so that a process busy with travellers does
 * less.
 */
export function createPause(ending: AbortSignal): BulkRun['pause'] {
  let sliceMs = 0
  return async (workedMs) => {
    sliceMs += workedMs
    if (sliceMs < SLICE_MS) return
    const pauseMs = sliceMs * PAUSE_FACTOR
    sliceMs = 0
    await setTimeout(pauseMs, undefined, { signal: ending }).catch(() => null)
  }
}

/**
 * Runs all bulk actions to their end, or until the process ends; another process continues. Safe in several
 * processes: each row is locked, processed and completed in one transaction, so that it is done once, and the
 * rows of a stopped process are unlocked at once. A row that fails because of a bug is not retried.
 */
export async function runBulk(
  app: Pick<App, 'db' | 'clock' | 'log' | 'actsByName' | 'ending'>,
  { pause, isUnavailable }: BulkRun,
): Promise<void> {
  const { db, clock, log, ending } = app

  let goesOn = true
  while (goesOn && !ending.aborted) {
    goesOn = false
    for (const open of await selectOpenBulks(db)) if (await runSlice(open)) goesOn = true
  }

  async function mayStill(action: BulkAct, staffId: string): Promise<boolean> {
    const access = await findStaffAccess(db, staffId)
    return access !== null && !access.suspended && mayDo(access.roles, action.needs)
  }

  /** Finds and counts a page of rows. False if another process does. */
  function countPage(open: OpenBulk, action: BulkAct): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      const locked = await lockCounting(tx, open.id)
      if (!locked?.which) return false
      const page = { after: locked.countedTo, limit: COUNTED_AT_ONCE, staffId: locked.staffId }
      const found = await action.rows(locked.which, page)
      const all = 'ids' in locked.which ? [...found, ...gone(locked.which.ids, found)] : found
      await addRows(tx, open.id, all, found.length < COUNTED_AT_ONCE)
      return true
    })
  }

  /** Processes one row. False if no unlocked row is left. */
  async function doRow(open: OpenBulk, action: BulkAct): Promise<boolean> {
    const current: { rowId: string | null } = { rowId: null }
    const by = { staffId: open.staffId, address: null, bulkId: open.id }
    try {
      await writeAudited(app, by, async (tx, now, audit) => {
        const rowId = await lockNextRow(tx, open.id)
        current.rowId = rowId
        if (rowId === null) return
        const done = await action.act(tx, { id: rowId, choice: open.choice, by }, now)
        if ('why' in done) return setRow(tx, open.id, { id: rowId, state: 'refused', why: done.why })
        await setRow(tx, open.id, { id: rowId, state: 'done', why: null })
        await audit(done.audited)
      })
    } catch (error) {
      const { rowId } = current
      if (rowId === null || isUnavailable(error)) throw error
      log.error({ err: error, bulkId: open.id, rowId }, 'a row of a bulk action failed')
      await setRow(db, open.id, { id: rowId, state: 'failed', why: 'failed' })
    }
    return current.rowId !== null
  }

  async function timed<Done>(work: () => Promise<Done>): Promise<Done> {
    const startedAt = performance.now()
    const done = await work()
    await pause(performance.now() - startedAt)
    return done
  }

  /** Returns true if anything was done. */
  async function runSlice(open: OpenBulk): Promise<boolean> {
    const action = app.actsByName.get(open.act)
    // An action of a newer release running concurrently.
    if (!action) return false
    if (!(await mayStill(action, open.staffId)))
      return setStopped(db, { id: open.id, by: null, now: clock.now() })
    if (open.state === 'counting') return timed(() => countPage(open, action))
    let count = 0
    while (count < ROWS_A_SLICE && !ending.aborted && (await timed(() => doRow(open, action)))) count += 1
    if (count > 0) action.afterwards?.()
    if (count < ROWS_A_SLICE && !ending.aborted) await endIfDone(db, open.id, clock.now())
    return count > 0
  }
}

/** Returns the selected rows that no longer exist. */
function gone(ids: readonly string[], found: readonly BulkRow[]) {
  const there = new Set(found.map(({ id }) => id))
  return ids.filter((id) => !there.has(id)).map((id) => ({ id, why: 'gone' as const }))
}
