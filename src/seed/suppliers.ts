import type { Db } from '#platform/db/database.ts'

/**
 * Supplier names and ids of specification §3, after them one that speaks OTA, and the brand of our own garages. Ratings
 * are the opening ones, until travellers' own take over.
 */
const SUPPLIERS = [
  { id: 11, code: 'europcar', name: 'Europcar', rating_tenths: 84 },
  { id: 12, code: 'flexible-autos', name: 'Flexible Autos', rating_tenths: 80 },
  { id: 13, code: 'renticar', name: 'Renticar', rating_tenths: 79 },
  { id: 14, code: 'ok-mobility', name: 'OK Mobility', rating_tenths: 82 },
  { id: 15, code: 'green-motion', name: 'Green Motion', rating_tenths: 77 },
  { id: 16, code: 'najm', name: 'Najm Rentals', rating_tenths: 81 },
  { id: 17, code: 'direct', name: 'Sahra Cars', rating_tenths: 86 },
]

/**
 * The plans of specification §3, of the supplier that speaks OTA, and of our own garages. `margin_basis_points` is what
 * we add to the supplier's price; where the driver pays the whole at the desk the supplier pays us a commission instead,
 * so nothing is added. `free_cancellation_hours` and `non_refundable` stand in where the supplier's protocol carries no
 * terms.
 */
const PLANS = [
  plan('europcar-standard', 11, 'Europcar-Standard', 'Standard', 'desk', 0),
  plan('europcar-prepaid', 11, 'Europcar-Prepaid', 'Prepaid', 'now', 1200),
  plan('flexible-autos', 12, 'Flexible-Autos', 'Inclusive', 'now', 1200),
  plan('renticar', 13, 'Renticar', 'Standard', 'part', 1000),
  plan('ok-mobility', 14, 'OKMobility', 'Flexible', 'part', 1000),
  { ...plan('ok-mobility-nr', 14, 'OKMobility-NR', 'Non-refundable', 'now', 1200), non_refundable: true },
  plan('green-motion', 15, 'GreenMotion', 'Standard', 'part', 1000),
  plan('ota-najm', 16, 'OTA-Najm', 'Classic', 'part', 900),
  plan('direct-standard', 17, 'Direct-Standard', 'Local', 'part', 1500),
]

function plan(
  id: string,
  supplier_id: number,
  name: string,
  label: string,
  payment_timing: 'now' | 'desk' | 'part',
  margin_basis_points: number,
) {
  return {
    id,
    supplier_id,
    name,
    label,
    enabled: true,
    margin_basis_points,
    payment_timing,
    non_refundable: false,
    free_cancellation_hours: 48,
  }
}

export async function seedSuppliers(db: Db): Promise<void> {
  await db
    .insertInto('suppliers')
    .values(SUPPLIERS)
    .onConflict((same) => same.column('id').doNothing())
    .execute()
  await db
    .insertInto('plans')
    .values(PLANS)
    .onConflict((same) => same.column('id').doNothing())
    .execute()
}
