import { setTimeout } from 'node:timers/promises'
import type { BulkAct } from '#domains/staff/bulk/bulk-act.ts'
import { bulkRetention } from '#domains/staff/bulk/bulk-retention.store.ts'
import { hasOpenBulk } from '#domains/staff/bulk/bulk.store.ts'
import { handTasks, ownTasks } from '#domains/staff/bulk/bulk-tasks.service.ts'
import { bulkPersonalData } from '#domains/staff/bulk/bulk-personal-data.store.ts'
import { runBulk } from '#domains/staff/bulk/run-bulk.usecase.ts'
import { DatabaseUnavailable } from '#platform/db/database-failures.ts'
import type { Job, Shared } from './share-context.ts'

/** A process that works on rows rests four times as long as it worked, a slice of this at a time. */
const SLICE_MS = 20
const RESTS = 4

/** What the staff do to many rows at once; `others`: the acts of all other domains. */
export function wireStaffBulk({ db, clock, log }: Shared, others: readonly BulkAct[]) {
  const all = [ownTasks(db), handTasks(db), ...others]
  const actsByName = new Map(all.map((act) => [act.name, act]))
  const stopping = new AbortController()
  const running = {
    rest: restBetween(stopping.signal),
    stopping: stopping.signal,
    onFailedRow: (err: unknown, row: object) => log.error({ err, ...row }, 'a row of a bulk action failed'),
    isPassing: (error: unknown) => error instanceof DatabaseUnavailable,
  }
  const work = () => runBulk({ db, clock, actsByName }, running)
  const jobs: Job[] = [{ name: 'bulk actions', everySeconds: 2, isDue: hasOpenBulk, atOnce: true, work }]
  return {
    actsByName,
    jobs,
    retention: bulkRetention,
    personalData: [bulkPersonalData(db)],
    endStreams: () => stopping.abort(),
  }
}

/** Waits once a slice of work is full, longer the longer it took: a process that is busy with travellers does less. */
function restBetween(signal: AbortSignal): (workedMs: number) => Promise<unknown> {
  let sliceMs = 0
  return async (workedMs) => {
    sliceMs += workedMs
    if (sliceMs < SLICE_MS) return
    const restMs = sliceMs * RESTS
    sliceMs = 0
    await setTimeout(restMs, undefined, { signal }).catch(() => null)
  }
}
