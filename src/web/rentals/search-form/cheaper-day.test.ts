import { expect, test } from 'vitest'
import { cheaperDay } from './cheaper-day.ts'

const euros = (amount: number) => ({ amount: amount * 100, currency: 'EUR' })
const TODAY = '2026-12-01'

/** Totals in whole euros by day of March 2027; one that was not seen today says when. */
function cheaper(totals: Record<number, number | [total: number, seenOn: string]>, found?: number) {
  const prices = new Map(
    Object.entries(totals).map(([day, priced]) => {
      const [total, seenOn] = typeof priced === 'number' ? [priced, TODAY] : priced
      const price = { from: euros(total), seenAt: `${seenOn}T08:00:00.000Z`, cheapest: false }
      return [`2027-03-${day.padStart(2, '0')}`, price] as const
    }),
  )
  const chosen = { date: '2027-03-10', today: TODAY, ...(found !== undefined && { found: euros(found) }) }
  const best = cheaperDay(prices, chosen)
  return best && [Number(best.date.slice(-2)), best.saving.amount / 100]
}

test.for([
  { rule: 'a neighbour 10% lower is told', totals: { 10: 100, 11: 90 }, expected: [11, 10] },
  { rule: 'one 9% lower is not', totals: { 10: 100, 11: 91 }, expected: null },
  { rule: 'the largest saving counts', totals: { 10: 100, 8: 80, 11: 85 }, expected: [8, 20] },
  { rule: 'of equal savings the nearest day counts', totals: { 10: 100, 8: 80, 11: 80 }, expected: [11, 20] },
  { rule: 'of two equally near the earlier counts', totals: { 10: 100, 9: 80, 11: 80 }, expected: [9, 20] },
  { rule: 'three days away count', totals: { 10: 100, 7: 80 }, expected: [7, 20] },
  { rule: 'four days away do not', totals: { 10: 100, 6: 80, 14: 80 }, expected: null },
  {
    rule: 'a price seen two days ago counts',
    totals: { 10: 100, 11: [80, '2026-11-29'] },
    expected: [11, 20],
  },
  { rule: 'one seen three days ago does not', totals: { 10: 100, 11: [80, '2026-11-28'] }, expected: null },
  { rule: 'without a price of the chosen day nothing is told', totals: { 11: 80 }, expected: null },
  { rule: 'what the search found stands for it', totals: { 11: 80 }, found: 100, expected: [11, 20] },
  { rule: 'the lower of seen and found counts', totals: { 10: 100, 11: 80 }, found: 90, expected: [11, 10] },
  { rule: 'also where the seen is lower', totals: { 10: 100, 11: 80 }, found: 105, expected: [11, 20] },
  {
    rule: 'who is sold dearer than others saw is not told their prices',
    totals: { 10: 100, 11: 80 },
    found: 106,
    expected: null,
  },
  {
    rule: 'a search that found less promises nothing',
    totals: { 10: 100, 11: 80 },
    found: 79,
    expected: null,
  },
  { rule: 'no price at all', totals: {}, expected: null },
] as const)('$rule', ({ totals, expected, ...more }) => {
  expect(
    cheaper({ ...totals } as Parameters<typeof cheaper>[0], 'found' in more ? more.found : undefined),
  ).toEqual(expected)
})

test('prices in another currency than the search are not compared with it', () => {
  const price = { from: euros(1), seenAt: `${TODAY}T08:00:00.000Z`, cheapest: false }
  const found = { amount: 10_000, currency: 'KWD' }
  expect(cheaperDay(new Map([['2027-03-11', price]]), { date: '2027-03-10', found, today: TODAY })).toBeNull()
})
