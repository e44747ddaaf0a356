import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { balancesOf, captureEntry, holdEntry, refundEntry, type LedgerEntry } from './ledger.ts'
import type { DisputeState } from './payment-gateway.ts'
import { reversalEntries } from './reversal-entries.ts'

const BOOKING = '0193b2a0-0000-7000-8000-000000000001'
const PAYMENT = '0193b2a0-0000-7000-8000-000000000002'
const amount = money(500, 'EUR')

function balances(entries: Iterable<LedgerEntry>): Record<string, number> {
  const all = balancesOf([...entries].flatMap(({ postings }) => postings))
  return Object.fromEntries(Object.entries(all).filter(([, balance]) => balance !== 0))
}

/** The balances after these states of one dispute, in this order. */
function after(...states: readonly DisputeState[]): Record<string, number> {
  const posted = new Map<string, LedgerEntry>()
  for (const state of states) {
    const dispute = { kind: 'dispute', id: 'dp_1', amount, state, answerBy: null } as const
    for (const entry of reversalEntries({ bookingId: BOOKING }, dispute, (id) => posted.has(id)))
      if (!posted.has(entry.id)) posted.set(entry.id, entry)
  }
  return balances(posted.values())
}

test('a refund that did not arrive leaves the money with the gateway and the debt to the traveller', () => {
  const paid = { bookingId: BOOKING, paymentId: PAYMENT, amount }
  const failed = reversalEntries(
    { bookingId: BOOKING },
    { kind: 'refund_failed', id: 're_1', amount },
    () => false,
  )
  expect(balances([holdEntry(paid), captureEntry(paid), refundEntry(paid), ...failed])).toEqual({
    gateway: 500,
    travellers: -500,
  })
})

test.for([
  [['asked'], {}],
  [['asked', 'closed'], {}],
  [['open'], { gateway: -500, disputed: 500 }],
  [['open', 'open'], { gateway: -500, disputed: 500 }],
  [['open', 'lost'], { gateway: -500, chargebacks: 500 }],
  [['lost', 'open', 'lost'], { gateway: -500, chargebacks: 500 }],
  [['open', 'won'], {}],
  [['won'], {}],
  [['open', 'lost', 'won'], {}],
  [['open', 'won', 'lost', 'open'], {}],
] as const)('a dispute seen %s', ([states, moved]) => {
  expect(after(...states)).toEqual(moved)
})

test('whatever comes in whatever order, what is won is back and every entry adds up', () => {
  const states = fc.array(fc.constantFrom<DisputeState>('asked', 'open', 'lost', 'won', 'closed'))
  fc.assert(
    fc.property(states, (seen) => {
      const { gateway = 0, disputed = 0, chargebacks = 0, ...rest } = after(...seen)
      expect(rest).toEqual({})
      expect(gateway + disputed + chargebacks).toBe(0)
      if (seen.includes('won')) expect(gateway).toBe(0)
      else if (seen.includes('lost')) expect(chargebacks).toBe(500)
    }),
  )
})
