import { expect, test } from 'vitest'
import { addressOfView, filterOf } from './view-address.ts'

test.for([
  { asked: {}, address: '/staff/bookings' },
  { asked: { status: 'confirmed' as const }, address: '/staff/bookings?status=confirmed' },
  {
    asked: { waiting: 'true' as const, from: '2027-03-01', search: 'anna', after: 'x' },
    address: '/staff/bookings?from=2027-03-01&waiting=true',
  },
])('$asked is kept as $address', ({ asked, address }) => {
  expect(addressOfView(filterOf(asked))).toBe(address)
})
