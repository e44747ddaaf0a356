import type { Location } from '#domains/rentals/public.ts'

const SHOWN = 8

/**
 * The places that the home page shows, of the best known ones. For browsing visitors a city and its airports are one
 * place, represented by its first airport.
 */
export function popularLocations(wellKnown: readonly Location[]): Location[] {
  const first = new Map<string, Location>()
  for (const place of wellKnown.filter(({ type }) => type === 'airport')) {
    const city = `${place.country_code} ${place.city}`
    if (!first.has(city)) first.set(city, place)
  }
  return [...first.values()].slice(0, SHOWN)
}
