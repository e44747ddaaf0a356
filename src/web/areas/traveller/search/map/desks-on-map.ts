import type { MapDesk } from '#domains/rentals/maps/location-map.contract.ts'
import type { Facet } from '#domains/rentals/search/search.contract.ts'
import type { Money } from '#kernel/money.ts'

/** A desk with its cars, and its position if known. */
export type DeskOnMap = Facet & { point: MapDesk | null; chosen: boolean }

/** Returns the desks of a search's facet in its order, which is by the number of cars. */
export function desksOnMap(
  facets: readonly Facet[],
  points: readonly MapDesk[],
  chosen: readonly string[],
): DeskOnMap[] {
  const pointOf = new Map(points.map((point) => [point.id, point]))
  return facets.map((facet) => ({
    ...facet,
    point: pointOf.get(facet.value) ?? null,
    chosen: chosen.includes(facet.value),
  }))
}

/** Summary of a mark of several desks: number of cars and lowest price. */
export function summed(desks: readonly DeskOnMap[]): { cars: number; from: Money | null } {
  const offered = desks.filter(({ count }) => count > 0)
  return {
    cars: offered.reduce((sum, { count }) => sum + count, 0),
    from: offered.map(({ from }) => from).toSorted((one, other) => one.amount - other.amount)[0] ?? null,
  }
}

/** Returns the desks that a click on a mark toggles: all if every one is chosen, else the unchosen ones. */
export function turned(desks: readonly DeskOnMap[]): string[] {
  const missing = desks.filter(({ chosen }) => !chosen)
  return (missing.length > 0 ? missing : desks).map(({ value }) => value)
}
