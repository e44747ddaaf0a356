import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  inputsOf,
  ONE_WAY,
  RENTAL,
  ROUND_TRIP,
  SELF_DRIVE,
  TRANSFER,
  versionOf,
} from '#testing/builders/trips/trip-fares.ts'
import { computeFare } from './compute-fare.ts'
import type { Chosen, FareInputs } from '../lines/fare-inputs.ts'
import type { DistanceSlab } from '../shapes/card-parts.contract.ts'
import type { RateCardContent } from '../shapes/card-content.contract.ts'
import { slabFault, slabPrice } from '../lines/slabs.ts'

const wall = (minutes: number) =>
  Temporal.PlainDateTime.from('2027-03-26T00:00').add({ minutes }).toString().slice(0, 16)

const KINDS: readonly { content: RateCardContent; chosen: Chosen }[] = [
  ...RENTAL.packages.map(({ id }) => ({
    content: RENTAL,
    chosen: { kind: 'rental', package_id: id } as const,
  })),
  { content: TRANSFER, chosen: { kind: 'transfer', zone_id: 'centre' } },
  { content: TRANSFER, chosen: { kind: 'transfer', zone_id: null } },
  { content: ONE_WAY, chosen: { kind: 'outstation_one_way' } },
  { content: ROUND_TRIP, chosen: { kind: 'outstation_round_trip' } },
  { content: SELF_DRIVE, chosen: { kind: 'self_drive', plan_id: 'day' } },
]

const tenths = fc.integer({ min: 0, max: 30_000 }).map((count) => count / 10)
const charge = fc.record({
  kind: fc.constantFrom('toll', 'permit', 'parking', 'other'),
  reason: fc.constant('As told'),
  amount: fc.integer({ min: 0, max: 1_000_000 }),
})
const usage = fc.record({
  km: tenths,
  minutes: fc.integer({ min: 1, max: 8 * 1440 }),
  waiting: fc.integer({ min: 0, max: 600 }),
  garage: fc.integer({ min: 0, max: 90 }),
})
const trip = fc.record({
  kind: fc.constantFrom(...KINDS),
  start: fc.integer({ min: 0, max: 5 * 1440 }),
  minutes: fc.integer({ min: 60, max: 6 * 1440 }),
  routeKm: tenths,
  timeZone: fc.constantFrom('Asia/Kolkata', 'Asia/Dubai', 'Europe/Madrid'),
  taxBasisPoints: fc.constantFrom(0, 500, 1500, 1800),
})

type Trip = typeof trip extends fc.Arbitrary<infer One> ? One : never
type Usage = typeof usage extends fc.Arbitrary<infer One> ? One : never

function inputs(
  { kind, start, minutes, routeKm, timeZone, taxBasisPoints }: Trip,
  used: Usage | null,
  charges: readonly object[] = [],
) {
  const actual = used && {
    km: used.km,
    to: wall(start + used.minutes),
    waiting_minutes: used.waiting,
    garage_km: used.garage,
    garage_minutes: used.garage,
    charges: charges as NonNullable<FareInputs['actual']>['charges'],
  }
  return inputsOf({
    chosen: kind.chosen,
    start: wall(start),
    end: wall(start + minutes),
    timeZone,
    way: { km: routeKm, minutes },
    taxBasisPoints,
    ...(actual && { actual }),
  })
}

const fareOf = ({ kind }: Trip, of: FareInputs) => computeFare(of, versionOf(kind.content), 'en')

test('lines add up to the total, of a quote as of a bill', () => {
  fc.assert(
    fc.property(trip, fc.option(usage), fc.array(charge, { maxLength: 4 }), (one, used, charges) => {
      const { lines, total } = fareOf(one, inputs(one, used, charges))
      expect(lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(total.amount)
      for (const { amount } of lines) {
        expect(Number.isSafeInteger(amount.amount)).toBe(true)
        expect(amount).toMatchObject({ currency: total.currency })
        expect(amount.amount).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 500 },
  )
})

test('what was kept as JSON computes to the same, each time', () => {
  fc.assert(
    fc.property(trip, fc.option(usage), (one, used) => {
      const first = inputs(one, used)
      const restored = JSON.parse(JSON.stringify(first)) as FareInputs
      expect(fareOf(one, restored)).toEqual(fareOf(one, first))
    }),
  )
})

test('more distance, time or waiting never makes a bill cheaper', () => {
  fc.assert(
    fc.property(trip, usage, usage, (one, less, more) => {
      // Moving the return of a round trip from night to day may cost less, so only whole days are added to it.
      const isRound = one.kind.chosen.kind === 'outstation_round_trip'
      const minutes = less.minutes + (isRound ? (more.minutes % 5) * 1440 : more.minutes)
      const used = {
        km: less.km + more.km,
        minutes,
        waiting: less.waiting + more.waiting,
        garage: less.garage + more.garage,
      }
      const inKolkata = { ...one, timeZone: 'Asia/Kolkata' as const }
      expect(fareOf(inKolkata, inputs(inKolkata, used)).total.amount).toBeGreaterThanOrEqual(
        fareOf(inKolkata, inputs(inKolkata, less)).total.amount,
      )
    }),
    { numRuns: 1000 },
  )
})

test('a larger package never costs less, at any time of the day', () => {
  const ladder = RENTAL.packages.filter((one) => !one.garage_to_garage)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5 * 1440 }), (start) => {
      const totals = ladder.map(({ id, minutes }) => {
        const chosen = { kind: 'rental', package_id: id } as const
        const fareInputs = inputsOf({ chosen, start: wall(start), end: wall(start + minutes) })
        return computeFare(fareInputs, versionOf(RENTAL), 'en').total.amount
      })
      expect(totals).toEqual(totals.toSorted((one, other) => one - other))
    }),
  )
})

test('a longer hire of a car without a driver never costs less', () => {
  const quoted = (start: number, minutes: number) =>
    computeFare(
      inputsOf({
        chosen: { kind: 'self_drive', plan_id: 'day' },
        start: wall(start),
        end: wall(start + minutes),
      }),
      versionOf(SELF_DRIVE),
      'en',
    ).total.amount
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1440 }),
      fc.integer({ min: 60, max: 20_000 }),
      fc.integer({ min: 0, max: 20_000 }),
      (start, minutes, more) => {
        expect(quoted(start, minutes + more)).toBeGreaterThanOrEqual(quoted(start, minutes))
      },
    ),
  )
})

const slabs = fc
  .array(
    fc.record({
      length: fc.integer({ min: 1, max: 200 }),
      step: fc.integer({ min: 0, max: 10_000 }),
      per_km: fc.integer({ min: 0, max: 3000 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => {
    const laid: DistanceSlab[] = []
    for (const { length, step, per_km } of parts) {
      const before = laid.at(-1)
      const from_km = before?.to_km ?? 0
      const reached = before ? slabPrice(laid, from_km).price : 0
      laid.push({ from_km, to_km: from_km + length, price: reached + step, per_km })
    }
    return laid.map((slab, at) => (at === laid.length - 1 ? { ...slab, to_km: null } : slab))
  })

test('sound slabs price any distance, and a longer one no cheaper', () => {
  fc.assert(
    fc.property(slabs, tenths, tenths, (list, km, more) => {
      expect(slabFault(list)).toBeNull()
      expect(slabPrice(list, km + more).price).toBeGreaterThanOrEqual(slabPrice(list, km).price)
    }),
  )
})

test('a slab cut in two prices every distance as before', () => {
  fc.assert(
    fc.property(slabs, fc.nat(), fc.integer({ min: 1, max: 199 }), tenths, (list, at, cut, km) => {
      const slab = list[at % list.length]
      if (!slab) throw new Error('no slab')
      const cutKm = slab.from_km + cut
      fc.pre(slab.to_km === null || cutKm < slab.to_km)
      const halves = [
        { ...slab, to_km: cutKm },
        { ...slab, from_km: cutKm, price: slab.price + slab.per_km * cut },
      ]
      const parted = list.flatMap((one) => (one === slab ? halves : [one]))
      expect(slabFault(parted)).toBeNull()
      expect(slabPrice(parted, km).price).toBe(slabPrice(list, km).price)
    }),
  )
})
