import { expect, test } from 'vitest'
import { isBaseUrl } from './base-url.ts'

const LISTED = ['https://cars.falcon.example/trips', 'https://eu.falcon.example']
const OURS = 'https://rihla.example'

test.for([
  { asked: '', may: true },
  { asked: 'https://cars.falcon.example/trips', may: true },
  { asked: 'https://CARS.falcon.example/trips/', may: true },
  { asked: 'https://eu.falcon.example/', may: true },
  { asked: OURS, may: true },
  { asked: `${OURS}/trips`, may: true },
  { asked: 'http://cars.falcon.example/trips', may: false },
  { asked: 'https://cars.falcon.example/other', may: false },
  { asked: 'https://cars.falcon.example.evil.example/trips', may: false },
  { asked: 'https://evil.example', may: false },
  { asked: 'javascript:alert(1)', may: false },
  { asked: 'trips', may: false },
])('a key with addresses kept: $asked, $may', ({ asked, may }) => {
  expect(isBaseUrl(asked, LISTED, OURS)).toBe(may)
})

test('a key without any kept takes any', () => {
  expect(isBaseUrl('https://anywhere.example', [], OURS)).toBe(true)
})
