import { expect, test } from 'vitest'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { sampleBooking } from '#domains/rentals/mails/sample-booking.ts'
import { COMPARED, comparison, type Compared } from './comparison.ts'

const { offer } = sampleBooking()
const TIMES = { pickUpAt: '2027-03-01T10:00', dropOffAt: '2027-03-05T10:00' }

const car = (change: Partial<Offer> = {}, times = TIMES): Compared => ({
  offer: { ...offer, ...change },
  ...times,
})
const GONE: Compared = { offer: null, ...TIMES }

/** The rows in which these differ. */
function differing(cars: Compared[]): string[] {
  return comparison(cars).flatMap(({ rows }) => rows.flatMap(({ by, differs }) => (differs ? [by] : [])))
}

const dearer = { ...offer.price, total: { ...offer.price.total, amount: 1 } }

test.for([
  { name: 'the same car', cars: [car(), car()], rows: [] },
  { name: 'one car alone', cars: [car()], rows: [] },
  { name: 'another total', cars: [car(), car({ price: dearer })], rows: ['total'] },
  { name: 'a deposit that is not stated', cars: [car(), car({ deposit: null })], rows: ['deposit'] },
  {
    name: 'inclusions in another order',
    cars: [car({ inclusions: ['a', 'b'] }), car({ inclusions: ['b', 'a'] })],
    rows: [],
  },
  {
    name: 'a price that cannot be had back',
    cars: [car(), car({ cancellation: { free_until: null, non_refundable: true } })],
    rows: ['cancellation'],
  },
  {
    name: 'another pick-up time at the same desk',
    cars: [car(), car({}, { ...TIMES, pickUpAt: '2027-03-01T11:00' })],
    rows: ['pick_up'],
  },
  {
    name: 'the desks of two suppliers in one hall',
    cars: [
      car(),
      car({ pickup: { ...offer.pickup, id: 'other' }, dropoff: { ...offer.dropoff, id: 'other' } }),
    ],
    rows: [],
  },
  {
    name: 'a third that differs from two',
    cars: [car(), car(), car({ fuel_policy: 'x' })],
    rows: ['fuel_policy'],
  },
  { name: 'a car that is gone, which says nothing', cars: [car(), GONE, car()], rows: [] },
  { name: 'nothing but cars that are gone', cars: [GONE, GONE], rows: [] },
])('rows differ where the cars do: $name', ({ cars, rows }) => {
  expect(differing(cars)).toEqual(rows)
})

test('all rows are shown unless only differences are asked for', () => {
  const cars = [car(), car({ price: dearer })]
  expect(comparison(cars).flatMap(({ rows }) => rows.map(({ by }) => by))).toEqual(
    Object.values(COMPARED).flat(),
  )
  const only = comparison(cars, { onlyDifferences: true })
  expect(only.flatMap(({ rows }) => rows)).toEqual([{ by: 'total', differs: true }])
})
