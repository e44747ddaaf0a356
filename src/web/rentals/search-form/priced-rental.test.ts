import { expect, test } from 'vitest'
import { pricedRental } from './priced-rental.ts'
import type { SearchCriteria } from './search-url.ts'

const SEARCH: SearchCriteria = {
  pickup_id: 'DXB',
  pickup_date: '2027-03-01',
  pickup_time: '10:00',
  dropoff_date: '2027-03-04',
  dropoff_time: '10:00',
  driver_age: 30,
  with_credit_card: 'true',
}

test.for([
  { name: 'three days', over: {}, days: 3 },
  { name: 'a started day', over: { dropoff_time: '10:30' }, days: 4 },
  { name: 'some hours of one day', over: { dropoff_date: '2027-03-01', dropoff_time: '12:00' }, days: 1 },
  { name: 'an earlier hour of the last day', over: { dropoff_time: '09:00' }, days: 3 },
  { name: 'the same drop-off', over: { dropoff_id: 'DXB' }, days: 3 },
  { name: 'a driver of 65', over: { driver_age: 65 }, days: 3 },
  { name: 'thirty days', over: { dropoff_date: '2027-03-31' }, days: 30 },
])('the calendar shows prices for $name', ({ over, days }) => {
  expect(pricedRental({ ...SEARCH, ...over })?.days).toBe(days)
})

test('the calendar shows prices for a residence that was only guessed', () => {
  expect(pricedRental({ ...SEARCH, residence: 'DE' }, 'DE')?.days).toBe(3)
  expect(pricedRental({ ...SEARCH, residence: 'FR' }, 'DE')).toBeNull()
})

test.for([
  { name: 'no place', over: { pickup_id: '' } },
  { name: 'another drop-off', over: { dropoff_id: 'AUH' } },
  { name: 'a driver of 29', over: { driver_age: 29 } },
  { name: 'no age', over: { driver_age: Number.NaN } },
  { name: 'no credit card', over: { with_credit_card: 'false' as const } },
  { name: 'a residence', over: { residence: 'DE' } },
  { name: 'more than thirty days', over: { dropoff_date: '2027-03-31', dropoff_time: '10:30' } },
])('and none for $name', ({ over }) => {
  expect(pricedRental({ ...SEARCH, ...over })).toBeNull()
})
