import type { TaskKind } from '#domains/staff/public.ts'
import type { App } from '#platform/app.ts'
import type { RestoreStore } from '#platform/db/restore.store.ts'
import type { Compared } from './compared.ts'
import { recordCompared } from './record-compared.service.ts'
import { startDay, endDay } from './reconciliation.store.ts'

/** Two days, so that the next run covers a day whose runs all failed. */
const LOOKBACK_HOURS = 48
/** Time after the end of a sale within which it may be refunded, and is compared after a restore. */
const PAID_BACK_WITHIN_HOURS = 30 * 24
const BATCH = 20
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** A kind of sale, as labelled in metrics. */
export type SalesKind = 'bookings' | 'trips'

export type Sale = { id: string }

/** Access to one kind of sales, provided by the domain that sold them. */
export type ComparedSales<Sold extends Sale = Sale> = {
  kind: SalesKind
  /**
   * The task that a difference opens and agreement closes. If absent, a difference is only stored and logged.
   */
  task?: TaskKind
  /** Returns settled sales that have changed since, ordered by id, starting after `afterId`. */
  movedSince(since: Temporal.Instant, afterId: string, limit: number): Promise<Sold[]>
  /**
   * Returns settled sales that others may have changed since, even without our knowledge, because they were
   * not over then. Ordered by id, starting after `afterId`.
   */
  openSince(since: Temporal.Instant, afterId: string, limit: number): Promise<Sold[]>
  /** Returns one sale. Null if it is not settled. */
  find(id: string): Promise<Sold | null>
  /** Compares a sale with the records of others. Null if it has changed in the meantime. */
  compare(sale: Sold, now: Temporal.Instant): Promise<Compared | null>
}

declare module '#platform/app.ts' {
  interface App {
    // oxlint-disable-next-line typescript/no-explicit-any -- each kind reads and compares sales of its own
    comparedSales: Record<'booking' | 'trip', ComparedSales<any>>
  }
}

type Compares = Pick<App, 'db' | 'clock' | 'log' | 'comparedSales'>

/**
 * Reconciles, once a day, all recently changed sales with the gateway's and others' records. After a backup
 * was restored, also reconciles all sales that others may have changed since it was made.
 */
export async function reconcile(
  app: Compares,
  restores: Pick<RestoreStore, 'take' | 'endCompared'>,
): Promise<void> {
  const { db, clock, comparedSales } = app
  const sales = [comparedSales.booking, comparedSales.trip]
  await compareRestored(app, sales, restores)
  const startedAt = clock.now()
  const day = startedAt.toZonedDateTimeISO('UTC').toPlainDate().toString()
  if (!(await startDay(db, day, startedAt))) return
  const since = startedAt.subtract({ hours: LOOKBACK_HOURS })
  const counted = { bookings: 0, trips: 0, differences: 0 }
  for (const kind of sales) {
    const { sales: count, differences } = await compareAll(app, kind, (id, limit) =>
      kind.movedSince(since, id, limit),
    )
    counted[kind.kind] += count
    counted.differences += differences
  }
  await endDay(db, day, counted, clock.now())
}

async function compareRestored(
  app: Compares,
  sales: readonly ComparedSales[],
  restores: Pick<RestoreStore, 'take' | 'endCompared'>,
): Promise<void> {
  const restored = await restores.take(app.clock.now())
  if (!restored) return
  const since = restored.backupAt.subtract({ hours: PAID_BACK_WITHIN_HOURS })
  for (const kind of sales) await compareAll(app, kind, (id, limit) => kind.openSince(since, id, limit))
  await restores.endCompared(restored.id, app.clock.now())
}

async function compareAll(
  app: Compares,
  { task, compare }: ComparedSales,
  readAfter: (id: string, limit: number) => Promise<Sale[]>,
) {
  const counted = { sales: 0, differences: 0 }
  for (let afterId = FIRST_ID; ;) {
    const moved = await readAfter(afterId, BATCH)
    const requestedAt = app.clock.now()
    const compared = await Promise.all(moved.map((sale) => compare(sale, requestedAt)))
    for (const one of compared) {
      if (!one) continue
      for (const difference of await recordCompared(app, one, task, requestedAt))
        app.log.warn({ reference: one.reference, ...difference }, 'books differ')
      counted.differences += one.differences.length
    }
    counted.sales += moved.length
    const last = moved.at(-1)
    if (!last || moved.length < BATCH) return counted
    afterId = last.id
  }
}
