import type { ShuttleGridRow } from '#domains/shuttles/shuttle-grid.contract.ts'
import type { NumberOf } from '#domains/fares/categories.contract.ts'
import type { ReadForm } from '../quote/form-fault.ts'

/** Literal number, checked by the compiler: the manifests would not fit into the first load. */
const SHUTTLE: NumberOf<'shuttle'> = 20

export type Route = { id: string; name: string }

/** Returns the routes of these departures, by name. */
export function routesOf(rows: readonly ShuttleGridRow[]): Route[] {
  const byId = new Map(rows.map(({ route_id: id, route: name }) => [id, { id, name }]))
  return [...byId.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}

/** Returns the error of a departure for a number of people; null if it is available. */
export function unavailableReason(
  { seats_left: left }: Pick<ShuttleGridRow, 'seats_left'>,
  seats: number,
): 'full' | 'too_few' | null {
  if (left === 0) return 'full'
  return left < seats ? 'too_few' : null
}

/** Seats of a departure. */
export function readShuttle(departure: ShuttleGridRow | undefined, seats: number): ReadForm {
  if (!departure || unavailableReason(departure, seats) !== null)
    return { faults: { departure: { code: 'departure' } } }
  return {
    input: {
      request: { category: SHUTTLE, departure_id: departure.departure_id, seats },
      places: [departure.from, departure.to],
      start: `${departure.day}T${departure.time}`,
    },
  }
}
