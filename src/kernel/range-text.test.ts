import { expect, test } from 'vitest'
import { rangeText } from './range-text.ts'

test('a range reads from the right in Arabic, within text of either direction', () => {
  expect(rangeText('08:00', '20:00', 'en')).toBe('08:00–20:00')
  expect(rangeText('08:00', '20:00', 'ar')).toBe('\u{2067}08:00–20:00\u{2069}')
})
