import { offerIdentity, savedUntil } from '#domains/rentals/search/offers/offer-identity.contract.ts'
import type { Offer } from '#domains/rentals/search/search.contract.ts'

/** A car that was chosen, with its name for when it is no longer offered. The API takes it as it is. */
export type KeptCar = { offer_id: string; vehicle_name: string }

/** Longer names are no car's: they would not be saved. */
const LONGEST_NAME = 120

export function keptCar({ offer_id, vehicle }: Pick<Offer, 'offer_id' | 'vehicle'>): KeptCar {
  return { offer_id, vehicle_name: vehicle.name.slice(0, LONGEST_NAME) }
}

/** What makes two offers the same car; an unreadable id is a car of its own. */
export function carOf(offerId: string): string {
  return offerIdentity(offerId)?.car ?? offerId
}

const keys = new WeakMap<readonly KeptCar[], ReadonlySet<string>>()

/** Whether one of these is the car; asked for each card of a page, so each list is read once. */
export function hasCar(cars: readonly KeptCar[], car: string): boolean {
  const known = keys.get(cars) ?? new Set(cars.map(({ offer_id }) => carOf(offer_id)))
  keys.set(cars, known)
  return known.has(car)
}

/** Null: there are `most` already, and it is none of them. */
export function withCar(cars: readonly KeptCar[], one: KeptCar, most: number): readonly KeptCar[] | null {
  if (hasCar(cars, carOf(one.offer_id))) return cars
  return cars.length < most ? [...cars, one] : null
}

export function withoutCar<Car extends KeptCar>(cars: readonly Car[], car: string): Car[] {
  return cars.filter(({ offer_id }) => carOf(offer_id) !== car)
}

/** The list as it was stored: each car once, `most` at most, and none whose pick-up day is over; what is unreadable is none. */
export function readCars(stored: string | null, most: number, now: number): readonly KeptCar[] {
  const cars: KeptCar[] = []
  const seen = new Set<string>()
  for (const one of listed(stored)) {
    const identity = isCar(one) ? offerIdentity(one.offer_id) : null
    if (!isCar(one) || !identity || seen.has(identity.car) || savedUntil(identity) <= now) continue
    seen.add(identity.car)
    cars.push({ offer_id: one.offer_id, vehicle_name: one.vehicle_name })
  }
  return cars.slice(0, most)
}

function listed(stored: string | null): unknown[] {
  try {
    const read: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(read) ? read : []
  } catch {
    return []
  }
}

function isCar(one: unknown): one is KeptCar {
  return (
    typeof one === 'object' &&
    one !== null &&
    'offer_id' in one &&
    'vehicle_name' in one &&
    typeof one.offer_id === 'string' &&
    typeof one.vehicle_name === 'string'
  )
}
