import fc from 'fast-check'
import { expect, test } from 'vitest'
import { landAround } from './land-around.ts'
import landPath from './land-path.worker.ts'
import { ringsOf, type Topology } from './topology.ts'

const WHOLE_DEGREES = { scale: [1, 1], translate: [0, 0] } as const

/** Builds land from one or several lines in whole degrees. */
function land(...lines: [number, number][][]): ReturnType<typeof ringsOf> {
  const arcs = lines.map((line) =>
    line.map(([x, y], at): [number, number] => {
      const [beforeX, beforeY] = line[at - 1] ?? [0, 0]
      return [x - beforeX, y - beforeY]
    }),
  )
  const geometries = [{ arcs: [arcs.map((_, at) => [at])] }]
  return ringsOf({ transform: WHOLE_DEGREES, arcs, objects: { land: { geometries } } } satisfies Topology)
}

/** Lists the corners of each ring of a path. */
function ringsIn(path: string): [x: number, y: number][][] {
  return path
    .split('M')
    .slice(1)
    .map((ring) => {
      const [x = 0, y = 0, ...steps] = (ring.match(/-?\d+/g) ?? []).map(Number)
      const corners: [number, number][] = [[x, y]]
      for (let at = 0; at < steps.length; at += 2) {
        const [beforeX, beforeY] = corners.at(-1) ?? [0, 0]
        corners.push([beforeX + (steps[at] ?? 0), beforeY + (steps[at + 1] ?? 0)])
      }
      return corners
    })
}

/** Returns true if a point is on land by the even-odd rule. */
function isLand(path: string, [x, y]: readonly [number, number]): boolean {
  let inside = false
  for (const ring of ringsIn(path))
    for (const [at, [x1, y1]] of ring.entries()) {
      const [x2, y2] = ring[(at + 1) % ring.length] ?? [0, 0]
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside
    }
  return inside
}

const CONTINENT: [number, number][] = [
  [-20, -20],
  [0, -20],
  [0, 20],
  [-20, 20],
  [-20, -20],
]

test('in the middle of land the whole square is land, and at sea nothing is', () => {
  expect(landAround(land(CONTINENT), { latitude: 0, longitude: -10 })).toMatch(/^M[\d\- l]+z$/)
  const [corners] = ringsIn(landAround(land(CONTINENT), { latitude: 0, longitude: -10 }))
  expect(corners?.toSorted()).toEqual([
    [-1000, -1000],
    [-1000, 1000],
    [1000, -1000],
    [1000, 1000],
  ])
  expect(landAround(land(CONTINENT), { latitude: 0, longitude: 10 })).toBe('')
})

test('a coast is as far away as it is, in units of 100 m to the east and to the south', () => {
  const path = landAround(land(CONTINENT), { latitude: 0, longitude: -0.5 })
  // Half a degree on the equator is 55.6 km.
  expect(Math.max(...ringsIn(path).flatMap((ring) => ring.map(([x]) => x)))).toBe(556)
  expect(isLand(path, [550, 0])).toBe(true)
  expect(isLand(path, [560, 0])).toBe(false)
})

test('north is up: land to the south of a coast has larger y', () => {
  const south: [number, number][] = [
    [-20, -20],
    [20, -20],
    [20, 0],
    [-20, 0],
    [-20, -20],
  ]
  const path = landAround(land(south), { latitude: 0, longitude: 0 })
  expect(isLand(path, [0, 500])).toBe(true)
  expect(isLand(path, [0, -500])).toBe(false)
})

test('land that crosses the date line is whole on both sides of it', () => {
  const island: [number, number][] = [
    [179, -1],
    [-179, -1],
    [-179, 1],
    [179, 1],
    [179, -1],
  ]
  for (const longitude of [179.9, -179.9, 180]) {
    const path = landAround(land(island), { latitude: 0, longitude })
    expect(isLand(path, [900, 0]), `east of ${longitude}`).toBe(true)
    expect(isLand(path, [-900, 0]), `west of ${longitude}`).toBe(true)
  }
})

test('a line is reversed where a ring refers to it negatively', () => {
  const topology: Topology = {
    transform: { scale: [0.5, 0.5], translate: [-10, -10] },
    arcs: [
      [
        [0, 0],
        [40, 0],
        [0, 40],
      ],
      [
        [0, 0],
        [0, 40],
        [40, 0],
      ],
    ],
    objects: { land: { geometries: [{ arcs: [[[0, ~1]]] }] } },
  }
  const [ring] = ringsOf(topology)
  expect([...(ring?.degrees ?? [])]).toEqual([-10, -10, 10, -10, 10, 10, -10, 10])
})

test('for any land and place, a path stays within its square and its length', () => {
  const point = fc.tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 }))
  fc.assert(
    fc.property(fc.array(point, { minLength: 4, maxLength: 40 }), (points) => {
      const line = points
      const path = landAround(land([...line, line[0] ?? [0, 0]]), { latitude: 0.3, longitude: 0.2 })
      expect(path.length).toBeLessThanOrEqual(10_000)
      for (const ring of ringsIn(path))
        for (const corner of ring)
          for (const value of corner) expect(Math.abs(value)).toBeLessThanOrEqual(1000)
    }),
  )
})

test.for([
  { place: 'Dubai', latitude: 25.2528, longitude: 55.3644, sea: [-300, -300], dry: [300, 300] },
  { place: 'Málaga', latitude: 36.6749, longitude: -4.4991, sea: [200, 300], dry: [-100, -300] },
  { place: 'New York', latitude: 40.6398, longitude: -73.7789, sea: [300, 500], dry: [-400, -400] },
  { place: 'Suva', latitude: -18.04, longitude: 178.56, sea: [0, 600], dry: [-500, -200] },
] as const)('the real coast of $place has the sea where it is', ({ latitude, longitude, sea, dry }) => {
  const path = landPath({ latitude, longitude })
  expect(isLand(path, sea)).toBe(false)
  expect(isLand(path, dry)).toBe(true)
})

test('among fjords and islands a path is no longer than what a page should load', () => {
  for (const [latitude, longitude] of [
    [60.29, 5.22],
    [59.65, 17.93],
    [48.65, -123.43],
  ] as const) {
    const { length } = landPath({ latitude, longitude })
    expect(length).toBeGreaterThan(3000)
    expect(length).toBeLessThanOrEqual(10_000)
  }
})
