import { useSyncExternalStore } from 'react'
import { carList } from './car-list.ts'
import { MOST_COMPARED } from './compare-url.ts'
import { hasCar, withCar, withoutCar, type KeptCar } from './kept-cars.ts'

/** The cars to compare, of this tab: another tab may look at another trip. */
const compared = carList({
  key: 'rihla.compare',
  storage: () => window.sessionStorage,
  most: MOST_COMPARED,
})

const NONE: readonly KeptCar[] = []

export function useCompared(): readonly KeptCar[] {
  return useSyncExternalStore(compared.subscribe, compared.cars, () => NONE)
}

export function useIsCompared(car: KeptCar): boolean {
  return useSyncExternalStore(
    compared.subscribe,
    () => hasCar(compared.cars(), car),
    () => false,
  )
}

/** False: there are as many as fit already. */
export function toggleCompared(one: KeptCar): boolean {
  const next = hasCar(compared.cars(), one)
    ? withoutCar(compared.cars(), one)
    : withCar(compared.cars(), one, MOST_COMPARED)
  if (next) compared.keep(next)
  return next !== null
}

export function clearCompared(): void {
  compared.keep([])
}
