import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'
import { sampleBooking } from './sample-booking.ts'

const setting = { productName: 'Rihla', publicUrl: 'https://rihla.example', language: 'en' } as const

const isEven = (count: number) => count % 2 === 0

/** Property lines as a calendar parses them: unfolded, without line breaks. */
function linesOf(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n')
}

function inZone(at: string, zone: string) {
  const { offer } = sampleBooking()
  return sampleBooking({ pickup_at: at, offer: { ...offer, pickup: { ...offer.pickup, time_zone: zone } } })
}

test('pick-up and drop-off are two events with where, when and whom to call', () => {
  const lines = linesOf(calendarFile(sampleBooking(), setting))
  expect(lines.at(0)).toBe('BEGIN:VCALENDAR')
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
  for (const line of [
    'VERSION:2.0',
    'UID:01930000-0000-7000-8000-000000000001-pickup@rihla.example',
    'UID:01930000-0000-7000-8000-000000000001-dropoff@rihla.example',
    'DTSTAMP:20261201T090530Z',
    'DTSTART:20270301T060000Z',
    'DTEND:20270301T063000Z',
    'DTSTART:20270305T053000Z',
    'SUMMARY:Pick up the car at OKMobility: Toyota Corolla or similar',
    'SUMMARY:Return the car to OKMobility: Toyota Corolla or similar',
    'LOCATION:Dubai Airport Terminal 1\\, Arrivals Hall\\, Airport Road\\, Dubai\\, United Arab Emirates',
    'GEO:25.252800;55.364400',
    'URL:https://rihla.example/en/booking/KMRTW7XYZ2',
    'STATUS:CONFIRMED',
  ])
    expect(lines).toContain(line)
  expect(lines.join('\n')).toContain(
    'Reference: KMRTW7XYZ2\\nSupplier’s reference: OKM-778812\\nDesk: OKMobility\\nPhone: +971 4 224 5192',
  )
})

test('a broker’s booking names the desk that hands the car over, in the language asked for', () => {
  const { offer } = sampleBooking()
  const broker = { ...offer.supplier, name: 'Flexible Autos', desk_brand: 'Goldcar' }
  const booking = sampleBooking({ offer: { ...offer, supplier: broker } })
  for (const language of ['en', 'ar'] as const) {
    const file = linesOf(calendarFile(booking, { ...setting, language })).join('\n')
    expect(file).toContain('Goldcar')
    expect(file).not.toContain('Flexible Autos')
    expect(/Pick up|Reference|Desk:/.test(file)).toBe(language === 'en')
  }
})

test.for([
  ['winter in Madrid', '2027-01-15T10:00', 'Europe/Madrid', '20270115T090000Z'],
  ['summer in Madrid', '2027-07-15T10:00', 'Europe/Madrid', '20270715T080000Z'],
  ['the day before, in New York', '2027-07-15T22:00', 'America/New_York', '20270716T020000Z'],
  ['a quarter-hour zone', '2027-03-01T10:00', 'Asia/Kathmandu', '20270301T041500Z'],
  ['an hour that the clock skips', '2027-03-28T02:30', 'Europe/Madrid', '20270328T013000Z'],
] as const)('a wall time is the right instant: %s', ([, at, zone, instant]) => {
  expect(linesOf(calendarFile(inZone(at, zone), setting))).toContain(`DTSTART:${instant}`)
})

test('the same booking gives the same file, a changed one a higher sequence, a cancelled one says so', () => {
  const booking = sampleBooking()
  expect(calendarFile(booking, setting)).toBe(calendarFile(sampleBooking(), setting))
  expect(calendarFile(booking, setting)).toContain('SEQUENCE:2\r\n')
  const cancelled = sampleBooking({
    status: 'cancelled',
    events: [...booking.events, { at: '2026-12-02T10:00:00Z', kind: 'cancelled' }],
  })
  expect(calendarFile(cancelled, setting)).toContain('SEQUENCE:3\r\n')
  expect(calendarFile(cancelled, setting)).toContain('STATUS:CANCELLED\r\n')
})

test('whatever a station is called, lines end in CRLF, hold 75 octets at most and unfold to what went in', () => {
  const { offer } = sampleBooking()
  const names = fc.string({
    unit: fc.constantFrom('a', ';', ',', '\\', '\n', 'ي', '駅', '🚗'),
    maxLength: 200,
  })
  fc.assert(
    fc.property(names, (name) => {
      const booking = sampleBooking({ offer: { ...offer, pickup: { ...offer.pickup, name } } })
      const file = calendarFile(booking, { ...setting, language: 'ar' })
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      for (const line of file.split('\r\n')) {
        const octets = Buffer.from(line)
        expect(octets.length).toBeLessThanOrEqual(75)
        expect(octets.toString('utf8')).not.toContain('\uFFFD')
        expect(/\\+$/.exec(line)?.[0].length ?? 0, 'an escape is whole on its line').toSatisfy(isEven)
      }
      const location = linesOf(file).find((line) => line.startsWith('LOCATION:')) ?? ''
      const read = location.replaceAll(/\\([\\;,nN])/g, (_, mark: string) => (mark === 'n' ? '\n' : mark))
      expect(read.slice('LOCATION:'.length).startsWith(`${name}، Arrivals`)).toBe(true)
    }),
  )
})
