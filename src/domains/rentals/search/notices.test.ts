import { expect, test } from 'vitest'
import { skippedHours } from './notices.ts'

test.for([
  { name: 'an hour that is skipped', timeZone: 'Europe/Madrid', at: '2027-03-28T02:30', there: '03:30' },
  { name: 'its first minute', timeZone: 'Europe/Madrid', at: '2027-03-28T02:00', there: '03:00' },
  { name: 'the minute before', timeZone: 'Europe/Madrid', at: '2027-03-28T01:59', there: null },
  { name: 'the minute after', timeZone: 'Europe/Madrid', at: '2027-03-28T03:00', there: null },
  { name: 'an hour that comes twice', timeZone: 'Europe/Madrid', at: '2027-10-31T02:30', there: null },
  { name: 'half an hour alone', timeZone: 'Australia/Lord_Howe', at: '2027-10-03T02:10', there: '02:40' },
  { name: 'clocks that never change', timeZone: 'Asia/Dubai', at: '2027-03-28T02:30', there: null },
])('$name: $at in $timeZone', ({ timeZone, at, there }) => {
  const place = { name: 'The place', time_zone: timeZone }
  const times = { pickUpAt: at, dropOffAt: '2027-12-01T12:00' }
  const day = '(Sunday|الأحد)'
  for (const language of ['en', 'ar'] as const) {
    const notices = skippedHours({ ...times, language }, place, place)
    expect(notices.map(({ code }) => code)).toEqual(there === null ? [] : ['hour_skipped'])
    for (const { message } of notices)
      expect(message).toMatch(new RegExp(`The place.* ${day}.* ${at.slice(11)} .* ${there}`))
  }
})

test('each end of a rental is named with its own clocks', () => {
  const messages = skippedHours(
    { pickUpAt: '2027-03-28T01:30', dropOffAt: '2027-03-28T02:30', language: 'en' },
    { name: 'Lisbon', time_zone: 'Europe/Lisbon' },
    { name: 'Madrid', time_zone: 'Europe/Madrid' },
  ).map(({ message }) => message)
  expect(messages).toEqual([
    'Clocks go forward at Lisbon on Sunday: 01:30 does not exist that day, it becomes 02:30',
    'Clocks go forward at Madrid on Sunday: 02:30 does not exist that day, it becomes 03:30',
  ])
})
