import { carBody, type CarLines } from './car-body.ts'
import { carPaths, type Point } from './car-path.ts'
import type { CarParts } from './car-markup.ts'

/** A convertible with its roof down. */
export type OpenCar = CarLines & {
  /** Upper edge of the windscreen. */
  screen: Point
  /** Middles of the headrests, from the rear. */
  headrests: readonly number[]
}

export function openCar(car: OpenCar): CarParts {
  const { deck, cowl, screen, headrests } = car
  const { line, quad } = carPaths(car.length)
  // The folded roof lies behind the seats; from there to the windscreen the body ends at the doors' upper edge.
  const hood = deck[0] + 62
  const doorsTop = cowl[1] - 4
  const over = [
    quad([deck[0] + 24, deck[1] + 5], [hood - 8, deck[1] + 3]),
    quad([hood + 4, deck[1] + 2], [hood + 10, doorsTop + 1]),
    line([cowl[0] - 24, doorsTop], cowl),
  ]
  const { to, parts } = carBody({ ...car, belt: [doorsTop + 1, doorsTop] }, over.join(''))
  const seats = headrests.map((x, at) => {
    const height = at === headrests.length - 1 ? 128 : 122
    const base: Point = [x - 14, doorsTop - 4]
    return [
      to.move(base),
      to.curve([base, [x - 22, height - 6], [x - 14, height + 1], [x - 4, height]]),
      to.curve([
        [0, 0],
        [x + 4, height - 1],
        [x + 3, height - 14],
        [x + 10, doorsTop - 4],
      ]),
      'Z',
    ].join('')
  })
  const wheelFoot: Point = [cowl[0] - 74, doorsTop - 2]
  return {
    ...parts,
    inside:
      seats.join('') +
      to.move(wheelFoot) +
      to.line([cowl[0] - 84, doorsTop + 10], [cowl[0] - 80, doorsTop + 12], [cowl[0] - 68, doorsTop - 2]) +
      'Z',
    glass: `${to.move([cowl[0] - 2, cowl[1]])}${to.quad([screen[0] + 24, screen[1] - 10], screen)}${to.line([screen[0] - 5, screen[1] - 1])}${to.quad([screen[0] + 12, screen[1] - 16], [cowl[0] - 24, doorsTop])}Z`,
    pillars: `${to.move([cowl[0] - 2, cowl[1] - 1])}${to.quad([screen[0] + 24, screen[1] - 10], screen)}`,
  }
}
