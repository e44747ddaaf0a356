import type { CityGridRow } from '#domains/trips/grids/places/places.contract.ts'
import { useCall } from '../../use-call.ts'

/** Returns the cities where trips start, by name. */
export function useCities() {
  const called = useCall<{ rows: CityGridRow[] }>('/api/city/grid?rows=-1&sort=name', { lasts: true })
  return { ...called, cities: called.data?.rows ?? [] }
}

/** Returns the city of an id; null until it loads. */
export function useCity(id: string | null): CityGridRow | null {
  return useCities().cities.find(({ city_id }) => city_id === id) ?? null
}
