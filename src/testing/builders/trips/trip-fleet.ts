import { newId, newLetters } from '#kernel/ids.ts'
import type { TestApp } from '../../infrastructure/app.ts'

type Place = { database: Pick<TestApp['database'], 'db'>; clock: Pick<TestApp['clock'], 'now'> }

/** The best car and a bus: one of them is of the class of any trip, or better. */
const CLASSES = ['luxury', 'coach'] as const

/** Inserts this many cars and buses, each with 40 seats, and as many drivers in a city. Odometers are at 1000. */
export async function fleetIn({ database: { db }, clock }: Place, cityId: string, count: number) {
  const created_at = clock.now()
  for (const vehicle_type_id of CLASSES) {
    const modelId = newId()
    const model = { make: 'Volvo', model: `9600 ${newLetters(8)}`, seats: 40, bags: 40, fuel: 'diesel' }
    await db
      .insertInto('vehicle_models')
      .values({ id: modelId, vehicle_type_id, ...model })
      .execute()
    for (let at = 0; at < count; at += 1) {
      const plate = `KA ${newLetters(8)}`
      await db
        .insertInto('vehicles')
        .values({ id: newId(), model_id: modelId, city_id: cityId, plate, odometer_km: 1000, created_at })
        .execute()
    }
  }
  for (let at = 0; at < count; at += 1) {
    await db
      .insertInto('drivers')
      .values({
        id: newId(),
        name: `Ravi ${newLetters(5)}`,
        phone: { countryCode: '+91', phone: '9876543210' },
        licence_number: newLetters(12),
        licence_until: '2099-12-31',
        city_id: cityId,
        created_at,
      })
      .execute()
  }
}
