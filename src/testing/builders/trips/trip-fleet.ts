import { newId, newLetters } from '#kernel/ids.ts'
import type { TestApp } from '../../infrastructure/app.ts'

type Place = { database: Pick<TestApp['database'], 'db'>; clock: Pick<TestApp['clock'], 'now'> }

/** Inserts so many vehicles of 40 seats and as many drivers in a city, enough for any trip; the odometers are at 1000. */
export async function fleetIn({ database: { db }, clock }: Place, cityId: string, count: number) {
  const created_at = new Date(clock.now().epochMilliseconds)
  const modelId = newId()
  await db
    .insertInto('vehicle_models')
    .values({
      id: modelId,
      vehicle_type_id: 'coach',
      make: 'Volvo',
      model: `9600 ${newLetters(4)}`,
      seats: 40,
      bags: 40,
      fuel: 'diesel',
    })
    .execute()
  for (let at = 0; at < count; at += 1) {
    await db
      .insertInto('vehicles')
      .values({
        id: newId(),
        model_id: modelId,
        city_id: cityId,
        plate: `KA ${newLetters(8)}`,
        odometer_km: 1000,
        created_at,
      })
      .execute()
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
