import { expect, test } from 'vitest'
import type { TripRequest } from '#domains/fares/shapes/trip-request.contract.ts'
import { TRIP_CATEGORIES } from '#domains/fares/categories.contract.ts'
import { noticeRoute } from './notice-route.ts'

const place = (name: string) => ({ name, latitude: 25.2, longitude: 55.3 })
const names = {
  airport: 'Dubai International Airport',
  stops: [
    { name: 'Deira', minutes: 0 },
    { name: 'Dubai Marina', minutes: 45 },
  ],
}
const start = '2027-01-15T23:30'
const city_id = 'ae-dxb'

const nowhere = { from: null, to: null, flight: null, stops: [], seats: null, back: null }
const AIRPORT = 'Dubai International Airport (DXB)'

const trips: { name: string; request: TripRequest; route: object; unknownReader: object }[] = [
  {
    name: 'a transfer from an airport',
    request: {
      category: TRIP_CATEGORIES.airportPickUp,
      airport: 'DXB',
      place: place('Burj Khalifa'),
      start,
      flight_number: 'EK 2',
    },
    route: { from: AIRPORT, to: 'Burj Khalifa', flight: 'EK 2' },
    unknownReader: { from: AIRPORT, flight: 'EK 2' },
  },
  {
    name: 'a transfer to an airport',
    request: {
      category: TRIP_CATEGORIES.airportDrop,
      airport: 'DXB',
      place: place('Burj Khalifa'),
      start,
    },
    route: { from: 'Burj Khalifa', to: AIRPORT },
    unknownReader: { to: AIRPORT },
  },
  {
    name: 'a trip around a city',
    request: {
      category: TRIP_CATEGORIES.rental,
      city_id,
      from: place('Burj Khalifa'),
      start,
      package_id: '8h80km',
    },
    route: { from: 'Burj Khalifa' },
    unknownReader: {},
  },
  {
    name: 'a round trip, with the start of its return',
    request: {
      category: TRIP_CATEGORIES.outstationRoundTrip,
      city_id,
      from: place('Burj Khalifa'),
      stops: [place('Al Ain')],
      to: place('Abu Dhabi'),
      start,
      return: '2027-01-17T09:00',
    },
    route: {
      from: 'Burj Khalifa',
      to: 'Abu Dhabi',
      stops: [{ name: 'Al Ain', time: null }],
      back: '2027-01-17T09:00',
    },
    unknownReader: { back: '2027-01-17T09:00' },
  },
  {
    name: 'seats of a shuttle, with its stops on the clock past midnight',
    request: {
      category: TRIP_CATEGORIES.shuttle,
      departure_id: '0198f3a0-0000-7000-8000-000000000000',
      seats: 3,
    },
    route: {
      stops: [
        { name: 'Deira', time: '23:30' },
        { name: 'Dubai Marina', time: '00:15' },
      ],
      seats: 3,
    },
    unknownReader: {
      stops: [
        { name: 'Deira', time: '23:30' },
        { name: 'Dubai Marina', time: '00:15' },
      ],
      seats: 3,
    },
  },
  {
    name: 'a car that is collected',
    request: {
      category: TRIP_CATEGORIES.selfDrive,
      city_id,
      start,
      end: '2027-01-18T10:00',
      plan_id: 'day',
    },
    route: {},
    unknownReader: {},
  },
]

test.for(trips)('a notice has the route of $name, and no entered text for an unknown reader', (trip) => {
  const { request, route, unknownReader } = trip
  const known = { names, start: Temporal.PlainDateTime.from(start) }
  expect(noticeRoute(request, { ...known, isKnown: true })).toEqual({ ...nowhere, ...route })
  expect(noticeRoute(request, { ...known, isKnown: false })).toEqual({ ...nowhere, ...unknownReader })
})

test('a deleted airport is shown by its code', () => {
  const [transfer] = trips
  const known = { names: { ...names, airport: null }, start: Temporal.PlainDateTime.from(start) }
  expect(noticeRoute(transfer!.request, { ...known, isKnown: true }).from).toBe('DXB')
})
