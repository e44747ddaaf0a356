import { expect, test } from 'vitest'
import { enquiriesQuery } from './enquiries-query.ts'

const KEY = '01890000-0000-7000-8000-000000000000'

test.for([
  { address: '', query: {} },
  {
    address: `state=new&kind=supplier&after=${KEY}`,
    query: { state: 'new', kind: 'supplier', after: KEY },
  },
  { address: 'state=lost&kind=weather&after=1', query: {} },
])('“$address” asks for what the API knows, and for nothing else', ({ address, query }) => {
  expect(enquiriesQuery(new URLSearchParams(address))).toEqual(query)
})
