import { expect, test } from 'vitest'
import { TRIPS } from '#testing/builders/trips/trip-requests.ts'
import { TRIP_CATEGORIES } from '#domains/fares/categories.contract.ts'
import { routePlaces } from './route-places.ts'

const NAMES = {
  airport: 'Kempegowda International Airport',
  stops: [
    { name: 'Mall', minutes: 0 },
    { name: 'Marina', minutes: 20 },
  ],
}
const AIRPORT = 'Kempegowda International Airport (BLR)'

test.for([
  ['rental', ['MG Road']],
  ['airportPickUp', [AIRPORT, 'MG Road']],
  ['airportDrop', ['MG Road', AIRPORT]],
  ['outstationOneWay', ['MG Road', 'Ramanagara', 'Mysuru Palace']],
  ['outstationRoundTrip', ['MG Road', 'Mysuru Palace', 'MG Road']],
  ['selfDrive', []],
] as const)('the route of %s is %o', ([kind, route]) => {
  expect(routePlaces(TRIPS[kind], NAMES)).toEqual(route)
})

test('an airport without a name is shown by its code, and a shuttle by its stops', () => {
  expect(routePlaces(TRIPS.airportPickUp, { airport: null, stops: [] })[0]).toBe('BLR')
  const shuttle = { category: TRIP_CATEGORIES.shuttle, departure_id: 'd', seats: 2 } as const
  expect(routePlaces(shuttle, NAMES)).toEqual(['Mall', 'Marina'])
})
