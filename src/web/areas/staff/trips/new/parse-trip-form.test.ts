import { expect, test } from 'vitest'
import type { PlaceGridRow } from '#domains/trips/grids/places/places.contract.ts'
import { TRIP_CATEGORIES } from '#domains/fares/categories.contract.ts'
import { parseTripForm, EMPTY_TRIP } from './parse-trip-form.ts'

const place = (place_id: string, iata: string | null = null): PlaceGridRow => ({
  place_id,
  kind: iata === null ? 'area' : 'airport',
  name: place_id,
  iata,
  city_id: 'in-blr',
  city: 'Bengaluru',
  latitude: 12,
  longitude: 77,
})
const sent = (place_id: string) => ({ place_id, name: place_id, latitude: 12, longitude: 77 })

const ALL = {
  ...EMPTY_TRIP,
  cityId: 'in-blr',
  airport: place('BLR', 'BLR'),
  from: place('a'),
  stops: [place('b')],
  to: place('c'),
  start: '2027-01-15T09:30',
  end: '2027-01-16T09:30',
  flight: 'EK 564',
  packageId: '8h80km',
  planId: 'day',
  departureId: '01890000-0000-7000-8000-000000000000',
  seats: '2',
}
const { start, end } = ALL
const route = { city_id: 'in-blr', from: sent('a'), stops: [sent('b')], to: sent('c'), start }

test.for([
  ['rental', { city_id: 'in-blr', from: sent('a'), start, package_id: '8h80km' }],
  ['airportPickUp', { airport: 'BLR', place: sent('a'), start, flight_number: 'EK 564' }],
  ['airportDrop', { airport: 'BLR', place: sent('a'), start, flight_number: 'EK 564' }],
  ['outstationOneWay', route],
  ['outstationRoundTrip', { ...route, return: end }],
  ['selfDrive', { city_id: 'in-blr', start, end, plan_id: 'day' }],
  ['shuttle', { departure_id: ALL.departureId, seats: 2 }],
] as const)('%s asks for what it needs alone', ([kind, request]) => {
  const category = TRIP_CATEGORIES[kind]
  expect(parseTripForm({ ...ALL, category })).toEqual({ ok: true, request: { category, ...request } })
})

test.for([
  ['rental', ['city_id', 'from', 'start', 'package_id']],
  ['airportPickUp', ['airport', 'place', 'start']],
  ['outstationRoundTrip', ['city_id', 'from', 'stops', 'to', 'start', 'return']],
  ['selfDrive', ['city_id', 'plan_id', 'start', 'end']],
  ['shuttle', ['departure_id']],
] as const)('%s says all that is missing', ([kind, paths]) => {
  const parsed = parseTripForm({ ...EMPTY_TRIP, category: TRIP_CATEGORIES[kind], stops: [null] })
  expect(parsed.ok ? [] : parsed.errors.map(({ path }) => path)).toEqual(paths)
})

test('an address is requested as entered', () => {
  const from = { place_id: null, kind: 'address', name: 'Villa 12', iata: null } as const
  const parsed = parseTripForm({ ...ALL, category: TRIP_CATEGORIES.rental, from })
  expect(parsed).toMatchObject({ ok: true, request: { from: { name: 'Villa 12' } } })
})

test('an invalid value has an error at its field', () => {
  expect(parseTripForm({ ...ALL, category: TRIP_CATEGORIES.airportDrop, flight: '?' })).toEqual({
    ok: false,
    errors: [{ path: 'flight_number', message: 'flight_number_invalid' }],
  })
})
