import { useSyncExternalStore } from 'react'
import { carList } from './car-list.ts'
import { MAX_COMPARED } from './compare-url.ts'
import { hasCar, withCar, withoutCar, type CarRef } from './car-refs.ts'

/** The cars to compare, per tab: another tab may compare cars of another trip. */
const compared = carList({
  key: 'rihla.compare',
  storage: () => window.sessionStorage,
  max: MAX_COMPARED,
})

const NONE: readonly CarRef[] = []

export function useCompared(): readonly CarRef[] {
  return useSyncExternalStore(compared.subscribe, compared.cars, () => NONE)
}

export function useIsCompared(car: CarRef): boolean {
  return useSyncExternalStore(
    compared.subscribe,
    () => hasCar(compared.cars(), car),
    () => false,
  )
}

/** Adds or removes a car. False if the comparison is full. */
export function toggleCompared(one: CarRef): boolean {
  const next = hasCar(compared.cars(), one)
    ? withoutCar(compared.cars(), one)
    : withCar(compared.cars(), one, MAX_COMPARED)
  if (next) compared.save(next)
  return next !== null
}

export function clearCompared(): void {
  compared.save([])
}
