import { expect, test } from 'vitest'
import type { TripPaymentReply } from '#domains/trips/cards/trip-payment.contract.ts'
import { shownState } from './shown-state.ts'

test.for([
  { trip: 'booked', payment: 'paid', shown: 'paid' },
  { trip: 'billed', payment: 'part_paid', shown: 'part_paid' },
  { trip: 'cancelled', payment: 'paid', shown: 'charged' },
  { trip: 'no_show', payment: 'paid', shown: 'charged' },
  { trip: 'cancelled', payment: 'refunded', shown: 'refunded' },
  { trip: 'cancelled', payment: 'cancelled', shown: 'cancelled' },
] as const)('a $trip trip whose payment is $payment is shown as $shown', ({ trip, payment, shown }) => {
  const reply = { trip: { status: trip }, payment: { status: payment } } as TripPaymentReply
  expect(shownState(reply)).toBe(shown)
})
