import type { Clock } from '#kernel/clock.ts'
import type { Language } from '#kernel/locale.ts'
import type { PlaceDirectory } from '../locations/place-directory.ts'
import type { ReadFigures } from './read-figures.usecase.ts'
import type { PlacePrice } from './seen-price.contract.ts'
import type { SeenFiguresStore } from './seen-figures.store.ts'
import { seenSince, type PriceReader } from './seen-price.ts'

/** Returns the lowest total of each recently searched place; for rentals of equal length, cheapest first. */
export type LowestSeen = (asked: {
  language: Language
  limit: number
  reader: PriceReader
}) => Promise<PlacePrice[]>

type Needs = {
  places: Pick<PlaceDirectory, 'location'>
  figures: Pick<SeenFiguresStore, 'lastSearched'>
  lowestOf: ReadFigures['lowestOf']
  clock: Clock
}

/**
 * Places read per price shown: stations repeat the prices of their airport or city, and some places no longer exist.
 */
const PLACES_A_PRICE = 4

export function lowestSeen({ places, figures, lowestOf, clock }: Needs): LowestSeen {
  return async ({ language, limit, reader }) => {
    const since = seenSince(clock.now())
    const ids = await figures.lastSearched({ since, limit: limit * PLACES_A_PRICE })
    const prices = await lowestOf(ids, reader)
    return ids
      .flatMap((id): PlacePrice[] => {
        const [place, price] = [places.location(id, language), prices.get(id)]
        return place && place.type !== 'station' && price ? [{ place, price }] : []
      })
      .slice(0, limit)
      .toSorted(
        ({ price: one }, { price: other }) => one.days - other.days || one.total.amount - other.total.amount,
      )
  }
}
