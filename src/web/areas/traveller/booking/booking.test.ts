import { expect, test } from 'vitest'
import { BOOKING_STATUSES, type BookingEventKind } from '#domains/rentals/bookings/booking-status.contract.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import ar from '#web/rentals/words/ar/booking.json' with { type: 'json' }
import en from '#web/rentals/words/en/booking.json' with { type: 'json' }
import { groupOf, moneyWord, travellerEvents, statusDisplayOf } from '#web/rentals/booking-status.ts'
import { comparePriceRows, priceRows } from '#domains/rentals/bookings/price-rows.contract.ts'
import { squarePath } from '#ui/square-path.ts'
import { findUnpaidReason } from '#web/rentals/unpaid.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' })

const words = [
  ...BOOKING_STATUSES,
  'cancel_requested',
  'change_requested',
  'change_bank_asks',
  'bank_asks',
  'unpaid',
] as const

test.for(words)('%s has words in both languages', (word) => {
  for (const messages of [en, ar]) {
    expect(messages.status[word].title).not.toBe('')
    expect(messages.status[word].text).not.toBe('')
  }
})

const bookingIn = (change: Partial<Parameters<typeof statusDisplayOf>[0]>) => ({
  status: 'confirmed' as const,
  cancel_requested: false,
  events: [],
  payment_action: null,
  ...change,
})

const action = { type: 'redirect' as const, url: 'https://bank.example', until: '2027-03-01T10:10:00Z' }
const ordered = (...kinds: BookingEventKind[]) =>
  (['added_to_cart', 'order_placed', ...kinds] as const).map((kind) => ({ at: '2027-03-01T10:00:00Z', kind }))

test.for([
  { of: { status: 'awaiting_payment', payment_action: action }, word: 'bank_asks', unpaid: null },
  { of: { status: 'confirmed', payment_action: action }, word: 'change_bank_asks', unpaid: null },
  { of: { status: 'awaiting_payment' }, word: 'awaiting_payment', unpaid: null },
  { of: { status: 'cart', events: ordered('payment_refused') }, word: 'unpaid', unpaid: 'refused' },
  { of: { status: 'cart', events: ordered('payment_unanswered') }, word: 'unpaid', unpaid: 'unanswered' },
  {
    of: { status: 'cart', events: [...ordered('payment_declined'), ...ordered('payment_abandoned')] },
    word: 'unpaid',
    unpaid: 'abandoned',
  },
  { of: { status: 'cart', events: [] }, word: 'cart', unpaid: null },
  { of: { status: 'confirmed', events: ordered('payment_refused') }, word: 'confirmed', unpaid: null },
] as const)('$of.status with $of.events is told as $word', ({ of, word, unpaid }) => {
  const booking = bookingIn({ ...of, events: 'events' in of ? [...of.events] : [] })
  expect(statusDisplayOf(booking).word).toBe(word)
  expect(findUnpaidReason(booking)).toBe(unpaid)
})

test('only what is still under way is looked at again', () => {
  const watched = BOOKING_STATUSES.filter((status) => statusDisplayOf(bookingIn({ status })).watched)
  expect(watched).toEqual(['awaiting_payment', 'awaiting_supplier'])
  expect(statusDisplayOf(bookingIn({ cancel_requested: true }))).toMatchObject({
    word: 'cancel_requested',
    watched: true,
    voucher: false,
  })
})

test('a voucher is shown only for a car the desk will hand over', () => {
  const withVoucher = BOOKING_STATUSES.filter((status) => statusDisplayOf(bookingIn({ status })).voucher)
  expect(withVoucher).toEqual(['confirmed', 'completed'])
})

const sums = (change: object) => ({
  status: 'confirmed' as Booking['status'],
  payment_status: 'none' as Booking['payment_status'],
  refund: null,
  price: { pay_at_desk: eur(5000) } as Booking['price'],
  events: [],
  ...change,
})

test.for([
  { of: { payment_status: 'authorised', status: 'awaiting_supplier' }, word: 'held' },
  { of: { payment_status: 'paid' }, word: 'paid' },
  {
    of: { payment_status: 'paid', status: 'cancelled', refund: { amount: eur(0), fee: eur(100) } },
    word: 'kept',
  },
  { of: { payment_status: 'refund_pending', status: 'cancelled' }, word: 'refund_pending' },
  { of: { payment_status: 'refund_failed', status: 'cancelled' }, word: 'refund_failed' },
  { of: { payment_status: 'refunded', status: 'cancelled' }, word: 'refunded' },
  {
    of: {
      payment_status: 'refunded',
      status: 'cancelled',
      events: [{ at: '2027-03-01T10:00:00Z', kind: 'refund_failed' }],
    },
    word: 'repaid',
  },
  { of: { payment_status: 'released', status: 'failed' }, word: 'released' },
  { of: {}, word: 'at_desk' },
  { of: { price: { pay_at_desk: eur(0) } }, word: null },
  { of: { status: 'cancelled' }, word: 'nothing' },
  { of: { status: 'failed' }, word: 'nothing' },
  { of: { status: 'cart' }, word: null },
  { of: { status: 'cart', payment_status: 'declined' }, word: 'nothing' },
  { of: { status: 'cart', payment_status: 'released' }, word: 'nothing' },
] as const)('the money of $of is told as $word', ({ of, word }) => {
  expect(moneyWord(sums(of))).toBe(word)
})

test('the history leaves out the machinery and tells nothing twice in a row', () => {
  const kinds = [
    'order_placed',
    'supplier_silent',
    'supplier_silent',
    'change_payment_authorised',
    'confirmed',
    'confirmed',
  ] as const
  const events = kinds.map((kind, at) => ({ at: `2026-12-01T09:00:0${at}Z`, kind }))
  expect(travellerEvents(events).map(({ kind }) => kind)).toEqual([
    'order_placed',
    'supplier_silent',
    'confirmed',
  ])
})

test('an order is told once, where a declined card led to another', () => {
  const kinds = ['added_to_cart', 'order_placed', 'payment_declined', 'order_placed', 'confirmed'] as const
  const events = kinds.map((kind, at) => ({ at: `2026-12-01T09:00:0${at}Z`, kind }))
  expect(travellerEvents(events).map(({ kind }) => kind)).toEqual([
    'added_to_cart',
    'payment_declined',
    'order_placed',
    'confirmed',
  ])
  expect(travellerEvents(events.slice(0, 3)).map(({ kind }) => kind)).toEqual(kinds.slice(0, 3))
})

test.for([
  ['confirmed', 'upcoming'],
  ['awaiting_supplier', 'upcoming'],
  ['completed', 'past'],
  ['no_show', 'past'],
  ['cancelled', 'cancelled'],
  ['failed', 'cancelled'],
  ['cart', null],
] as const)('%s is listed under %s', ([status, group]) => {
  expect(groupOf({ status })).toBe(group)
})

test('price lines keep their sum whichever extras they stand for', () => {
  const extra = {
    id: 'CS',
    kind: 'child_seat',
    name: 'Child seat',
    price: eur(1),
    per: 'rental' as const,
    price_for_rental: eur(2000),
    max: 2,
  }
  const lines = [
    { kind: 'rental' as const, label: 'Rental', amount: eur(10_000) },
    { kind: 'extra' as const, label: 'Child seat', amount: eur(4000) },
    { kind: 'extra' as const, label: 'Something else', amount: eur(300) },
  ]
  const rows = priceRows({
    price: { lines } as Booking['price'],
    extras: [{ extra, quantity: 2, amount: eur(4000) }],
    protection: null,
  })
  expect(rows.map(({ amount }) => amount.amount)).toEqual([10_000, 4000, 300])
  expect(rows[1]).toMatchObject({ booked: { quantity: 2 } })
  expect(rows[2]).toMatchObject({ booked: null, label: 'Something else' })
})

test('a line of a coupon is told with its code, below zero', () => {
  const line = { kind: 'coupon' as const, label: 'WELCOME10', amount: eur(-500) }
  const [row] = priceRows({ price: { lines: [line] } as Booking['price'], extras: [], protection: null })
  expect(row).toMatchObject({ kind: 'coupon', code: 'WELCOME10', amount: eur(-500) })
})

test.for([
  {
    name: 'the same lines',
    now: ['rental 9000', 'one_way 500'],
    rows: ['10000 9000', '500 500', '4000 null'],
  },
  {
    name: 'an extra dropped and another added, between the rental and the coupon',
    now: ['rental 9000', 'extra:GPS 300', 'coupon:WELCOME10 -400'],
    rows: ['10000 9000', '500 null', 'null 300', '4000 null', 'null -400'],
  },
  {
    name: 'two lines of a kind',
    now: ['rental 1', 'local_tax 2', 'local_tax 3'],
    rows: ['10000 1', '500 null', 'null 2', 'null 3', '4000 null'],
  },
  { name: 'nothing', now: [], rows: ['10000 null', '500 null', '4000 null'] },
])('two prices are compared line by line, each adding up: $name', ({ now, rows }) => {
  const priced = (lines: string[]) => ({
    price: {
      lines: lines.map((line) => {
        const [what = '', amount] = line.split(' ')
        const [kind, label = 'label'] = what.split(':')
        return { kind, label, amount: eur(Number(amount)) }
      }),
    } as Booking['price'],
    extras: [],
    protection: null,
  })
  const before = ['rental 10000', 'one_way 500', 'extra:CS 4000']
  const compared = comparePriceRows(priced(before), priced(now))
  const sumOf = (side: 'before' | 'after') =>
    compared.reduce((sum, row) => sum + (row[side]?.amount.amount ?? 0), 0)
  expect(sumOf('before')).toBe(14_500)
  expect(sumOf('after')).toBe(priced(now).price.lines.reduce((sum, { amount }) => sum + amount.amount, 0))
  expect(
    compared.map((row) => `${row.before?.amount.amount ?? null} ${row.after?.amount.amount ?? null}`),
  ).toEqual(rows)
})

test('a code is drawn as runs of squares inside its quiet zone', () => {
  expect(squarePath({ size: 3, get: (row, column) => (row === 1 ? 1 : column === 0 ? 1 : 0) })).toBe(
    'M4 4h1v1h-1zM4 5h3v1h-3zM4 6h1v1h-1z',
  )
})
