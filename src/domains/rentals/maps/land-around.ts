import { EARTH_RADIUS_KM, type Coordinates } from '#kernel/geo.ts'

/** A shore of land or of a lake: alternating longitudes and latitudes, and its bounding box in degrees. */
export type Ring = { degrees: Float64Array; west: number; east: number; south: number; north: number }

/** Distance drawn to each side of a place, in km; no airport of a city is farther away. */
export const LAND_KM = 100

/** Path units per kilometre. */
const UNITS = 10
const HALF = LAND_KM * UNITS

/** Max length of a path in characters. Fjords and archipelagos are drawn with less detail until they fit. */
const MAX_CHARACTERS = 10_000

const KM_OF_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180

type Point = readonly [x: number, y: number]

/**
 * Returns the land around a place as an SVG path. Units are 100 m east and south of it, cut to a square of `LAND_KM` to
 * each side. Lakes are rings like shores; filling the path by the even-odd rule excludes them.
 */
export function landAround(rings: readonly Ring[], centre: Coordinates): string {
  const shores = shoresAround(rings, centre)
  for (let tolerance = 1; ; tolerance *= 2) {
    const path = shores.map((shore) => pathOf(simplified(shore, tolerance))).join('')
    if (path.length <= MAX_CHARACTERS) return path
  }
}

function shoresAround(rings: readonly Ring[], { latitude, longitude }: Coordinates): Point[][] {
  const down = KM_OF_DEGREE * UNITS
  // Avoids zero: at a pole, a degree of longitude has no length.
  const across = down * Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
  return rings.flatMap((ring) =>
    // Includes land on the other side of the date line.
    [-360, 0, 360].flatMap((offset) => {
      const origin = longitude + offset
      const apart =
        (ring.east - origin) * across < -HALF ||
        (ring.west - origin) * across > HALF ||
        (ring.north - latitude) * down < -HALF ||
        (ring.south - latitude) * down > HALF
      if (apart) return []
      const shore: Point[] = []
      for (let at = 0; at < ring.degrees.length; at += 2)
        shore.push([
          ((ring.degrees[at] ?? 0) - origin) * across,
          (latitude - (ring.degrees[at + 1] ?? 0)) * down,
        ])
      const cut = cutToSquare(shore)
      return cut.length < 3 ? [] : [cut]
    }),
  )
}

/** Clips a ring with Sutherland–Hodgman: a ring that leaves the square continues along its sides. */
function cutToSquare(shore: Point[]): Point[] {
  let cut = shore
  for (const axis of [0, 1] as const)
    for (const side of [-1, 1]) {
      const isIn = (point: Point) => side * point[axis] <= HALF
      if (cut.every(isIn)) continue
      const retained: Point[] = []
      for (const [at, point] of cut.entries()) {
        const next = cut[(at + 1) % cut.length] ?? point
        if (isIn(point)) retained.push(point)
        if (isIn(point) !== isIn(next)) retained.push(onLine(point, next, axis, side * HALF))
      }
      cut = retained
    }
  return cut
}

/** Returns the point between two points whose coordinate on an axis is `value`. */
function onLine(from: Point, to: Point, axis: 0 | 1, value: number): Point {
  const part = (value - from[axis]) / (to[axis] - from[axis])
  return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]
}

/** Simplifies with Douglas–Peucker: removes points nearer than `tolerance` to the line without them. */
function simplified(shore: readonly Point[], tolerance: number): Point[] {
  const retained = new Set([0, shore.length - 1])
  const parts: [first: number, last: number][] = [[0, shore.length - 1]]
  for (const [first, last] of parts) {
    let farthest = tolerance
    let between = -1
    for (let at = first + 1; at < last; at++) {
      const distance = distanceToLine(shore[at] ?? [0, 0], shore[first] ?? [0, 0], shore[last] ?? [0, 0])
      if (distance <= farthest) continue
      farthest = distance
      between = at
    }
    if (between === -1) continue
    retained.add(between)
    parts.push([first, between], [between, last])
  }
  return shore.filter((_, at) => retained.has(at))
}

function distanceToLine([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const length = Math.hypot(toX - fromX, toY - fromY)
  if (length === 0) return Math.hypot(x - fromX, y - fromY)
  return Math.abs((toX - fromX) * (fromY - y) - (fromX - x) * (toY - fromY)) / length
}

/**
 * Formats a ring in whole units, each point relative to the previous one. Empty for a ring that only touches the
 * square.
 */
function pathOf(shore: readonly Point[]): string {
  const points = shore.map(([x, y]) => [Math.round(x), Math.round(y)] as const)
  const [first, ...others] = points
  if (!first || area(points) === 0) return ''
  let [x, y] = first
  const steps: string[] = []
  for (const [nextX, nextY] of others) {
    if (nextX === x && nextY === y) continue
    steps.push(`${spaced(nextX - x)}${spaced(nextY - y)}`)
    x = nextX
    y = nextY
  }
  return `M${first[0]}${spaced(first[1])}l${steps.join('').trimStart()}z`
}

/** Formats a number with its separator; a minus sign separates two numbers as a space does. */
function spaced(value: number): string {
  return value < 0 ? String(value) : ` ${value}`
}

function area(points: readonly Point[]): number {
  let twice = 0
  let [beforeX, beforeY] = points.at(-1) ?? [0, 0]
  for (const [x, y] of points) {
    twice += beforeX * y - x * beforeY
    beforeX = x
    beforeY = y
  }
  return Math.abs(twice) / 2
}
