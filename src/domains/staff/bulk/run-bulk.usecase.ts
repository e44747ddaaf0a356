import type { App } from '#platform/app.ts'
import { findStaffAccess } from '../members/member.store.ts'
import { mayDo } from '../members/staff-role.contract.ts'
import { writeAudited } from '../staff-write.usecase.ts'
import type { BulkAct, FoundRow } from './bulk-act.ts'
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

/** Rows that are counted in one transaction, and rows worked on before others have their turn. */
const COUNTED_AT_ONCE = 1000
const A_TURN = 200

/** Runner of bulk actions in a process. */
type Running = {
  /** Called after work with the milliseconds that it took: leaves the machine to travellers. */
  rest: (workedMs: number) => Promise<unknown>
  /** The process is to end: what is left is another's. */
  stopping: AbortSignal
  /** The row was not done by a fault of ours; it is not tried again. */
  onFailedRow: (error: unknown, row: { bulkId: string; rowId: string }) => void
  /** Returns true if the row is not to blame, but what is below: it stays waiting. */
  isPassing: (error: unknown) => boolean
}

/**
 * Runs all bulk actions to their end. Any number of processes may do so at once: each row is locked, done and given its
 * result in one transaction, so that it is done once, and one that a process left behind is another's at once.
 */
export async function runBulk(
  app: Pick<App, 'db' | 'clock' | 'actsByName'>,
  { rest, stopping, onFailedRow, isPassing }: Running,
): Promise<void> {
  const { db, clock } = app

  let goesOn = true
  while (goesOn && !stopping.aborted) {
    goesOn = false
    for (const open of await selectOpenBulks(db)) if (await turn(open)) goesOn = true
  }

  async function mayStill(act: BulkAct, staffId: string): Promise<boolean> {
    const access = await findStaffAccess(db, staffId)
    return access !== null && !access.suspended && mayDo(access.roles, act.needs)
  }

  /** Finds a page of its rows, which are so counted again; false: another process does. */
  function countPage(open: OpenBulk, act: BulkAct): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      const held = await lockCounting(tx, open.id)
      if (!held?.which) return false
      const page = { after: held.countedTo, limit: COUNTED_AT_ONCE, staffId: held.staffId }
      const found = await act.rows(held.which, page)
      const all = 'ids' in held.which ? [...found, ...gone(held.which.ids, found)] : found
      await addRows(tx, open.id, all, found.length < COUNTED_AT_ONCE)
      return true
    })
  }

  /** False: no row is left that nobody works on. */
  async function doRow(open: OpenBulk, act: BulkAct): Promise<boolean> {
    const held: { rowId: string | null } = { rowId: null }
    const by = { staffId: open.staffId, address: null, bulkId: open.id }
    try {
      await writeAudited(app, by, async (tx, now, audit) => {
        const rowId = await lockNextRow(tx, open.id)
        held.rowId = rowId
        if (rowId === null) return
        const done = await act.act(tx, { id: rowId, choice: open.choice, by }, now)
        if ('why' in done) return setRow(tx, open.id, { id: rowId, state: 'refused', why: done.why })
        await setRow(tx, open.id, { id: rowId, state: 'done', why: null })
        await audit(done.audited)
      })
    } catch (error) {
      const { rowId } = held
      if (rowId === null || isPassing(error)) throw error
      onFailedRow(error, { bulkId: open.id, rowId })
      await setRow(db, open.id, { id: rowId, state: 'failed', why: 'failed' })
    }
    return held.rowId !== null
  }

  async function timed<Done>(work: () => Promise<Done>): Promise<Done> {
    const startedAt = performance.now()
    const done = await work()
    await rest(performance.now() - startedAt)
    return done
  }

  /** Returns true if anything was done. */
  async function turn(open: OpenBulk): Promise<boolean> {
    const act = app.actsByName.get(open.act)
    // Of a release to come, which runs beside this one.
    if (!act) return false
    if (!(await mayStill(act, open.staffId)))
      return setStopped(db, { id: open.id, by: null, now: clock.now() })
    if (open.state === 'counting') return timed(() => countPage(open, act))
    let count = 0
    while (count < A_TURN && !stopping.aborted && (await timed(() => doRow(open, act)))) count += 1
    if (count > 0) act.afterwards?.()
    if (count < A_TURN && !stopping.aborted) await endIfDone(db, open.id, clock.now())
    return count > 0
  }
}

/** Those that were chosen and are no longer there. */
function gone(ids: readonly string[], found: readonly FoundRow[]) {
  const there = new Set(found.map(({ id }) => id))
  return ids.filter((id) => !there.has(id)).map((id) => ({ id, why: 'gone' as const }))
}
