import { setTimeout } from 'node:timers/promises'
import { beginBulk } from '#domains/staff/bulk/begin-bulk.usecase.ts'
import type { BulkAct } from '#domains/staff/bulk/bulk-act.ts'
import { bulkRetention } from '#domains/staff/bulk/bulk-retention.store.ts'
import { bulkRoutes } from '#domains/staff/bulk/bulk.routes.ts'
import { bulkStore, hasOpenBulk } from '#domains/staff/bulk/bulk.store.ts'
import { bulkTasks } from '#domains/staff/bulk/bulk-task.store.ts'
import { handTasks, ownTasks } from '#domains/staff/bulk/bulk-tasks.service.ts'
import { bulkPersonalData } from '#domains/staff/bulk/bulk-personal-data.store.ts'
import { previewBulk } from '#domains/staff/bulk/preview-bulk.usecase.ts'
import { readBulk } from '#domains/staff/bulk/read-bulk.usecase.ts'
import { runBulk } from '#domains/staff/bulk/run-bulk.usecase.ts'
import { stopBulk } from '#domains/staff/bulk/stop-bulk.usecase.ts'
import { DatabaseUnavailable } from '#platform/db/database-failures.ts'
import type { Job, Shared } from './share-context.ts'
import type { Staff } from './staff.ts'

/** A process that works on rows rests four times as long as it worked, a slice of this at a time. */
const SLICE_MS = 20
const RESTS = 4

/** What the staff do to many rows at once; `others`: the acts of all other domains. */
export function wireStaffBulk(
  { db, clock, log, rateLimit, idempotent }: Shared,
  { requireStaff, staffWrite, readAccess, rolesOf }: Staff,
  others: readonly BulkAct[],
) {
  const bulk = bulkStore(db)
  const tasks = bulkTasks(db)
  const all = [ownTasks(tasks), handTasks(tasks), ...others]
  const acts = new Map(all.map((act) => [act.name, act]))
  const stopping = new AbortController()
  const common = { bulk, acts, rolesOf, staffWrite }
  const run = runBulk({
    ...common,
    db,
    readAccess,
    clock,
    rest: restBetween(stopping.signal),
    stopping: stopping.signal,
    onFailedRow: (err, row) => log.error({ err, ...row }, 'a row of a bulk action failed'),
    isPassing: (error) => error instanceof DatabaseUnavailable,
  })
  const jobs: Job[] = [{ name: 'bulk actions', everySeconds: 2, isDue: hasOpenBulk, atOnce: true, work: run }]
  return {
    jobs,
    retention: bulkRetention,
    personalData: [bulkPersonalData(db)],
    endStreams: () => stopping.abort(),
    api: [
      bulkRoutes({
        previewBulk: previewBulk(common),
        beginBulk: beginBulk(common),
        readBulk: readBulk(common),
        stopBulk: stopBulk(common),
        roles: [...new Set(all.flatMap(({ needs }) => needs))],
        requireStaff,
        idempotent,
        rateLimit,
      }),
    ],
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
