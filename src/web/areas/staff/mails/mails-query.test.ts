import { expect, test } from 'vitest'
import { mailsQuery } from './mails-query.ts'

test.for([
  { address: '', query: {} },
  { address: 'state=given_up&topic=booking', query: { state: 'given_up', topic: 'booking' } },
  { address: 'state=lost&topic=cars&search=%20', query: {} },
  { address: 'search=%20layla@%20', query: { search: 'layla@' } },
])('"$address" asks for $query', ({ address, query }) => {
  expect(mailsQuery(new URLSearchParams(address))).toEqual(query)
})
