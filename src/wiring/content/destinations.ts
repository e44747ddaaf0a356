import { createDestinations } from '#domains/content/destinations/destinations.service.ts'
import { destinationRoutes } from '#domains/content/destinations/destination.routes.ts'
import { indexedPaths } from '#domains/content/destinations/indexed-paths.usecase.ts'
import { listCountries, showCountry } from '#domains/content/destinations/list-destinations.usecase.ts'
import { showDestination } from '#domains/content/destinations/show-destination.usecase.ts'
import { seenSince } from '#domains/rentals/seen-prices/seen-price.ts'
import { seenCounts } from '#domains/rentals/seen-prices/seen-counts.store.ts'
import type { Locations } from '../locations.ts'
import type { PartnerLinks } from '../partners/links.ts'
import type { Ratings } from '../ratings.ts'
import type { SeenPrices } from './seen-prices.ts'
import type { Shared } from '../share-context.ts'
import type { Suppliers } from '../suppliers.ts'

type Needs = {
  suppliers: Pick<Suppliers, 'plans' | 'soldSuppliers'>
  locations: Pick<Locations, 'places'>
  ratings: Pick<Ratings, 'ratingOf'>
  seenPrices: Pick<SeenPrices, 'figuresOf' | 'termsOf' | 'lowestOf'>
  partnerLinks: Pick<PartnerLinks, 'percentOf'>
}

/** Pages of the places where cars are handed out. */
export function wireDestinations(
  { readDb, clock, config, rateLimit }: Shared,
  {
    suppliers: { plans, soldSuppliers },
    locations: { places },
    ratings: { ratingOf },
    seenPrices: seen,
    partnerLinks,
  }: Needs,
) {
  const countSeen = seenCounts(readDb)
  const destinations = createDestinations({
    places,
    connected: new Set(plans.map(({ supplier }) => supplier.id)),
    counts: () => countSeen(seenSince(clock.now())),
    clock,
  })
  return {
    /** Pages for the sitemap. */
    destinationPaths: indexedPaths(destinations),
    api: [
      destinationRoutes({
        listCountries: listCountries(destinations),
        showCountry: showCountry({ destinations, lowestOf: (ids, reader) => seen.lowestOf(ids, reader) }),
        showDestination: showDestination({ destinations, places, soldSuppliers, ratingOf, seen }),
        percentOf: partnerLinks.percentOf,
        defaultCurrency: config.DEFAULT_CURRENCY,
        rateLimit,
      }),
    ],
  }
}
