import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { oldRows, type Retention } from '#platform/db/old-rows.store.ts'
import type { CallCount, CallOutcome } from './call-counts.ts'

export type CallRow = CallCount & { planId: string; minute: Temporal.Instant }
export type GarbageRow = { planId: string; minute: Temporal.Instant; detail: string; count: number }

/** Adds counts to those of other processes in the same minutes. */
export async function addCalls(db: Db, rows: readonly CallRow[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('supplier_calls')
    .values(rows.map(({ planId, ...row }) => ({ ...row, plan_id: planId })))
    .onConflict((same) =>
      same
        .columns(['plan_id', 'minute', 'outcome', 'step'])
        .doUpdateSet({ count: sql`supplier_calls.count + excluded.count` }),
    )
    .execute()
}

export async function addGarbage(db: Db, rows: readonly GarbageRow[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('supplier_garbage')
    .values(rows.map(({ planId, ...row }) => ({ ...row, plan_id: planId })))
    .onConflict((same) =>
      same
        .columns(['plan_id', 'minute', 'detail'])
        .doUpdateSet({ count: sql`supplier_garbage.count + excluded.count` }),
    )
    .execute()
}

/** Returns the counts since an instant, by plan. */
export async function callsSince(db: Db, since: Temporal.Instant): Promise<Map<string, CallCount[]>> {
  const rows = await db
    .selectFrom('supplier_calls')
    .select(['plan_id', 'outcome', 'step', sql<number>`sum(count)::int`.as('count')])
    .where('minute', '>=', since)
    .groupBy(['plan_id', 'outcome', 'step'])
    .execute()
  return Map.groupBy(
    rows.map(({ outcome, ...row }) => ({ ...row, outcome: outcome as CallOutcome })),
    ({ plan_id }) => plan_id,
  )
}

/** Returns the latest unreadable responses of all plans, newest first. */
export async function lastGarbage(db: Db, count: number): Promise<GarbageRow[]> {
  const rows = await db
    .selectFrom('supplier_garbage')
    .select(['plan_id as planId', 'minute', 'detail', 'count'])
    .orderBy('minute', 'desc')
    .limit(count)
    .execute()
  return rows
}

export const supplierCallRetention: readonly Retention[] = [
  {
    what: 'Counts of supplier replies per plan',
    hours: 48,
    since: 'counting',
    remove: oldRows({
      table: 'supplier_calls',
      key: ['plan_id', 'minute', 'outcome', 'step'],
      column: 'minute',
    }),
  },
  {
    what: 'Errors in supplier replies',
    hours: 14 * 24,
    since: 'counting',
    remove: oldRows({ table: 'supplier_garbage', key: ['plan_id', 'minute', 'detail'], column: 'minute' }),
  },
]
