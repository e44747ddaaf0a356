import { expect, test } from 'vitest'
import { stopTimes } from './stop-times.ts'

test.for([
  {
    name: 'within a day',
    start: '2027-01-15T08:05[Asia/Dubai]',
    minutes: [0, 9, 95],
    times: ['08:05', '08:14', '09:40'],
  },
  {
    name: 'past midnight',
    start: '2027-01-15T23:30[Asia/Dubai]',
    minutes: [0, 30, 45],
    times: ['23:30', '00:00', '00:15'],
  },
  {
    name: 'while the clocks go forward',
    start: '2027-03-28T00:30[Europe/London]',
    minutes: [0, 29, 30, 90],
    times: ['00:30', '00:59', '02:00', '03:00'],
  },
  {
    name: 'while the clocks go back',
    start: '2027-10-31T00:30[Europe/London]',
    minutes: [0, 60, 90],
    times: ['00:30', '01:30', '01:00'],
  },
  { name: 'at a single stop', start: '2027-01-15T08:05[Asia/Dubai]', minutes: [0], times: ['08:05'] },
])('the stops of a shuttle have times on the clock of its city $name', ({ start, minutes, times }) => {
  expect(stopTimes(Temporal.ZonedDateTime.from(start), minutes)).toEqual(times)
})
