import { expect, test } from 'vitest'
import { textsQuery } from './texts-query.ts'

const KEY = '01890000-0000-7000-8000-000000000000'

test.for([
  { address: '', asked: { state: 'missing' } },
  { address: 'state=all', asked: {} },
  {
    address: `state=machine&platform=widget&lang=ar&search=+Roof+&after=${KEY}`,
    asked: { state: 'machine', platform: 'widget', lang: 'ar', search: 'Roof', after: KEY },
  },
  { address: 'state=lost&platform=desk&lang=de&search=+&after=1', asked: { state: 'missing' } },
])('“$address” asks for what the API knows, and for nothing else', ({ address, asked }) => {
  expect(textsQuery(new URLSearchParams(address))).toEqual(asked)
})
