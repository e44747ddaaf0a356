import { expect, test } from 'vitest'
import { fieldOf, findFieldFaults } from './faults.ts'

test.for([
  { path: 'start', field: 'start' },
  { path: 'city_id', field: 'from' },
  { path: 'from.place_id', field: 'from' },
  { path: 'stops.1.place_id', field: 'stop-1' },
  { path: 'stops.3', field: 'stop-3' },
  { path: 'package_id', field: 'package' },
  { path: 'flight_number', field: 'flight' },
])('what is said of $path stands at $field', ({ path, field }) => {
  expect(fieldOf(path)).toBe(field)
})

const rejection = (...fields: { path: string; message: string }[]) => ({
  status: 422,
  data: { code: 'refused', title: 'Refused', fields: fields.map((one) => ({ code: 'x', ...one })) },
})

test('each field says the first that is wrong with it, and fields that a form has not say nothing', () => {
  const error = rejection(
    { path: 'from', message: 'too far' },
    { path: 'city_id', message: 'unknown' },
    { path: 'seats', message: 'too many' },
  )
  expect(findFieldFaults(error, ['from', 'start'])).toEqual({ from: 'too far' })
  expect(findFieldFaults(error, ['start'])).toBeNull()
})

test('a failure without a problem document is about no field', () => {
  expect(findFieldFaults({ status: 'FETCH_ERROR', error: 'offline' }, ['from'])).toBeNull()
  expect(findFieldFaults({ status: 500, data: '<html>' }, ['from'])).toBeNull()
})
