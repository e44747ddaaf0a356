import { expect, test } from 'vitest'
import { addressParts } from './address-parts.ts'

test.for([
  { address: 'layla@example.com', parts: ['layla', '@example.com'] },
  {
    address: 'https://rihla.example/ar/register?ref=KMRTW7XYZ2&by=mail',
    parts: ['https://', 'rihla.example/', 'ar/', 'register', '?ref=KMRTW7XYZ2', '&by=mail'],
  },
  { address: 'pk_F9SAFJQADDDBSZRDX44EHD2QFJ', parts: ['pk_F9SAFJQADDDBSZRDX44EHD2QFJ'] },
])('$address is broken at its marks and in no word', ({ address, parts }) => {
  expect(addressParts(address)).toEqual(parts)
})
