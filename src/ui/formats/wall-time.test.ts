import { expect, test } from 'vitest'
import { everyDay, hoursPerDay } from '#kernel/opening-hours.ts'
import { clockTime, dayHours, wallTime, weekdayOf } from './wall-time.ts'

test('an instant is read on the station’s clock, over midnight and in summer time', () => {
  expect(wallTime('2027-03-01T21:30:00Z', 'Asia/Dubai')).toBe('2027-03-02T01:30')
  expect(wallTime('2027-07-01T08:00:00Z', 'Europe/Madrid')).toBe('2027-07-01T10:00')
})

test('weekdays start on Monday', () => {
  expect(weekdayOf('2027-03-01T23:59')).toBe('mo')
  expect(weekdayOf('2027-03-07')).toBe('su')
})

test('hours are closed, all day or from and to', () => {
  const noSunday = hoursPerDay((day) => (day === 'su' ? null : [930, 2400]))
  expect(dayHours(noSunday, 'su')).toEqual({ kind: 'closed' })
  expect(dayHours(noSunday, 'mo')).toEqual({ kind: 'open', from: '09:30', to: '24:00' })
  expect(dayHours(everyDay(0, 2400), 'mo')).toEqual({ kind: 'all_day' })
  expect(clockTime(5)).toBe('00:05')
})

test('the same instant has its own time in each zone', () => {
  const zones = ['Asia/Dubai', 'Europe/Madrid', 'Asia/Dubai']
  expect(zones.map((zone) => wallTime('2027-01-01T00:00:00Z', zone).slice(-5))).toEqual([
    '04:00',
    '01:00',
    '04:00',
  ])
})
