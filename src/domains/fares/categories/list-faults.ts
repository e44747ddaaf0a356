import type { SlabFault } from '../lines/slabs.ts'

/** An error in one of a card's lists, and its path, such as `slabs.2`. */
export type ListFault = { path: string; code: SlabFault | 'card_twice' | 'ladder_falls' }

type Rung = { id: string; minutes: number; km: number; price: number; garage_to_garage?: boolean }

/** Returns an error for each package or plan that costs more than one with at least as much time and distance. */
export function ladderFaults(path: string, ladder: readonly Rung[]): ListFault[] {
  const falls = ladder.flatMap((one, at) =>
    ladder.some(
      (less) =>
        // Garage-to-garage packages are compared separately, because the distance from the garage uses up a part of
        // them.
        less.garage_to_garage === one.garage_to_garage &&
        less.minutes <= one.minutes &&
        less.km <= one.km &&
        less.price > one.price,
    )
      ? [{ path: `${path}.${at}`, code: 'ladder_falls' } as const]
      : [],
  )
  return [
    ...twiceFaults(
      path,
      ladder.map(({ id }) => id),
    ),
    ...falls,
  ]
}

export function twiceFaults(path: string, ids: readonly string[]): ListFault[] {
  return ids.flatMap((id, at) =>
    ids.indexOf(id) < at ? [{ path: `${path}.${at}`, code: 'card_twice' } as const] : [],
  )
}
