import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cancellationTerms,
  costAt,
  costsFrom,
  isFreeAt,
  termsOf,
  type CancellationFee,
  type CancellationTerms,
} from './cancellation-terms.ts'

const PICK_UP = Temporal.Instant.from('2026-07-10T08:00:00Z')
const before = (hours: number) => PICK_UP.subtract({ hours })
const eur = (amount: number) => ({ amount, currency: 'EUR' })
const FREE: CancellationFee = { kind: 'none' }
const share = (basisPoints: number): CancellationFee => ({ kind: 'share', basisPoints })
const days = (count: number): CancellationFee => ({ kind: 'days', days: count })

/** Free until a week before, then 30%, from two days before three days’ price, and from the pick-up the full price. */
const STEPPED = cancellationTerms([
  { until: before(168), fee: FREE },
  { until: before(48), fee: share(3000) },
  { until: PICK_UP, fee: days(3) },
])
const FREE_UNTIL = termsOf({ cancellation: { free_until: before(48).toString(), non_refundable: false } })
const NEVER_FREE = termsOf({ cancellation: { free_until: null, non_refundable: false } })
const NON_REFUNDABLE = termsOf({ cancellation: { free_until: null, non_refundable: true } })

test.for([
  { name: 'long before, all comes back', terms: STEPPED, hours: 1000, kept: 0 },
  { name: 'a minute before the first step ends, still', terms: STEPPED, hours: 168 + 1 / 60, kept: 0 },
  { name: 'at its end the next holds', terms: STEPPED, hours: 168, kept: 3001 },
  { name: 'and holds to its own end', terms: STEPPED, hours: 48 + 1 / 60, kept: 3001 },
  { name: 'then three of seven days are kept', terms: STEPPED, hours: 48, kept: 4287 },
  { name: 'until the pick-up', terms: STEPPED, hours: 1 / 60, kept: 4287 },
  { name: 'after the last step nothing comes back', terms: STEPPED, hours: 0, kept: 10_003 },
  { name: 'an offer that is free until then is free before', terms: FREE_UNTIL, hours: 49, kept: 0 },
  { name: 'and costs all at that very instant', terms: FREE_UNTIL, hours: 48, kept: 10_003 },
  { name: 'an offer that is never free costs all', terms: NEVER_FREE, hours: 1000, kept: 10_003 },
  { name: 'and so does a non-refundable one', terms: NON_REFUNDABLE, hours: 1000, kept: 10_003 },
])('$name: $kept is kept of 100.03', ({ terms, hours, kept }) => {
  const now = PICK_UP.subtract({ seconds: Math.round(hours * 3600) })
  expect(costAt(terms, { paid: eur(10_003), days: 7 }, now)).toEqual({
    refund: eur(10_003 - kept),
    fee: eur(kept),
  })
})

test('a free time that a non-refundable offer names does not count', () => {
  const terms = termsOf({ cancellation: { free_until: PICK_UP.toString(), non_refundable: true } })
  expect(terms).toEqual(NON_REFUNDABLE)
})

test.for([
  { name: 'half a cent is rounded up, once', paid: 5, fee: share(1000), kept: 1 },
  { name: 'less than half is not', paid: 4, fee: share(1000), kept: 0 },
  { name: 'a third of the days', paid: 10_000, fee: days(1), kept: 3333 },
  { name: 'two thirds of them', paid: 10_000, fee: days(2), kept: 6667 },
  { name: 'no more is kept than was paid', paid: 10_000, fee: days(9), kept: 10_000 },
  { name: 'nothing of nothing, by share', paid: 0, fee: share(5000), kept: 0 },
  { name: 'nothing of nothing, by days', paid: 0, fee: days(1), kept: 0 },
])('$name: of $paid for three days $kept is kept', ({ paid, fee, kept }) => {
  const terms = cancellationTerms([{ until: PICK_UP, fee }])
  expect(costAt(terms, { paid: eur(paid), days: 3 }, before(1)).fee).toEqual(eur(kept))
})

const PAID = { paid: eur(10_000), days: 4 }
const cost = (fee: number) => ({ refund: eur(10_000 - fee), fee: eur(fee) })

test.for([
  {
    name: 'every step, and what holds after the last',
    terms: STEPPED,
    hours: 1000,
    told: [
      { until: before(168), ...cost(0) },
      { until: before(48), ...cost(3000) },
      { until: PICK_UP, ...cost(7500) },
      { until: null, ...cost(10_000) },
    ],
  },
  {
    name: 'no step that is over',
    terms: STEPPED,
    hours: 48,
    told: [
      { until: PICK_UP, ...cost(7500) },
      { until: null, ...cost(10_000) },
    ],
  },
  {
    name: 'one line once nothing comes back',
    terms: STEPPED,
    hours: 0,
    told: [{ until: null, ...cost(10_000) }],
  },
  {
    name: 'an offer’s free time in two lines',
    terms: FREE_UNTIL,
    hours: 49,
    told: [
      { until: before(48), ...cost(0) },
      { until: null, ...cost(10_000) },
    ],
  },
  {
    name: 'a non-refundable one in one',
    terms: NON_REFUNDABLE,
    hours: 49,
    told: [{ until: null, ...cost(10_000) }],
  },
  {
    name: 'steps that cost the same as one',
    terms: cancellationTerms([
      { until: before(48), fee: share(2500) },
      { until: before(24), fee: days(1) },
      { until: PICK_UP, fee: days(8) },
    ]),
    hours: 72,
    told: [
      { until: before(24), ...cost(2500) },
      { until: null, ...cost(10_000) },
    ],
  },
])('people are told $name', ({ terms, hours, told }) => {
  expect(costsFrom(terms, PAID, before(hours))).toEqual(told)
})

test.for([
  { name: 'a step without a fee', terms: FREE_UNTIL, hours: 49, free: true },
  { name: 'its end', terms: FREE_UNTIL, hours: 48, free: false },
  { name: 'no steps', terms: NON_REFUNDABLE, hours: 49, free: false },
])('$name: free $free', ({ terms, hours, free }) => {
  expect(isFreeAt(terms, before(hours))).toBe(free)
})

test.for([
  {
    name: 'steps out of order',
    steps: [
      { until: PICK_UP, fee: FREE },
      { until: before(1), fee: FREE },
    ],
  },
  {
    name: 'two that end at once',
    steps: [
      { until: PICK_UP, fee: FREE },
      { until: PICK_UP, fee: share(1) },
    ],
  },
  { name: 'more than the whole', steps: [{ until: PICK_UP, fee: share(10_001) }] },
  { name: 'a share of nothing', steps: [{ until: PICK_UP, fee: share(0) }] },
  { name: 'part of a basis point', steps: [{ until: PICK_UP, fee: share(0.5) }] },
  { name: 'no day', steps: [{ until: PICK_UP, fee: days(0) }] },
  { name: 'half a day', steps: [{ until: PICK_UP, fee: days(0.5) }] },
])('terms with $name are refused', ({ steps }) => {
  expect(() => cancellationTerms(steps)).toThrow(RangeError)
})

const someFee = fc.oneof(
  fc.constant(FREE),
  fc.integer({ min: 1, max: 10_000 }).map(share),
  fc.integer({ min: 1, max: 100 }).map(days),
)
const someTerms: fc.Arbitrary<CancellationTerms> = fc
  .uniqueArray(fc.record({ hours: fc.integer({ min: 0, max: 2000 }), fee: someFee }), {
    selector: ({ hours }) => hours,
    maxLength: 6,
  })
  .map((steps) =>
    cancellationTerms(
      steps
        .toSorted((one, other) => other.hours - one.hours)
        .map(({ hours, fee }) => ({ until: before(hours), fee })),
    ),
  )

test('refund and fee are whole, never below zero, and add up to what was paid, whatever the terms say', () => {
  fc.assert(
    fc.property(
      someTerms,
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: -10, max: 2010 }),
      (terms, paid, billed, hours) => {
        const { refund, fee } = costAt(terms, { paid: eur(paid), days: billed }, before(hours))
        expect(
          [refund.amount, fee.amount].every((amount) => Number.isSafeInteger(amount) && amount >= 0),
        ).toBe(true)
        expect(refund.amount + fee.amount).toBe(paid)
      },
    ),
  )
})

test('what people are told in steps is what they get at any instant of each', () => {
  fc.assert(
    fc.property(
      someTerms,
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: -10, max: 2010 }),
      (terms, paid, hours) => {
        const rental = { paid: eur(paid), days: 5 }
        let from = before(2010)
        for (const { until, ...told } of costsFrom(terms, rental, from)) {
          expect(costAt(terms, rental, from)).toEqual(told)
          if (until === null) break
          expect(costAt(terms, rental, until.subtract({ nanoseconds: 1 }))).toEqual(told)
          from = until
        }
        const now = before(hours)
        expect(costsFrom(terms, rental, now)[0]).toMatchObject(costAt(terms, rental, now))
      },
    ),
  )
})
