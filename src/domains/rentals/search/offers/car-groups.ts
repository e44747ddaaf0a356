import { copyStrings } from '#kernel/copy-strings.ts'
import type { Offer } from '../search.contract.ts'
import { carId } from './car-id.contract.ts'

/** Offers grouped by car (cheapest car first, and each car's offers by total), with the car of each offer. */
export type GroupedOffers = {
  offers: readonly Offer[]
  carOf: Uint32Array
  carIds: readonly string[]
  /** The lowest total of each car. */
  cheapest: Float64Array
}

export function groupByCar(found: readonly Offer[]): GroupedOffers {
  const cars = new Map<string, Offer[]>()
  for (const offer of found.toSorted((one, other) => one.price.total.amount - other.price.total.amount)) {
    const id = carId(offer)
    const known = cars.get(id)
    if (known) known.push(offer)
    else cars.set(id, [offer])
  }
  const offers = [...cars.values()]
  return {
    offers: offers.flat(),
    carOf: Uint32Array.from(offers.flatMap((same, car) => same.map(() => car))),
    carIds: copyStrings([...cars.keys()]),
    cheapest: Float64Array.from(offers, ([first]) => first?.price.total.amount ?? 0),
  }
}
