import type { Db } from '#platform/db/database.ts'
import { camelKeys } from '#kernel/record-keys.ts'
import type { Plan } from './plan.ts'

/** Loads the plans sold, in the order of the specification. */
export async function loadPlans(db: Db): Promise<Plan[]> {
  const rows = await db
    .selectFrom('plans')
    .innerJoin('suppliers', 'suppliers.id', 'plans.supplier_id')
    .select([
      'plans.id',
      'plans.name',
      'label',
      'supplier_id',
      'suppliers.code',
      'suppliers.name as supplier',
    ])
    .select(['margin_basis_points', 'payment_timing', 'non_refundable', 'free_cancellation_hours'])
    .where('plans.enabled', '=', true)
    .orderBy('plans.supplier_id')
    .orderBy('plans.id')
    .execute()
  return rows.map(({ supplier_id: id, code, supplier: name, ...plan }) => ({
    ...camelKeys(plan),
    supplier: { id, code, name, rating: null },
  }))
}
