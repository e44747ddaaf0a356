import type { Db } from '#platform/db/database.ts'
import { seedContent } from './content/seed-content.ts'
import { seedSuppliers } from './suppliers.ts'
import { seedPlaces } from './places/seed-places.ts'
import { seedTrips } from './trips/seed-trips.ts'

/**
 * Units of one euro, dated with the day it was recorded. Currencies the European Central Bank does not publish
 * (KWD, AED, SAR, QAR, BHD, OMR) follow their peg or basket against the dollar.
 */
const DATE = '2026-11-02'
const PER_EURO = {
  EUR: '1',
  USD: '1.1625',
  GBP: '0.8712',
  KWD: '0.3565',
  AED: '4.2693',
  SAR: '4.3594',
  INR: '102.85',
  QAR: '4.2315',
  BHD: '0.4371',
  OMR: '0.4470',
  TRY: '49.35',
  CHF: '0.9310',
  PLN: '4.2450',
  MAD: '10.68',
  EGP: '55.10',
  JOD: '0.8242',
  ZAR: '20.15',
  THB: '37.65',
  SGD: '1.5120',
  MYR: '4.8650',
}

/**
 * Seeds every database with suppliers and plans, exchange rates, places, page texts and trip data.
 * Idempotent.
 */
export async function seedReference(db: Db): Promise<void> {
  await seedSuppliers(db)
  await seedExchangeRates(db)
  await seedPlaces(db)
  await seedContent(db)
  await seedTrips(db)
}

async function seedExchangeRates(db: Db): Promise<void> {
  await db
    .insertInto('exchange_rates')
    .values(Object.entries(PER_EURO).map(([currency, per_euro]) => ({ date: DATE, currency, per_euro })))
    .onConflict((same) => same.columns(['date', 'currency']).doNothing())
    .execute()
}
