import type { Attribution } from '#domains/attribution/public.ts'
import { findAttributedBookings } from '#domains/rentals/public.ts'
import { findAttributedTrips } from '#domains/trips/public.ts'
import type { Db } from '#platform/db/database.ts'
import { carSale } from './car-sale.ts'
import type { AttributedSale } from './attributed-sale.ts'
import { tripSale } from './trip-sale.ts'

/** Finds attributed sales in their current state, by the terms of each. */
export async function findAttributedSales(
  tx: Db,
  attributions: readonly Attribution[],
): Promise<AttributedSale[]> {
  const terms = new Map(attributions.map((one) => [one.soldId, one]))
  const ids = (kind: Attribution['kind']) =>
    attributions.flatMap((one) => (one.kind === kind ? one.soldId : []))
  function sold<Sold extends { id: string }>(
    all: readonly Sold[],
    asSale: (one: Sold, terms: Attribution) => AttributedSale,
  ): AttributedSale[] {
    return all.flatMap((one) => {
      const agreed = terms.get(one.id)
      return agreed ? asSale(one, agreed) : []
    })
  }
  const [cars, trips] = [ids('car'), ids('trip')]
  return [
    ...sold(cars.length > 0 ? await findAttributedBookings(tx, cars) : [], carSale),
    ...sold(trips.length > 0 ? await findAttributedTrips(tx, trips) : [], tripSale),
  ]
}
