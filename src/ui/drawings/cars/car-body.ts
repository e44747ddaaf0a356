import { carPaths, type Curve, type Point } from './car-path.ts'
import type { CarParts } from './car-markup.ts'

/** The lower half of a car, in centimetres as in its maker's data sheet; points from the rear to the front. */
export type CarLines = {
  length: number
  clearance: number
  wheels: { rear: number; front: number; radius: number }
  /** Upper end of the rear lamp. */
  tail: Point
  /** Foot of the rear window, or of the part behind the seats. */
  deck: Point
  /** Foot of the windscreen. */
  cowl: Point
  /** Front edge of the bonnet. */
  bonnet: Point
  /** End of the doors, from the front. */
  doors: readonly number[]
  /** Heights of the windows' lower edge at both its ends; just over deck and cowl by default. */
  belt?: readonly [rear: number, front: number]
  /** A broad dark sill. */
  cladding?: boolean
}

/** Gap between arch and tyre. */
const GAP = 6

/** Draws all parts that do not depend on the roof; `over` is the path from the deck to the cowl. */
export function carBody(car: CarLines, over: string) {
  const { length, clearance, tail, deck, cowl, bonnet, wheels } = car
  const to = carPaths(length)
  const waist = Math.min(tail[1] * 0.62, 72)
  const nose: Point = [length, bonnet[1] * 0.62]
  const [beltRear, beltFront] = car.belt ?? [deck[1] + 1, cowl[1] - 3]
  const door = cowl[0] - 19
  const beltAt = (x: number) => beltFront + ((beltRear - beltFront) * (door - x)) / (door - deck[0])

  const hood: Curve = [
    cowl,
    [cowl[0] + (bonnet[0] - cowl[0]) * 0.4, cowl[1] - (cowl[1] - bonnet[1]) * 0.16],
    [bonnet[0] - (bonnet[0] - cowl[0]) * 0.22, bonnet[1] + (cowl[1] - bonnet[1]) * 0.42],
    bonnet,
  ]
  const upper = [
    to.move([0, waist]),
    to.curve([[0, waist], [-1, waist + 12], [tail[0] * 0.35, tail[1] - 6], tail]),
    to.quad([tail[0] + (deck[0] - tail[0]) * 0.25, deck[1]], deck),
    over,
    to.curve(hood),
    to.curve([
      bonnet,
      [bonnet[0] + (length - bonnet[0]) * 0.62, bonnet[1] - 4],
      [length - 1, nose[1] + 14],
      nose,
    ]),
  ].join('')
  const lower = [
    to.curve([nose, [length + 1, nose[1] - 14], [length - 2, clearance + 6], [length - 10, clearance]]),
    to.arch(wheels.front, clearance, wheels.radius + GAP, wheels.radius),
    to.arch(wheels.rear, clearance, wheels.radius + GAP, wheels.radius),
    to.line([12, clearance]),
    to.curve([
      [12, clearance],
      [3, clearance + 3],
      [0, waist - 18],
      [0, waist],
    ]),
  ].join('')
  const fold = `${to.curve([nose, [length * 0.72, waist + 10], [length * 0.3, waist + 12], [0, waist]])}Z`

  const lastDoor = (x: number) => x - wheels.rear - wheels.radius < 40
  const seams = [
    to.move([door - 6, beltAt(door - 6)]) + to.quad([door + 4, beltFront - 34], [door - 8, clearance + 6]),
    ...car.doors.map(
      (x) =>
        to.move([x, beltAt(x)]) +
        (lastDoor(x)
          ? to.quad([x + 2, beltRear - 28], [wheels.rear + wheels.radius * 0.95, wheels.radius + 24])
          : to.line([x + 2, clearance + 6])),
    ),
    to.move([cowl[0] + 4, cowl[1] - 3]) +
      to.quad([bonnet[0] - 40, cowl[1] - 12], [bonnet[0] - 8, bonnet[1] - 6]),
  ]
  const sill = clearance + (car.cladding ? 8 : 3)
  const [sillFront, sillRear] = [wheels.front - wheels.radius - GAP, wheels.rear + wheels.radius + GAP]
  const mirror = door - 14
  const parts = {
    length,
    wheels,
    houses: [wheels.front, wheels.rear]
      .map((x) => to.arch(x, clearance, wheels.radius + GAP, wheels.radius).replace('L', 'M') + 'Z')
      .join(''),
    body: `${upper}${lower}Z`,
    upper: upper + fold,
    light: [
      to.move([wheels.rear - 20, beltRear - 9]),
      to.quad([length * 0.55, beltRear + 1], [bonnet[0] - 10, bonnet[1] - 5]),
      to.quad([length * 0.55, beltRear - 5], [wheels.rear - 20, beltRear - 9]),
      'Z',
    ].join(''),
    seams: seams.join(''),
    handles: car.doors
      .map((x) => to.move([x + 10, beltAt(x) - 15]) + to.line([x + 26, beltAt(x) - 15.5]))
      .join(''),
    mirror: [
      to.move([mirror, beltAt(mirror) - 1]),
      to.curve([
        [mirror, beltAt(mirror)],
        [mirror - 2, beltFront + 11],
        [mirror + 10, beltFront + 13],
        [mirror + 12, beltFront + 2],
      ]),
      'Z',
    ].join(''),
    headlamp: [
      to.move([bonnet[0] + 3, bonnet[1] - 2]),
      to.quad([length - 6, bonnet[1] - 6], [length - 3, nose[1] + 12]),
      to.quad([length - 26, nose[1] + 13], [bonnet[0] - 14, bonnet[1] - 7]),
      'Z',
    ].join(''),
    taillamp: [
      to.move(tail),
      to.quad([tail[0] + 12, tail[1] + 1], [tail[0] + 24, tail[1] - 4]),
      to.quad([tail[0] + 16, tail[1] - 17], [1, tail[1] - 20]),
      to.quad([0, tail[1] - 8], tail),
      'Z',
    ].join(''),
    intake: [
      to.move([length - 4, clearance + 14]),
      to.line([length - 26, clearance + 15], [length - 20, clearance + 6], [length - 8, clearance + 5]),
      'Z',
    ].join(''),
    sill: [
      to.move([sillFront, clearance]),
      to.line([sillFront, sill], [sillRear, sill], [sillRear, clearance]),
      'Z',
    ].join(''),
  } satisfies Partial<CarParts>
  return { to, parts, beltAt, door }
}
