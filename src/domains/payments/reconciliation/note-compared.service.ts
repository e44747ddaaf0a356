import { STAFF_HOURS, type TaskKind, type TaskStore } from '#domains/staff/public.ts'
import type { Db } from '#platform/db/database.ts'
import type { Difference } from './card-differences.ts'
import type { Compared } from './compared.ts'
import type { ReconciliationStore } from './reconciliation.store.ts'

/** Notes what differs and ends what no longer does; returns what had not been noted before. `at`: when the books were asked. */
export type NoteCompared = (
  compared: Compared,
  task: TaskKind | undefined,
  at: Temporal.Instant,
) => Promise<Difference[]>

type Needs = {
  db: Db
  store: Pick<ReconciliationStore, 'note' | 'endOthers'>
  tasks: Pick<TaskStore, 'open' | 'close'>
}

export function noteCompared({ db, store, tasks }: Needs): NoteCompared {
  return ({ about, differences, isComplete }, task, at) =>
    db.transaction().execute(async (tx) => {
      const found: Difference[] = []
      for (const difference of differences)
        if (await store.note(tx, about, difference, at)) found.push(difference)
      if (isComplete) await store.endOthers(tx, about, differences, at)
      if (task === undefined) return found
      const deadline = at.add({ hours: STAFF_HOURS })
      if (differences.length > 0)
        await tasks.open(tx, {
          ...about,
          kind: task,
          deadline,
          detail: { differences },
          reopen: true,
          now: at,
        })
      if (differences.length === 0 && isComplete) await tasks.close(tx, { ...about, kinds: [task], now: at })
      return found
    })
}
