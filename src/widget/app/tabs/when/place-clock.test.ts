import { expect, test } from 'vitest'
import { endFault, movedEnd, readWhen, startFault, type When } from './place-clock.ts'

const at = (text: string): When => readWhen(text, '')!

test.for([
  { text: '2026-12-04T09:30', when: { day: '2026-12-04', time: '09:30' } },
  { text: '2026-12-04 23:59', when: { day: '2026-12-04', time: '23:59' } },
  { text: '2026-12-04', when: { day: '2026-12-04', time: '10:00' } },
  { text: '2026-12-04T25:00', when: { day: '2026-12-04', time: '10:00' } },
  { text: '2026-02-30T09:00', when: null },
  { text: 'tomorrow', when: null },
  { text: '', when: null },
  { text: undefined, when: null },
])('a page’s date and time $text is $when', ({ text, when }) => {
  expect(readWhen(text, '10:00')).toEqual(when)
})

test.for([
  { name: 'the earliest is in time', start: '2026-12-04T14:05', fault: null },
  {
    name: 'a minute before the earliest is too soon',
    start: '2026-12-04T14:04',
    fault: { code: 'too_soon', earliest: '2026-12-04T14:05' },
  },
  {
    name: 'so is the day before',
    start: '2026-12-03T23:00',
    fault: { code: 'too_soon', earliest: '2026-12-04T14:05' },
  },
  { name: 'the last of 365 days is near enough', start: '2027-12-04T23:45', fault: null },
  {
    name: 'a day more is too far',
    start: '2027-12-05T00:00',
    fault: { code: 'too_far', last: '2027-12-04' },
  },
])('$name', ({ start, fault }) => {
  expect(startFault(at(start), '2026-12-04T14:05')).toEqual(fault)
})

test.for([
  { name: 'a minute later is an end', end: '2026-12-04T10:01', fault: null },
  { name: 'the same minute is none', end: '2026-12-04T10:00', fault: { code: 'before_start' } },
  { name: 'nor is the day before', end: '2026-12-03T18:00', fault: { code: 'before_start' } },
  { name: 'thirty days to the minute are allowed', end: '2027-01-03T10:00', fault: null },
  { name: 'a minute more is not', end: '2027-01-03T10:01', fault: { code: 'too_long', days: 30 } },
])('$name', ({ end, fault }) => {
  expect(endFault(at(end), at('2026-12-04T10:00'))).toEqual(fault)
})

test.for([
  {
    name: 'an end that is still later stays',
    end: '2026-12-06T18:00',
    after: '2026-12-05T09:00',
    moved: '2026-12-06T18:00',
  },
  {
    name: 'one that is not keeps its days',
    end: '2026-12-06T18:00',
    after: '2026-12-10T09:00',
    moved: '2026-12-12T18:00',
  },
  {
    name: 'one of the same day that would be over goes to the next',
    end: '2026-12-04T12:00',
    after: '2026-12-08T20:00',
    moved: '2026-12-09T12:00',
  },
])('when the start moves, $name', ({ end, after, moved }) => {
  expect(movedEnd(at(end), at('2026-12-04T10:00'), at(after))).toEqual(at(moved))
})
