import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineKind } from './line-kind.ts'
import {
  minimumIn,
  monthClosed,
  monthUnderWay,
  statementNumber,
  statementOf,
  statementSeries,
  type Difference,
} from './statement.ts'

function difference(amount: number, stated = 0): Difference {
  const booking = { soldId: 'a booking', reference: 'KMRTW7XYZ2', subId: '', pickUpOn: '2026-11-03' }
  return { ...booking, state: 'payable', reason: null, amount, stated }
}

describe('a statement', () => {
  test.for([
    { name: 'pays what it states', opening: 0, of: [[7000, 0]], payout: 7000, closing: 0 },
    { name: 'pays exactly the least', opening: 0, of: [[5000, 0]], payout: 5000, closing: 0 },
    { name: 'carries a cent less over', opening: 0, of: [[4999, 0]], payout: 0, closing: 4999 },
    { name: 'adds what was carried over', opening: 4999, of: [[1, 0]], payout: 5000, closing: 0 },
    { name: 'claws back what was stated', opening: 0, of: [[0, 3000]], payout: 0, closing: -3000 },
    { name: 'sets off what is owed', opening: -3000, of: [[9000, 0]], payout: 6000, closing: 0 },
    { name: 'pays nothing of what is owed', opening: -9000, of: [[9000, 0]], payout: 0, closing: 0 },
    { name: 'is of a changed part', opening: 0, of: [[9000, 2000]], payout: 7000, closing: 0 },
    {
      name: 'adds and claws back',
      opening: 0,
      of: [
        [9000, 0],
        [0, 9000],
      ],
      payout: 0,
      closing: 0,
    },
    { name: 'pays a balance that is enough by now', opening: 6000, of: [], payout: 6000, closing: 0 },
  ] as const)('$name', ({ opening, of, payout, closing }) => {
    const differences = of.map(([amount, stated]) => difference(amount, stated))
    expect(statementOf(opening, differences, 5000)).toMatchObject({ opening, payout, closing })
  })

  test.for([0, 4999, -100])('of nothing is not made, with %s carried over', (opening) => {
    expect(statementOf(opening, [], 5000)).toBeNull()
  })

  test('pays nothing of nothing where nothing is the least', () => {
    expect(statementOf(0, [difference(300), difference(0, 300)], 0)).toMatchObject({ payout: 0, closing: 0 })
  })
})

test('for any changes of earnings, no payout is negative or below the least, and what is earned is paid or left', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 })
  const bookings = fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 0 })
  const month = fc.record({ changed: bookings, amounts: fc.array(amount, { minLength: 6, maxLength: 6 }) })
  fc.assert(
    fc.property(fc.array(month, { maxLength: 12 }), amount, (months, minimum) => {
      const earned = Array.from({ length: 6 }, () => ({ amount: 0, stated: 0 }))
      let closing = 0
      let paid = 0
      for (const { changed, amounts } of months) {
        for (const at of changed) earned[at]!.amount = amounts[at]!
        const differs = earned.filter(({ amount: now, stated }) => now !== stated)
        const made = statementOf(
          closing,
          differs.map(({ amount: now, stated }) => difference(now, stated)),
          minimum,
        )
        if (!made) continue
        expect(made.payout).toBeGreaterThanOrEqual(0)
        expect(made.payout === 0 || made.payout >= minimum).toBe(true)
        expect(made.opening + made.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(
          made.payout + made.closing,
        )
        for (const one of differs) one.stated = one.amount
        closing = made.closing
        paid += made.payout
      }
      const stated = earned.reduce((sum, one) => sum + one.stated, 0)
      expect(paid + closing).toBe(stated)
    }),
  )
})

test.for([
  { before: 0, amount: 500, kind: 'earned' },
  { before: 500, amount: 1, kind: 'more' },
  { before: 500, amount: -1, kind: 'less' },
  { before: 500, amount: -500, kind: 'taken_back' },
] as const)('a line of $amount after $before says $kind', ({ kind, ...line }) => {
  expect(lineKind(line)).toBe(kind)
})

test.for([
  { now: '2026-12-01T00:00:00Z', month: '2026-11-01', end: '2026-12-01T00:00:00Z' },
  { now: '2027-01-31T23:59:59Z', month: '2026-12-01', end: '2027-01-01T00:00:00Z' },
  { now: '2028-03-31T12:00:00Z', month: '2028-02-01', end: '2028-03-01T00:00:00Z' },
])('at $now the month that was over last is of $month, by UTC', ({ now, month, end }) => {
  const closed = monthClosed(Temporal.Instant.from(now))
  expect(closed).toEqual({ firstDay: month, end: Temporal.Instant.from(end) })
  expect(monthUnderWay(closed.end).firstDay).toBe(end.slice(0, 10))
})

test('the least is fifty euros’ like by the dated rates, and about as much where the table lacks a currency', () => {
  const rates = { date: '2026-11-25', perEuro: { EUR: '1', USD: '1.1' } }
  const euros = { amount: 5000, currency: 'EUR' }
  expect(minimumIn('EUR', euros, rates)).toBe(5000)
  expect(minimumIn('USD', euros, rates)).toBe(5500)
  expect(minimumIn('KWD', euros, rates)).toBe(2000)
})

test('statements are numbered by year, by UTC', () => {
  const series = statementSeries(Temporal.Instant.from('2026-12-31T23:30:00Z'))
  expect(statementNumber(series, 42)).toBe('PS-2026-000042')
})
