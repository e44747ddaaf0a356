import { expect, test } from 'vitest'
import { compareBooks, type Order } from './compare-books.ts'
import type { Books } from './read-books.ts'

const ORDER: Order = {
  bookingId: 'b1',
  reference: 'RH-1',
  email: 'one@example.com',
  tries: 1,
  reportedStatus: 'confirmed',
  reportedAt: '2026-06-01T10:00:00.000Z',
}

/** The books of one order that is confirmed, reserved and paid. */
function books(change: (books: Books) => void = () => {}): Books {
  const made: Books = {
    bookings: [
      {
        id: 'b1',
        reference: 'RH-1',
        status: 'confirmed',
        driver_email: ORDER.email,
        payNow: { amount: 5000, currency: 'EUR' },
        hasTask: false,
        payments: [{ id: 'p1', booking_id: 'b1', state: 'captured', amount: 5000, currency: 'EUR' }],
      },
    ],
    carts: new Set(['b1']),
    ledger: { uneven: [], whole: {}, gateway: { EUR: 5000 }, holds: {} },
    charges: [
      { paymentId: 'p1', status: 'captured', amount: 5000, currency: 'EUR', captured: 5000, refunded: 0 },
    ],
    lines: [
      {
        supplier: 'okMobility',
        reference: 'RH-1',
        supplierReference: 'OK1',
        status: 'booked',
        station: 'MAD',
        acriss: 'ECMR',
        from: '2026-07-01T10:00',
        to: '2026-07-04T10:00',
        total: 9000,
        email: ORDER.email,
      },
    ],
  }
  change(made)
  return made
}

const EARLIER = '2026-06-01T09:00:00.000Z'

test('one order that is confirmed, reserved once and paid once breaks nothing', () => {
  expect(compareBooks(books(), [ORDER]).broken).toEqual([])
})

test.for<{ name: string; change: (books: Books) => void; broken: RegExp[] }>([
  {
    name: 'an order that was told of and is lost, with what was booked and charged for it',
    change(made) {
      made.bookings = []
      made.carts.clear()
      made.ledger.gateway = {}
    },
    broken: [/and lost$/, /its cart is lost$/, /a reservation of no order$/, /a charge of no order$/],
  },
  {
    name: 'an order that was confirmed and failed after all',
    change: (made) => void (made.bookings[0]!.status = 'failed'),
    broken: [/told as confirmed, and is failed/, /a reservation of an order that is failed/, /keeps 5000/],
  },
  {
    name: 'two reservations of one order',
    change: (made) => void made.lines.push({ ...made.lines[0]!, supplierReference: 'OK2' }),
    broken: [/2 reservations of one order/],
  },
  {
    name: 'an order without a reservation',
    change: (made) => void (made.lines[0]!.status = 'cancelled'),
    broken: [/confirmed without a reservation/],
  },
  {
    name: 'a charge too much',
    change: (made) => void made.charges.push({ ...made.charges[0]!, paymentId: 'p2' }),
    broken: [/a charge of no order/],
  },
  {
    name: 'a charge that our books say is larger',
    change: (made) => void (made.charges[0]!.captured = 4000),
    broken: [/5000 is to be paid, we took 5000, and the gateway 4000/, /^taken:/],
  },
  {
    name: 'a ledger that does not add up',
    change(made) {
      made.ledger.whole = { EUR: 1 }
      made.ledger.uneven = ['e1']
    },
    broken: [/e1: an entry/, /does not add up/],
  },
])('$name', ({ change, broken }) => {
  const found = compareBooks(books(change), [ORDER]).broken
  expect(found).toEqual(broken.map((rule) => expect.stringMatching(rule)))
})

test('a confirmed order is not lost', () => {
  const withTask = books((made) => {
    made.bookings[0]!.status = 'awaiting_supplier'
    made.bookings[0]!.hasTask = true
  })
  expect(compareBooks(withTask, [ORDER]).broken).toEqual([])
})

test('books from before an order was confirmed do not contain it, which breaks no rule', () => {
  const before = books((made) => {
    made.bookings = []
    made.ledger.gateway = {}
  })
  expect(compareBooks(before, [ORDER], EARLIER).broken).toEqual([])
  expect(compareBooks(before, [ORDER], '2026-06-01T11:00:00.000Z').broken).not.toEqual([])
})
