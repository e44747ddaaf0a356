import type { Attribution } from '#domains/attribution/public.ts'
import type { AttributedBooking } from '#domains/rentals/public.ts'
import type { AttributedTrip } from '#domains/trips/public.ts'
import type { Db } from '#platform/db/database.ts'
import { carSale } from './car-sale.ts'
import type { AttributedSale } from './attributed-sale.ts'
import { tripSale } from './trip-sale.ts'

/** What partners led to as it stands now, by the terms of each. */
export type FindAttributedSales = (tx: Db, led: readonly Attribution[]) => Promise<AttributedSale[]>

type Needs = {
  bookingsOf: (tx: Db, ids: readonly string[]) => Promise<AttributedBooking[]>
  tripsOf: (tx: Db, ids: readonly string[]) => Promise<AttributedTrip[]>
}

export function findAttributedSales({ bookingsOf, tripsOf }: Needs): FindAttributedSales {
  return async (tx, led) => {
    const terms = new Map(led.map((one) => [one.soldId, one]))
    const ids = (kind: Attribution['kind']) => led.flatMap((one) => (one.kind === kind ? one.soldId : []))
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
      ...sold(cars.length > 0 ? await bookingsOf(tx, cars) : [], carSale),
      ...sold(trips.length > 0 ? await tripsOf(tx, trips) : [], tripSale),
    ]
  }
}
