import type { SlabFault } from '../lines/slabs.ts'

/** A fault of one of a card's lists, and where it is, such as `slabs.2`. */
export type ListFault = { path: string; code: SlabFault | 'card_twice' | 'ladder_falls' }

type Rung = { id: string; minutes: number; km: number; price: number; garage_to_garage?: boolean }

/** A package or plan with at least as much time and distance as another costs at least as much. */
export function ladderFaults(path: string, ladder: readonly Rung[]): ListFault[] {
  const falls = ladder.flatMap((one, at) =>
    ladder.some(
      (less) =>
        // Those that count the way from the garage, which takes a part of them, are a ladder of their own.
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
