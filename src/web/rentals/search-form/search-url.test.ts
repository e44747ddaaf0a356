import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#kernel/days.ts'
import { HALF_HOURS, nextFriday } from './days.ts'
import { readSearchUrl, searchUrl, usualSearch, type SearchCriteria } from './search-url.ts'

const TODAY = '2026-11-20'

test.for([
  ['2026-11-19', '2026-11-20', 'Thursday: tomorrow'],
  ['2026-11-20', '2026-11-27', 'Friday: a week from now, not today'],
  ['2026-11-21', '2026-11-27', 'Saturday: in six days'],
  ['2026-12-30', '2027-01-01', 'over the end of a year'],
] as const)('next Friday after %s is %s (%s)', ([day, friday]) => {
  expect(nextFriday(day)).toBe(friday)
})

test('a form nobody filled in asks for next weekend, driver aged 30, with a credit card', () => {
  const { entered, ...search } = readSearchUrl(new URLSearchParams(), TODAY)
  expect(search).toEqual(usualSearch(TODAY))
  expect(search).toMatchObject({ pickup_date: '2026-11-27', dropoff_date: '2026-11-30', driver_age: 30 })
  expect(entered).toEqual({ pickup: '', dropoff: '' })
})

test('an address reads back as the search it was made of', () => {
  const id = fc.stringMatching(/^[A-Za-z0-9-]{3,60}$/)
  const day = fc.integer({ min: 0, max: 365 }).map((days) => addDays(TODAY, days))
  const time = fc.constantFrom(...HALF_HOURS)
  const anySearch: fc.Arbitrary<SearchCriteria> = fc.record({
    pickup_id: id,
    pickup_date: day,
    pickup_time: time,
    dropoff_date: day,
    dropoff_time: time,
    driver_age: fc.integer({ min: 18, max: 99 }),
    with_credit_card: fc.constantFrom('true', 'false'),
    coupon: fc.stringMatching(/^[A-Z0-9]{1,40}$/),
  })
  fc.assert(
    fc.property(anySearch, fc.option(id), (search, elsewhere) => {
      const whole =
        elsewhere !== null && elsewhere !== search.pickup_id ? { ...search, dropoff_id: elsewhere } : search
      const query = new URL(searchUrl(whole), 'http://site').searchParams
      expect(readSearchUrl(query, TODAY)).toEqual({ ...whole, entered: { pickup: '', dropoff: '' } })
    }),
  )
})

test('a place typed before the script has loaded is kept as typed', () => {
  const { pickup_id, entered } = readSearchUrl(new URLSearchParams('pickup=Dubai&pickup_id='), TODAY)
  expect([pickup_id, entered.pickup]).toEqual(['', 'Dubai'])
})

test('a place typed over a chosen one does not search the chosen one', () => {
  const query = new URLSearchParams({ pickup: 'Doha', pickup_id: 'DXB', pickup_name: 'Dubai (DXB)' })
  expect(readSearchUrl(query, TODAY)).toMatchObject({ pickup_id: '', entered: { pickup: 'Doha' } })
})

test('a drop-off place counts only while another one is asked for', () => {
  const form = {
    pickup: '',
    pickup_id: 'DXB',
    dropoff: 'Abu Dhabi',
    dropoff_id: 'AUH',
    dropoff_name: 'Abu Dhabi',
  }
  expect(readSearchUrl(new URLSearchParams(form), TODAY)).not.toHaveProperty('dropoff_id')
  expect(readSearchUrl(new URLSearchParams({ ...form, elsewhere: 'on' }), TODAY).dropoff_id).toBe('AUH')
})

test('a coupon of the form counts only while its switch is on', () => {
  const form = { coupon_code: ' SUMMER5 ' }
  expect(readSearchUrl(new URLSearchParams(form), TODAY)).not.toHaveProperty('coupon')
  expect(readSearchUrl(new URLSearchParams({ ...form, with_coupon: 'on' }), TODAY).coupon).toBe('SUMMER5')
  expect(
    readSearchUrl(new URLSearchParams({ with_coupon: 'on', coupon_code: ' ' }), TODAY),
  ).not.toHaveProperty('coupon')
})

test('the tick for 30 to 65 counts before the age field', () => {
  expect(readSearchUrl(new URLSearchParams('driver_age=30&driver_age=22'), TODAY).driver_age).toBe(30)
  expect(readSearchUrl(new URLSearchParams('driver_age=22'), TODAY).driver_age).toBe(22)
})

test.for([
  ['driver_age=16', 16],
  ['driver_age=', Number.NaN],
  ['driver_age=old', Number.NaN],
  ['', 30],
] as const)('an age is as the address gives it: "%s"', ([query, age]) => {
  expect(readSearchUrl(new URLSearchParams(query), TODAY).driver_age).toBe(age)
})

test('a place stays chosen whose name was not in the form yet', () => {
  const query = new URLSearchParams({ pickup: '', pickup_id: 'DXB', pickup_name: '' })
  expect(readSearchUrl(query, TODAY).pickup_id).toBe('DXB')
  query.set('pickup_name', 'Dubai (DXB)')
  expect(readSearchUrl(query, TODAY).pickup_id).toBe('')
})

test('nonsense in an address takes the usual value', () => {
  const query = 'pickup_id=<b>&pickup_date=2026-02-30&pickup_time=25:00&residence=Mars&with_credit_card=maybe'
  expect(readSearchUrl(new URLSearchParams(query), TODAY)).toMatchObject(usualSearch(TODAY))
})
