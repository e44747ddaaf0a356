import type { App } from '#platform/app.ts'
import { computePlace, leasePlace, savePlace } from './seen-figures.store.ts'
import { seenSince, utcDay } from './seen-price.ts'

/**
 * Conditions of a deal: at least this far under the median of its group, observed within this time, in a group with at
 * least this many prices.
 */
export const DEAL = { percentUnder: 15, hours: 48, fewest: 8 } as const

/** Max places computed per run; the next run continues. */
const MAX_PLACES = 100

/** Computes the figures of due places, longest waiting first. Several processes share the work. */
export async function computeFigures(
  { db, clock, plansOff }: Pick<App, 'db' | 'clock' | 'plansOff'>,
  maxPlaces = MAX_PLACES,
): Promise<void> {
  for (let done = 0; done < maxPlaces; done += 1) {
    const now = clock.now()
    const place = await leasePlace(db, now)
    if (!place) return
    const rule = {
      since: seenSince(now),
      today: utcDay(now),
      deal: {
        since: now.subtract({ hours: DEAL.hours }),
        percentUnder: DEAL.percentUnder,
        fewest: DEAL.fewest,
      },
    }
    const { figures, deals } = await computePlace(db, place.placeId, rule, plansOff())
    await savePlace(db, place, figures, deals)
  }
}
