import { SUPPLIERS } from '#connectors/suppliers/suppliers.ts'
import type { PlanManifest, SupplierManifest } from '#connectors/suppliers/supplier-manifest.ts'
import type { Db } from '#platform/db/database.ts'

/** The brand of our own garages, and their plan. */
const DIRECT: Seeded = {
  row: { id: 17, code: 'direct', name: 'Sahra Cars' },
  plans: [
    {
      id: 'direct-standard',
      row: { name: 'Direct-Standard', label: 'Local', paymentTiming: 'part', marginBasisPoints: 1500 },
    },
  ],
}

type Seeded = {
  row: SupplierManifest['row']
  plans: readonly Pick<PlanManifest, 'id' | 'row'>[]
}

/** Every brand that is sold, with its plans. */
export const SEEDED: readonly Seeded[] = [...SUPPLIERS, DIRECT]

/** Suppliers of specification §3 and later ones. */
const SUPPLIER_ROWS = SEEDED.map(({ row }) => row)

/** `free_cancellation_hours` is the fallback if the supplier's protocol has no cancellation terms. */
const PLAN_ROWS = SEEDED.flatMap((supplier) =>
  supplier.plans.map(({ id, row }) => ({
    id,
    supplier_id: supplier.row.id,
    name: row.name,
    label: row.label,
    enabled: true,
    margin_basis_points: row.marginBasisPoints,
    payment_timing: row.paymentTiming,
    non_refundable: row.nonRefundable ?? false,
    free_cancellation_hours: 48,
  })),
)

export async function seedSuppliers(db: Db): Promise<void> {
  await db
    .insertInto('suppliers')
    .values(SUPPLIER_ROWS)
    .onConflict((same) => same.column('id').doNothing())
    .execute()
  await db
    .insertInto('plans')
    .values(PLAN_ROWS)
    .onConflict((same) => same.column('id').doNothing())
    .execute()
}
