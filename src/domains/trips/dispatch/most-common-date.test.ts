import { expect, test } from 'vitest'
import { mostCommonDate } from './most-common-date.ts'

const AT = Temporal.Instant.from('2026-12-01T21:30:00Z')

test.for([
  { name: 'one city', zones: ['Asia/Dubai'], today: '2026-12-02' },
  { name: 'most cities', zones: ['Europe/London', 'Asia/Dubai', 'Asia/Kolkata'], today: '2026-12-02' },
  {
    name: 'most cities the day before',
    zones: ['Europe/London', 'Africa/Accra', 'Asia/Dubai'],
    today: '2026-12-01',
  },
  { name: 'as many cities on either day', zones: ['Asia/Dubai', 'Europe/London'], today: '2026-12-02' },
  { name: 'no city', zones: [], today: '2026-12-01' },
])('today in $name is $today', ({ zones, today }) => {
  expect(mostCommonDate(zones, AT)).toBe(today)
})
