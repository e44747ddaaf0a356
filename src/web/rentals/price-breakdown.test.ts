import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, money, sum } from '#kernel/money.ts'
import type { Quote } from '#domains/rentals/quotes/quote.contract.ts'
import { chosenExtras, NOTHING_CHOSEN, priceBreakdown } from './price-breakdown.ts'

const euro = (amount: number) => money(amount, 'EUR')

function quote({
  rental = 20_000,
  fee = 1_550,
  payNow = 3_000,
  days = 4,
  seat = 999,
  cover = 4_001,
} = {}): Quote {
  const total = rental + fee
  const unit = { per: 'rental' as const, name: 'Seat', kind: 'child_seat' }
  return {
    days,
    offer: {
      price: {
        total: euro(total),
        pay_now: euro(payNow),
        pay_at_desk: euro(total - payNow),
        lines: [
          { kind: 'rental', label: '', amount: euro(rental) },
          { kind: 'one_way', label: '', amount: euro(fee) },
        ],
      },
    },
    extras: [
      { ...unit, id: 'CST', price: euro(seat), price_for_rental: euro(seat), max: 3 },
      { ...unit, id: 'GPS', kind: 'gps', price: euro(100), price_for_rental: euro(100), max: 1 },
    ],
    protections: [
      {
        id: 'SCDW',
        kind: 'medium',
        name: 'SCDW',
        price: euro(cover),
        per: 'rental',
        price_for_rental: euro(cover),
        excess_after: euro(0),
        paid: 'desk',
      },
      {
        id: 'ERP',
        kind: 'excess_refund',
        name: 'Refund',
        price: euro(cover),
        per: 'rental',
        price_for_rental: euro(cover),
        excess_after: euro(120_000),
        paid: 'now',
      },
    ],
  } as unknown as Quote
}

test('nothing chosen is the quote’s own price', () => {
  const plain = priceBreakdown(quote(), NOTHING_CHOSEN)
  expect(plain.total).toEqual(euro(21_550))
  expect(plain.lines.map(({ kind }) => kind)).toEqual(['rental', 'one_way'])
  expect(plain.perDay).toEqual(euro(5_388))
})

test('extras and cover are added and paid at the desk', () => {
  const chosen = priceBreakdown(quote(), { quantities: { CST: 2 }, protectionId: 'SCDW' })
  expect(chosen.total).toEqual(euro(21_550 + 2 * 999 + 4_001))
  expect(chosen.payNow).toEqual(euro(3_000))
  expect(chosen.lines.map(({ kind }) => kind)).toEqual([
    'rental',
    'one_way',
    'chosen_extra',
    'chosen_protection',
  ])
})

test('an excess refund is paid with the car', () => {
  const chosen = priceBreakdown(quote(), { quantities: { CST: 1 }, protectionId: 'ERP' })
  expect(chosen.payNow).toEqual(euro(3_000 + 4_001))
  expect(chosen.payAtDesk).toEqual(euro(21_550 - 3_000 + 999))
})

test('lines, and now with at the desk, always add up to the total', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 })
  const parts = fc.record({
    rental: cents,
    fee: cents,
    payNow: cents,
    days: fc.integer({ min: 1, max: 60 }),
    seat: cents,
    cover: cents,
  })
  const quantities = fc.dictionary(fc.constantFrom('CST', 'GPS', 'GONE'), fc.integer({ min: -2, max: 9 }))
  fc.assert(
    fc.property(parts, quantities, fc.constantFrom('SCDW', 'GONE', null), (part, many, protectionId) => {
      const { lines, total, payNow, payAtDesk } = priceBreakdown(quote(part), {
        quantities: many,
        protectionId,
      })
      expect(
        sum(
          lines.map(({ amount }) => amount),
          'EUR',
        ),
      ).toEqual(total)
      expect(add(payNow, payAtDesk)).toEqual(total)
    }),
  )
})

test('what the quote no longer offers is not asked for, nor more than there is', () => {
  const chosen = chosenExtras(quote(), { quantities: { CST: 9, GPS: 0, GONE: 1 }, protectionId: null })
  expect(chosen.map(({ extra, quantity }) => [extra.id, quantity])).toEqual([['CST', 3]])
})
