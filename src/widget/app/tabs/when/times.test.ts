import { expect, test } from 'vitest'
import { formatTime } from '#ui/formats/dates.ts'
import { timesWith } from './times.ts'

test('times are the quarters of a day, and whatever else was chosen before', () => {
  expect(timesWith('10:00')).toHaveLength(96)
  expect(timesWith('10:07').slice(40, 42)).toEqual(['10:00', '10:07'])
})

test('they are of 24 hours in both languages, as everywhere else', () => {
  expect([formatTime('08:05', 'en'), formatTime('20:05', 'en')]).toEqual(['08:05', '20:05'])
  expect([formatTime('08:05', 'ar'), formatTime('20:05', 'ar')]).toEqual(['08:05', '20:05'])
})
