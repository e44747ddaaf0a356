/** A point in side view: centimetres from the car's rear end, and above the ground. */
export type Point = readonly [x: number, height: number]

/** A cubic Bézier curve. */
export type Curve = readonly [from: Point, control: Point, control: Point, to: Point]

/** The sheet that every car is drawn on, nose to the right: 320 × 136, the ground at 124, 0.56 for a centimetre. */
const SCALE = 0.56
const GROUND = 124
const MIDDLE = 160

/** Writes path data of one car: centred on the sheet, so that the cars of a page differ in length as they do outside. */
export function carPaths(length: number) {
  const left = MIDDLE - (length * SCALE) / 2
  const at = ([x, height]: Point) => `${round(left + x * SCALE)} ${round(GROUND - height * SCALE)}`
  return {
    at,
    x: (x: number) => round(left + x * SCALE),
    y: (height: number) => round(GROUND - height * SCALE),
    size: (centimetres: number) => round(centimetres * SCALE),
    move: (to: Point) => `M${at(to)}`,
    line: (...points: readonly Point[]) => points.map((to) => `L${at(to)}`).join(''),
    quad: (control: Point, to: Point) => `Q${at(control)} ${at(to)}`,
    curve: ([, one, two, to]: Curve) => `C${at(one)} ${at(two)} ${at(to)}`,
    /** The wheel arch, from its front foot to its rear one. */
    arch: (x: number, sill: number, radius: number, axle: number) => {
      const half = Math.sqrt(radius ** 2 - (axle - sill) ** 2)
      return `L${at([x + half, sill])}A${round(radius * SCALE)} ${round(radius * SCALE)} 0 1 0 ${at([x - half, sill])}`
    },
  }
}

/** Returns the height of a curve over `x`; it must not turn back. */
export function heightAt(curve: Curve, x: number): number {
  let [low, high] = [0, 1]
  const rises = curve[3][0] > curve[0][0]
  for (let step = 0; step < 30; step++) {
    const middle = (low + high) / 2
    if (pointOn(curve, middle)[0] < x === rises) low = middle
    else high = middle
  }
  return pointOn(curve, low)[1]
}

function pointOn(curve: Curve, share: number): Point {
  const rest = 1 - share
  const weights = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3]
  const sum = (axis: 0 | 1) =>
    weights.reduce((all, weight, point) => all + weight * (curve[point]?.[axis] ?? 0), 0)
  return [sum(0), sum(1)]
}

export function between(one: Point, other: Point, share: number): Point {
  return [one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share]
}

export function round(value: number): number {
  return Math.round(value * 10) / 10
}
