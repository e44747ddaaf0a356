import { handlersOf } from '#platform/http/openapi/handle.ts'
import { addressRetention } from './addresses/address.store.ts'
import { distanceRetention } from './distances/distance.store.ts'
import { problems } from './fare-problem.http.ts'
import { quoteTrip } from './quotes/quote-trip.usecase.ts'
import { tripQuoteRoutes } from './quotes/trip-quote.routes.ts'
import { publishRateCard } from './rate-cards/publish-rate-card.usecase.ts'
import * as rateCards from './rate-cards/rate-card-operations.contract.ts'
import { listRateCards, readRateCard } from './rate-cards/read-rate-cards.usecase.ts'

const handle = handlersOf(problems)

/** Quotes of trips, and the rate cards that price them. */
export const fares = {
  handlers: [
    handle(rateCards.listRateCards, listRateCards),
    handle(rateCards.readRateCard, readRateCard),
    handle(rateCards.publishRateCard, publishRateCard),
  ],
  tripRoutes: (app: Parameters<typeof tripQuoteRoutes>[0]) => [tripQuoteRoutes(app, quoteTrip)],
  selfPacked: ['/trips/api/trip/quote'],
  retention: [...distanceRetention, ...addressRetention],
}
