import type { Language } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { countryName, type PriceReader, type ReadFigures } from '#domains/rentals/public.ts'
import type { DestinationCountry, DestinationCountries } from './destination.contract.ts'
import { toLink } from './destination-link.ts'
import type { Destinations } from './destinations.service.ts'

export type ListCountries = (language: Language) => DestinationCountries

/** Countries with a desk of a connected supplier, in the order of their names. */
export function listCountries(destinations: Destinations): ListCountries {
  return (language) => {
    const byName = new Intl.Collator(language).compare
    return destinations
      .catalogue()
      .countries.map(({ code, path, destinations: places }) => ({
        country_code: code,
        name: countryName(code, language),
        path,
        places: places.length,
      }))
      .toSorted((one, other) => byName(one.name, other.name))
  }
}

/** A country's page; refused where no connected supplier has a desk. */
export type ShowCountry = (asked: {
  country: string
  language: Language
  reader: PriceReader
}) => Promise<Result<DestinationCountry, { code: 'destination_not_found' }>>

type Needs = { destinations: Destinations; lowestOf: ReadFigures['lowestOf'] }

export function showCountry({ destinations, lowestOf }: Needs): ShowCountry {
  return async ({ country, language, reader }) => {
    const found = destinations.catalogue().country(country)
    if (!found) return fail({ code: 'destination_not_found' })
    const ids = found.destinations.map(({ place }) => place.id)
    const [indexed, lowest] = await Promise.all([destinations.indexed(), lowestOf(ids, reader)])
    const places = found.destinations.map((destination) => ({
      ...toLink(destination, language, indexed(destination) !== null),
      from: lowest.get(destination.place.id) ?? null,
    }))
    return ok({
      country_code: found.code,
      name: countryName(found.code, language),
      path: found.path,
      indexed: places.some((place) => place.indexed),
      places,
    })
  }
}
