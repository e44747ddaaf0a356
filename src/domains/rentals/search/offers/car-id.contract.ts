import { catalogueName } from '#kernel/car-name.ts'
import type { Station } from '../../locations/location.contract.ts'
import type { Offer } from '../search.contract.ts'

/**
 * Returns an id for the same car at the same desk, whoever sells it. It is made of words, so that it is the same in
 * every search, process and browser. Separate from the schemas, so that pages load no validation.
 */
export function carId({ vehicle, pickup, dropoff }: Pick<Offer, 'vehicle' | 'pickup' | 'dropoff'>): string {
  const { name, transmission, fuel, air_conditioning } = vehicle
  const desks = pickup.id === dropoff.id ? deskOf(pickup) : `${deskOf(pickup)} ${deskOf(dropoff)}`
  return `${modelOf(name)} ${transmission} ${fuel}${air_conditioning ? '' : ' no-ac'} ${desks}`
}

/** Converts a car id to the current spelling of the model; earlier releases used another. */
export function currentCarId(id: string): string {
  const end = id.indexOf(' ')
  return end < 0 ? id : modelOf(id.slice(0, end).replaceAll('-', ' ')) + id.slice(end)
}

/** Returns the catalogue name of a model in letters that are allowed in a URL. */
function modelOf(name: string): string {
  const letters = catalogueName(name)
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
  return letters.toLowerCase().trim().replaceAll(/\s+/gu, '-').slice(0, 80)
}

/**
 * Returns the place of a desk. Desks of one kind at an airport count as one place for a traveller; in town each is
 * separate.
 */
function deskOf({ id, iata, desk }: Station): string {
  return iata === undefined || desk === 'downtown' || desk === 'railway' ? id : `${iata}-${desk}`
}
