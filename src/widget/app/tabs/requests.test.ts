import { expect, test } from 'vitest'
import type { ShuttleGridRow } from '#domains/shuttles/shuttle-grid.contract.ts'
import { readRental, readTransfer } from './local/local-request.ts'
import { moved, readOutstation } from './outstation/outstation-request.ts'
import { toRequestedPlace, entryOf, NO_PLACE, placeOfAddress, type Place } from './places/place.ts'
import { readSelfDrive, searchAddress } from './self-drive/self-drive-request.ts'
import { readShuttle } from './shuttle/departures.ts'

const NOW = '2026-12-01T09:00'
const start = { day: '2026-12-04', time: '10:00' }
const end = { day: '2026-12-06', time: '18:00' }

const place = (name: string, more: Partial<Place> = {}): Place => ({
  placeId: `p-${name}`,
  kind: 'area',
  name,
  cityId: 'ae-dxb',
  around: 'Dubai',
  iata: null,
  latitude: 25.1,
  longitude: 55.2,
  ...more,
})
const marina = place('Marina')
const dubai = place('Dubai', { placeId: null, kind: 'city' })
const airport = place('Airport', { kind: 'airport', iata: 'DXB' })
const abuDhabi = place('Abu Dhabi', { placeId: null, kind: 'city', cityId: 'ae-auh' })
const requested = (name: string) => ({ place_id: `p-${name}`, name, latitude: 25.1, longitude: 55.2 })
const requestedCity = (name: string) => ({ name, latitude: 25.1, longitude: 55.2 })

test('an address is asked for as it was typed, and without a place of ours', () => {
  const city = { city_id: 'ae-dxb', name: 'Dubai', country: 'UAE', country_code: 'AE', currency: 'AED' }
  const row = {
    ...city,
    time_zone: 'Asia/Dubai',
    latitude: 25.2,
    longitude: 55.3,
    desk: null,
    lead_minutes: {},
  }
  expect(toRequestedPlace(placeOfAddress('Villa 12', row))).toEqual({ name: 'Villa 12' })
})

test('an hourly trip is asked for in the city of its place', () => {
  expect(readRental({ from: entryOf(marina), start, packageId: '8h80km' }, NOW)).toEqual({
    input: {
      request: {
        category: 2,
        city_id: 'ae-dxb',
        from: requested('Marina'),
        start: '2026-12-04T10:00',
        package_id: '8h80km',
      },
      places: ['Marina'],
    },
  })
})

test('a text that was not chosen from the list is no place, and packages are asked for after one is', () => {
  const entered = { text: 'Marin', place: null }
  expect(readRental({ from: entered, start, packageId: '' }, NOW)).toEqual({
    faults: { from: { code: 'place' } },
  })
  expect(readRental({ from: entryOf(marina), start, packageId: '' }, NOW)).toEqual({
    faults: { package: { code: 'package' } },
  })
})

test('a way from the airport and one to it differ in their category and the order of their ends', () => {
  const ends = { airport: entryOf(airport), place: entryOf(dubai), start, flight: ' ek 203 ' }
  const request = {
    airport: 'DXB',
    place: requestedCity('Dubai'),
    start: '2026-12-04T10:00',
    flight_number: 'ek 203',
  }
  expect(readTransfer({ way: 'pick_up', ...ends }, NOW)).toEqual({
    input: { request: { category: 7, ...request }, places: ['Airport', 'Dubai'] },
  })
  expect(readTransfer({ way: 'drop', ...ends }, NOW)).toMatchObject({
    input: { request: { category: 8 }, places: ['Dubai', 'Airport'] },
  })
})

test('an airport is not driven to from itself', () => {
  const same = { way: 'drop', airport: entryOf(airport), place: entryOf(airport), start, flight: '' } as const
  expect(readTransfer(same, NOW)).toEqual({ faults: { place: { code: 'same_place' } } })
})

test('a round trip names its start again, and only it has a return', () => {
  const trip = { from: entryOf(marina), stops: [entryOf(airport)], to: entryOf(abuDhabi), start, back: end }
  const route = {
    city_id: 'ae-dxb',
    from: requested('Marina'),
    stops: [requested('Airport')],
    to: requestedCity('Abu Dhabi'),
    start: '2026-12-04T10:00',
  }
  expect(readOutstation({ kind: 'round_trip', ...trip }, NOW)).toEqual({
    input: {
      request: { category: 11, ...route, return: '2026-12-06T18:00' },
      places: ['Marina', 'Airport', 'Abu Dhabi', 'Marina'],
    },
  })
  expect(readOutstation({ kind: 'one_way', ...trip }, NOW)).toEqual({
    input: { request: { category: 10, ...route }, places: ['Marina', 'Airport', 'Abu Dhabi'] },
  })
})

test('every stop is a place, and another one than before it', () => {
  const trip = {
    from: entryOf(marina),
    stops: [NO_PLACE, entryOf(abuDhabi)],
    to: entryOf(abuDhabi),
    start,
    back: end,
  }
  expect(readOutstation({ kind: 'one_way', ...trip }, NOW)).toEqual({
    faults: { 'stop-0': { code: 'place' }, to: { code: 'same_place' } },
  })
})

test('a stop is moved without losing another', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
})

test('a car without a driver is asked for with its end, and a plan', () => {
  expect(readSelfDrive({ from: entryOf(marina), start, end, planId: '24h' }, NOW)).toMatchObject({
    input: {
      request: {
        category: 5,
        city_id: 'ae-dxb',
        start: '2026-12-04T10:00',
        end: '2026-12-06T18:00',
        plan_id: '24h',
      },
    },
  })
  expect(readSelfDrive({ from: NO_PLACE, start: end, end: start, planId: '' }, '2026-12-07T00:00')).toEqual({
    faults: {
      from: { code: 'city' },
      start: { code: 'too_soon', earliest: '2026-12-07T00:00' },
      end: { code: 'before_start' },
    },
  })
})

test('a search of the site has the same place and days', () => {
  const address = new URL(
    searchAddress({ place: 'Abu Dhabi', start, end, language: 'ar', partnerCode: 'P7', subId: 'desk 2 & ٣' }),
    'https://rihla.example',
  )
  expect(address.pathname).toBe('/ar/search')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    pickup: 'Abu Dhabi',
    pickup_date: '2026-12-04',
    dropoff_date: '2026-12-06',
    dropoff_time: '18:00',
    aff: 'P7',
    sub: 'desk 2 & ٣',
    via: 'widget',
  })
  const nowhere = { place: '', start, end, language: 'en' }
  expect(searchAddress({ ...nowhere, partnerCode: '', subId: 'desk' })).toBe('/en')
  expect(searchAddress({ ...nowhere, partnerCode: 'P7', subId: '' })).toBe('/en?aff=P7&via=widget')
})

test('a departure is asked for with its seats, and says itself when it leaves', () => {
  const departure = {
    departure_id: 'd-1',
    from: 'Dubai Mall',
    to: 'Abu Dhabi',
    day: '2026-12-04',
    time: '07:30',
    seats_left: 3,
  } as ShuttleGridRow
  expect(readShuttle(departure, 3)).toEqual({
    input: {
      request: { category: 20, departure_id: 'd-1', seats: 3 },
      places: ['Dubai Mall', 'Abu Dhabi'],
      start: '2026-12-04T07:30',
    },
  })
  const rejected = { faults: { departure: { code: 'departure' } } }
  expect(readShuttle(departure, 4)).toEqual(rejected)
  expect(readShuttle(undefined, 1)).toEqual(rejected)
})
