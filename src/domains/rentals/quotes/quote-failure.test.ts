import { expect, test } from 'vitest'
import { quoteFailure } from './quote-failure.ts'

test.for([
  ['sold_out', 'sold_out'],
  ['rate_expired', 'sold_out'],
  ['station_closed', 'station_closed'],
  ['one_way_not_offered', 'one_way_not_offered'],
  ['driver_age', 'driver_age'],
  ['invalid_dates', 'not_rented'],
  ['other', 'not_rented'],
] as const)('a supplier that refuses for %s has not “just sold the last car”, but: %s', ([reason, code]) => {
  expect(quoteFailure({ code: 'refused', reason, detail: '' })).toMatchObject({ code })
})

test('a supplier that does not answer says nothing of its cars', () => {
  for (const code of ['unreachable', 'no_answer', 'garbage', 'overloaded'] as const)
    expect(quoteFailure({ code, detail: '' })).toMatchObject({ code: 'supplier_unavailable' })
})
