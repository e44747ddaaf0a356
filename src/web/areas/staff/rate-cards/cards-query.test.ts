import { expect, test } from 'vitest'
import { cardsQuery } from './cards-query.ts'

const KEY = '01890000-0000-7000-8000-000000000000'

test.for([
  { address: '', query: {} },
  {
    address: `city_id=ae-dxb&category=2&vehicle_type_id=suv&after=${KEY}`,
    query: { city_id: 'ae-dxb', category: 2, vehicle_type_id: 'suv', after: KEY },
  },
  { address: 'city_id=a+b&category=20&vehicle_type_id=&after=1', query: {} },
])('“$address” asks for what the API knows, and for nothing else', ({ address, query }) => {
  expect(cardsQuery(new URLSearchParams(address))).toEqual(query)
})
