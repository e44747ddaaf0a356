import { expect, test } from 'vitest'
import { BOOKING_STATUSES } from '../bookings/booking-status.contract.ts'
import { assertMayBecome } from '../bookings/booking.ts'
import { nextAttempt, nextStep } from './next-step.ts'

test.for([
  ['a crash while the card was asked', 'awaiting_payment', 'none', 'opened', 'find_payment'],
  [
    'a crash while the supplier was asked, money held',
    'awaiting_supplier',
    'asked',
    'authorised',
    'retrieve',
  ],
  ['a crash while the supplier was asked, desk payment', 'awaiting_supplier', 'asked', null, 'retrieve'],
  ['reserved, money held', 'awaiting_supplier', 'reserved', 'authorised', 'capture'],
  ['reserved, captured, not yet confirmed', 'awaiting_supplier', 'reserved', 'captured', 'confirm'],
  ['reserved, paid at the desk', 'awaiting_supplier', 'reserved', null, 'confirm'],
  ['reserved too dear, money held', 'awaiting_supplier', 'too_dear', 'authorised', 'undo_reservation'],
  ['reserved too dear, paid at the desk', 'awaiting_supplier', 'too_dear', null, 'undo_reservation'],
  ['refused, money held', 'awaiting_supplier', 'refused', 'authorised', 'release'],
  ['refused, money released', 'awaiting_supplier', 'refused', 'released', 'give_up'],
  ['refused, paid at the desk', 'awaiting_supplier', 'refused', null, 'give_up'],
  ['a cancellation under way', 'confirmed', 'cancelling', 'captured', 'cancel_at_supplier'],
  ['confirmed', 'confirmed', 'reserved', 'captured', 'done'],
  ['a cart', 'cart', 'none', null, 'done'],
  ['a cart whose card was declined', 'cart', 'none', 'declined', 'done'],
] as const)('%s: %s/%s/%s → %s', ([, status, supplierState, payment, step]) => {
  expect(nextStep({ status, supplierState, payment: payment && { status: payment }, nextRefund: null })).toBe(
    step,
  )
})

test.for([
  ['confirmed', 'reserved', 'refund'],
  ['confirmed', 'cancelling', 'cancel_at_supplier'],
  ['completed', 'reserved', 'refund'],
  ['cancelled', 'cancelled', 'refund'],
] as const)('a refund that is due: %s/%s → %s', ([status, supplierState, step]) => {
  const payment = { status: 'captured' } as const
  expect(nextStep({ status, supplierState, payment, nextRefund: {} })).toBe(step)
})

test('an ended booking goes nowhere', () => {
  for (const ended of ['cancelled', 'no_show', 'failed', 'expired'] as const)
    for (const status of BOOKING_STATUSES)
      expect(() => assertMayBecome(ended, status)).toThrow(`cannot become ${status}`)
})

test('of a rental that is over it may come out that nobody came for it, and nothing else', () => {
  const possible = BOOKING_STATUSES.filter((status) => {
    try {
      assertMayBecome('completed', status)
      return true
    } catch {
      return false
    }
  })
  expect(possible).toEqual(['no_show'])
})

const now = Temporal.Instant.from('2026-12-01T09:00:00Z')
const booking = { status: 'confirmed', payment: null, changePayment: null } as const

test('waiting grows to five minutes and no further', () => {
  const waits = [0, 1, 5, 9, 400].map((attempts) => nextAttempt({ ...booking, attempts }, now))
  expect(waits.map((next) => next.since(now).total('seconds'))).toEqual([1, 2, 32, 300, 300])
})

test.for(['payment', 'changePayment'] as const)(
  'an open %s is looked at every half minute, and when its bank may not be answered any more',
  (which) => {
    const status = which === 'payment' ? 'awaiting_payment' : 'confirmed'
    const seconds = (bank: number | null) => {
      const until = bank === null ? null : { url: '', until: now.add({ seconds: bank }) }
      const waiting = { ...booking, status, attempts: 9, [which]: { status: 'opened', bank: until } } as const
      return nextAttempt(waiting, now).since(now).total('seconds')
    }
    expect([null, 300, 20, -5].map(seconds)).toEqual([30, 30, 20, 30])
  },
)
