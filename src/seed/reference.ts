import type { Db } from '#platform/db/database.ts'
import { seedContent } from './content/seed-content.ts'
import { seedExchangeRates } from './exchange-rates.ts'
import { seedSuppliers } from './suppliers.ts'
import { seedPlaces } from './places/seed-places.ts'
import { seedTrips } from './trips/seed-trips.ts'

/** What every database starts with: suppliers and plans, exchange rates, places, texts of pages,
 * and where trips begin. Running it again changes nothing. */
export async function seedReference(db: Db): Promise<void> {
  await seedSuppliers(db)
  await seedExchangeRates(db)
  await seedPlaces(db)
  await seedContent(db)
  await seedTrips(db)
}
