import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FILTER_KINDS, SORTS } from '#domains/rentals/search/search.contract.ts'
import {
  chosenFilters,
  readChoice,
  readCriteria,
  searchQuery,
  toggleFilter,
  withNearbyGarages,
  withoutFilters,
} from './search-address.ts'
import type { Choice, Criteria } from './search-address.ts'

const criteria: Criteria = {
  pickup_id: 'DXB',
  pickup_date: '2027-03-01',
  pickup_time: '10:00',
  dropoff_date: '2027-03-05',
  dropoff_time: '09:30',
  driver_age: 30,
  with_credit_card: 'true',
}
const plain: Choice = { filters: {}, sort: 'recommended', page: 1 }

const values = fc.uniqueArray(fc.stringMatching(/^[a-z0-9 &+=é]{1,20}$/).filter((text) => text.trim() === text && text !== ''), {
  minLength: 1,
  maxLength: 4,
})

test('an address read back is the search it was made from', () => {
  const choices = fc.record({
    filters: fc.dictionary(fc.constantFrom(...FILTER_KINDS), values),
    nearby: fc.boolean(),
    sort: fc.constantFrom(...SORTS),
    page: fc.integer({ min: 1, max: 9_999 }),
  })
  fc.assert(
    fc.property(choices, ({ filters, nearby, sort, page }) => {
      const choice: Choice = { filters: { ...filters, ...(nearby && { NEARBY_GARAGES: true }) }, sort, page }
      const query = new URLSearchParams(searchQuery(criteria, choice).toString())
      expect(readCriteria(query)).toEqual(criteria)
      expect(readChoice(query)).toEqual(choice)
    }),
  )
})

test.for(['', 'pickup_id=DXB', 'pickup_id=DXB&pickup_date=2027-02-30&dropoff_date=2027-03-05', 'pickup_id=%3Cb%3E'])(
  'an address that does not say where and when is no search: %s',
  (query) => {
    expect(readCriteria(new URLSearchParams(query))).toBeNull()
  },
)

test('times, age and card have the form’s defaults', () => {
  const read = readCriteria(new URLSearchParams('pickup_id=DXB&pickup_date=2027-03-01&dropoff_date=2027-03-05'))
  expect(read).toEqual({ ...criteria, dropoff_time: '10:00' })
})

test('what an address says wrongly of sort, page and age counts as not said', () => {
  expect(readChoice(new URLSearchParams('sort=cheapest&page=-4&CATEGORY='))).toEqual(plain)
  expect(readCriteria(searchQuery({ ...criteria, driver_age: 7 }, plain))?.driver_age).toBe(30)
})

test('a drop-off at the same place is not a one-way rental', () => {
  expect(readCriteria(searchQuery({ ...criteria, dropoff_id: 'DXB' }, plain))).toEqual(criteria)
})

test('choosing a filter goes back to page 1, choosing it again takes it off', () => {
  const chosen = toggleFilter({ ...plain, page: 3 }, 'CATEGORY', 'economy')
  expect(chosen).toEqual({ ...plain, filters: { CATEGORY: ['economy'] } })
  expect(toggleFilter(chosen, 'CATEGORY', 'economy')).toEqual(plain)
})

test('clearing the filters keeps nearby garages', () => {
  const chosen = toggleFilter(withNearbyGarages(plain, true), 'FUEL', 'electric')
  expect(chosenFilters(chosen)).toEqual([{ kind: 'FUEL', value: 'electric' }])
  expect(withoutFilters(chosen).filters).toEqual({ NEARBY_GARAGES: true })
  expect(withNearbyGarages(withoutFilters(chosen), false)).toEqual(plain)
})
