import { expect, test } from 'vitest'
import { isMeetAndGreet } from './meet-and-greet.ts'

test.for(['Meet & Greet', 'MEET AND GREET', 'Meet&Greet at arrivals', 'meet-n-greet', 'Meet, greet'])(
  '%s is a driver who is met',
  (text) => expect(isMeetAndGreet(text)).toBe(true),
)

test.for([
  '',
  'Meet the shuttle at stop 3',
  'In Terminal',
  'Greeting hall',
  'Meeting point, greeters outside',
])('%s is none', (text) => expect(isMeetAndGreet(text)).toBe(false))
