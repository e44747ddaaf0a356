import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frameAround, landmarksOf, pixelOf, ringsOf, scaleBar } from './map-frame.ts'

const SIZE = { width: 600, height: 400 }
const PLACE = { east: 0, north: 0 }

test('north is up and east is to the right', () => {
  const frame = frameAround([PLACE], SIZE)
  expect(pixelOf(frame, PLACE)).toEqual({ x: 300, y: 200 })
  expect(pixelOf(frame, { east: 3, north: 3 })).toEqual({ x: 400, y: 100 })
})

test('one desk is shown with 12 km around it: the coast is not right enough for less', () => {
  expect(frameAround([PLACE], SIZE).kmOfPixel).toBe(12 / 400)
  expect(frameAround([PLACE, { east: 0.2, north: 0.1 }], SIZE).kmOfPixel).toBe(12 / 400)
})

test('a desk farther away than any map shows does not make the others a dot', () => {
  const frame = frameAround([PLACE, { east: 10, north: 0 }, { east: 400, north: 0 }], SIZE)
  expect(frame).toEqual(frameAround([PLACE, { east: 10, north: 0 }], SIZE))
})

test('the best known city and airport are shown with the desks, none that is far away', () => {
  const city = { type: 'city', east: 8, north: 0 }
  const airport = { type: 'airport', east: 0, north: -3 }
  const farther = { ...city, east: 20 }
  expect(landmarksOf([farther, airport, city])).toEqual([farther, airport])
  expect(landmarksOf([{ ...city, north: 40 }])).toEqual([])
})

test('whatever the desks, each is on the map, and distances are in proportion', () => {
  const km = fc.double({ min: -90, max: 90, noNaN: true })
  const side = fc.integer({ min: 280, max: 1200 })
  fc.assert(
    fc.property(
      fc.array(fc.record({ east: km, north: km }), { minLength: 1 }),
      fc.record({ width: side, height: side }),
      (points, size) => {
        const frame = frameAround(points, size)
        for (const point of points) {
          const { x, y } = pixelOf(frame, point)
          expect(x > 0 && y > 0 && x < size.width && y < size.height).toBe(true)
          const middle = pixelOf(frame, frame.centre)
          expect((x - middle.x) * frame.kmOfPixel).toBeCloseTo(point.east - frame.centre.east, 6)
          expect((middle.y - y) * frame.kmOfPixel).toBeCloseTo(point.north - frame.centre.north, 6)
        }
      },
    ),
  )
})

test.for([
  { kmOfPixel: 0.03, km: 2 },
  { kmOfPixel: 0.1, km: 10 },
  { kmOfPixel: 0.25, km: 20 },
])('at $kmOfPixel km a pixel the bar says $km km', ({ kmOfPixel, km }) => {
  expect(scaleBar({ kmOfPixel }, 110)).toEqual({ km, pixels: km / kmOfPixel })
})

test.for([
  { kmOfPixel: 0.03, rings: [5, 10, 15] },
  { kmOfPixel: 0.1, rings: [10, 20, 30] },
  { kmOfPixel: 0.3, rings: [50, 100, 150] },
])('at $kmOfPixel km a pixel the rings are at $rings km', ({ kmOfPixel, rings }) => {
  expect(ringsOf({ ...SIZE, centre: PLACE, kmOfPixel }).map(({ km }) => km)).toEqual(rings)
})
