import { basisPointsOf } from '#domains/partners/record/commission.ts'
import type { Locations } from '#domains/rentals/locations/open-locations.service.ts'
import { followMargins } from '#domains/rentals/margins/follow-margins.service.ts'
import { quoteCar, quoteNewCar, type QuoteCar } from '#domains/rentals/quotes/quote-offer.usecase.ts'
import { quoteStore } from '#domains/rentals/quotes/quote.store.ts'
import { searchCars, type SearchCars } from '#domains/rentals/search/search-cars.usecase.ts'
import type { RecordSeen } from '#domains/rentals/search/seen-search.ts'
import { createSearchCounter } from '#domains/rentals/search/search-counter.service.ts'
import { createSearchState } from '#domains/rentals/search/search-state.service.ts'
import type { SupplierPictures } from '#domains/suppliers/public.ts'
import type { Shared } from './share-context.ts'
import type { Suppliers } from './suppliers.ts'

/** Returns the app that searches, and its functions for the use cases that get them handed in. */
export async function openSearch(
  shared: Shared,
  { plans, isPlanOn, connectors, fetchRates, exchange }: Suppliers,
  { places }: Locations,
  recordSeen: RecordSeen,
  pictures: SupplierPictures,
) {
  const { db, clock, settings } = shared
  const quotes = quoteStore(db)
  const margins = await followMargins(shared, () => ({
    min: basisPointsOf(settings.of('margin_least')),
    max: basisPointsOf(settings.of('margin_most')),
  }))
  const app = {
    ...shared,
    plans,
    isPlanOn,
    connectors,
    fetchRates,
    exchange,
    places,
    pictures,
    margins,
    quotes,
    recordSeen,
    searchState: createSearchState(clock),
    searchCounter: createSearchCounter(shared),
  }
  const quote: QuoteCar = (...requested) => quoteCar(app, ...requested)
  const quoteNew: QuoteCar = (...requested) => quoteNewCar(app, ...requested)
  const search: SearchCars = (request) => searchCars(app, request)
  return { app, quotes, quoteCar: quote, quoteNewCar: quoteNew, searchCars: search }
}
