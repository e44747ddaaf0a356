import { expect, test } from 'vitest'
import { zoneOf, type Zone } from './zone-of.ts'

const square = (from: number, to: number): Zone['ring'] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
]
/** A square with a notch in its eastern side. */
const notched: Zone['ring'] = [
  [20, 20],
  [30, 20],
  [30, 24],
  [25, 24],
  [25, 26],
  [30, 26],
  [30, 30],
  [20, 30],
]
const ZONES: readonly Zone[] = [
  { id: 'b-wide', ring: square(0, 10) },
  { id: 'a-inner', ring: square(4, 6) },
  { id: 'c-notched', ring: notched },
]

test.for([
  { name: 'in one', longitude: 1, latitude: 1, zone: 'b-wide' },
  { name: 'in two: the first by id', longitude: 5, latitude: 5, zone: 'a-inner' },
  { name: 'in none', longitude: 11, latitude: 5, zone: null },
  { name: 'level with a corner, outside', longitude: -1, latitude: 10, zone: null },
  { name: 'in the notch of one', longitude: 28, latitude: 25, zone: null },
  { name: 'beside its notch', longitude: 22, latitude: 25, zone: 'c-notched' },
])('a place $name', ({ longitude, latitude, zone }) => {
  expect(zoneOf({ longitude, latitude }, ZONES)).toBe(zone)
  expect(zoneOf({ longitude, latitude }, ZONES.toReversed())).toBe(zone)
})
