import { expect, test } from 'vitest'
import { builtForAnother } from './react-package.ts'

const HOME = 'https://trips.example'

test.for([
  { name: 'that was not built', built: null, other: null },
  { name: 'of this product', built: { name: 'rihla-booking' }, other: null },
  { name: 'of this product and address', built: { name: 'rihla-booking', homepage: HOME }, other: null },
  { name: 'of another product', built: { name: 'sahra-booking' }, other: 'sahra-booking' },
  {
    name: 'of another address',
    built: { name: 'rihla-booking', homepage: 'https://old.example' },
    other: 'https://old.example',
  },
])('a React package $name is of another service: $other', ({ built, other }) => {
  expect(builtForAnother(built, { productName: 'Rihla', publicUrl: HOME })).toBe(other)
})
