import { expect, test } from 'vitest'
import { formerText } from './former-text.ts'

const KNOWN = [
  'Book now',
  'Your driver is {{name}}',
  'Roof box',
  'Pay at the desk',
  'Pay by card at the desk',
].map((english) => [english, { text: `AR ${english}` }] as const)

test.for([
  { name: 'a word more', english: 'Book it now', former: 'Book now' },
  { name: 'other letters and marks alone', english: 'book now!', former: 'Book now' },
  { name: 'another placeholder', english: 'Your driver is {{driver}}', former: 'Your driver is {{name}}' },
  { name: 'of several the likest', english: 'Pay by card at our desk', former: 'Pay by card at the desk' },
  { name: 'half of the words', english: 'Ski box', former: null },
  { name: 'the very same text', english: 'Roof box', former: null },
  { name: 'no words at all', english: '—', former: null },
])('former text: $name', ({ english, former }) => {
  expect(formerText(english, KNOWN)?.[0] ?? null).toBe(former)
})
