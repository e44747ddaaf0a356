import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import type { GatewayPayment } from '#domains/payments/public.ts'
import { differencesOf, type Sides } from './differences.ts'

const NOTHING = {
  card_holds: 0,
  holds_due: 0,
  gateway: 0,
  travellers: 0,
  desks: 0,
  suppliers: 0,
  margin_pending: 0,
  margin: 0,
  cancellation_fees: 0,
  disputed: 0,
  chargebacks: 0,
} as const

function paid(captured: number, refunded = 0): GatewayPayment {
  return {
    paymentId: 'p',
    status: 'captured',
    amount: money(captured, 'EUR'),
    captured: money(captured, 'EUR'),
    refunded: money(refunded, 'EUR'),
    card: null,
    declineReason: null,
  }
}

/** A confirmed, paid car on which all sides agree, with the test's overrides. */
function sides({
  ledger = {},
  booking = {},
  ...changes
}: Partial<Record<keyof Sides, object | null | 'unknown'>>) {
  return {
    booking: {
      status: 'confirmed',
      supplierState: 'reserved',
      price: { supplier_total: money(10_000, 'EUR') },
      exchange: { date: '2026-11-02', perEuro: { EUR: '1', USD: '1.1625' } },
      extras: [],
      protection: null,
      ...(booking as object),
    },
    ledger: { ...NOTHING, gateway: 11_000, ...(ledger as object) },
    gateway: [paid(11_000)],
    supplier: { status: 'confirmed', total: money(10_000, 'EUR') },
    ...changes,
  } as unknown as Sides
}

test.for([
  ['all agree', sides({}), []],
  ['nobody else answers', sides({ gateway: null, supplier: 'unknown' }), []],
  [
    'a capture of theirs is not in the ledger',
    sides({ gateway: [paid(11_000), paid(500)] }),
    ['taken 11000 11500'],
  ],
  ['they have given back more', sides({ gateway: [paid(11_000, 100)] }), ['taken 11000 10900']],
  [
    'a bank has taken it back, and kept part',
    sides({ ledger: { gateway: 0, disputed: 10_000, chargebacks: 1000 } }),
    [],
  ],
  ['they have never heard of it', sides({ gateway: [] }), ['taken 11000 0']],
  [
    'they still hold what we let go',
    sides({ gateway: [paid(11_000), { ...paid(0), status: 'authorised', amount: money(300, 'EUR') }] }),
    ['held 0 300'],
  ],
  ['a refund never left', sides({ ledger: { travellers: -700 } }), ['owed_to_traveller 0 700']],
  ['the supplier has none', sides({ supplier: null }), ['reservation reserved none']],
  [
    'the supplier cancelled it',
    sides({ supplier: { status: 'cancelled', total: null } }),
    ['reservation reserved cancelled'],
  ],
  [
    'the supplier keeps what was cancelled',
    sides({ booking: { supplierState: 'cancelled' } }),
    ['reservation cancelled confirmed'],
  ],
  [
    'the supplier has none of what it refused',
    sides({ booking: { supplierState: 'refused' }, supplier: null }),
    [],
  ],
  [
    'the supplier charges more',
    sides({ supplier: { status: 'confirmed', total: money(10_002, 'EUR') } }),
    ['supplier_total 10000 EUR 10002 EUR'],
  ],
  ['the supplier names no total', sides({ supplier: { status: 'confirmed', total: null } }), []],
] as const)('%s', ([, input, found]) => {
  expect(differencesOf(input).map(({ kind, ours, theirs }) => `${kind} ${ours} ${theirs}`)).toEqual(found)
})
