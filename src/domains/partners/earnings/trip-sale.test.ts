import { expect, test } from 'vitest'
import type { AttributedTrip } from '#domains/trips/public.ts'
import { money } from '#kernel/money.ts'
import { tripFare } from '#testing/builders/partners/attributed-trips.ts'
import { earningOf } from './earning-of.ts'
import { tripSale } from './trip-sale.ts'

const at = (text: string) => Temporal.Instant.from(text)
const START = at('2027-03-01T06:00:00Z')
const ENDED = at('2027-03-01T11:00:00Z')
const HOLDING_ENDED = at('2027-03-31T11:00:00Z')
const TERMS = { earns: 'percent', basisPoints: 500 } as const

/** AED 240.00 before what is passed on, and AED 300.00 by its bill. */
function trip(changes: Partial<AttributedTrip>): AttributedTrip {
  return {
    id: 'trip',
    reference: 'ABCDEFGH23',
    status: 'booked',
    cityId: 'ae-dxb',
    startAt: START,
    endAt: at('2027-03-01T10:00:00Z'),
    endedAt: null,
    fare: tripFare(24_000),
    bill: null,
    orderedAt: at('2026-12-01T09:00:00Z'),
    emails: [],
    phones: [],
    ...changes,
  }
}
const BILL = tripFare(30_000)

const made = { status: 'ended', endedAt: ENDED } as const
const billed = { status: 'billed', endedAt: ENDED, bill: BILL } as const
const earns = (state: string, amount: number, more = {}) => ({
  state,
  amount,
  reason: null,
  nextAt: null,
  ...more,
})
const reversed = (reason: string) => earns('reversed', 0, { reason })

test.for([
  {
    name: 'booked, also after its start',
    of: { status: 'booked' },
    now: ENDED,
    earning: earns('pending', 1200),
  },
  { name: 'with a vehicle', of: { status: 'assigned' }, now: ENDED, earning: earns('pending', 1200) },
  { name: 'on the way', of: { status: 'started' }, now: ENDED, earning: earns('pending', 1200) },
  { name: 'made', of: made, now: ENDED, earning: earns('confirmed', 1200) },
  { name: 'made and not billed', of: made, now: HOLDING_ENDED, earning: earns('confirmed', 1200) },
  { name: 'billed', of: billed, now: ENDED, earning: earns('confirmed', 1500, { nextAt: HOLDING_ENDED }) },
  { name: 'after its holding days', of: billed, now: HOLDING_ENDED, earning: earns('payable', 1500) },
  { name: 'cancelled', of: { status: 'cancelled' }, now: ENDED, earning: reversed('cancelled') },
  { name: 'of nobody who came', of: { status: 'no_show' }, now: ENDED, earning: reversed('no_show') },
] as const)('a trip, $name: $earning.state', ({ of, now, earning }) => {
  const facts = {
    sale: tripSale(trip(of), TERMS),
    holdingDays: 30,
    chargedBack: 0,
    flags: [],
    decision: null,
  }
  expect(earningOf(facts, now, money(10_000, 'EUR'))).toMatchObject(earning)
})

test('what is suspicious of a trip in another currency than the limit’s waits for a person', () => {
  const sale = tripSale(trip({ status: 'billed', endedAt: ENDED, bill: BILL }), TERMS)
  const facts = { sale, holdingDays: 30, chargedBack: 0, flags: ['own_phone'], decision: null } as const
  expect(earningOf(facts, HOLDING_ENDED, money(10_000, 'EUR'))).toMatchObject({
    state: 'confirmed',
    toDecide: true,
  })
  expect(earningOf(facts, HOLDING_ENDED, money(10_000, 'AED'))).toMatchObject({
    state: 'payable',
    toDecide: false,
  })
})
