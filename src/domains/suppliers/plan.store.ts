import type { Db } from '#platform/db/database.ts'
import type { Plan } from './plan.ts'

/** The plans that are sold, in the order of the specification. */
export async function loadPlans(db: Db): Promise<Plan[]> {
  const rows = await db
    .selectFrom('plans')
    .innerJoin('suppliers', 'suppliers.id', 'plans.supplier_id')
    .selectAll('plans')
    .select(['suppliers.code', 'suppliers.name as supplier_name'])
    .where('plans.enabled', '=', true)
    .orderBy('plans.supplier_id')
    .orderBy('plans.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    label: row.label,
    supplier: {
      id: row.supplier_id,
      code: row.code,
      name: row.supplier_name,
      rating: null,
    },
    marginBasisPoints: row.margin_basis_points,
    paymentTiming: row.payment_timing,
    nonRefundable: row.non_refundable,
    freeCancellationHours: row.free_cancellation_hours,
  }))
}
