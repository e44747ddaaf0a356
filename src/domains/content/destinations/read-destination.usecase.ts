import {
  listSupplierTerms,
  readPlaceFigures,
  type PlaceDirectory,
  type RatingOf,
  type SeenSupplierTerms,
} from '#domains/rentals/public.ts'
import { distanceKm } from '#kernel/geo.ts'
import type { Language } from '#kernel/locale.ts'
import { fail, ok } from '#kernel/result.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type { Destination as Place } from './destination-catalogue.ts'
import { toLink } from './destination-link.ts'
import type * as operations from './destination-operations.contract.ts'
import { nearTo, oneWayFrom } from './neighbours.ts'
import { currencyOf, type DestinationApp } from './read-country.usecase.ts'

type Desks = {
  places: PlaceDirectory
  soldSuppliers: () => readonly { id: number; code: string; name: string }[]
  ratingOf: RatingOf
}

/** Reads a destination's page, in the reader's currency; fails where no connected supplier has a desk. */
export async function readDestination(
  app: DestinationApp & Desks,
  { query, partnerBasisPoints, language }: Call<typeof operations.readDestination>,
) {
  const { destinations } = app
  const catalogue = destinations.catalogue()
  const found = catalogue.destination(query.country, query.place)
  const ofCountry = found && catalogue.country(found.place.countryCode)
  if (!found || !ofCountry) return fail({ code: 'destination_not_found' } as const)
  const reader = { currency: currencyOf(app, query.currency_id), partnerBasisPoints }
  const [figures, terms, indexed] = await Promise.all([
    readPlaceFigures(app, found.place.id, reader),
    listSupplierTerms(app, found.place.id, reader.currency),
    destinations.indexed(),
  ])
  const link = (destination: Place) => toLink(destination, language, indexed(destination) !== null)
  return ok({
    place: link(found),
    country_path: ofCountry.path,
    suppliers: suppliersAt(app, found, terms, language),
    days: figures.days,
    by_category: figures.byCategory,
    by_month: figures.byMonth,
    by_days_left: figures.byDaysLeft,
    one_way: oneWayFrom(found, ofCountry.destinations).map(link),
    near: nearTo(found, catalogue.all).map(({ destination, distanceKm: km }) => ({
      ...link(destination),
      distance_km: Math.round(km),
    })),
    updated_at: figures.newest,
  })
}

/** Best rated first, those without a vote after them. */
function suppliersAt(
  { places, soldSuppliers, ratingOf }: Desks,
  { place }: Place,
  terms: readonly SeenSupplierTerms[],
  language: Language,
) {
  const desks = Map.groupBy(places.desksOf(place.id, false), ({ supplierId }) => supplierId)
  return soldSuppliers()
    .flatMap(({ id, code, name }) => {
      const stations = (desks.get(id) ?? []).flatMap((desk) => {
        const station = places.station(desk.id, language)
        return station ? [{ ...station, distance_km: tenths(distanceKm(place, desk)) }] : []
      })
      if (stations.length === 0) return []
      const own = terms.find(({ supplierId }) => supplierId === id)
      return [
        {
          id,
          name,
          logo: `/suppliers/${code}.svg`,
          ...ratingOf(id),
          stations,
          deposit: own?.deposit ?? null,
          fuel_policies: [...(own?.fuelPolicies ?? [])],
          unlimited_mileage: own?.unlimitedMileage ?? null,
          young_driver_until: own?.youngDriverUntil ?? null,
        },
      ]
    })
    .toSorted((one, other) => (other.rating ?? 0) - (one.rating ?? 0) || (one.name < other.name ? -1 : 1))
}

function tenths(km: number): number {
  return Math.round(km * 10) / 10
}
