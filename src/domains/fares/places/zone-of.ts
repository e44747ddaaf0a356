import type { Coordinates } from '#kernel/geo.ts'

/** `[longitude, latitude]` of each corner, not closed. */
export type Ring = readonly (readonly [number, number])[]

export type Zone = { id: string; ring: Ring }

/** Returns the first zone by id that contains a place, or null. */
export function zoneOf(place: Coordinates, zones: readonly Zone[]): string | null {
  const inside = zones.filter(({ ring }) => isInside(place, ring)).map(({ id }) => id)
  return inside.toSorted()[0] ?? null
}

/** Returns true if a line to the east of the place crosses the ring an odd number of times. */
function isInside({ latitude, longitude }: Coordinates, ring: Ring): boolean {
  let inside = false
  for (const [at, [x, y]] of ring.entries()) {
    const [beforeX, beforeY] = ring.at(at - 1) ?? [x, y]
    if (y > latitude === beforeY > latitude) continue
    const crossing = x + ((latitude - y) / (beforeY - y)) * (beforeX - x)
    if (longitude < crossing) inside = !inside
  }
  return inside
}
