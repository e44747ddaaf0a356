import type { Clock } from '#kernel/clock.ts'
import type { SeenFiguresStore } from './seen-figures.store.ts'
import { seenSince, utcDay } from './seen-price.ts'

/** A deal is this much under the median of its group, was seen this lately, and its group has this many prices. */
export const DEAL = { percentUnder: 15, hours: 48, fewest: 8 } as const

/** Places computed in one run: the next run goes on. */
const PLACES_A_RUN = 100

/** Computes the figures of the places that are due, the longest waiting first. Several processes share the work. */
export function computeFigures({ figures, clock }: { figures: SeenFiguresStore; clock: Clock }) {
  return async (): Promise<void> => {
    for (let done = 0; done < PLACES_A_RUN; done += 1) {
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
