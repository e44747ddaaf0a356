import { expect, test } from 'vitest'
import { addressOfView, filterOf } from './view-address.ts'

test.for([
  { query: {}, address: '/staff/bookings' },
  { query: { status: 'confirmed' as const }, address: '/staff/bookings?status=confirmed' },
  {
    query: { waiting: 'true' as const, from: '2027-03-01', search: 'anna', after: 'x' },
    address: '/staff/bookings?from=2027-03-01&waiting=true',
  },
])('$query is saved as $address', ({ query, address }) => {
  expect(addressOfView(filterOf(query))).toBe(address)
})
