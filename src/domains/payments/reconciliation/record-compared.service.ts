import { closeTasks, openTask, STAFF_HOURS, type TaskKind } from '#domains/staff/public.ts'
import type { App } from '#platform/app.ts'
import type { Difference } from './card-differences.ts'
import type { Compared } from './compared.ts'
import { endOtherDifferences, recordDifference } from './reconciliation.store.ts'

/**
 * Records the differences of a sale, and ends those that no longer exist. Returns the new ones. `at`: when
 * the records were read.
 */
export function recordCompared(
  { db }: Pick<App, 'db'>,
  { about, differences, isComplete }: Compared,
  task: TaskKind | undefined,
  at: Temporal.Instant,
): Promise<Difference[]> {
  return db.transaction().execute(async (tx) => {
    const found: Difference[] = []
    for (const difference of differences)
      if (await recordDifference(tx, about, difference, at)) found.push(difference)
    if (isComplete) await endOtherDifferences(tx, about, differences, at)
    if (task === undefined) return found
    const deadline = at.add({ hours: STAFF_HOURS })
    if (differences.length > 0)
      await openTask(tx, { ...about, kind: task, deadline, detail: { differences }, reopen: true, now: at })
    if (differences.length === 0 && isComplete) await closeTasks(tx, { ...about, kinds: [task], now: at })
    return found
  })
}
