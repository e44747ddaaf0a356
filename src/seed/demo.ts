import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { seedDemoAccounts } from './demo-accounts.ts'
import { seedDemoCoupons } from './demo-coupons.ts'
import { seedStock } from './stock/seed-stock.ts'
import { seedDemoTrips } from './trips/seed-demo-trips.ts'

/** Demo data, never in production: garages with cars, coupons, accounts, and who books trips with what. */
export async function seedDemo(db: Db, clock: Clock): Promise<void> {
  await seedStock(db)
  await seedDemoCoupons(db)
  await seedDemoAccounts(db, clock)
  await seedDemoTrips(db, clock)
}

const SEEDS = {
  accounts: 'demo accounts',
  coupons: 'demo coupons',
  garages: 'stock',
  trips: 'demo trips',
} as const

/** The demo data that an earlier start has seeded into a database. */
export async function demoSeedsIn(db: Db): Promise<(keyof typeof SEEDS)[]> {
  const rows = await db.selectFrom('seeds').select('name').execute()
  const names = new Set(rows.map(({ name }) => name))
  return (['accounts', 'coupons', 'garages', 'trips'] as const).filter((kind) => names.has(SEEDS[kind]))
}
