import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TRIP_CATEGORIES } from '#domains/fares/categories.contract.ts'
import { noShowCost, noShowFrom, tripCostAt, tripCostsFrom, type Cancellable } from './trip-cancellation.ts'

const PICK_UP = Temporal.Instant.from('2027-01-15T04:00:00Z')
const inr = (amount: number) => ({ amount, currency: 'INR' })
const trip = (over: Partial<Cancellable> = {}): Cancellable => ({
  category: TRIP_CATEGORIES.rental,
  startAt: PICK_UP,
  total: inr(100_003),
  paid: inr(100_003),
  isUnapproved: false,
  ...over,
})
const minutesBefore = (minutes: number) => PICK_UP.subtract({ minutes })

const { rental, selfDrive, airportPickUp, airportDrop, outstationOneWay, outstationRoundTrip, shuttle } =
  TRIP_CATEGORIES

/** The last free minute, the first chargeable one, and its charge on 1000.03. */
const RULES = [
  { name: 'an hour package', category: rental, free: 121, late: 120, charged: 50_002 },
  { name: 'a self-drive car', category: selfDrive, free: 1441, late: 1440, charged: 50_002 },
  { name: 'an airport pick-up', category: airportPickUp, free: 181, late: 180, charged: 50_002 },
  { name: 'an airport drop', category: airportDrop, free: 121, late: 120, charged: 50_002 },
  { name: 'an outstation trip one way', category: outstationOneWay, free: 361, late: 360, charged: 25_001 },
  {
    name: 'an outstation round trip',
    category: outstationRoundTrip,
    free: 1441,
    late: 1440,
    charged: 25_001,
  },
  { name: 'a shuttle seat', category: shuttle, free: 721, late: 720, charged: 100_003 },
]

test('the table has every category', () => {
  expect(RULES.map(({ category }) => category).toSorted()).toEqual(Object.values(TRIP_CATEGORIES).toSorted())
})

test.for(RULES)(
  '$name is free to cancel $free minutes before, and $late before it costs $charged of 1000.03',
  ({ category, free, late, charged }) => {
    const one = trip({ category })
    expect(tripCostAt(one, minutesBefore(free))).toEqual({ fee: inr(0), refund: inr(100_003) })
    for (const minutes of [late, 1])
      expect(tripCostAt(one, minutesBefore(minutes))).toEqual({
        fee: inr(charged),
        refund: inr(100_003 - charged),
      })
    for (const minutes of [0, -600])
      expect(tripCostAt(one, minutesBefore(minutes))).toEqual({ fee: inr(100_003), refund: inr(0) })
  },
)

test.for([
  {
    name: 'nothing was paid in advance, as for payment to the driver',
    over: { paid: inr(0) },
    fee: 0,
    refund: 0,
  },
  { name: 'less was paid than the fee', over: { paid: inr(20_000) }, fee: 20_000, refund: 0 },
  { name: 'it is not approved', over: { isUnapproved: true }, fee: 0, refund: 100_003 },
])(
  'if $name, an hour before the pick-up $fee is charged and $refund is refunded',
  ({ over, fee, refund }) => {
    expect(tripCostAt(trip(over), minutesBefore(60))).toEqual({ fee: inr(fee), refund: inr(refund) })
  },
)

test('a no-show refunds nothing', () => {
  expect(noShowCost(trip())).toEqual({ fee: inr(100_003), refund: inr(0) })
})

test.for([
  { name: 'a driver waits half an hour', category: rental, minutes: 30 },
  { name: 'half an hour before a drop at the airport', category: airportDrop, minutes: 30 },
  { name: 'an hour at an airport', category: airportPickUp, minutes: 60 },
  { name: 'an hour before a long way', category: outstationOneWay, minutes: 60 },
  { name: 'an hour before a round trip', category: outstationRoundTrip, minutes: 60 },
  { name: 'a self-drive car is held for two hours', category: selfDrive, minutes: 120 },
  { name: 'a shuttle waits for nobody', category: shuttle, minutes: 0 },
])('$name', ({ category, minutes }) => {
  expect(noShowFrom({ category, startAt: PICK_UP })).toEqual(PICK_UP.add({ minutes }))
})

test('each future step is listed, and equal ones are merged', () => {
  const whole = { fee: inr(100_003), refund: inr(0) }
  expect(tripCostsFrom(trip(), minutesBefore(600))).toEqual([
    { until: minutesBefore(120), fee: inr(0), refund: inr(100_003) },
    { until: PICK_UP, fee: inr(50_002), refund: inr(50_001) },
    { until: null, ...whole },
  ])
  expect(tripCostsFrom(trip({ category: shuttle }), minutesBefore(60))).toEqual([{ until: null, ...whole }])
  expect(tripCostsFrom(trip({ paid: inr(0) }), minutesBefore(600))).toEqual([
    { until: null, fee: inr(0), refund: inr(0) },
  ])
})

test('fee and refund are never below zero and add up to what was paid, and waiting never makes it cheaper', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(TRIP_CATEGORIES)),
      fc.nat(10_000_000),
      fc.nat(10_000_000),
      fc.integer({ min: -100, max: 3000 }),
      (category, total, paid, minutes) => {
        const one = trip({ category, total: inr(total), paid: inr(paid) })
        const { fee, refund } = tripCostAt(one, minutesBefore(minutes))
        expect(Math.min(fee.amount, refund.amount)).toBeGreaterThanOrEqual(0)
        expect(fee.amount + refund.amount).toBe(paid)
        const later = tripCostAt(one, minutesBefore(minutes - 10))
        expect(later.fee.amount).toBeGreaterThanOrEqual(fee.amount)
      },
    ),
  )
})
