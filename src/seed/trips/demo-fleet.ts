import type { Insertable } from 'kysely'
import type { FleetTables } from '#domains/fleet/fleet-tables.ts'
import { newId } from '#kernel/ids.ts'
import { CITIES } from './cities.ts'

type Fleet = {
  models: Insertable<FleetTables['vehicle_models']>[]
  vehicles: Insertable<FleetTables['vehicles']>[]
  drivers: Insertable<FleetTables['drivers']>[]
}

const model = (
  vehicle_type_id: string,
  make: string,
  name: string,
  seats: number,
  bags: number,
  fuel: string,
) => ({ vehicle_type_id, make, model: name, seats, bags, fuel })

/** Makes and models of each vehicle type. */
const MODELS = [
  model('hatchback', 'Suzuki', 'Swift', 4, 2, 'petrol'),
  model('hatchback', 'Hyundai', 'i20', 4, 2, 'petrol'),
  model('sedan', 'Toyota', 'Camry', 4, 3, 'hybrid'),
  model('sedan', 'Suzuki', 'Dzire', 4, 2, 'cng'),
  model('suv', 'Toyota', 'Innova Crysta', 6, 4, 'diesel'),
  model('suv', 'Kia', 'Carnival', 6, 5, 'petrol'),
  model('luxury', 'Mercedes-Benz', 'E-Class', 4, 3, 'hybrid'),
  model('luxury', 'BMW', 'i5', 4, 3, 'electric'),
  model('tempo', 'Force', 'Urbania', 12, 10, 'diesel'),
  model('tempo', 'Toyota', 'Hiace', 12, 10, 'diesel'),
  model('coach', 'Volvo', '9600', 40, 40, 'diesel'),
  model('coach', 'Ashok Leyland', 'Oyster', 40, 36, 'diesel'),
]

const COLORS = ['white', 'silver', 'black', 'grey']

const DRIVERS = [
  'Yusuf Rahman',
  'Ramesh Kumar',
  'Imran Sheikh',
  'Suresh Pillai',
  'Abdullah Karim',
  'Joseph Mathew',
  'Tariq Mahmood',
]
const DRIVERS_A_CITY = 4

/** A licence that outlives the demo. */
const LICENCE_UNTIL = '2099-12-31'

/** Returns a vehicle of each model in every city, half of them an owner's, and drivers for them. */
export function demoFleet(ownerId: string, now: Temporal.Instant): Fleet {
  const models = MODELS.map((one) => ({ id: newId(), ...one }))
  const ownerOf = (at: number) => (at % 2 === 0 ? ownerId : null)
  const vehicles = CITIES.flatMap(({ id: city_id }, city) =>
    models.map(({ id: model_id }, at) => ({
      id: newId(),
      model_id,
      owner_id: ownerOf(at),
      city_id,
      // Number plates that no country issues.
      plate: `${city_id.slice(3).toUpperCase()} DEMO ${String(at + 1).padStart(2, '0')}`,
      color: COLORS[(city + at) % COLORS.length] ?? null,
      odometer_km: 12_000 + 1357 * ((city * models.length + at) % 60),
      created_at: now,
    })),
  )
  const drivers = CITIES.flatMap(({ id: city_id }, city) =>
    Array.from({ length: DRIVERS_A_CITY }, (_, at) => ({
      id: newId(),
      name: DRIVERS[(city + at) % DRIVERS.length] ?? '',
      phone: { countryCode: '+1', phone: `20255501${String(60 + ((city * DRIVERS_A_CITY + at) % 40))}` },
      licence_number: `DEMO-${city_id.toUpperCase()}-${at + 1}`,
      licence_until: LICENCE_UNTIL,
      city_id,
      owner_id: ownerOf(at),
      created_at: now,
    })),
  )
  return { models, vehicles, drivers }
}
