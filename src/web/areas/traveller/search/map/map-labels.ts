import type { Pixel, Size } from './map-frame.ts'

/** A rectangle by its upper left corner. */
export type Box = Pixel & Size

/** A label's size, and the point that it is about. */
export type Label = Size & { anchor: Pixel }

/** Pixels between a point and its label: next to it, else farther away. */
const DISTANCES = [10, 34, 64, 96]

/** Candidate positions of a label in order: above, below, the sides, then diagonals. */
const SIDES = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const

/** Margin to the edge of the map. */
const EDGE = 4

/** Min distance between two labels, in pixels. */
const APART = 3

/**
 * Places labels so that none covers another label, a box of `taken` or the edge of the map: each in the first
 * of its positions that is free, null if none is. Earlier labels have priority.
 */
export function placeLabels(
  labels: readonly (readonly Box[])[],
  map: Size,
  taken: readonly Box[] = [],
): (Box | null)[] {
  const full = [...taken]
  return labels.map((places) => {
    const box = places.find((one) => isWithin(one, map) && !full.some((other) => overlaps(one, other)))
    if (box) full.push(box)
    return box ?? null
  })
}

/** Places for the label of a point, the best first; `farthest` pixels away from it at most. */
export function labelPlaces({ anchor, width, height }: Label, farthest = Infinity): Box[] {
  return DISTANCES.filter((distance) => distance <= farthest).flatMap((distance) =>
    SIDES.map(([across, down]) => ({
      x: anchor.x - width / 2 + across * (width / 2 + distance),
      y: anchor.y - height / 2 + down * (height / 2 + distance),
      width,
      height,
    })),
  )
}

/** Places for the label of a circle: on its line, in the four directions of the compass. */
export function placesOnCircle({ anchor, width, height }: Label, radius: number): Box[] {
  return SIDES.slice(0, 4).map(([across, down]) => ({
    x: anchor.x - width / 2 + across * radius,
    y: anchor.y - height / 2 - down * radius,
    width,
    height,
  }))
}

function isWithin({ x, y, width, height }: Box, map: Size): boolean {
  return x >= EDGE && y >= EDGE && x + width <= map.width - EDGE && y + height <= map.height - EDGE
}

export function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width + APART &&
    other.x < one.x + one.width + APART &&
    one.y < other.y + other.height + APART &&
    other.y < one.y + one.height + APART
  )
}

/** Returns the square around a point that its mark fills. */
export function boxAround({ x, y }: Pixel, half: number): Box {
  return { x: x - half, y: y - half, width: 2 * half, height: 2 * half }
}

/**
 * Minimum distance of marks, in pixels: closer points, too close for a finger, share one mark between them.
 */
const MARKS_APART = 28

/** Groups points that are close together, in input order. */
export function groupNear<Point extends Pixel>(points: readonly Point[]): (Pixel & { points: Point[] })[] {
  const groups: (Pixel & { points: Point[] })[] = []
  for (const point of points) {
    const group = groups.find(({ x, y }) => Math.hypot(x - point.x, y - point.y) < MARKS_APART)
    if (!group) {
      groups.push({ x: point.x, y: point.y, points: [point] })
      continue
    }
    group.points.push(point)
    const { length } = group.points
    group.x += (point.x - group.x) / length
    group.y += (point.y - group.y) / length
  }
  return groups
}
