import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'
import { instantOf } from './instant-of.ts'

test.for([
  { local: '2027-01-15T09:30', zone: 'Asia/Kolkata', instant: '2027-01-15T04:00:00.000Z' },
  { local: '2027-01-15T00:30', zone: 'Asia/Dubai', instant: '2027-01-14T20:30:00.000Z' },
  { local: '2027-03-28T01:59', zone: 'Europe/Madrid', instant: '2027-03-28T00:59:00.000Z' },
  { local: '2027-03-28T03:00', zone: 'Europe/Madrid', instant: '2027-03-28T01:00:00.000Z' },
  { local: '2027-07-01T12:00', zone: 'America/New_York', instant: '2027-07-01T16:00:00.000Z' },
])('$local in $zone is $instant', ({ local, zone, instant }) => {
  expect(instantOf(local, zone).toISOString()).toBe(instant)
})

test('a trip in a calendar is in UTC; its texts are escaped, and folded at 75 bytes', () => {
  const trip = {
    trip_id: 'id',
    created_at: '2027-01-01T00:00:00.000Z',
    start: '2027-01-15T09:30',
    end: '2027-01-15T17:30',
    city: { id: 'in-blr', name: 'Bengaluru', time_zone: 'Asia/Kolkata' },
  }
  const text = `رحلة, ${'س'.repeat(60)}; end${'\n'.repeat(90)}`
  const file = calendarFile(trip, { title: 'Car, with driver', text })
  expect(file).toContain('DTSTAMP:20270101T000000Z\r\nDTSTART:20270115T040000Z\r\nDTEND:20270115T120000Z\r\n')
  expect(file).toContain(String.raw`SUMMARY:Car\, with driver`)
  const lines = file.split('\r\n')
  for (const line of lines) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(line, 'an escape is whole on its line').not.toMatch(/(^|[^\\])(\\\\)*\\$/)
  }
  expect(file.replaceAll('\r\n ', '')).toContain(
    `DESCRIPTION:${text.replace(',', '\\,').replace(';', '\\;').replaceAll('\n', '\\n')}`,
  )
})
