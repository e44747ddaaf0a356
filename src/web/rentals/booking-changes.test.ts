import { expect, test } from 'vitest'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import type { BookingEventKind } from '#domains/rentals/bookings/booking-status.contract.ts'
import { lastChange, findUnchangeableReason } from './booking-changes.ts'
import { statusDisplayOf } from './booking-status.ts'

const eventsOf = (kinds: readonly BookingEventKind[]) =>
  kinds.map((kind, at) => ({ at: `2026-12-01T09:00:0${at}Z`, kind }))

test.for([
  { events: ['confirmed'], state: undefined },
  { events: ['confirmed', 'change_accepted', 'change_unanswered'], state: 'under_way' },
  { events: ['change_accepted', 'supplier_changed', 'changed'], state: 'made' },
  { events: ['change_accepted', 'change_refused', 'change_failed'], state: 'refused' },
  { events: ['change_accepted', 'payment_action_required', 'change_failed'], state: 'unpaid' },
  { events: ['change_accepted', 'payment_action_required', 'change_abandoned'], state: 'abandoned' },
  { events: ['change_accepted', 'change_refused', 'change_failed', 'change_accepted'], state: 'under_way' },
] as const)('after $events the last change is $state', ({ events, state }) => {
  expect(lastChange({ events: eventsOf(events) })?.state).toBe(state)
})

const FREE = { free_until: '2027-02-27T06:00:00Z', non_refundable: false }
const booked = (change: object, terms: object = FREE, kinds: readonly BookingEventKind[] = ['confirmed']) =>
  ({
    status: 'confirmed',
    can: { modify: false },
    offer: { cancellation: terms },
    cancel_requested: false,
    events: eventsOf(kinds),
    ...change,
  }) as unknown as Booking

test.for([
  { of: booked({ can: { modify: true } }), reason: null },
  { of: booked({}, { free_until: null, non_refundable: true }), reason: 'terms' },
  { of: booked({}, { free_until: null, non_refundable: false }), reason: 'terms' },
  { of: booked({}), reason: 'late' },
  { of: booked({}, FREE, ['change_accepted']), reason: 'under_way' },
  { of: booked({ cancel_requested: true }), reason: 'under_way' },
  { of: booked({ status: 'cancelled' }), reason: 'other' },
])('a booking says why it cannot be changed: $reason', ({ of, reason }) => {
  expect(findUnchangeableReason(of)).toBe(reason)
})

test('while a change is under way the page looks again, and the voucher stays', () => {
  expect(statusDisplayOf(booked({}, FREE, ['confirmed', 'change_accepted']))).toMatchObject({
    word: 'change_requested',
    watched: true,
    voucher: true,
  })
})
