import type { TaskKind } from '#domains/staff/public.ts'
import type { Clock } from '#kernel/clock.ts'
import type { RestoreStore } from '#platform/db/restore.store.ts'
import type { Difference } from './card-differences.ts'
import type { Compared } from './compared.ts'
import type { NoteCompared } from './note-compared.service.ts'
import type { ReconciliationStore } from './reconciliation.store.ts'

/** Two days, so that the next run covers a day whose runs all failed. */
const LOOKS_BACK_HOURS = 48
/** How long after it is over a sale may still be paid back, so that it is compared after a restore. */
const PAID_BACK_WITHIN_HOURS = 30 * 24
const BATCH = 20
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Reconciles, once a day, all recently changed sales with the gateway's records and others'; and, once a backup was
 * restored, all that others may have changed since it was made.
 */
export type Reconcile = () => Promise<void>

/** What one kind of sales is counted as. */
export type SalesKind = 'bookings' | 'trips'

export type Sale = { id: string }

/** One kind of sales, as the domain that sold them compares them. */
export type ComparedSales<Sold extends Sale = Sale> = {
  kind: SalesKind
  /** The task that a difference opens and agreement closes; without it, a difference is a row and a line in the log. */
  task?: TaskKind
  /** Those at rest that have changed since, ordered by id, starting after `afterId`. */
  movedSince(since: Temporal.Instant, afterId: string, limit: number): Promise<Sold[]>
  /** The same of those that others may have changed since, whether we know of it or not: they were not over then. */
  openSince(since: Temporal.Instant, afterId: string, limit: number): Promise<Sold[]>
  /** One of them; null: it is not at rest. */
  find(id: string): Promise<Sold | null>
  /** Null: it has changed meanwhile. */
  compare(sale: Sold, now: Temporal.Instant): Promise<Compared | null>
}

type Needs = {
  store: Pick<ReconciliationStore, 'beginDay' | 'endDay'>
  // oxlint-disable-next-line typescript/no-explicit-any -- each kind reads and compares sales of its own
  sales: readonly ComparedSales<any>[]
  noteCompared: NoteCompared
  restores: Pick<RestoreStore, 'take' | 'endCompared'>
  /** Called for each new difference. */
  onDifference: (found: Difference & { reference: string }) => void
  clock: Clock
}

export function reconcile(needs: Needs): Reconcile {
  const { store, sales, noteCompared, restores, onDifference, clock } = needs

  async function compareAll(
    { task, compare }: ComparedSales,
    readAfter: (id: string, limit: number) => Promise<Sale[]>,
  ) {
    const counted = { sales: 0, differences: 0 }
    for (let afterId = FIRST_ID; ;) {
      const moved = await readAfter(afterId, BATCH)
      const askedAt = clock.now()
      const compared = await Promise.all(moved.map((sale) => compare(sale, askedAt)))
      for (const one of compared) {
        if (!one) continue
        for (const difference of await noteCompared(one, task, askedAt))
          onDifference({ reference: one.reference, ...difference })
        counted.differences += one.differences.length
      }
      counted.sales += moved.length
      const last = moved.at(-1)
      if (!last || moved.length < BATCH) return counted
      afterId = last.id
    }
  }

  async function compareRestored(): Promise<void> {
    const restored = await restores.take(clock.now())
    if (!restored) return
    const since = restored.backupAt.subtract({ hours: PAID_BACK_WITHIN_HOURS })
    for (const kind of sales) await compareAll(kind, (id, limit) => kind.openSince(since, id, limit))
    await restores.endCompared(restored.id, clock.now())
  }

  return async () => {
    await compareRestored()
    const startedAt = clock.now()
    const day = startedAt.toZonedDateTimeISO('UTC').toPlainDate().toString()
    if (!(await store.beginDay(day, startedAt))) return
    const since = startedAt.subtract({ hours: LOOKS_BACK_HOURS })
    const counted = { bookings: 0, trips: 0, differences: 0 }
    for (const kind of sales) {
      const { sales: count, differences } = await compareAll(kind, (id, limit) =>
        kind.movedSince(since, id, limit),
      )
      counted[kind.kind] += count
      counted.differences += differences
    }
    await store.endDay(day, counted, clock.now())
  }
}
