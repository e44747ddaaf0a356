import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CATEGORIES } from '#kernel/acriss.ts'
import type { MarginRule } from './margin-rule.ts'
import { leadDays, dayMargins, type MarginedRental } from './day-margins.ts'

const TODAY = '2026-12-01'
const BOUNDS = { min: 0, max: 4000 }
const ANY = { from: null, to: null }

function rule(over: Partial<MarginRule> & { id: string }): MarginRule {
  return {
    planId: null,
    supplierId: null,
    residence: null,
    country: null,
    place: null,
    category: null,
    lead: ANY,
    days: ANY,
    how: 'set',
    basisPoints: 2000,
    startsOn: TODAY,
    endsOn: null,
    ...over,
  }
}

function rental(
  over: Partial<MarginedRental> = {},
  plan: Partial<MarginedRental['plan']> = {},
): MarginedRental {
  return {
    plan: {
      id: 'flexible',
      supplier: { id: 3, code: 'ok', name: 'OK', rating: null },
      marginBasisPoints: 1000,
      paymentTiming: 'part',
      ...plan,
    },
    residence: 'AE',
    country: 'ES',
    places: ['MAD', 'desk-1'],
    leadDays: 30,
    days: 7,
    ...over,
  }
}

const marginIn = (rules: readonly MarginRule[], of = rental(), bounds = BOUNDS) =>
  dayMargins(rules, TODAY, bounds).of(of)('economy')

test.for<{ name: string; over: Partial<MarginRule>; fits: boolean }>([
  { name: 'its plan', over: { planId: 'flexible' }, fits: true },
  { name: 'another plan', over: { planId: 'prepaid' }, fits: false },
  { name: 'its supplier', over: { supplierId: 3 }, fits: true },
  { name: 'another supplier', over: { supplierId: 4 }, fits: false },
  { name: 'the market where travellers live', over: { residence: 'AE' }, fits: true },
  { name: 'another market', over: { residence: 'SA' }, fits: false },
  { name: 'the country of the desk', over: { country: 'ES' }, fits: true },
  { name: 'another country', over: { country: 'AE' }, fits: false },
  { name: 'its airport', over: { place: 'MAD' }, fits: true },
  { name: 'another place', over: { place: 'DXB' }, fits: false },
  { name: 'its class', over: { category: 'economy' }, fits: true },
  { name: 'another class', over: { category: 'luxury' }, fits: false },
  { name: 'its days, both ends included', over: { days: { from: 7, to: 7 } }, fits: true },
  { name: 'longer rentals', over: { days: { from: 8, to: null } }, fits: false },
  { name: 'its lead time', over: { lead: { from: null, to: 30 } }, fits: true },
  { name: 'late bookings', over: { lead: { from: null, to: 29 } }, fits: false },
  { name: 'from today on', over: { startsOn: TODAY }, fits: true },
  { name: 'from tomorrow on', over: { startsOn: '2026-12-02' }, fits: false },
  { name: 'until today', over: { startsOn: '2026-11-01', endsOn: TODAY }, fits: true },
  { name: 'until yesterday', over: { startsOn: '2026-11-01', endsOn: '2026-11-30' }, fits: false },
])('a rule for $name applies: $fits', ({ over, fits }) => {
  expect(marginIn([rule({ id: 'one', ...over })])).toBe(fits ? 2000 : 1000)
})

test('a margin is set, or added to the plan’s own', () => {
  expect(marginIn([rule({ id: 'one', how: 'add', basisPoints: 200 })])).toBe(1200)
  expect(marginIn([rule({ id: 'one', how: 'add', basisPoints: -300 })])).toBe(700)
})

test('rules keep to the bounds; below zero only where those allow it and all is paid to us', () => {
  const free = rule({ id: 'one', how: 'add', basisPoints: -1500 })
  const high = rule({ id: 'one', basisPoints: 9000 })
  const prepaid = rental({}, { paymentTiming: 'now' })
  expect(marginIn([high])).toBe(4000)
  expect(marginIn([free])).toBe(0)
  expect(marginIn([free], prepaid, { min: -200, max: 4000 })).toBe(-200)
  expect(marginIn([free], rental(), { min: -200, max: 4000 })).toBe(0)
})

test('a car paid entirely at the desk has the plan’s margin, despite any rules', () => {
  const desk = rental({}, { paymentTiming: 'desk', marginBasisPoints: 0 })
  expect(marginIn([rule({ id: 'one' }), rule({ id: 'two', planId: 'flexible' })], desk)).toBe(0)
})

test.for<{ name: string; wins: Partial<MarginRule>; loses: Partial<MarginRule> }>([
  { name: 'a plan before its supplier', wins: { planId: 'flexible' }, loses: { supplierId: 3 } },
  { name: 'a place before its country', wins: { place: 'MAD' }, loses: { country: 'ES' } },
  {
    name: 'two conditions before one',
    wins: { residence: 'AE', category: 'economy' },
    loses: { category: 'economy' },
  },
  { name: 'a supplier before a market', wins: { supplierId: 3 }, loses: { residence: 'AE' } },
  { name: 'the narrower days', wins: { days: { from: 5, to: 9 } }, loses: { days: { from: 5, to: null } } },
  { name: 'the later first day', wins: { startsOn: TODAY }, loses: { startsOn: '2026-11-01' } },
])('of two rules that fit, $name', ({ wins, loses }) => {
  const [winner, loser] = [rule({ id: 'b', ...wins }), rule({ id: 'a', ...loses, basisPoints: 500 })]
  expect(marginIn([winner, loser])).toBe(2000)
  expect(marginIn([loser, winner])).toBe(2000)
})

const some = <Value>(...values: Value[]) => fc.constantFrom<Value | null>(null, ...values)
const anyRange = fc.tuple(some(1, 5, 10), some(10, 20, 40)).map(([from, to]) => ({ from, to }))
const anyRule = fc.record({
  planId: some('flexible', 'prepaid'),
  supplierId: some(3, 4),
  residence: some('AE', 'SA'),
  country: some('ES', 'AE'),
  place: some('MAD', 'DXB'),
  category: some(...CATEGORIES),
  lead: anyRange,
  days: anyRange,
  how: fc.constantFrom('set' as const, 'add' as const),
  basisPoints: fc.integer({ min: -3000, max: 6000 }),
  startsOn: fc.constantFrom('2026-11-01', TODAY, '2026-12-02'),
  endsOn: some('2026-11-30', TODAY, '2027-01-01'),
})
const anyRules = fc
  .array(anyRule, { maxLength: 12 })
  .map((rules) => rules.map((one, at): MarginRule => ({ ...one, id: `rule-${at}` })))
const anyRental = fc
  .record({
    leadDays: fc.nat(60),
    days: fc.integer({ min: 1, max: 40 }),
    paymentTiming: fc.constantFrom('now' as const, 'desk' as const, 'part' as const),
  })
  .map(({ paymentTiming, ...over }) => rental(over, { paymentTiming }))

test('the order in which rules are stored does not matter', () => {
  const shuffled = anyRules.chain((rules) =>
    fc.record({ rules: fc.constant(rules), other: fc.shuffledSubarray(rules, { minLength: rules.length }) }),
  )
  fc.assert(
    fc.property(shuffled, anyRental, fc.constantFrom(...CATEGORIES), ({ rules, other }, of, category) => {
      expect(dayMargins(other, TODAY, BOUNDS).of(of)(category)).toBe(
        dayMargins(rules, TODAY, BOUNDS).of(of)(category),
      )
    }),
  )
})

test('a rule that is narrower in every respect wins, and no margin leaves the bounds', () => {
  fc.assert(
    fc.property(anyRules, anyRental, fc.constantFrom(...CATEGORIES), (rules, of, category) => {
      const narrowest = rule({
        id: 'narrowest',
        planId: of.plan.id,
        supplierId: of.plan.supplier.id,
        residence: of.residence,
        country: of.country,
        place: 'MAD',
        category,
        lead: { from: of.leadDays, to: of.leadDays },
        days: { from: of.days, to: of.days },
        basisPoints: 3333,
      })
      const isDesk = of.plan.paymentTiming === 'desk'
      expect(dayMargins([...rules, narrowest], TODAY, BOUNDS).of(of)(category)).toBe(isDesk ? 1000 : 3333)
      const margin = dayMargins(rules, TODAY, BOUNDS).of(of)(category)
      expect(margin).toBeGreaterThanOrEqual(0)
      expect(margin).toBeLessThanOrEqual(4000)
    }),
  )
})

test.for([
  { at: '2026-12-01T09:00', days: 0 },
  { at: '2026-12-01T23:59', days: 0 },
  { at: '2026-12-02T00:00', days: 1 },
  { at: '2027-03-01T10:00', days: 90 },
  { at: '2026-11-30T10:00', days: 0 },
])('the lead of a pick-up at $at is $days days', ({ at, days }) => {
  expect(leadDays(Temporal.Instant.from('2026-12-01T22:00:00Z'), at)).toBe(days)
})
