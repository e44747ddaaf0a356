import type { Clock } from '#kernel/clock.ts'
import type { AccountSeals } from '#domains/partners/statements/details/seal-account.ts'
import type { Db } from '#platform/db/database.ts'
import { seedDemoAccounts } from './demo-accounts.ts'
import { seedDemoCoupons } from './demo-coupons.ts'
import { seedDemoPartners } from './partners/seed-demo-partners.ts'
import { seedStock } from './stock/seed-stock.ts'
import { seedDemoTrips } from './trips/seed-demo-trips.ts'

/**
 * Seeds demo data, never in production: garages with cars, coupons, accounts, trips and partners' earnings.
 */
export async function seedDemo(db: Db, clock: Clock, seals: AccountSeals): Promise<void> {
  await seedStock(db)
  await seedDemoCoupons(db)
  await seedDemoAccounts(db, clock)
  await seedDemoTrips(db, clock)
  await seedDemoPartners(db, clock, seals)
}

const SEEDS = {
  accounts: 'demo accounts',
  coupons: 'demo coupons',
  garages: 'stock',
  partners: 'demo partners',
  trips: 'demo trips',
} as const

/** Returns the demo data in a database, seeded by an earlier start. */
export async function demoSeedsIn(db: Db): Promise<(keyof typeof SEEDS)[]> {
  const rows = await db.selectFrom('seeds').select('name').execute()
  const names = new Set(rows.map(({ name }) => name))
  return (['accounts', 'coupons', 'garages', 'partners', 'trips'] as const).filter((kind) =>
    names.has(SEEDS[kind]),
  )
}
