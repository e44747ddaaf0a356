import {
  searchCars,
  type SearchApp,
  type SearchRequest,
} from '#domains/rentals/search/search-cars.usecase.ts'
import { createSearchState } from '#domains/rentals/search/search-state.service.ts'
import { PLAN_MARGINS } from '#domains/rentals/margins/day-margins.ts'
import { createRateFetcher } from '#domains/suppliers/fetch-rates.usecase.ts'
import { createBreaker } from '#domains/suppliers/breaker.ts'
import { pictureDirectory } from '#domains/suppliers/pictures/picture-directory.service.ts'
import type { FetchRates, Plan } from '#domains/suppliers/public.ts'
import { stubPlaces } from './stub-search.ts'

type RateNeeds = Parameters<typeof createRateFetcher>[0]

const EXCHANGE = { date: '2026-12-01', perEuro: { EUR: '1' } }

/** Rate requests to `connectors`, by plan. By default without shared rates, and a defect of a connector throws. */
export function stubRates(needs: Pick<RateNeeds, 'connectors' | 'clock'> & Partial<RateNeeds>): FetchRates {
  return createRateFetcher({
    breaker: createBreaker(),
    exchange: () => EXCHANGE,
    metrics: { requested() {}, answered() {}, failed() {}, dropped() {}, droppedExtra() {} },
    shared: null,
    onDefect(_, error) {
      throw error
    },
    ...needs,
  })
}

type StubSearch = { plans: readonly Plan[]; deadlineMs?: number } & Pick<RateNeeds, 'connectors' | 'clock'> &
  Partial<Pick<SearchApp, 'exchange' | 'recordSeen'>>

/** A search over stub suppliers at the airport of `stubPlaces`. By default it records nothing. */
export function stubSearchCars({
  plans,
  connectors,
  clock,
  deadlineMs = 20_000,
  exchange = () => EXCHANGE,
  recordSeen = () => {},
}: StubSearch) {
  const app: SearchApp = {
    clock,
    plans,
    isPlanOn: () => true,
    fetchRates: stubRates({ connectors, clock, exchange }),
    exchange,
    places: stubPlaces(plans),
    pictures: pictureDirectory(),
    margins: { ofToday: () => PLAN_MARGINS, version: () => '' },
    settings: stubDeadline(deadlineMs),
    searchState: createSearchState(clock),
    recordSeen,
  }
  return (request: SearchRequest) => searchCars(app, request)
}

/** Settings of which only the deadline of searches is read. */
export function stubDeadline(deadlineMs: number): SearchApp['settings'] {
  return { of: () => deadlineMs as never }
}
