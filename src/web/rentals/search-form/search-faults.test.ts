import { expect, test } from 'vitest'
import { faultsOfQuery, impossibleTimes, searchFaults } from './search-faults.ts'
import { readSearchUrl, usualSearch, type SearchCriteria } from './search-url.ts'

const TODAY = '2026-11-20'

test.for<{ rule: string; change: Partial<SearchCriteria>; elsewhere?: boolean; faults: object }>([
  { rule: 'the usual search with a place is fine', change: {}, faults: {} },
  { rule: 'a pick-up place is required', change: { pickup_id: '' }, faults: { pickup: 'pickup_required' } },
  {
    rule: 'a wanted drop-off place is required',
    change: {},
    elsewhere: true,
    faults: { dropoff: 'dropoff_required' },
  },
  {
    rule: 'a day that has passed is refused',
    change: { pickup_date: '2026-11-01' },
    faults: { pickup_date: 'date_past' },
  },
  {
    rule: 'more than a year ahead is refused',
    change: { pickup_date: '2027-11-21', dropoff_date: '2027-11-25' },
    faults: { pickup_date: 'date_far' },
  },
  {
    rule: 'drop-off before pick-up is refused',
    change: { dropoff_date: '2026-11-26' },
    faults: { dropoff_date: 'dropoff_before' },
  },
  {
    rule: 'drop-off at the time of pick-up on one day is refused',
    change: { dropoff_date: '2026-11-27' },
    faults: { dropoff_date: 'dropoff_before' },
  },
  {
    rule: 'two hours on one day are fine',
    change: { dropoff_date: '2026-11-27', dropoff_time: '12:00' },
    faults: {},
  },
  { rule: '90 days are fine', change: { dropoff_date: '2027-02-25' }, faults: {} },
  {
    rule: 'half an hour more is refused',
    change: { dropoff_date: '2027-02-25', dropoff_time: '10:30' },
    faults: { dropoff_date: 'too_long' },
  },
  { rule: 'a driver under 18 is refused', change: { driver_age: 17 }, faults: { driver_age: 'age' } },
  { rule: 'no age at all is refused', change: { driver_age: Number.NaN }, faults: { driver_age: 'age' } },
])('$rule', ({ change, elsewhere = false, faults }) => {
  expect(searchFaults({ ...usualSearch(TODAY), pickup_id: 'DXB', ...change }, elsewhere, TODAY)).toEqual(
    faults,
  )
})

test.for([
  {
    rule: 'a day that the year does not have',
    query: 'pickup_date=2027-02-29',
    faults: { pickup_date: { fault: 'date_impossible', input: '2027-02-29' } },
  },
  {
    rule: 'a 31st of April',
    query: 'pickup_date=2027-04-01&dropoff_date=2027-04-31&dropoff_time=10:00',
    faults: { dropoff_date: { fault: 'date_impossible', input: '2027-04-31' } },
  },
  {
    rule: 'a time that no clock has',
    query: 'pickup_date=2027-04-01&pickup_time=25:00',
    faults: { pickup_date: { fault: 'time_impossible', input: '25:00' } },
  },
  {
    rule: 'no day at all, which is named by its beginning',
    query: `pickup_date=${'x'.repeat(500)}`,
    faults: { pickup_date: { fault: 'date_impossible', input: `${'x'.repeat(20)}…` } },
  },
  { rule: 'a leap day', query: 'pickup_date=2028-02-29&pickup_time=09:30', faults: {} },
  { rule: 'nothing given', query: 'pickup_date=&dropoff_time=', faults: {} },
])('an address with $rule is not taken for another', ({ query, faults }) => {
  expect(impossibleTimes(new URLSearchParams(query))).toEqual(faults)
})

test.for([
  {
    rule: 'an impossible pick-up says nothing of the drop-off',
    query: 'pickup_date=2027-02-29&dropoff_date=2027-03-05',
    faults: { pickup_date: { fault: 'date_impossible', input: '2027-02-29' } },
  },
  {
    rule: 'a possible one too early for it does',
    query: 'pickup_date=2026-11-27&dropoff_date=2027-03-05',
    faults: { dropoff_date: 'too_long' },
  },
])('$rule', ({ query: text, faults }) => {
  const query = new URLSearchParams(`pickup_id=DXB&${text}`)
  const search = readSearchUrl(query, TODAY)
  expect(faultsOfQuery(search, { query, elsewhere: false, today: TODAY })).toEqual(faults)
})
