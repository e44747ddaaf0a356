import type { CityGridRow } from '#domains/trips/grids/places/places.contract.ts'
import { useCall } from '../../use-call.ts'

/** Cities where trips begin, by name. */
export function useCities() {
  const called = useCall<{ rows: CityGridRow[] }>('/api/city/grid?rows=-1&sort=name', { lasts: true })
  return { ...called, cities: called.data?.rows ?? [] }
}

/** The city of an id; null while it is not known. */
export function useCity(id: string | null): CityGridRow | null {
  return useCities().cities.find(({ city_id }) => city_id === id) ?? null
}
