import { createDestinations } from '#domains/content/destinations/destinations.service.ts'
import { destinationRoutes } from '#domains/content/destinations/destination.routes.ts'
import { indexedPaths } from '#domains/content/destinations/indexed-paths.usecase.ts'
import { listCountries, showCountry } from '#domains/content/destinations/list-destinations.usecase.ts'
import type { SeenFiguresOf } from '#domains/content/destinations/seen-figures.ts'
import { showDestination } from '#domains/content/destinations/show-destination.usecase.ts'
import type { Locations } from './locations.ts'
import type { Ratings } from './ratings.ts'
import type { Shared } from './shared.ts'
import type { Suppliers } from './suppliers.ts'

type Needs = {
  suppliers: Pick<Suppliers, 'plans'>
  locations: Pick<Locations, 'places'>
  ratings: Pick<Ratings, 'ratingOf'>
  seen: SeenFiguresOf
}

/** Pages of the places where cars are handed out. */
export function wireDestinations(
  { clock, config, rateLimit }: Pick<Shared, 'clock' | 'config' | 'rateLimit'>,
  { suppliers: { plans }, locations: { places }, ratings: { ratingOf }, seen }: Needs,
) {
  const suppliers = [...new Map(plans.map(({ supplier }) => [supplier.id, supplier])).values()]
  const destinations = createDestinations({
    places,
    connected: new Set(suppliers.map(({ id }) => id)),
    counts: () => seen.counts(),
    clock,
  })
  return {
    /** Pages for the sitemap. */
    destinationPaths: indexedPaths(destinations),
    api: [
      destinationRoutes({
        listCountries: listCountries(destinations),
        showCountry: showCountry({ destinations, lowestOf: (ids, currency) => seen.lowestOf(ids, currency) }),
        showDestination: showDestination({ destinations, places, suppliers, ratingOf, seen }),
        defaultCurrency: config.DEFAULT_CURRENCY,
        rateLimit,
      }),
    ],
  }
}

/** Stands in where nothing records seen prices. */
export const nothingSeen: SeenFiguresOf = {
  figuresOf: () => Promise.resolve({ byCategory: [], byMonth: [], byDaysLeft: [], newest: null }),
  termsOf: () => Promise.resolve([]),
  lowestOf: () => Promise.resolve(new Map()),
  counts: () => Promise.resolve(new Map()),
}
