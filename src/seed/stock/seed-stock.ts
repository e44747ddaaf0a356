import type { Db } from '#platform/db/database.ts'
import { stockRows } from './stock-rows.ts'
import { seedOnce } from '../seed-once.ts'

/**
 * Seeds a new database with the garages of its local brand, once: later changes and deletions persist. A process that
 * starts concurrently waits, and finds them seeded.
 */
export async function seedStock(db: Db): Promise<void> {
  await seedOnce(db, 'stock', async (tx) => {
    const rows = stockRows()
    await tx.insertInto('stock_stations').values(rows.stock_stations).execute()
    await tx.insertInto('stock_seasons').values(rows.stock_seasons).execute()
    await tx.insertInto('stock_length_steps').values(rows.stock_length_steps).execute()
    await tx.insertInto('stock_one_way').values(rows.stock_one_way).execute()
    await tx.insertInto('stock_extras').values(rows.stock_extras).execute()
    await tx.insertInto('stock_protections').values(rows.stock_protections).execute()
    await tx.insertInto('stock_classes').values(rows.stock_classes).execute()
    await tx.insertInto('stock_cars').values(rows.stock_cars).execute()
    await tx.insertInto('stock_blackouts').values(rows.stock_blackouts).execute()
  })
}
