import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money, subtract } from '#kernel/money.ts'
import {
  balancesOf,
  cancellationEntry,
  captureEntry,
  completionEntry,
  holdEntry,
  refundEntry,
  releaseEntry,
  saleEntry,
  type LedgerEntry,
  type Sale,
} from './ledger.ts'

const BOOKING = '0193b2a0-0000-7000-8000-000000000001'
const PAYMENT = '0193b2a0-0000-7000-8000-000000000002'
import { noShowEntry } from './no-show-entry.ts'

/** A car for 100.00 to the supplier and a seat for 20.00 paid at the desk, our margin 10.00. */
function sale(timing: 'now' | 'part' | 'desk'): Sale {
  const payNow = money({ now: 11_000, part: 1000, desk: 0 }[timing], 'EUR')
  const total = money(13_000, 'EUR')
  return {
    bookingId: BOOKING,
    total,
    payNow,
    payAtDesk: subtract(total, payNow),
    supplierTotal: money(12_000, 'EUR'),
  }
}

function paid({ payNow }: Sale, amount = payNow.amount) {
  return { bookingId: BOOKING, paymentId: PAYMENT, amount: money(amount, payNow.currency) }
}

function after(...entries: readonly LedgerEntry[]): Record<string, number> {
  const balances = balancesOf(entries.flatMap(({ postings }) => postings))
  return Object.fromEntries(Object.entries(balances).filter(([, balance]) => balance !== 0))
}

function bought(one: Sale): LedgerEntry[] {
  return [holdEntry(paid(one)), captureEntry(paid(one)), saleEntry(one)]
}

test('what is held on a card is nobody’s yet, and released it leaves nothing', () => {
  expect(after(holdEntry(paid(sale('now'))))).toEqual({ card_holds: 11_000, holds_due: -11_000 })
  expect(after(holdEntry(paid(sale('now'))), releaseEntry(paid(sale('now'))))).toEqual({})
})

test.for([
  ['now', { gateway: 11_000, desks: 2000, suppliers: -12_000, margin_pending: -1000 }],
  ['part', { gateway: 1000, desks: 12_000, suppliers: -12_000, margin_pending: -1000 }],
  ['desk', { desks: 13_000, suppliers: -12_000, margin_pending: -1000 }],
] as const)('a car paid %s, once confirmed', ([timing, balances]) => {
  const entries = timing === 'desk' ? [saleEntry(sale(timing))] : bought(sale(timing))
  expect(after(...entries)).toEqual(balances)
})

test.for([
  ['now', 'we owe the supplier the car', { gateway: 11_000, suppliers: -10_000, margin: -1000 }],
  ['part', 'nobody owes anything', { gateway: 1000, margin: -1000 }],
  ['desk', 'the supplier owes us our margin', { suppliers: 1000, margin: -1000 }],
] as const)('a car paid %s, once it is back: %s', ([timing, , balances]) => {
  const entries = timing === 'desk' ? [saleEntry(sale(timing))] : bought(sale(timing))
  expect(after(...entries, completionEntry(sale(timing)))).toEqual(balances)
})

test('a cancellation without a fee leaves nothing once it is refunded, and the debt to the traveller before', () => {
  const cancelled = [...bought(sale('now')), cancellationEntry(sale('now'), money(0, 'EUR'))]
  expect(after(...cancelled)).toEqual({ gateway: 11_000, travellers: -11_000 })
  expect(after(...cancelled, refundEntry(paid(sale('now'))))).toEqual({})
})

test.for([
  ['now', 11_000, { gateway: 11_000, suppliers: -10_000, cancellation_fees: -1000 }],
  ['now', 5500, { gateway: 5500, suppliers: -5000, cancellation_fees: -500 }],
  ['part', 1000, { gateway: 1000, cancellation_fees: -1000 }],
] as const)('of a fee for a car paid %s the supplier gets its part: %i', ([timing, fee, balances]) => {
  const one = sale(timing)
  const entries = [...bought(one), cancellationEntry(one, money(fee, 'EUR'))]
  expect(after(...entries, refundEntry(paid(one, one.payNow.amount - fee)))).toEqual(balances)
})

test.for([
  ['now', { gateway: 11_000, suppliers: -10_000, cancellation_fees: -1000 }],
  ['part', { gateway: 1000, cancellation_fees: -1000 }],
  ['desk', {}],
] as const)(
  'of a car paid %s that nobody came for we keep what was paid, also once it was over',
  ([timing, expected]) => {
    const one = sale(timing)
    const entries = timing === 'desk' ? [saleEntry(one)] : bought(one)
    expect(after(...entries, noShowEntry(one, { isCompleted: false }))).toEqual(expected)
    expect(after(...entries, completionEntry(one), noShowEntry(one, { isCompleted: true }))).toEqual(expected)
  },
)

test('a movement has the same name however often it is written, and another from any other', () => {
  const one = sale('now')
  const entries = [...bought(one), releaseEntry(paid(one)), refundEntry(paid(one)), completionEntry(one)]
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  expect(holdEntry(paid(one)).id).toBe(holdEntry(paid(one)).id)
})

const anySale = fc
  .record({
    supplier: fc.nat(5_000_000),
    margin: fc.integer({ min: -2000, max: 500_000 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    currency: fc.constantFrom('EUR', 'KWD', 'INR'),
  })
  .filter(({ supplier, margin }) => supplier + margin > 0)
  .map(({ supplier, margin, part, currency }): Sale => {
    const total = money(supplier + margin, currency)
    const payNow = money(Math.round(total.amount * part), currency)
    return {
      bookingId: BOOKING,
      total,
      payNow,
      payAtDesk: subtract(total, payNow),
      supplierTotal: money(supplier, currency),
    }
  })

test('every entry adds up to zero, and a fee and a refund make up what was paid', () => {
  fc.assert(
    fc.property(anySale, fc.double({ min: 0, max: 1, noNaN: true }), (one, part) => {
      const fee = money(Math.round(one.payNow.amount * part), one.payNow.currency)
      const refund = subtract(one.payNow, fee)
      const entries = [...bought(one), cancellationEntry(one, fee), refundEntry(paid(one, refund.amount))]
      for (const { postings } of [...entries, completionEntry(one)])
        expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
      const {
        gateway = 0,
        suppliers = 0,
        cancellation_fees: cancellationFees = 0,
        ...rest
      } = after(...entries)
      expect(rest).toEqual({})
      expect(gateway).toBe(fee.amount)
      expect(cancellationFees + suppliers).toBe(0 - fee.amount)
    }),
  )
})
