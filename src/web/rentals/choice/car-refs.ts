import { carId } from '#domains/rentals/search/offers/car-id.contract.ts'
import {
  savedCarKeys,
  offerIdentity,
  savedUntil,
} from '#domains/rentals/search/offers/offer-identity.contract.ts'
import type { Offer } from '#domains/rentals/search/search.contract.ts'

/**
 * A chosen car: its offer, its name for when it is no longer offered and its identity at the desk, since its
 * cheapest offer may change daily. The API accepts it unchanged.
 */
export type CarRef = { offer_id: string; vehicle_name: string; car_id?: string | undefined }

/** Max length of a car's name; cars with longer names are not saved. */
const LONGEST_NAME = 120

export function toCarRef(offer: Pick<Offer, 'offer_id' | 'vehicle' | 'pickup' | 'dropoff'>): CarRef {
  const { offer_id, vehicle } = offer
  return { offer_id, vehicle_name: vehicle.name.slice(0, LONGEST_NAME), car_id: carId(offer) }
}

const names = new WeakMap<readonly CarRef[], ReadonlySet<string>>()

/** Returns true if one of these is the car; called for each card of a page, so each list is indexed once. */
export function hasCar(cars: readonly CarRef[], one: CarRef): boolean {
  const known = names.get(cars) ?? new Set(cars.flatMap(savedCarKeys))
  names.set(cars, known)
  return savedCarKeys(one).some((name) => known.has(name))
}

/** Null if the list already has `max` cars and this is another one. */
export function withCar(cars: readonly CarRef[], one: CarRef, max: number): readonly CarRef[] | null {
  if (hasCar(cars, one)) return cars
  return cars.length < max ? [...cars, one] : null
}

export function withoutCar<Car extends CarRef>(cars: readonly Car[], one: CarRef): Car[] {
  return cars.filter((car) => !hasCar([car], one))
}

/** Parses a stored list: each car once, `max` at most, none whose pick-up day is over; empty if malformed. */
export function readCars(stored: string | null, max: number, now: number): readonly CarRef[] {
  const cars: CarRef[] = []
  const seen = new Set<string>()
  for (const one of listed(stored)) {
    const identity = isCar(one) ? offerIdentity(one.offer_id) : null
    if (!isCar(one) || !identity || savedUntil(identity) <= now) continue
    const { offer_id, vehicle_name, car_id } = one
    const car = { offer_id, vehicle_name, ...(typeof car_id === 'string' && { car_id }) }
    const its = savedCarKeys(car)
    if (its.some((name) => seen.has(name))) continue
    for (const name of its) seen.add(name)
    cars.push(car)
  }
  return cars.slice(0, max)
}

function listed(stored: string | null): unknown[] {
  try {
    const read: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(read) ? read : []
  } catch {
    return []
  }
}

function isCar(one: unknown): one is CarRef {
  return (
    typeof one === 'object' &&
    one !== null &&
    'offer_id' in one &&
    'vehicle_name' in one &&
    typeof one.offer_id === 'string' &&
    typeof one.vehicle_name === 'string'
  )
}
