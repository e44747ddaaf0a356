import { expect, test } from 'vitest'
import { LocalTime } from '../shapes/request-parts.contract.ts'
import { tripTimes } from './trip-times.ts'

const NOW = Temporal.Instant.from('2027-01-15T03:30:00Z')
const KOLKATA = 'Asia/Kolkata'
const end = (at: string, path: 'return' | 'end' = 'return') => ({ path, at })

test.for([
  { name: 'now, at 09:00 in India', requested: { start: '2027-01-15T09:00' }, code: null },
  { name: 'a minute ago', requested: { start: '2027-01-15T08:59' }, code: 'trip_in_the_past' },
  { name: 'in a year', requested: { start: '2028-01-15T09:00' }, code: null },
  { name: 'a minute later', requested: { start: '2028-01-15T09:01' }, code: 'trip_too_far_ahead' },
  {
    name: 'back at once',
    requested: { start: '2027-01-16T09:00', end: end('2027-01-16T09:00') },
    code: 'return_before_start',
  },
  {
    name: 'back in thirty days',
    requested: { start: '2027-01-16T09:00', end: end('2027-02-15T09:00') },
    code: null,
  },
  {
    name: 'and a minute',
    requested: { start: '2027-01-16T09:00', end: end('2027-02-15T09:01', 'end') },
    code: 'trip_too_long',
  },
])('a trip $name', ({ requested, code }) => {
  const times = tripTimes(requested, KOLKATA, NOW)
  expect(times.ok ? null : times.failure.code).toBe(code)
  if (!times.ok) expect(times.failure.path).toBe(requested.end?.path ?? 'start')
})

test('a time that a clock change leaves out is an hour later', () => {
  const times = tripTimes({ start: '2027-03-28T02:30' }, 'Europe/Madrid', NOW)
  expect(times.ok && times.value.start.toString()).toBe('2027-03-28T03:30:00+02:00[Europe/Madrid]')
})

test.for(['2027-02-29T09:00', '2027-04-31T09:00', '2027-01-15T24:00', '2027-01-15', '2027-1-5T9:00', ''])(
  '%s is no time',
  (text) => {
    expect(LocalTime.safeParse(text).success).toBe(false)
  },
)
