import type { Db } from '#platform/db/database.ts'
import { CITIES } from './cities.ts'
import { VEHICLE_TYPES } from './vehicle-types.ts'

/** Cities and types of vehicles. Running it again changes nothing, nor what the staff have changed since. */
export async function seedTrips(db: Db): Promise<void> {
  await db
    .insertInto('cities')
    .values([...CITIES])
    .onConflict((same) => same.column('id').doNothing())
    .execute()
  await db
    .insertInto('vehicle_types')
    .values([...VEHICLE_TYPES])
    .onConflict((same) => same.column('id').doNothing())
    .execute()
}
