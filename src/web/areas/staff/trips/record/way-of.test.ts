import { expect, test } from 'vitest'
import { TRIPS } from '#testing/builders/trips/trip-requests.ts'
import { wayOf } from './way-of.ts'

test.for([
  ['rental', ['MG Road']],
  ['airportPickUp', ['BLR', 'MG Road']],
  ['airportDrop', ['MG Road', 'BLR']],
  ['outstationOneWay', ['MG Road', 'Ramanagara', 'Mysuru Palace']],
  ['outstationRoundTrip', ['MG Road', 'Mysuru Palace', 'MG Road']],
  ['selfDrive', []],
] as const)('the way of %s is %o', ([kind, way]) => {
  expect(wayOf(TRIPS[kind])).toEqual(way)
})
