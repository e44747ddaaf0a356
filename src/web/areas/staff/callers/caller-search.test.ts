import { expect, test } from 'vitest'
import { callerSearch, withEvery, withOffer } from './caller-search.ts'

const TODAY = '2026-12-01'
const VISITOR = { currency_id: 1, lang_id: 1 } as const
const SEARCH =
  'pickup_id=DXB&pickup_date=2027-03-01&pickup_time=10:00&dropoff_date=2027-03-05&dropoff_time=10:00&driver_age=34&residence=AE&with_credit_card=true'
const of = (query: string) => callerSearch(new URLSearchParams(query), TODAY, VISITOR)

test('an address asks for the cars that are paid at the desk, the cheapest first, unless it wants every one', () => {
  const { request, faults, offerId } = of(`${SEARCH}&CATEGORY=compact&page=2&offer=abc`)
  expect(faults).toEqual({})
  expect(offerId).toBe('abc')
  expect(request).toMatchObject({
    params: { pickup_id: 'DXB', driver_age: 34, residence: 'AE', currency_id: 1 },
    choice: { filters: { CATEGORY: ['compact'], PAYMENT: ['desk'] }, sort: 'price', page: 2 },
  })
  expect(of(`${SEARCH}&every=true`).request?.choice.filters).toEqual({})
})

test('without a place no request is made, and the error is shown at its field', () => {
  expect(of('')).toMatchObject({ request: null, faults: {}, offerId: null })
  const wrong = of(SEARCH.replace('2027-03-05', '2027-02-28'))
  expect(wrong).toMatchObject({ request: null, faults: { dropoff_date: 'dropoff_before' } })
})

test('another car and other cars keep the search', () => {
  const address = new URLSearchParams(`${SEARCH}&page=3&offer=abc`)
  expect(withOffer(address, null)).not.toContain('offer')
  expect(withOffer(address, 'x/y')).toContain('offer=x%2Fy')
  expect(withEvery(address, true)).toMatch(/every=true$/)
  expect(withEvery(address, true)).not.toContain('page=')
  expect(withEvery(new URLSearchParams('every=true&pickup_id=DXB'), false)).not.toContain('every')
})
