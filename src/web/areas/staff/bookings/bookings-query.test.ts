import { expect, test } from 'vitest'
import { bookingsQuery } from './bookings-query.ts'

test.for([
  { address: '', query: {} },
  { address: 'status=confirmed&search=%20anna%20', query: { status: 'confirmed', search: 'anna' } },
  { address: 'status=lost&search=%20', query: {} },
  { address: 'from=2027-03-01&to=2027-02-30', query: { from: '2027-03-01' } },
  { address: 'waiting=true', query: { waiting: 'true' } },
  { address: 'waiting=yes', query: {} },
])('"$address" asks for $query', ({ address, query }) => {
  expect(bookingsQuery(new URLSearchParams(address))).toEqual(query)
})
