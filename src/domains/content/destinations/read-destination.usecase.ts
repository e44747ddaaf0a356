import {
  listSupplierTerms,
  type PlaceDirectory,
  type RatingOf,
  readPlaceFigures,
  type SeenSupplierTerms,
} from '#domains/rentals/public.ts'
import { distanceKm } from '#kernel/geo.ts'
import type { Language } from '#kernel/locale.ts'
import { fail, ok } from '#kernel/result.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type { Destination, Destination as Place } from './destination-catalogue.ts'
import { toLink } from './destination-link.ts'
import type * as operations from './destination-operations.contract.ts'
import { currencyOf, type DestinationApp } from './read-country.usecase.ts'

const MAX_NEIGHBOURS = 8
/** Maximum distance of an alternative pick-up place. */
const NEAR_KM = 200
/** Minimum distance of a one-way rental; nearer places are in the same town. */
const ELSEWHERE_KM = 25

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

/** Lists the suppliers at a place, best rated first, those without votes last. */
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

/** Lists destinations near another one, in any country: nearest first, at most 8. */
function nearTo(
  from: Destination,
  all: readonly Destination[],
): { destination: Destination; distanceKm: number }[] {
  return all
    .filter((destination) => destination !== from)
    .map((destination) => ({ destination, distanceKm: distanceKm(from.place, destination.place) }))
    .filter(({ distanceKm: km }) => km <= NEAR_KM)
    .toSorted((one, other) => one.distanceKm - other.distanceKm)
    .slice(0, MAX_NEIGHBOURS)
}

/**
 * Lists destinations in the same country with desks of the same suppliers: most shared suppliers and best
 * known first, at most 8.
 */
function oneWayFrom(from: Destination, ofCountry: readonly Destination[]): Destination[] {
  return ofCountry
    .map((destination) => ({
      destination,
      shared: destination.supplierIds.intersection(from.supplierIds).size,
    }))
    .filter(
      ({ destination, shared }) => shared > 0 && distanceKm(from.place, destination.place) > ELSEWHERE_KM,
    )
    .toSorted(
      (one, other) => other.shared - one.shared || other.destination.place.rank - one.destination.place.rank,
    )
    .slice(0, MAX_NEIGHBOURS)
    .map(({ destination }) => destination)
}
