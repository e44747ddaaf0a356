import { newId, newLetters } from '#kernel/ids.ts'
import type { Clock } from '#kernel/clock.ts'
import type { TestApp } from '../../infrastructure/app.ts'

type App = { database: Pick<TestApp['database'], 'db'>; clock: Clock }

/** Inserts an owner of vehicles. */
export async function ownerWith({ database: { db }, clock }: App, name = 'Gulf Fleet'): Promise<string> {
  const id = newId()
  const created_at = clock.now()
  await db.insertInto('vehicle_owners').values({ id, name, country_code: 'AE', created_at }).execute()
  return id
}

/** Inserts a model of sedan. */
export async function modelWith({ database: { db } }: App): Promise<string> {
  const id = newId()
  const model = `Camry ${newLetters(8)}`
  await db
    .insertInto('vehicle_models')
    .values({ id, vehicle_type_id: 'sedan', make: 'Toyota', model, seats: 4, bags: 3, fuel: 'petrol' })
    .execute()
  return id
}

/** Inserts a vehicle of this owner, of a model of its own. */
export async function vehicleWith(app: App, ownerId: string | null): Promise<string> {
  const id = newId()
  const created_at = app.clock.now()
  await app.database.db
    .insertInto('vehicles')
    .values({
      id,
      model_id: await modelWith(app),
      owner_id: ownerId,
      city_id: 'ae-dxb',
      plate: `D ${newLetters(6)}`,
      created_at,
    })
    .execute()
  return id
}

/** Inserts a driver of this owner. */
export async function driverWith({ database: { db }, clock }: App, ownerId: string | null): Promise<string> {
  const id = newId()
  await db
    .insertInto('drivers')
    .values({
      id,
      name: 'Yusuf Rahman',
      phone: { countryCode: '+971', phone: '501234567' },
      licence_number: newLetters(8),
      licence_until: '2030-01-01',
      city_id: 'ae-dxb',
      owner_id: ownerId,
      created_at: clock.now(),
    })
    .execute()
  return id
}
