import { expect, test } from 'vitest'
import { checkArrival, checkEnd, checkStart, checkWaiting, instantOf } from './duty-slip.ts'

const NOW = Temporal.Instant.from('2027-01-15T12:00:00Z')
const at = (time: string) => Temporal.Instant.from(`2027-01-15T${time}:00Z`)
const DEPARTING = { pickUp: at('12:30'), early: false, vehicleKm: 5000, needsReading: true, now: NOW }
const codeOf = (checked: ReturnType<typeof checkStart>) => (checked.ok ? 'ok' : checked.failure.code)

test.for([
  { name: 'now, at the last reading', time: '12:00', km: 5000, is: 'ok' },
  { name: 'a minute from now', time: '12:01', km: 5000, is: 'slip_in_the_future' },
  { name: 'two hours before the pick-up', time: '10:30', km: 5000, is: 'ok' },
  { name: 'a minute earlier than that', time: '10:29', km: 5000, is: 'start_early' },
  { name: 'as early, which is meant', time: '10:29', early: true, km: 5000, is: 'ok' },
  { name: 'below the last reading', time: '11:00', km: 4999, is: 'odometer_backwards' },
  { name: 'without a reading', time: '11:00', km: null, is: 'odometer_required' },
])('a start $name: $is', ({ time, early = false, km, is }) => {
  expect(codeOf(checkStart({ at: at(time), km }, { ...DEPARTING, early }))).toBe(is)
})

test('a seat of a shuttle starts without a reading, and ends without one', () => {
  const start = { at: at('11:00'), km: null }
  expect(codeOf(checkStart(start, { ...DEPARTING, needsReading: false }))).toBe('ok')
  expect(codeOf(checkEnd(start, { at: at('11:30'), km: null }, NOW))).toBe('ok')
})

const START = { at: at('10:00'), km: 5000 }

test.for([
  { name: 'an hour and 160 km later', time: '11:00', km: 5160, is: 'ok' },
  { name: 'a kilometre and a minute more than that, for rounding', time: '11:00', km: 5163, is: 'ok' },
  { name: 'more than that', time: '11:00', km: 5164, is: 'too_fast' },
  { name: 'without moving', time: '10:00', km: 5000, is: 'ok' },
  { name: 'at the same minute, a kilometre on', time: '10:00', km: 5001, is: 'ok' },
  { name: 'at the same minute, far away', time: '10:00', km: 5010, is: 'too_fast' },
  { name: 'before the start', time: '09:59', km: 5000, is: 'end_before_start' },
  { name: 'a minute from now', time: '12:01', km: 5100, is: 'slip_in_the_future' },
  { name: 'with fewer kilometres', time: '11:00', km: 4999, is: 'odometer_backwards' },
  { name: 'without a reading', time: '11:00', km: null, is: 'odometer_required' },
])('an end $name: $is', ({ time, km, is }) => {
  expect(codeOf(checkEnd(START, { at: at(time), km }, NOW))).toBe(is)
})

test.for([
  { name: 'as the clock shows', arrived: '10:40', start: '11:05', entered: null, is: 25 },
  {
    name: 'from the pick-up time, where the driver was early',
    arrived: '10:00',
    start: '10:50',
    entered: null,
    is: 20,
  },
  { name: 'nothing, if they left before it', arrived: '10:00', start: '10:20', entered: null, is: 0 },
  { name: 'nothing without an arrival', arrived: null, start: '12:00', entered: null, is: 0 },
  { name: 'less than that, if entered', arrived: '10:40', start: '11:05', entered: 10, is: 10 },
  { name: 'never more', arrived: '10:40', start: '10:41', entered: 90, is: 'waiting_beyond_clock' },
  {
    name: 'not without an arrival',
    arrived: null,
    start: '12:00',
    entered: 1,
    is: 'waiting_beyond_clock',
  },
  {
    name: 'not of an arrival after the start',
    arrived: '11:06',
    start: '11:05',
    entered: null,
    is: 'arrived_after_start',
  },
])('waiting counts $name: $is', ({ arrived, start, entered, is }) => {
  const started = { at: at(start), km: 5000 }
  const checked = checkArrival(arrived && `2027-01-15T${arrived}`, 'UTC', started)
  const waiting = checked.ok
    ? checkWaiting(entered, { startAt: at('10:30'), arrivedAt: checked.value, startedAt: started.at })
    : checked
  expect(waiting.ok ? waiting.value : waiting.failure.code).toBe(is)
})

test('an entered time is on the city’s clock, and of a repeated hour the first', () => {
  expect(instantOf('2027-01-15T17:30', 'Asia/Kolkata')).toEqual(NOW)
  expect(instantOf('2027-10-31T02:30', 'Europe/Madrid').toString()).toBe('2027-10-31T00:30:00Z')
})
