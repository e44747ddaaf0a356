import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { mayDo } from '../members/staff-role.contract.ts'
import type { StaffAccess } from '../members/member.store.ts'
import type { StaffWrite } from '../staff-write.usecase.ts'
import type { BulkAct, FoundRow } from './bulk-act.ts'
import type { BulkActs } from './resolve-bulk-action.ts'
import type { BulkStore, OpenBulk } from './bulk.store.ts'

/** Rows that are counted in one transaction, and rows worked on before others have their turn. */
const COUNTED_AT_ONCE = 1000
const A_TURN = 200

type Needs = {
  db: Db
  bulk: BulkStore
  acts: BulkActs
  /** Null: no longer on the staff. */
  readAccess: (staffId: string) => Promise<StaffAccess | null>
  staffWrite: StaffWrite
  clock: Clock
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
export function runBulk(needs: Needs): () => Promise<void> {
  const { db, bulk, acts, readAccess, staffWrite, clock, rest, stopping, onFailedRow, isPassing } = needs

  async function mayStill(act: BulkAct, staffId: string): Promise<boolean> {
    const access = await readAccess(staffId)
    return access !== null && !access.suspended && mayDo(access.roles, act.needs)
  }

  /** Finds a page of its rows, which are so counted again; false: another process does. */
  function countPage(open: OpenBulk, act: BulkAct): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      const held = await bulk.holdCounting(tx, open.id)
      if (!held?.which) return false
      const page = { after: held.countedTo, limit: COUNTED_AT_ONCE, staffId: held.staffId }
      const found = await act.rows(held.which, page)
      const all = 'ids' in held.which ? [...found, ...gone(held.which.ids, found)] : found
      await bulk.addRows(tx, open.id, all, found.length < COUNTED_AT_ONCE)
      return true
    })
  }

  /** False: no row is left that nobody works on. */
  async function doRow(open: OpenBulk, act: BulkAct): Promise<boolean> {
    const held: { rowId: string | null } = { rowId: null }
    const by = { staffId: open.staffId, address: null, bulkId: open.id }
    try {
      await staffWrite(by, async (tx, now) => {
        const rowId = await bulk.holdRow(tx, open.id)
        held.rowId = rowId
        if (rowId === null) return { value: null, audited: null }
        const done = await act.act(tx, { id: rowId, choice: open.choice, by }, now)
        if ('why' in done) {
          await bulk.setRow(tx, open.id, { id: rowId, state: 'refused', why: done.why })
          return { value: null, audited: null }
        }
        await bulk.setRow(tx, open.id, { id: rowId, state: 'done', why: null })
        return { value: null, audited: done.audited }
      })
    } catch (error) {
      const { rowId } = held
      if (rowId === null || isPassing(error)) throw error
      onFailedRow(error, { bulkId: open.id, rowId })
      await bulk.setRow(db, open.id, { id: rowId, state: 'failed', why: 'failed' })
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
    const act = acts.get(open.act)
    // Of a release to come, which runs beside this one.
    if (!act) return false
    if (!(await mayStill(act, open.staffId)))
      return bulk.stop(db, { id: open.id, by: null, now: clock.now() })
    if (open.state === 'counting') return timed(() => countPage(open, act))
    let count = 0
    while (count < A_TURN && !stopping.aborted && (await timed(() => doRow(open, act)))) count += 1
    if (count > 0) act.afterwards?.()
    if (count < A_TURN && !stopping.aborted) await bulk.endIfDone(open.id, clock.now())
    return count > 0
  }

  return async () => {
    let goesOn = true
    while (goesOn && !stopping.aborted) {
      goesOn = false
      for (const open of await bulk.open()) if (await turn(open)) goesOn = true
    }
  }
}

/** Those that were chosen and are no longer there. */
function gone(ids: readonly string[], found: readonly FoundRow[]) {
  const there = new Set(found.map(({ id }) => id))
  return ids.filter((id) => !there.has(id)).map((id) => ({ id, why: 'gone' as const }))
}
