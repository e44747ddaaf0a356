import type { Location } from '#domains/rentals/locations/location.contract.ts'
import { useAllLocationQuery } from '../rentals.api.ts'
import { PopularPlaces } from './popular-places.tsx'

const SHOWN = 8

/** Well-known airports without prices; nothing if they cannot be loaded. */
export function WellKnownPlaces({ className }: { className: string }) {
  const { data, error } = useAllLocationQuery({})
  const places = data ? airportOfEachCity(data.items).slice(0, SHOWN) : error ? [] : undefined
  return <PopularPlaces places={places} className={className} />
}

/** For browsing visitors a city and its airports are one place, represented by its first airport. */
function airportOfEachCity(places: readonly Location[]): Location[] {
  const first = new Map<string, Location>()
  for (const place of places.filter(({ type }) => type === 'airport')) {
    const city = `${place.country_code} ${place.city}`
    if (!first.has(city)) first.set(city, place)
  }
  return [...first.values()]
}
