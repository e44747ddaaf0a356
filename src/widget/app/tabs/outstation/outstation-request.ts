import type { NumberOf } from '#domains/fares/categories.contract.ts'
import { missingPlace, someFaults, type FormFault, type ReadForm } from '../quote/form-fault.ts'
import { toRequestedPlace, isSamePlace, type Place, type PlaceEntry } from '../places/place.ts'
import { endFault, startFault, textOf, type When } from '../when/place-clock.ts'

/** Literal numbers, checked by the compiler: the manifests would not fit into the first load. */
export const ONE_WAY: NumberOf<'outstationOneWay'> = 10
export const ROUND_TRIP: NumberOf<'outstationRoundTrip'> = 11

export type Outstation = {
  kind: 'one_way' | 'round_trip'
  from: PlaceEntry
  stops: readonly PlaceEntry[]
  to: PlaceEntry
  start: When
  /** Return time of a round trip. */
  back: When
}

/** Parses a trip to another city via the stops, one way or return; `earliest` is the first bookable time. */
export function readOutstation(
  { kind, from, stops, to, start, back }: Outstation,
  earliest: string,
): ReadForm {
  const isRound = kind === 'round_trip'
  const passed = [from, ...stops, to]
  const faults = someFaults({
    from: missingPlace(from),
    ...Object.fromEntries(
      stops.map((stop, at) => [`stop-${at}`, missingPlace(stop) ?? sameAsBefore(passed, at + 1)]),
    ),
    to: missingPlace(to) ?? sameAsBefore(passed, passed.length - 1),
    start: startFault(start, earliest),
    return: isRound ? endFault(back, start) : null,
  })
  const places = passed.flatMap(({ place }) => place ?? [])
  const [first] = places
  if (faults || !first) return { faults: faults ?? {} }
  const trip = {
    city_id: first.cityId,
    from: toRequestedPlace(first),
    stops: places.slice(1, -1).map(toRequestedPlace),
    to: toRequestedPlace(places.at(-1) ?? first),
    start: textOf(start),
  }
  return {
    input: {
      request: isRound
        ? { category: ROUND_TRIP, ...trip, return: textOf(back) }
        : { category: ONE_WAY, ...trip },
      places: [...places, ...(isRound ? [first] : [])].map(({ name }: Place) => name),
    },
  }
}

/** Returns an error if the place equals the previous one. Null if it differs. */
function sameAsBefore(passed: readonly PlaceEntry[], at: number): FormFault | null {
  const [before, own] = [passed[at - 1]?.place, passed[at]?.place]
  return before && own && isSamePlace(before, own) ? { code: 'same_place' } : null
}

/** Returns a list with one item moved to another index. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}
