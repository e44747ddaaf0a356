import { expect, test } from 'vitest'
import { parseSearchQuery, type SearchQuery } from './search-query.ts'

const ID = '0192f0a0-7b1c-7def-8123-0123456789ab'
const TODAY = Temporal.PlainDate.from('2026-11-28')
const day = (from: string, to = from) => ({ from, to })

type Read = Omit<SearchQuery, 'terms'> & { words: string[] }

function read(entered: string): object[] {
  return parseSearchQuery(entered, TODAY).map(({ terms, ...one }) =>
    Object.fromEntries(
      Object.entries({ words: terms.map(({ pattern }) => pattern), ...one }).filter(
        ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
      ),
    ),
  )
}

test.for<[entered: string, ...readings: Partial<Read>[]]>([
  [ID.toUpperCase(), { id: ID }],
  ['kmrtw7xyz2', { words: ['%kmrtw7xyz2%'], reference: 'KMRTW7XYZ2' }],
  ['Anna Smith', { words: ['%anna%', '%smith%'] }],
  ['+44 (0) 7911-123', { words: ['%447911123%'] }],
  ['ab'],
  ['ab smith', { words: ['%ab%', '%smith%'] }],
  ['4242', { words: ['%4242%'], last4: '4242' }],
  ['visa •••• 4242', { last4: '4242' }],
  ['4242 253.10', { last4: '4242', amount: { from: 25_310, to: 25_310 } }],
  ['253.10 AED 4242', { last4: '4242', amount: { from: 25_310, to: 25_310 } }],
  ['4242, €253', { last4: '4242', amount: { from: 25_300, to: 25_399 } }],
  ['٤٢٤٢ ٢٥٣', { last4: '4242', amount: { from: 25_300, to: 25_399 } }, { words: ['%4242253%'] }],
  ['€1,253.10', { amount: { from: 125_310, to: 125_310 } }],
  ['253,10 EUR', { amount: { from: 25_310, to: 25_310 } }],
  ['253', { words: ['%253%'] }],
  ['2027-03-01', { days: [day('2027-03-01')] }],
  ['1.3.2027', { days: [day('2027-03-01')] }],
  ['smith 2028-02', { words: ['%smith%'], days: [day('2028-02-01', '2028-02-29')] }],
  ['huda 12/2026', { words: ['%huda%'], days: [day('2026-12-01', '2026-12-31')] }],
  ['smith march 2027', { words: ['%smith%'], days: [day('2027-03-01', '2027-03-31')] }],
  ['April 5, 2027', { days: [day('2027-04-05')] }],
  ['5th of April 2027', { days: [day('2027-04-05')] }],
  ['18 Dec', { days: [day('2026-12-18'), day('2025-12-18'), day('2027-12-18')] }],
  ['٥ نيسان ٢٠٢٧', { days: [day('2027-04-05')] }],
  ['5 ابريل 2027', { days: [day('2027-04-05')] }],
  ['1 كانون الأول 2026', { days: [day('2026-12-01')] }],
  [
    'huda december',
    {
      words: ['%huda%'],
      days: [
        day('2026-12-01', '2026-12-31'),
        day('2025-12-01', '2025-12-31'),
        day('2027-12-01', '2027-12-31'),
      ],
    },
    { words: ['%huda%', '%december%'] },
  ],
  ['31.2.2027', { words: ['%3122027%'] }],
  ['100%_a', { words: ['%100 a%'] }],
])('"%s" is read in each way that it can be meant', ([entered, ...readings]) => {
  expect(read(entered)).toEqual(readings)
})
