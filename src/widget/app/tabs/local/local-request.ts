import type { NumberOf } from '#domains/fares/categories.contract.ts'
import { missingPlace, someFaults, type FormFault, type ReadForm } from '../quote/form-fault.ts'
import { toRequestedPlace, isSamePlace, type PlaceEntry } from '../places/place.ts'
import { startFault, textOf, type When } from '../when/place-clock.ts'

/** Literal numbers, checked by the compiler: the manifests would not fit into the first load. */
export const RENTAL: NumberOf<'rental'> = 2
export const AIRPORT_PICK_UP: NumberOf<'airportPickUp'> = 7
export const AIRPORT_DROP: NumberOf<'airportDrop'> = 8

export type Rental = { from: PlaceEntry; start: When; packageId: string }

/**
 * Parses the form of a car with driver for a package of hours; `earliest` is the first bookable time, in the
 * city's local time.
 */
export function readRental({ from, start, packageId }: Rental, earliest: string): ReadForm {
  const { place } = from
  const faults = someFaults({
    from: missingPlace(from),
    start: startFault(start, earliest),
    // Packages are those of a city.
    package: place && packageId === '' ? { code: 'package' } : null,
  })
  if (faults || !place) return { faults: faults ?? {} }
  return {
    input: {
      request: {
        category: RENTAL,
        city_id: place.cityId,
        from: toRequestedPlace(place),
        start: textOf(start),
        package_id: packageId,
      },
      places: [place.name],
    },
  }
}

export type TransferDirection = 'pick_up' | 'drop'
export type Transfer = {
  way: TransferDirection
  airport: PlaceEntry
  place: PlaceEntry
  start: When
  flight: string
}

/** Parses a transfer from an airport (`pick_up`) or to one. */
export function readTransfer({ way, airport, place, start, flight }: Transfer, earliest: string): ReadForm {
  const faults = someFaults({
    airport: missingPlace(airport, 'airport'),
    place: missingPlace(place) ?? samePlace(airport, place),
    start: startFault(start, earliest),
  })
  if (faults || !airport.place || !place.place) return { faults: faults ?? {} }
  const isPickUp = way === 'pick_up'
  const ends = [airport.place, place.place]
  return {
    input: {
      request: {
        category: isPickUp ? AIRPORT_PICK_UP : AIRPORT_DROP,
        airport: airport.place.iata ?? '',
        place: toRequestedPlace(place.place),
        start: textOf(start),
        ...(flight.trim() !== '' && { flight_number: flight.trim() }),
      },
      places: (isPickUp ? ends : ends.toReversed()).map(({ name }) => name),
    },
  }
}

function samePlace(one: PlaceEntry, other: PlaceEntry): FormFault | null {
  return one.place && other.place && isSamePlace(one.place, other.place) ? { code: 'same_place' } : null
}
