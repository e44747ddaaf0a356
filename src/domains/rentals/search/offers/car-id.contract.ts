import { catalogueName } from '#kernel/car-name.ts'
import type { Station } from '../../locations/location.contract.ts'
import type { Offer } from '../search.contract.ts'

/**
 * The same car at the same desk, whoever sells it: in words, so that it is the same in every search and process, and in a
 * browser. Separate from the schemas, so that pages load no validation.
 */
export function carId({ vehicle, pickup, dropoff }: Pick<Offer, 'vehicle' | 'pickup' | 'dropoff'>): string {
  const { name, transmission, fuel, air_conditioning } = vehicle
  const desks = pickup.id === dropoff.id ? deskOf(pickup) : `${deskOf(pickup)} ${deskOf(dropoff)}`
  return `${modelOf(name)} ${transmission} ${fuel}${air_conditioning ? '' : ' no-ac'} ${desks}`
}

/** The car of an id, also of one that an earlier release wrote by another spelling of the model. */
export function currentCarId(id: string): string {
  const end = id.indexOf(' ')
  return end < 0 ? id : modelOf(id.slice(0, end).replaceAll('-', ' ')) + id.slice(end)
}

/** The catalogue's name in letters that an address has. */
function modelOf(name: string): string {
  const letters = catalogueName(name)
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
  return letters.toLowerCase().trim().replaceAll(/\s+/gu, '-').slice(0, 80)
}

/** Suppliers' desks of one kind at an airport are one place to a traveller; in town each is its own. */
function deskOf({ id, iata, desk }: Station): string {
  return iata === undefined || desk === 'downtown' || desk === 'railway' ? id : `${iata}-${desk}`
}
