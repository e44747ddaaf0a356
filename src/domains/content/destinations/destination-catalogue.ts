import { countryNames, type Place, type PlaceWithDesks } from '#domains/rentals/public.ts'
import { codeOfSlug, countrySlug, placeSlug, slugOf } from './destination-slug.ts'

/** A place with desks of connected suppliers, and the path of its page. */
export type Destination = PlaceWithDesks & { path: string }

export type DestinationsOfCountry = { code: string; path: string; destinations: readonly Destination[] }

/** All destinations, by country and by path. */
export type DestinationCatalogue = {
  countries: readonly DestinationsOfCountry[]
  all: readonly Destination[]
  country(slug: string): DestinationsOfCountry | null
  destination(countrySlug: string, placeSlug: string): Destination | null
}

/**
 * Builds the catalogue of destinations, in the order of the places. Paths match in any case and with accents;
 * a country also by its other names and its code, an airport by its IATA code at the end. The `path` of a
 * result is canonical.
 */
export function destinationCatalogue(
  places: readonly PlaceWithDesks[],
  connected: ReadonlySet<number>,
): DestinationCatalogue {
  const all = places.flatMap(({ place, supplierIds }) => {
    const here = supplierIds.intersection(connected)
    return here.size === 0 ? [] : [{ place, supplierIds: here, path: pathOf(place) }]
  })
  const countries = [...Map.groupBy(all, ({ place }) => place.countryCode)].map(([code, destinations]) => ({
    code,
    path: `/car-hire/${countrySlug(code)}`,
    destinations,
  }))
  const byCountrySlug = new Map(
    countries.flatMap((country) => otherSlugs(country.code).map((slug) => [slug, country] as const)),
  )
  for (const country of countries) byCountrySlug.set(countrySlug(country.code), country)
  const byPath = new Map(all.map((destination) => [destination.path, destination]))
  const byAirport = new Map(
    all.flatMap((one) => (one.place.type === 'airport' ? [[one.place.iata, one] as const] : [])),
  )
  const country = (slug: string) => byCountrySlug.get(slugOf(slug)) ?? null

  return {
    countries,
    all,
    country,
    destination(inCountry, slug) {
      const found = country(inCountry)
      if (!found) return null
      const folded = slugOf(slug)
      const exactMatch = byPath.get(`${found.path}/${folded}`)
      if (exactMatch) return exactMatch
      const airport = byAirport.get(codeOfSlug(folded))
      return airport?.place.countryCode === found.code ? airport : null
    },
  }
}

function pathOf(place: Place): string {
  return `/car-hire/${countrySlug(place.countryCode)}/${placeSlug(place)}`
}

/** Returns other slugs of a country, by its other names and its code. */
function otherSlugs(code: string): string[] {
  return [code.toLowerCase(), ...countryNames(code).map(slugOf)].filter((slug) => slug !== '')
}
