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
import { buildSearchRequest } from './search-request.ts'
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

const limit = fc.record({
  amount: fc.integer({ min: 0, max: 10_000_000 }).map((units) => units * 100),
  currency: fc.constantFrom('EUR', 'KWD'),
})
const upTo = fc.record({ max: limit })
const total = fc.oneof(
  upTo,
  fc.record({ min: limit }),
  fc
    .tuple(limit, limit)
    .filter(([one, other]) => one.currency === other.currency)
    .map(([one, other]) =>
      one.amount <= other.amount ? { min: one, max: other } : { min: other, max: one },
    ),
)
const ranges = fc.record(
  { TOTAL: total, DEPOSIT: upTo, EXCESS: upTo, RATING: fc.record({ min: fc.integer({ min: 1, max: 10 }) }) },
  { requiredKeys: [] },
)

test('an address read back is the search it was made from', () => {
  const choices = fc.record({
    filters: fc.dictionary(fc.constantFrom(...FILTER_KINDS), values),
    ranges,
    car: fc.option(fc.stringMatching(/^[a-z0-9-]{1,40}$/), { nil: undefined }),
    nearby: fc.boolean(),
    sort: fc.constantFrom(...SORTS),
    page: fc.integer({ min: 1, max: 9_999 }),
  })
  fc.assert(
    fc.property(choices, ({ filters, ranges: limits, car, nearby, sort, page }) => {
      const choice: Choice = {
        filters: { ...filters, ...limits, ...(nearby && { NEARBY_GARAGES: true }) },
        sort,
        page,
        ...(car && { car }),
      }
      const query = new URL(resultsUrl(criteria, choice), 'https://site.test').searchParams
      expect(readSearchUrl(query, '2027-01-01')).toMatchObject(criteria)
      expect(readChoice(query)).toEqual(choice)
    }),
  )
})

test.for([
  { query: 'DEPOSIT=500-EUR', filters: { DEPOSIT: { max: { amount: 50_000, currency: 'EUR' } } } },
  // A button that was pressed, before what its form had chosen.
  {
    query: 'DEPOSIT=500-EUR&DEPOSIT=300-EUR&DEPOSIT=',
    filters: { DEPOSIT: { max: { amount: 50_000, currency: 'EUR' } } },
  },
  { query: 'TOTAL=-400-EUR', filters: { TOTAL: { max: { amount: 40_000, currency: 'EUR' } } } },
  { query: 'TOTAL=100--EUR', filters: { TOTAL: { min: { amount: 10_000, currency: 'EUR' } } } },
  { query: 'RATING=8', filters: { RATING: { min: 8 } } },
  { query: 'DEPOSIT=5.5-EUR&EXCESS=100&TOTAL=--EUR&RATING=11', filters: {} },
  {
    query: 'limits_in=KWD&deposit_max=90&total_min=&total_max=40&DEPOSIT=500-EUR',
    filters: {
      DEPOSIT: { max: { amount: 9_000, currency: 'KWD' } },
      TOTAL: { max: { amount: 4_000, currency: 'KWD' } },
    },
  },
  { query: 'limits_in=KWD&deposit_max=&DEPOSIT=', filters: {} },
])('the limits of $query are read, and what is none is ignored', ({ query, filters }) => {
  expect(readChoice(new URLSearchParams(query)).filters).toEqual(filters)
})

test('the order of a pressed button counts before the one that the form had', () => {
  expect(readChoice(new URLSearchParams('sort=recommended&sort=price')).sort).toBe('price')
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

test('the map stays in the address through a choice, another view is none, and suppliers are not asked for it', () => {
  const shown = readChoice(new URLSearchParams('view=map&page=2'))
  expect(shown.view).toBe('map')
  const chosen = toggleFilter(shown, 'GARAGE', 'st-1-dxb')
  expect(resultsUrl(criteria, chosen)).toMatch(/&GARAGE=st-1-dxb&view=map$/)
  expect(readChoice(new URLSearchParams('view=globe'))).not.toHaveProperty('view')
  expect(
    buildSearchRequest(criteria, shown, { currency_id: 1, lang_id: 1 }, 'first').choice,
  ).not.toHaveProperty('view')
})
