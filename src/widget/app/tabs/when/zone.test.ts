import { expect, test } from 'vitest'
import { otherOffset } from './zone.ts'

test.for([
  {
    name: 'another clock is told',
    zone: 'Asia/Dubai',
    visitor: 'Europe/London',
    day: '2026-12-04',
    offset: 'GMT+4',
  },
  {
    name: 'half hours too',
    zone: 'Asia/Kolkata',
    visitor: 'Asia/Dubai',
    day: '2026-12-04',
    offset: 'GMT+5:30',
  },
  {
    name: 'another zone of the same time is not',
    zone: 'Asia/Riyadh',
    visitor: 'Asia/Kuwait',
    day: '2026-12-04',
    offset: null,
  },
  {
    name: 'what differs in summer alone is not told in winter',
    zone: 'Africa/Lagos',
    visitor: 'Europe/Madrid',
    day: '2026-12-04',
    offset: null,
  },
  {
    name: 'and is told in summer',
    zone: 'Africa/Lagos',
    visitor: 'Europe/Madrid',
    day: '2026-07-04',
    offset: 'GMT+1',
  },
])('$name', ({ zone, visitor, day, offset }) => {
  expect(otherOffset(zone, visitor, { day, time: '12:00' })).toBe(offset)
})
