import { expect, test } from 'vitest'
import { textsQuery } from './texts-query.ts'

const KEY = '01890000-0000-7000-8000-000000000000'

test.for([
  { address: '', query: { state: 'missing' } },
  { address: 'state=all', query: {} },
  {
    address: `state=machine&platform=widget&lang=ar&search=+Roof+&after=${KEY}`,
    query: { state: 'machine', platform: 'widget', lang: 'ar', search: 'Roof', after: KEY },
  },
  { address: 'state=lost&platform=desk&lang=de&search=+&after=1', query: { state: 'missing' } },
])('“$address” asks for what the API knows, and for nothing else', ({ address, query }) => {
  expect(textsQuery(new URLSearchParams(address))).toEqual(query)
})
