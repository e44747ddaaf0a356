import { ownStrings } from '#kernel/own-strings.ts'
import type { Station } from '../../locations/location.contract.ts'
import type { Offer } from '../search.contract.ts'

/** Offers in the order of their cars (the cheapest car first, and each car's offers by total), and which car each is. */
export type GroupedOffers = { offers: readonly Offer[]; carOf: Uint32Array; carIds: readonly string[] }

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
    carIds: ownStrings([...cars.keys()]),
  }
}

/** The same car at the same desk, whoever sells it: in words, so that it is the same in every search and process. */
function carId({ vehicle, pickup, dropoff }: Offer): string {
  const { name, transmission, fuel, air_conditioning } = vehicle
  const desks = pickup.id === dropoff.id ? deskOf(pickup) : `${deskOf(pickup)} ${deskOf(dropoff)}`
  return `${modelOf(name)} ${transmission} ${fuel}${air_conditioning ? '' : ' no-ac'} ${desks}`
}

/** Suppliers write one model with other capitals, accents and spaces. */
function modelOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim()
    .replaceAll(/\s+/gu, '-')
    .slice(0, 80)
}

/** Suppliers' desks of one kind at an airport are one place to a traveller; in town each is its own. */
function deskOf({ id, iata, desk }: Station): string {
  return iata === undefined || desk === 'downtown' || desk === 'railway' ? id : `${iata}-${desk}`
}
