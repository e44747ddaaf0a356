import { expect, test } from 'vitest'
import { formatTime } from '#ui/formats/dates.ts'
import { timesWith } from './times.ts'

test('times are the quarters of a day, and whatever else was chosen before', () => {
  expect(timesWith('10:00')).toHaveLength(96)
  expect(timesWith('10:07').slice(40, 42)).toEqual(['10:00', '10:07'])
})

test('they are of 24 hours in English, and of 12 in Arabic', () => {
  expect([formatTime('08:05', 'en'), formatTime('20:05', 'en')]).toEqual(['08:05', '20:05'])
  expect(formatTime('20:05', 'ar')).toMatch(/^8:05\sم$/u)
})
