import { readAcriss } from '#kernel/acriss.ts'
import type { Vehicle } from '#kernel/acriss.ts'
import { CATALOGUE } from './catalogue.ts'
import type { CatalogueCar } from './catalogue.ts'
import { seededBetween, seededNumber, seedOf } from './seeded.ts'
import type { SimulatedStation } from './stations.ts'

/** One class of car of one simulated supplier. */
export type CarClass = {
  acriss: string
  model: string
  seats: number
  doors: number
  bags: number
  daily: number
  vehicle: Vehicle
  /** Minimum age of the driver. */
  minimumAge: number
}

/** A car in a supplier's table. `daily` is a day's price in EUR hundredths, tax included, before place and season. */
export type FleetCar = Omit<CatalogueCar, 'model' | 'suppliers'> & { model: string }

/** ACRISS, model, seats, doors, bags, EUR hundredths a day. */
export type FleetRow = readonly [string, string, number, number, number, number]

export function fleetCar([acriss, model, seats, doors, bags, daily]: FleetRow): FleetCar {
  return { acriss, model, seats, doors, bags, daily }
}

export type FleetOptions = {
  /** Exact number of classes at every station; by default it depends on the station's size. */
  classes?: number | undefined
  /** Exact number of cars of each class every day; by default a few, by size and popularity. */
  stock?: number | undefined
}

/** Returns the classes of OK Mobility or Europcar, from the catalogue they share. */
export function fleetOf(supplier: 'o' | 'e', options: FleetOptions): CarClass[] {
  const theirs = CATALOGUE.filter((car) => car.suppliers === 'b' || car.suppliers === supplier)
  return fleetFrom(
    theirs.map((car) => ({ ...car, model: car.model[supplier] })),
    options,
  )
}

/** Returns the classes of a supplier, cheapest kinds first; extended or cut to exactly `classes` if set. */
export function fleetFrom(cars: readonly FleetCar[], { classes }: FleetOptions): CarClass[] {
  const known = cars.map(carClass)
  if (classes === undefined) return known
  return [...known, ...furtherClasses(known)].slice(0, classes)
}

/** Returns the classes of a station: everything at a hub, fewer of the rarer classes at smaller ones. */
export function classesAt(
  station: SimulatedStation,
  fleet: CarClass[],
  { classes }: FleetOptions,
): CarClass[] {
  if (classes !== undefined || station.size === 3) return fleet
  const outOfTen = station.size === 2 ? 7 : 4
  return fleet.filter(
    ({ acriss }, at) =>
      at % 8 === 0 || seededBetween(`${station.code} ${seedOf(acriss)} kept`, 1, 10) <= outOfTen,
  )
}

/** Returns the cars of a class at a station on one date, before bookings. */
export function stockOn(
  station: SimulatedStation,
  car: CarClass,
  date: string,
  { stock }: FleetOptions,
): number {
  if (stock !== undefined) return stock
  const maxUnits = { 1: 5, 2: 9, 3: 14 }[station.size]
  const rare = car.daily > 8_000 ? 3 : 1
  const seed = `${station.code} ${seedOf(car.acriss)}`
  const units = Math.ceil(seededBetween(`${seed} units`, 3, maxUnits) / rare)
  return Math.max(1, units - seededBetween(`${seed} ${date}`, 0, 1))
}

function carClass({ acriss, model, seats, doors, bags, daily }: FleetCar): CarClass {
  const vehicle = readAcriss(acriss)
  if (!vehicle) throw new Error(`${acriss} is no ACRISS code`)
  return { acriss, model, seats, doors, bags, daily, vehicle, minimumAge: minimumAge(vehicle) }
}

function minimumAge({ category, bodyType }: Vehicle): number {
  if (category === 'luxury' || category === 'special' || category === 'oversize' || bodyType === 'coupe')
    return 25
  if (category === 'mini' || category === 'economy') return 21
  return category === 'premium' ? 25 : 23
}

function* furtherClasses(known: readonly CarClass[]): Generator<CarClass> {
  const taken = new Set(known.map(({ acriss }) => acriss))
  for (const fuel of 'RDHEIVCLM')
    for (const drive of 'MANBCD')
      for (const type of 'DWFCBVLTGMKSEPQNJR')
        for (const category of 'ECISFMPLHDJRGNUWOX') {
          const acriss = category + type + drive + fuel
          const vehicle = readAcriss(acriss)
          if (!vehicle || taken.has(acriss)) continue
          taken.add(acriss)
          const like =
            known.find(
              (car) => car.vehicle.bodyType === vehicle.bodyType && car.vehicle.category === vehicle.category,
            ) ??
            known.find((car) => car.vehicle.bodyType === vehicle.bodyType) ??
            known[0]
          if (!like) return
          const daily = like.daily + (seededNumber(acriss) % 2_400)
          yield carClass({ ...like, acriss, daily })
        }
}
