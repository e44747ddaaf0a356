import { expect, test } from 'vitest'
import { statedCover, withCoded } from './stated-cover.ts'

test.for([
  { text: 'Super collision damage waiver', covers: ['collision'], excludes: [] },
  { text: 'SCDW', covers: ['collision'], excludes: [] },
  { text: 'LDW', covers: ['collision', 'theft'], excludes: [] },
  { text: 'Glass and tyre cover', covers: ['glass', 'tyres'], excludes: [] },
  { text: 'Lastik, cam, far', covers: ['glass', 'tyres'], excludes: [] },
  {
    text: 'Windscreen, wheels, roof and undercarriage',
    covers: ['glass', 'tyres', 'roof', 'underbody'],
    excludes: [],
  },
  { text: 'Collision, excluding glass and tyres', covers: ['collision'], excludes: ['glass', 'tyres'] },
  { text: 'Lost keys are not covered', covers: [], excludes: ['keys'] },
  { text: 'Towing and keys excluded', covers: [], excludes: ['keys', 'towing'] },
  {
    text: 'Covers theft. Does not cover the roof or the interior.',
    covers: ['theft'],
    excludes: ['roof', 'interior'],
  },
  { text: 'Glass is covered; glass is not included on Sundays', covers: [], excludes: ['glass'] },
  { text: 'Theft protection without excess', covers: ['theft'], excludes: [] },
])('"$text" is read as it is said', ({ text, covers, excludes }) => {
  expect(statedCover(text)).toEqual({ covers, excludes })
})

test.for([
  '',
  'Zero Excess Cover',
  'PREMIUM PROTECTION',
  'Full protection without excess',
  'Monkey bars, keyboard',
])('"%s" names no part, and none is made up', (text) => expect(statedCover(text)).toBeUndefined())

test('what a supplier leaves out in words stands above what its code means', () => {
  expect(withCoded(['glass', 'tyres'], statedCover('Tyres are not covered'))).toEqual({
    covers: ['glass'],
    excludes: ['tyres'],
  })
  expect(withCoded([], undefined)).toBeUndefined()
})
