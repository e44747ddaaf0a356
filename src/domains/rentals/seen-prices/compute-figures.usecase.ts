import type { Clock } from '#kernel/clock.ts'
import type { SeenFiguresStore } from './seen-figures.store.ts'
import { seenSince, utcDay } from './seen-price.ts'

/**
 * Conditions of a deal: at least this far under the median of its group, observed within this time, in a group with at
 * least this many prices.
 */
export const DEAL = { percentUnder: 15, hours: 48, fewest: 8 } as const

/** Max places computed per run; the next run continues. */
const PLACES_A_RUN = 100

type Needs = { figures: SeenFiguresStore; clock: Clock; placesARun?: number }

/** Computes the figures of due places, longest waiting first. Several processes share the work. */
export function computeFigures({ figures, clock, placesARun = PLACES_A_RUN }: Needs) {
  return async (): Promise<void> => {
    for (let done = 0; done < placesARun; done += 1) {
      const now = clock.now()
      const place = await figures.takePlace(now)
      if (!place) return
      const computed = await figures.compute(place.placeId, {
        since: seenSince(now),
        today: utcDay(now),
        deal: {
          since: now.subtract({ hours: DEAL.hours }),
          percentUnder: DEAL.percentUnder,
          fewest: DEAL.fewest,
        },
      })
      await figures.save(place, computed.figures, computed.deals)
    }
  }
}
