import { expect, test } from 'vitest'
import { addMonths, dayOfKey, firstMonth, weeksOf } from './month.ts'

test('a month’s weeks begin on Monday in English and on Saturday in Arabic, and hold all its days', () => {
  const english = weeksOf('2027-02', 'en')
  expect(english.map(([first]) => first)).toEqual(['2027-02-01', '2027-02-08', '2027-02-15', '2027-02-22'])
  const arabic = weeksOf('2027-02', 'ar')
  expect([arabic[0]?.[0], arabic.at(-1)?.[6]]).toEqual(['2027-01-30', '2027-03-05'])
})

test.for([
  { day: '2027-01-31', count: 1, to: '2027-02-28' },
  { day: '2028-01-31', count: 1, to: '2028-02-29' },
  { day: '2027-01-15', count: -1, to: '2026-12-15' },
  { day: '2026-12-31', count: 2, to: '2027-02-28' },
])('$count months from $day is $to', ({ day, count, to }) => {
  expect(addMonths(day, count)).toBe(to)
})

test.for([
  { key: 'ArrowRight', language: 'en', to: '2026-12-10' },
  { key: 'ArrowRight', language: 'ar', to: '2026-12-08' },
  { key: 'ArrowLeft', language: 'ar', to: '2026-12-10' },
  { key: 'ArrowDown', language: 'ar', to: '2026-12-16' },
  { key: 'Home', language: 'en', to: '2026-12-07' },
  { key: 'End', language: 'ar', to: '2026-12-11' },
  { key: 'PageDown', language: 'en', to: '2027-01-09' },
  { key: 'PageUp', shiftKey: true, language: 'en', to: '2025-12-09' },
  { key: 'Enter', language: 'en', to: null },
] as const)('$key in $language goes from Wednesday 9 December to $to', ({ language, to, ...pressed }) => {
  expect(dayOfKey({ shiftKey: false, ...pressed }, '2026-12-09', language)).toBe(to)
})

const BOUNDS = { first: '2026-12-05', last: '2027-12-05' }

test.for([
  { day: '2026-12-09', count: 1, shown: '2026-12', first: '2026-12' },
  { day: '2027-03-01', count: 1, shown: '2027-02', first: '2027-03' },
  { day: '2027-03-01', count: 2, shown: '2027-02', first: '2027-02' },
  { day: '2027-04-01', count: 2, shown: '2027-02', first: '2027-03' },
  { day: '2027-01-31', count: 2, shown: '2027-02', first: '2027-01' },
  { day: '2027-12-01', count: 2, shown: '2027-12', first: '2027-11' },
  { day: '2026-12-09', count: 2, shown: '2026-10', first: '2026-12' },
])(
  'of $count months from $shown, with $day among them, the first is $first',
  ({ day, count, shown, first }) => {
    expect(firstMonth(shown, day, count, BOUNDS)).toBe(first)
  },
)

test('a calendar whose days are all in one month shows that month first', () => {
  expect(firstMonth('2026-12', '2026-12-09', 2, { first: '2026-12-01', last: '2026-12-31' })).toBe('2026-12')
})
