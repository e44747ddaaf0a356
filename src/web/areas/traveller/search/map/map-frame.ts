/** Kilometres to the east and to the north of the place that the map is of. */
export type PlanePoint = { east: number; north: number }

/** Assumed size of the map in the server render. */
export const USUAL_SIZE = { width: 448, height: 448 }

/** Pixels from the upper left corner of the map. */
export type Pixel = { x: number; y: number }

export type Size = { width: number; height: number }

/** Visible area of a map; north is up in every language. */
export type Frame = Size & { centre: PlanePoint; kmOfPixel: number }

/** Minimum extent: a coast that is accurate to 1–2 km is useless on a smaller area. */
const MIN_KM = 12

/** Max distance, in kilometres: there is no land to draw beyond it. */
const MAX_KM = 90

/** Room for the labels of points at the sides. */
const SIDE = { across: 90, down: 64 }

/**
 * Returns the frame that shows all points with room for their labels, however far apart they are, up to 90 km
 * away.
 */
export function frameAround(points: readonly PlanePoint[], { width, height }: Size): Frame {
  const near = points.filter(({ east, north }) => Math.max(Math.abs(east), Math.abs(north)) <= MAX_KM)
  const [west, east] = ends(near.map((point) => point.east))
  const [south, north] = ends(near.map((point) => point.north))
  const room = (whole: number, side: number) => Math.max(whole - 2 * side, whole / 2)
  return {
    width,
    height,
    centre: { east: (west + east) / 2, north: (south + north) / 2 },
    kmOfPixel: Math.max(
      (east - west) / room(width, SIDE.across),
      (north - south) / room(height, SIDE.down),
      MIN_KM / Math.min(width, height),
    ),
  }
}

/** Max distance of a landmark, in kilometres: one farther away would shrink the desks to a dot. */
const LANDMARK_KM = 30

/** Returns the nearby city and airport that are known best: the first of each in `around`. */
export function landmarksOf(around: readonly ({ type: string } & PlanePoint)[]): PlanePoint[] {
  const near = around.filter(({ east, north }) => Math.hypot(east, north) <= LANDMARK_KM)
  return ['city', 'airport'].flatMap((type) => near.find((point) => point.type === type) ?? [])
}

export function pixelOf({ width, height, centre, kmOfPixel }: Frame, { east, north }: PlanePoint): Pixel {
  return {
    x: width / 2 + (east - centre.east) / kmOfPixel,
    y: height / 2 - (north - centre.north) / kmOfPixel,
  }
}

const ROUND_KM = [1, 2, 5, 10, 20, 50, 100]

/** Returns the bar of a scale: the longest round distance within `max` pixels. */
export function scaleBar(
  { kmOfPixel }: Pick<Frame, 'kmOfPixel'>,
  max: number,
): { km: number; pixels: number } {
  const km = ROUND_KM.findLast((length) => length / kmOfPixel <= max) ?? 1
  return { km, pixels: km / kmOfPixel }
}

/** Min pixels between two rings; fewer would hide the land. */
const RINGS_APART = 70

const MAX_RINGS = 3

/** Returns round distances around the place whose rings are visible, nearest first. */
export function ringsOf({ width, height, kmOfPixel }: Frame): { km: number; radius: number }[] {
  const step = ROUND_KM.find((km) => km / kmOfPixel >= RINGS_APART) ?? 100
  return Array.from({ length: MAX_RINGS }, (_, at) => (at + 1) * step)
    .map((km) => ({ km, radius: km / kmOfPixel }))
    .filter(({ radius }) => radius <= Math.max(width, height))
}

function ends(values: readonly number[]): [min: number, max: number] {
  return values.length === 0 ? [0, 0] : [Math.min(...values), Math.max(...values)]
}
