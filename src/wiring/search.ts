import { knownOffersRoutes } from '#domains/rentals/known-offers/known-offers.routes.ts'
import { priceOffers } from '#domains/rentals/known-offers/price-offers.usecase.ts'
import { cheapestOffers } from '#domains/rentals/price-checks/cheapest-offers.service.ts'
import { marginRuleStore } from '#domains/rentals/margins/margin-rule.store.ts'
import { marginsOfToday } from '#domains/rentals/margins/margins-of-today.service.ts'
import { basisPointsOf } from '#domains/partners/record/commission.ts'
import { quoteCar, quoteOffer, quoteSold } from '#domains/rentals/quotes/quote-offer.usecase.ts'
import { quoteRoutes } from '#domains/rentals/quotes/quote.routes.ts'
import { quoteStore } from '#domains/rentals/quotes/quote.store.ts'
import { askForAge } from '#domains/rentals/search/ask-for-age.service.ts'
import { askRental } from '#domains/rentals/search/ask-rental.service.ts'
import { countSearches } from '#domains/rentals/search/count-searches.service.ts'
import { searchHours } from '#domains/rentals/search/search-hours.store.ts'
import { searchCars } from '#domains/rentals/search/search-cars.usecase.ts'
import { searchStreamRoutes } from '#domains/rentals/search/search-stream.routes.ts'
import { searchRoutes } from '#domains/rentals/search/search.routes.ts'
import { waitForAnswers } from '#domains/rentals/search/wait-for-answers.service.ts'
import { watchSearch } from '#domains/rentals/search/watch-search.usecase.ts'
import { limitOpenReplies } from '#platform/http/limit-open-replies.ts'
import type { Locations } from './locations.ts'
import type { PartnerLinks } from './partners/links.ts'
import type { SeenPrices } from './content/seen-prices.ts'
import type { Job, Shared } from './share-context.ts'
import type { SupplierPictures } from './supplier-pictures.ts'
import type { Suppliers } from './suppliers.ts'

export type Search = Awaited<ReturnType<typeof wireSearch>>

/** Concurrent streams per network: a browser opens no more connections to one host. */
const STREAMS_AT_ONCE = 6

/** From a search to the quote that a cart is filled with. */
export async function wireSearch(
  { db, clock, config, log, settings, rateLimit }: Shared,
  { plans, isOn, connectors, askRates: askSuppliers, exchange }: Suppliers,
  { places }: Locations,
  { recordSeen }: SeenPrices,
  { findLedBy, percentOf }: PartnerLinks,
  { pictures }: SupplierPictures,
) {
  const hours = searchHours(db)
  const searches = countSearches({ hours, clock })
  const followed = await marginsOfToday({
    loadRules: marginRuleStore(db).rules,
    follow: settings.follow,
    generation: settings.generation,
    bounds: () => ({
      min: basisPointsOf(settings.of('margin_least')),
      max: basisPointsOf(settings.of('margin_most')),
    }),
    clock,
  })
  const { ofToday: margins, version } = followed
  const quotes = quoteStore(db)
  const askRates = askForAge(askSuppliers)
  const holdMinutes = () => settings.of('price_hold')
  const deadlineMs = () => settings.of('search_deadline')
  const quote = quoteCar({
    plans,
    connectors,
    places,
    askRates,
    quotes,
    exchange,
    margins,
    pictures,
    clock,
    holdMinutes,
  })
  const quoteNew = quoteSold(quote, isOn)
  const offerQuote = quoteOffer(quoteNew, exchange)
  const ask = askRental({ plans, isOn, places, askRates, clock })
  const look = askRental({
    plans,
    isOn,
    places,
    askRates: (asked) => askRates({ ...asked, passing: true }),
    clock,
  })
  const search = searchCars({
    askRental: ask,
    places,
    exchange,
    margins,
    clock,
    deadlineMs,
    pictures,
    version,
    recordSeen,
  })
  const watch = watchSearch(ask)
  const stopping = new AbortController()
  return {
    quotes,
    searchHours: hours,
    jobs: [
      { name: 'searches by the hour', everySeconds: 5, everyProcess: true, work: searches.flush },
    ] satisfies Job[],
    quoteCar: quote,
    /** The same of what is newly sold. */
    quoteNew,
    quoteOffer: offerQuote,
    searchCars: search,
    /** Somebody searched. */
    countSearch: searches.count,
    margins: followed,
    askRental: ask,
    wait: waitForAnswers({ deadlineMs }),
    cheapestOffers: cheapestOffers({ askRental: look, places, exchange, margins, clock }),
    selfPacked: ['/api/searching'],
    api: [
      searchRoutes({
        searchCars: search,
        percentOf,
        onSearch: searches.count,
        version,
        clock,
        defaultCurrency: config.DEFAULT_CURRENCY,
        rateLimit,
      }),
      searchStreamRoutes({
        watchSearch: watch,
        rateLimit,
        limitOpenReplies: limitOpenReplies(Math.ceil(STREAMS_AT_ONCE * config.RATE_LIMIT_SCALE)),
        stopping: stopping.signal,
      }),
      knownOffersRoutes({
        priceOffers: priceOffers({
          plans,
          isOn,
          places,
          askRates,
          wait: waitForAnswers({ deadlineMs }),
          exchange,
          margins,
          pictures,
          clock,
        }),
        percentOf,
        rateLimit,
      }),
      quoteRoutes({ quoteOffer: offerQuote, findLedBy, rateLimit }),
    ],
    endStreams: () => stopping.abort(),
    close: () =>
      searches.flush().catch((err: unknown) => log.warn({ err }, 'the last searches were not counted')),
  }
}
