import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { SupplierDifference } from './supplier-plan.contract.ts'

/** Counts the desks of each supplier, by supplier id. */
export async function stationsBySupplier(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('stations')
    .select(['supplier_id', sql<number>`count(*)::int`.as('count')])
    .groupBy('supplier_id')
    .execute()
  return new Map(rows.map(({ supplier_id, count }) => [supplier_id, count]))
}

/** Lists differences between suppliers' records and ours since an instant, newest first, by plan. */
export async function differencesSince(
  db: Db,
  since: Temporal.Instant,
  count: number,
): Promise<Map<string, SupplierDifference[]>> {
  const rows = await db
    .selectFrom('reconciliation_differences as d')
    .innerJoin('bookings as b', 'b.id', 'd.booking_id')
    .select([
      'b.id as booking_id',
      'b.reference',
      'b.plan_id',
      'd.kind',
      'd.ours',
      'd.theirs',
      'd.last_seen_at',
    ])
    .where('d.kind', 'in', ['reservation', 'supplier_total'])
    .where('d.last_seen_at', '>=', since)
    .orderBy('d.last_seen_at', 'desc')
    .limit(count)
    .execute()
  const found = rows.map(({ plan_id: planId, last_seen_at, kind, ...row }) => ({
    planId,
    difference: {
      ...row,
      kind: kind as SupplierDifference['kind'],
      last_seen_at: last_seen_at.toString(),
    },
  }))
  return new Map(
    [...Map.groupBy(found, ({ planId }) => planId)].map(([planId, all]) => [
      planId,
      all.map(({ difference }) => difference),
    ]),
  )
}
