import { expect, test } from 'vitest'
import { cardsQuery } from './cards-query.ts'

const KEY = '01890000-0000-7000-8000-000000000000'

test.for([
  { address: '', asked: {} },
  {
    address: `city_id=ae-dxb&category=2&vehicle_type_id=suv&after=${KEY}`,
    asked: { city_id: 'ae-dxb', category: 2, vehicle_type_id: 'suv', after: KEY },
  },
  { address: 'city_id=a+b&category=20&vehicle_type_id=&after=1', asked: {} },
])('“$address” asks for what the API knows, and for nothing else', ({ address, asked }) => {
  expect(cardsQuery(new URLSearchParams(address))).toEqual(asked)
})
