import type { Language } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import { findLowestPrices, type FiguresApp } from './read-figures.usecase.ts'
import type { PlacePrice } from './seen-price.contract.ts'
import { listSearchedPlaces } from './seen-figures.store.ts'
import { seenSince, type PriceReader } from './seen-price.ts'

/**
 * Places read per price shown: stations repeat the prices of their airport or city, and some places no longer exist.
 */
const PLACES_A_PRICE = 4

/** Returns the lowest total of each recently searched place; for rentals of equal length, cheapest first. */
export async function findLowestSeen(
  app: FiguresApp & Pick<App, 'places'>,
  { language, limit, reader }: { language: Language; limit: number; reader: PriceReader },
): Promise<PlacePrice[]> {
  const since = seenSince(app.clock.now())
  const ids = await listSearchedPlaces(app.readDb, { since, limit: limit * PLACES_A_PRICE })
  const prices = await findLowestPrices(app, ids, reader)
  return ids
    .flatMap((id): PlacePrice[] => {
      const [place, price] = [app.places.location(id, language), prices.get(id)]
      return place && place.type !== 'station' && price ? [{ place, price }] : []
    })
    .slice(0, limit)
    .toSorted(
      ({ price: one }, { price: other }) => one.days - other.days || one.total.amount - other.total.amount,
    )
}
