import { carBody, type CarLines } from './car-body.ts'
import { between, carPaths, heightAt, type Curve, type Point } from './car-path.ts'
import type { CarParts } from './car-markup.ts'

/** A car with a roof over its seats. */
export type ClosedCar = CarLines & {
  /** Upper end of the rear window, and the slope of the roof there (0: level). */
  roofEnd: Point
  roofSlope: number
  /** Highest point of the roof. */
  peak: Point
  /** Steepness of the rear window's upper part: 0 follows the roof, 1 is vertical. */
  upright: number
  /** Rear end of the side windows, at their lower edge and at their upper one. */
  glassEnd: readonly [lower: number, upper: number]
  /** Positions of the window pillars, at the upper edge. */
  pillars: readonly number[]
  /** Rails on the roof. */
  rails?: boolean
}

/** Height of the windows' frame over the glass. */
const FRAME = 8

/** Hatchbacks, saloons, estates, sports utility vehicles, people carriers, vans and pick-ups. */
export function closedCar(car: ClosedCar): CarParts {
  const { deck, roofEnd, roofSlope, peak, cowl, upright } = car
  const rear = roofEnd[0] - deck[0]
  const rearWindow: Curve = [
    deck,
    between(deck, roofEnd, 0.32),
    [
      roofEnd[0] - rear * (0.45 - 0.3 * upright),
      roofEnd[1] - rear * 0.45 * roofSlope - (roofEnd[1] - deck[1]) * 0.4 * upright,
    ],
    roofEnd,
  ]
  const roof = peak[0] - roofEnd[0]
  const rearRoof: Curve = [
    roofEnd,
    [roofEnd[0] + roof * 0.4, roofEnd[1] + roof * 0.4 * roofSlope],
    [peak[0] - roof * 0.45, peak[1]],
    peak,
  ]
  const windscreen: Curve = [
    peak,
    [peak[0] + (cowl[0] - peak[0]) * 0.44, peak[1]],
    [cowl[0] - (cowl[0] - peak[0]) * 0.36, cowl[1] + (peak[1] - cowl[1]) * 0.5],
    cowl,
  ]
  const { curve } = carPaths(car.length)
  const { to, parts, beltAt, door } = carBody(car, [rearWindow, rearRoof, windscreen].map(curve).join(''))

  // The glass follows the roof, a frame's height below it.
  const front: Curve = [
    [peak[0], peak[1] - FRAME],
    [windscreen[1][0] - 7, peak[1] - FRAME],
    [windscreen[2][0] - 12, windscreen[2][1] - 5],
    [door, beltAt(door)],
  ]
  const heightOver = (x: number) => {
    if (x > peak[0]) return heightAt(front, x)
    return heightAt(x > roofEnd[0] ? rearRoof : rearWindow, x) - FRAME
  }
  const top = (x: number): Point => [x, heightOver(x)]
  const foot = (x: number): Point => [x, beltAt(x)]
  const [lowerEnd, upperEnd] = car.glassEnd
  const middle = (upperEnd + peak[0]) / 2
  const glass = [
    to.move(foot(lowerEnd)),
    to.quad(
      [
        lowerEnd + (upperEnd - lowerEnd) * 0.35,
        beltAt(lowerEnd) + (heightOver(upperEnd) - beltAt(lowerEnd)) * 0.72,
      ],
      top(upperEnd),
    ),
    upperEnd < peak[0]
      ? to.quad(
          [middle, 2 * heightOver(middle) - (heightOver(upperEnd) + heightOver(peak[0])) / 2],
          top(peak[0]),
        )
      : '',
    to.curve(front),
    'Z',
  ]
  const shine = Math.max(peak[0] + 2, lowerEnd + 6)
  return {
    ...parts,
    glass: glass.join(''),
    shine: `${to.move(top(shine + 24))}${to.line(foot(shine), foot(shine + 20), top(shine + 42))}Z`,
    pillars: car.pillars.map((x, at) => to.move(top(x)) + to.line(foot(x + (at === 0 ? 4 : -10)))).join(''),
    ...(car.rails && {
      rails: [
        to.move([roofEnd[0] + 14, roofEnd[1] + 1]),
        to.quad([roofEnd[0] + 18, peak[1] + 6], [roofEnd[0] + 40, peak[1] + 5]),
        to.line([peak[0] + 24, peak[1] + 5]),
        to.quad([peak[0] + 40, peak[1] + 5], [peak[0] + 46, peak[1] - 2]),
      ].join(''),
    }),
  }
}
