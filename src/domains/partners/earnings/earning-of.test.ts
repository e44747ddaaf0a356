import { expect, test } from 'vitest'
import type { AttributedBooking } from '#domains/rentals/public.ts'
import { money } from '#kernel/money.ts'
import { sampleBooking } from '#domains/rentals/mails/sample-booking.ts'
import { earningChange, type StoredEarning } from './earning-change.ts'
import { earningOf, type EarningFacts } from './earning-of.ts'
import { carSale } from './car-sale.ts'
import type { EarningTerms } from './attributed-sale.ts'

const at = (text: string) => Temporal.Instant.from(text)
const PICK_UP = at('2027-03-01T06:00:00Z')
const DROP_OFF = at('2027-03-05T06:00:00Z')
const eur = (amount: number) => money(amount, 'EUR')

const PRICE = {
  ...sampleBooking().price,
  total: eur(11_000),
  pay_now: eur(11_000),
  supplier_total: eur(9000),
}

/** 110.00 for the car, of which the supplier gets 90.00: ten percent of it without them is 10.00. */
function facts({
  booking = {},
  terms = { earns: 'percent', basisPoints: 1000 },
  ...changes
}: Partial<Omit<EarningFacts, 'sale'>> & {
  booking?: Partial<AttributedBooking>
  terms?: EarningTerms
}): EarningFacts {
  const sample = sampleBooking()
  const sold = {
    status: 'confirmed',
    sold: { offer: { ...sample.offer, price: PRICE, fees: [] } } as unknown as AttributedBooking['sold'],
    price: PRICE,
    exchange: { date: '2026-11-26', perEuro: { EUR: '1' } },
    driver: null,
    pickUpAt: PICK_UP,
    dropOffAt: DROP_OFF,
    pickedUpAt: null,
    ...booking,
  } as AttributedBooking
  return {
    sale: carSale(sold, terms),
    holdingDays: 30,
    chargedBack: 0,
    flags: [],
    decision: null,
    ...changes,
  }
}

const EARLY = at('2026-12-01T09:00:00Z')
const HOLDING_ENDS = at('2027-04-04T06:00:00Z')

test.for([
  { name: 'a cart has no commission', status: 'cart', now: EARLY, earning: null },
  { name: 'nor has an order whose bank is asking', status: 'awaiting_payment', now: EARLY, earning: null },
  { name: 'nor has a cart that is over', status: 'expired', now: EARLY, earning: null },
  {
    name: 'an order is pending',
    status: 'awaiting_supplier',
    now: EARLY,
    earning: { state: 'pending', nextAt: null },
  },
  {
    name: 'a confirmed one is, until its pick-up',
    status: 'confirmed',
    now: EARLY,
    earning: { state: 'pending', nextAt: PICK_UP },
  },
  {
    name: 'from the pick-up on it is confirmed',
    status: 'confirmed',
    now: PICK_UP,
    earning: { state: 'confirmed', nextAt: null },
  },
  {
    name: 'a car that is back is held for the holding days',
    status: 'completed',
    now: DROP_OFF,
    earning: { state: 'confirmed', nextAt: HOLDING_ENDS },
  },
  {
    name: 'after them it is payable',
    status: 'completed',
    now: HOLDING_ENDS,
    earning: { state: 'payable', nextAt: null },
  },
  {
    name: 'a cancelled one earns nothing',
    status: 'cancelled',
    now: HOLDING_ENDS,
    earning: { state: 'reversed', reason: 'cancelled' },
  },
  {
    name: 'nor does a no-show',
    status: 'no_show',
    now: HOLDING_ENDS,
    earning: { state: 'reversed', reason: 'no_show' },
  },
  {
    name: 'nor one that its supplier refused',
    status: 'failed',
    now: EARLY,
    earning: { state: 'reversed', reason: 'refused' },
  },
] as const)('$name', ({ status, now, earning }) => {
  const found = earningOf(facts({ booking: { status } }), now, eur(10_000))
  if (earning === null) expect(found).toBeNull()
  else expect(found).toMatchObject({ amount: earning.state === 'reversed' ? 0 : 1000, ...earning })
})

test('a pick-up that the supplier reports counts before its time', () => {
  expect(earningOf(facts({ booking: { pickedUpAt: EARLY } }), EARLY, eur(10_000))?.state).toBe('confirmed')
})

test.for([
  { name: 'a share of our margin', supplierTotal: 9000, basisPoints: 5000, amount: 1000 },
  {
    name: 'of a margin that a coupon has used up, nothing',
    supplierTotal: 11_500,
    basisPoints: 5000,
    amount: 0,
  },
  { name: 'rounded to the hundredth', supplierTotal: 10_333, basisPoints: 3333, amount: 222 },
])('$name', ({ supplierTotal, basisPoints, amount }) => {
  const price = { ...PRICE, supplier_total: eur(supplierTotal) }
  const terms = { earns: 'margin_share', basisPoints } as const
  expect(earningOf(facts({ booking: { price }, terms }), EARLY, eur(10_000))?.amount).toBe(amount)
})

test.for([
  { name: 'an own account is no customer', flags: ['own_account'], decision: null, reason: 'self_referral' },
  { name: 'nor is an own address', flags: ['own_email'], decision: null, reason: 'self_referral' },
  {
    name: 'two suspicions are a certainty',
    flags: ['own_phone', 'own_card'],
    decision: null,
    reason: 'self_referral',
  },
  { name: 'the same booking twice', flags: ['same_booking'], decision: null, reason: 'duplicate' },
  { name: 'a person refused', flags: ['own_phone'], decision: 'refused', reason: 'declined' },
] as const)('$name: reversed', ({ flags, reason, decision }) => {
  expect(earningOf(facts({ flags, decision }), EARLY, eur(10_000))).toMatchObject({
    state: 'reversed',
    reason,
    amount: 0,
  })
})

test.for([
  { name: 'a suspicion above the limit waits for a person', limit: 999, decision: null, state: 'confirmed' },
  { name: 'at the limit it does not', limit: 1000, decision: null, state: 'payable' },
  { name: 'allowed it is paid', limit: 0, decision: 'allowed', state: 'payable' },
] as const)('$name', ({ limit, state, decision }) => {
  const suspicious = facts({ booking: { status: 'completed' }, flags: ['own_phone'], decision })
  expect(earningOf(suspicious, HOLDING_ENDS, eur(limit))).toMatchObject({
    state,
    nextAt: null,
    toDecide: state === 'confirmed',
  })
})

test('allowed by a person, even a certainty is paid', () => {
  const own = facts({ booking: { status: 'completed' }, flags: ['own_account'], decision: 'allowed' })
  expect(earningOf(own, HOLDING_ENDS, eur(0))).toMatchObject({ state: 'payable', amount: 1000 })
})

test.for([
  { name: 'a payment that the bank took back earns nothing', chargedBack: 11_000, reason: 'charged_back' },
  { name: 'nor does one that a change has made smaller since', chargedBack: 12_000, reason: 'charged_back' },
  { name: 'a part of it is a flag and no reason', chargedBack: 10_999, reason: null },
])('$name, allowed or not', ({ chargedBack, reason }) => {
  for (const decision of [null, 'allowed'] as const) {
    const lost = facts({ booking: { status: 'completed' }, chargedBack, decision })
    const earned = { state: reason ? 'reversed' : 'payable', reason, amount: reason ? 0 : 1000 }
    expect(earningOf(lost, HOLDING_ENDS, eur(10_000))).toMatchObject(earned)
  }
})

test('a limit in a currency without a rate has everything suspicious decided by a person', () => {
  const suspicious = facts({ booking: { status: 'completed' }, flags: ['own_card'] })
  expect(earningOf(suspicious, HOLDING_ENDS, money(1, 'XAU'))?.state).toBe('confirmed')
})

const stored = (changes: Partial<StoredEarning>): StoredEarning => ({
  state: 'pending',
  reason: null,
  amount: 1000,
  stated: 0,
  ...changes,
})
const earns = (state: 'pending' | 'confirmed' | 'payable', amount: number) =>
  ({ state, reason: null, amount, payableAt: null, nextAt: null, toDecide: false }) as const
const nothing = {
  state: 'reversed',
  reason: 'cancelled',
  amount: 0,
  payableAt: null,
  nextAt: null,
  toDecide: false,
} as const

test.for([
  {
    name: 'the first line is all of it',
    from: null,
    to: earns('pending', 1000),
    line: ['pending', null, 1000],
  },
  { name: 'the same adds nothing', from: stored({}), to: earns('pending', 1000), line: null },
  {
    name: 'a state alone is a line of zero',
    from: stored({}),
    to: earns('confirmed', 1000),
    line: ['confirmed', null, 0],
  },
  {
    name: 'less says that it is changed',
    from: stored({}),
    to: earns('pending', 700),
    line: ['pending', 'changed', -300],
  },
  { name: 'so does more', from: stored({}), to: earns('pending', 1200), line: ['pending', 'changed', 200] },
  {
    name: 'a change is said once',
    from: stored({ reason: 'changed' }),
    to: earns('pending', 1000),
    line: null,
  },
  {
    name: 'a reversal takes all of it',
    from: stored({}),
    to: nothing,
    line: ['reversed', 'cancelled', -1000],
  },
  {
    name: 'once',
    from: stored({ state: 'reversed', reason: 'cancelled', amount: 0 }),
    to: nothing,
    line: null,
  },
  {
    name: 'another reason is a line',
    from: stored({ state: 'reversed', reason: 'duplicate', amount: 0 }),
    to: nothing,
    line: ['reversed', 'cancelled', 0],
  },
  {
    name: 'allowed after all, it is all there again',
    from: stored({ state: 'reversed', reason: 'duplicate', amount: 0 }),
    to: earns('payable', 1000),
    line: ['payable', null, 1000],
  },
  {
    name: 'paid stays paid',
    from: stored({ state: 'paid', stated: 1000 }),
    to: earns('payable', 1000),
    line: null,
  },
  {
    name: 'and changed after it is clawed back',
    from: stored({ state: 'paid', stated: 1000 }),
    to: earns('payable', 700),
    line: ['paid', 'changed', -300],
  },
  {
    name: 'paid and reversed too',
    from: stored({ state: 'paid', stated: 1000 }),
    to: nothing,
    line: ['reversed', 'cancelled', -1000],
  },
  {
    name: 'what was stated stays payable',
    from: stored({ state: 'payable', stated: 1000 }),
    to: earns('confirmed', 1000),
    line: null,
  },
] as const)('$name', ({ from, to, line }) => {
  const { line: written } = earningChange(from, to)
  expect(written && [written.state, written.reason, written.difference]).toEqual(line)
})

test('that it is changed stays said while it earns', () => {
  expect(earningChange(stored({ reason: 'changed' }), earns('confirmed', 1000)).reason).toBe('changed')
  expect(earningChange(stored({ reason: 'changed' }), nothing).reason).toBe('cancelled')
})
