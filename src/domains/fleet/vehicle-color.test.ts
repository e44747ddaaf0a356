import { expect, test } from 'vitest'
import { colorText } from './vehicle-color.ts'

test.for([
  { color: 'white', language: 'ar', shown: 'أبيض' },
  { color: ' Grey', language: 'ar', shown: 'رمادي' },
  { color: 'white', language: 'en', shown: 'white' },
  { color: 'Desert sand', language: 'ar', shown: 'Desert sand' },
  { color: null, language: 'ar', shown: null },
] as const)('a vehicle’s colour $color is shown as $shown in $language', ({ color, language, shown }) => {
  expect(colorText(color, language)).toBe(shown)
})
