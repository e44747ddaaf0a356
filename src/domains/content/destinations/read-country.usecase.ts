import { countryName, findLowestPrices, type FiguresApp } from '#domains/rentals/public.ts'
import { currencyById } from '#kernel/locale.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { toLink } from './destination-link.ts'
import type * as operations from './destination-operations.contract.ts'

/** Lists the countries with a desk of a connected supplier, in the order of their names. */
export async function listCountries(
  { destinations }: Pick<App, 'destinations'>,
  { language }: Call<typeof operations.listCountries>,
) {
  const byName = new Intl.Collator(language).compare
  const countries = destinations
    .catalogue()
    .countries.map(({ code, path, destinations: places }) => ({
      country_code: code,
      name: countryName(code, language),
      path,
      places: places.length,
    }))
    .toSorted((one, other) => byName(one.name, other.name))
  return { countries }
}

export type DestinationApp = FiguresApp & Pick<App, 'destinations' | 'defaultCurrency'>

/** Reads a country's page; fails where no connected supplier has a desk. */
export async function readCountry(
  app: DestinationApp,
  { query, partnerBasisPoints, language }: Call<typeof operations.readCountry>,
) {
  const { destinations } = app
  const found = destinations.catalogue().country(query.country)
  if (!found) return fail({ code: 'destination_not_found' } as const)
  const ids = found.destinations.map(({ place }) => place.id)
  const reader = { currency: currencyOf(app, query.currency_id), partnerBasisPoints }
  const [indexed, lowest] = await Promise.all([destinations.indexed(), findLowestPrices(app, ids, reader)])
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

/** Returns the currency of an id, or the default one. */
export function currencyOf(
  { defaultCurrency }: Pick<App, 'defaultCurrency'>,
  id: number | undefined,
): string {
  return (id !== undefined && currencyById(id)?.code) || defaultCurrency
}
