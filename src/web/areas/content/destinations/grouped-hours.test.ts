import { expect, test } from 'vitest'
import { everyDay, hoursPerDay } from '#kernel/opening-hours.ts'
import { groupedHours } from './grouped-hours.ts'

const gulf = hoursPerDay((day) => (day === 'fr' ? null : day === 'sa' ? [900, 1400] : [830, 1900]))

const shown = (hours: Parameters<typeof groupedHours>[0], first: 'mo' | 'su') =>
  groupedHours(hours, first).map(({ from, to, hours: { kind } }) => `${from}-${to} ${kind}`)

test.for([
  { name: 'a week of equal days is one row', hours: everyDay(800, 2200), first: 'mo', rows: ['mo-su open'] },
  { name: 'open day and night', hours: everyDay(0, 2400), first: 'mo', rows: ['mo-su all_day'] },
  { name: 'closed all week', hours: hoursPerDay(() => null), first: 'mo', rows: ['mo-su closed'] },
  {
    name: 'a week that begins on Monday',
    hours: gulf,
    first: 'mo',
    rows: ['mo-th open', 'fr-fr closed', 'sa-sa open', 'su-su open'],
  },
  {
    name: 'the same week begun on Sunday',
    hours: gulf,
    first: 'su',
    rows: ['su-th open', 'fr-fr closed', 'sa-sa open'],
  },
] as const)('$name', ({ hours, first, rows }) => {
  expect(shown(hours, first)).toEqual(rows)
})

test('equal hours with another day between them are two rows', () => {
  const everyOther = hoursPerDay((_day, at) => (at % 2 === 0 ? [900, 1700] : [900, 1600]))
  expect(groupedHours(everyOther, 'mo')).toHaveLength(7)
})
