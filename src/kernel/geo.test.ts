import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm, validCoordinates } from './geo.ts'

const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('Dubai to Abu Dhabi airport is about 115 km', () => {
  const dubai = { latitude: 25.2528, longitude: 55.3644 }
  const abuDhabi = { latitude: 24.433, longitude: 54.6511 }
  expect(distanceKm(dubai, abuDhabi)).toBeCloseTo(115.9, 0)
})

test('a distance is the same both ways, never negative, never over half the earth', () => {
  fc.assert(
    fc.property(anywhere, anywhere, (one, other) => {
      const there = distanceKm(one, other)
      expect(there).toBeCloseTo(distanceKm(other, one), 6)
      expect(there).toBeGreaterThanOrEqual(0)
      expect(there).toBeLessThanOrEqual(Math.PI * 6371 + 0.001)
    }),
  )
})

test.for([
  [90, 180, true],
  [-90, -180, true],
  [90.001, 0, false],
  [0, -180.001, false],
  [Number.NaN, 0, false],
] as const)('latitude %d and longitude %d: %s', ([latitude, longitude, valid]) => {
  expect(validCoordinates({ latitude, longitude })).toBe(valid)
})

test('a quarter of the way round is a quarter of 2π × 6371 km', () => {
  const quarter = distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 90 })
  expect(quarter).toBeCloseTo((2 * Math.PI * 6371) / 4, 6)
})
