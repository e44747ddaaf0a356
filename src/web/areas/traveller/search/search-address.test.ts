import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FILTER_KINDS, SORTS } from '#domains/rentals/search/search.contract.ts'
import {
  chosenFilters,
  criteriaFields,
  readChoice,
  resultsUrl,
  toggleFilter,
  withNearbyGarages,
  withoutFilters,
} from './search-address.ts'
import { readSearchUrl } from '#web/rentals/search-form/search-url.ts'
import type { Choice } from './search-address.ts'

const criteria = {
  pickup_id: 'DXB',
  pickup_date: '2027-03-01',
  pickup_time: '10:00',
  dropoff_date: '2027-03-05',
  dropoff_time: '09:30',
  driver_age: 30,
  with_credit_card: 'true' as const,
}
const plain: Choice = { filters: {}, sort: 'recommended', page: 1 }

const values = fc.uniqueArray(
  fc.stringMatching(/^[a-z0-9 &+=é]{1,20}$/).filter((text) => text.trim() === text && text !== ''),
  {
    minLength: 1,
    maxLength: 4,
  },
)

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
      const query = new URL(resultsUrl(criteria, choice), 'https://site.test').searchParams
      expect(readSearchUrl(query, '2027-01-01')).toMatchObject(criteria)
      expect(readChoice(query)).toEqual(choice)
    }),
  )
})

test('what an address says wrongly of sort and page counts as not said', () => {
  expect(readChoice(new URLSearchParams('sort=cheapest&page=-4&CATEGORY='))).toEqual(plain)
})

test('the form sends the same criteria as the address', () => {
  expect(Object.fromEntries(criteriaFields(criteria))).toEqual({ ...criteria, driver_age: '30' })
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
