import { LRUCache } from 'lru-cache'
import type { Clock } from '#kernel/clock.ts'
import { preparedOffers } from './prepared-offers.service.ts'

/** The number of days of a rental in its places' time zones, and until when that is valid. */
export type KnownPeriod = { days: number; untilMs: number; inSkippedHour: boolean }

/** Max cached pairs of times: calendar arithmetic is slow compared with the rest of a search. */
const PERIODS_IN_MEMORY = 5000

/** The caches of this process's searches. */
export type SearchState = ReturnType<typeof createSearchState>

declare module '#platform/app.ts' {
  interface App {
    searchState: SearchState
  }
}

export function createSearchState(clock: Clock) {
  return {
    periods: new LRUCache<string, KnownPeriod>({ max: PERIODS_IN_MEMORY }),
    offers: preparedOffers(clock),
    /** Ids of plans that missed the deadline, which searches, saved offers and previews of margins do not wait for. */
    slowPlans: {
      searches: new Set<string>(),
      savedOffers: new Set<string>(),
      previews: new Set<string>(),
    },
  }
}
