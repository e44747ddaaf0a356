import { askRental } from '#domains/rentals/search/ask-rental.service.ts'
import { searchCars, type SearchCars } from '#domains/rentals/search/search-cars.usecase.ts'
import { PLAN_MARGINS } from '#domains/rentals/margins/day-margins.ts'
import { askRates } from '#domains/suppliers/ask-rates.usecase.ts'
import { createBreaker } from '#domains/suppliers/breaker.ts'
import { pictureDirectory } from '#domains/suppliers/pictures/picture-directory.service.ts'
import type { AskRates, Plan } from '#domains/suppliers/public.ts'
import { stubPlaces } from './stub-search.ts'

type RateNeeds = Parameters<typeof askRates>[0]
type SearchNeeds = Parameters<typeof searchCars>[0]

const EXCHANGE = { date: '2026-12-01', perEuro: { EUR: '1' } }

/** Rate requests to `connectors`, by plan. By default without shared rates, and a defect of a connector throws. */
export function stubAskRates(needs: Pick<RateNeeds, 'connectors' | 'clock'> & Partial<RateNeeds>): AskRates {
  return askRates({
    breaker: createBreaker(),
    exchange: () => EXCHANGE,
    metrics: { asked() {}, answered() {}, failed() {}, dropped() {}, droppedExtra() {} },
    shared: null,
    onDefect(_, error) {
      throw error
    },
    ...needs,
  })
}

/** A search over stub suppliers at the airport of `stubPlaces`. By default it records nothing. */
export function stubSearchCars({
  plans,
  connectors,
  clock,
  exchange = () => EXCHANGE,
  ...over
}: { plans: readonly Plan[] } & Pick<RateNeeds, 'connectors' | 'clock'> & Partial<SearchNeeds>): SearchCars {
  const places = stubPlaces(plans)
  return searchCars({
    askRental: askRental({ plans, places, askRates: stubAskRates({ connectors, clock, exchange }), clock }),
    places,
    exchange,
    clock,
    pictures: pictureDirectory(),
    deadlineMs: () => 20_000,
    version: () => '',
    margins: () => PLAN_MARGINS,
    recordSeen() {},
    ...over,
  })
}
