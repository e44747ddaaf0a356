import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { journey, RENTAL } from '#testing/builders/rentals/journey.ts'
import { mergeOffers } from './merge-offers.ts'
import { copyOffer, jsonAt, offerSize } from './offer-json.ts'
import { chooseOffers } from './choose-offers.ts'
import { buildOfferSet, writeSet, type OfferSet } from './offer-set.ts'
import { passes as passesAlone } from './passes.ts'
import type { Limits } from './ranges.ts'
import {
  FILTER_KINDS,
  RANGE_KINDS,
  SORTS,
  type FilterKind,
  type Offer,
  type RangeKind,
  type Sort,
} from '../search.contract.ts'

const app = forFile(await testApp())
const { offers: search } = journey(app)
const filters = { NEARBY_GARAGES: true }
const pages = await Promise.all([1, 2, 3].map((page) => search(RENTAL, { filters, page })))
const offers = pages.flat()

/** A reference implementation of the product rules, without optimisation. */
const valueOf: Record<FilterKind, (offer: Offer) => string | null> = {
  TRANSMISSION: ({ vehicle }) => vehicle.transmission,
  FUEL: ({ vehicle }) => vehicle.fuel,
  SUPPLIER: ({ supplier }) => supplier.code,
  SEATS: ({ vehicle }) => (vehicle.seats === null ? null : String(vehicle.seats)),
  MILEAGE: ({ mileage }) => (mileage.unlimited ? 'unlimited' : 'limited'),
  CATEGORY: ({ vehicle }) => vehicle.category,
  BODY_TYPE: ({ vehicle }) => vehicle.body_type,
  CAR_MODEL: ({ vehicle }) => vehicle.name,
  GARAGE: ({ pickup }) => pickup.id,
  CANCELLATION: ({ cancellation }) =>
    cancellation.non_refundable ? 'non_refundable' : cancellation.free_until ? 'free' : 'costs',
  FUEL_POLICY: ({ fuel_policy }) => fuel_policy,
  PAYMENT: ({ payment }) => payment.timing,
  DESK: ({ pickup }) => pickup.desk,
}

const passesLimit: Record<RangeKind, (offer: Offer, limits: Limits) => boolean> = {
  TOTAL: ({ price }, { TOTAL: { min = 0, max = Infinity } = {} }) =>
    price.total.amount >= min && price.total.amount <= max,
  DEPOSIT: ({ deposit }, { DEPOSIT }) =>
    DEPOSIT?.max === undefined || (deposit !== null && deposit.amount <= DEPOSIT.max),
  EXCESS: ({ excess }, { EXCESS }) =>
    EXCESS?.max === undefined || (excess !== null && excess.amount <= EXCESS.max),
  RATING: ({ supplier: { rating } }, { RATING }) =>
    RATING?.max === undefined || (rating !== null && rating >= -RATING.max / 10),
}

type OfferChoice = { filters: Partial<Record<FilterKind, string[]>>; limits: Limits }

function passes(offer: Offer, { filters, limits }: OfferChoice, except?: FilterKind | RangeKind): boolean {
  const has = (kind: FilterKind) => {
    const narrowing = filters[kind]
    return kind === except || !narrowing?.length || narrowing.includes(valueOf[kind](offer) ?? '')
  }
  return (
    FILTER_KINDS.every(has) &&
    RANGE_KINDS.every((kind) => kind === except || passesLimit[kind](offer, limits))
  )
}

/** Identifies the same car at one kind of desk of an airport, or at one desk in town. */
function carOf({ vehicle, pickup, dropoff }: Offer): string {
  const { name, transmission, fuel, air_conditioning } = vehicle
  const desk = ({ id, iata, desk: kind }: Offer['pickup']) =>
    iata && kind !== 'downtown' && kind !== 'railway' ? `${iata} ${kind}` : id
  return [name.toLowerCase(), transmission, fuel, air_conditioning, desk(pickup), desk(dropoff)].join('|')
}

/** Counts the offers, or the cars if `grouped`. */
function countIn(some: readonly Offer[], grouped: boolean): number {
  return grouped ? new Set(some.map(carOf)).size : some.length
}

const lowest = (some: readonly Offer[]) => Math.min(...some.map(({ price }) => price.total.amount))

const anyFilters = () => {
  const values = (kind: FilterKind) => [...new Set(offers.map((offer) => valueOf[kind](offer) ?? 'none'))]
  const choice = (kind: FilterKind) => {
    const all = [...values(kind), 'no such value']
    return fc.subarray(all, { maxLength: Math.min(3, all.length) })
  }
  // With filters of many kinds, hardly any offer would match, and all counts would be 0.
  return fc
    .subarray([...FILTER_KINDS], { maxLength: 2 })
    .chain((kinds) => fc.record(Object.fromEntries(kinds.map((kind) => [kind, choice(kind)]))))
}

const anyLimits = (): fc.Arbitrary<Limits> => {
  const amount = fc.integer({ min: 0, max: 500 })
  const maximum = fc.record({ max: amount }, { requiredKeys: [] })
  return fc.record(
    {
      TOTAL: fc.record({ min: amount, max: amount }, { requiredKeys: [] }),
      DEPOSIT: maximum,
      EXCESS: maximum,
      RATING: fc.record({ max: fc.integer({ min: -100, max: 0 }) }),
    },
    { requiredKeys: [] },
  )
}

const anyOffers = () => {
  const sum = fc.option(fc.integer({ min: 0, max: 500 }))
  return fc
    .array(
      fc.record({
        offer: fc.constantFrom(...offers),
        amount: fc.integer({ min: 1, max: 500 }),
        seats: fc.constantFrom(null, 4, 5),
        deposit: sum,
        excess: sum,
        rating: fc.option(fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10)),
      }),
      { maxLength: 60 },
    )
    .map((picked) =>
      picked.map(({ offer, amount, seats, deposit, excess, rating }): Offer => ({
        ...offer,
        vehicle: { ...offer.vehicle, seats },
        supplier: { ...offer.supplier, rating },
        deposit: deposit === null ? null : { amount: deposit, currency: 'EUR' },
        excess: excess === null ? null : { amount: excess, currency: 'EUR' },
        price: { ...offer.price, total: { amount, currency: 'EUR' } },
      })),
    )
}

const anyChoice = () =>
  fc.record({
    narrowing: fc.record({ filters: anyFilters(), limits: anyLimits() }),
    sort: fc.constantFrom(...SORTS),
    grouped: fc.boolean(),
  })

function choose(
  set: OfferSet,
  { narrowing, sort, grouped }: { narrowing: OfferChoice; sort: Sort; grouped: boolean },
) {
  const at = { ...narrowing, sort, grouped }
  const all = chooseOffers(set, { ...at, page: 1, page_size: 100 })
  const pages = [1, 2, 3].map((page) => chooseOffers(set, { ...at, page, page_size: 20 }).shown)
  expect(pages.flat()).toEqual(all.shown)
  return all
}

test('whatever is chosen, a page shows what passes: each offer, or of each car the cheapest, with how many more', () => {
  expect(offers.length).toBeGreaterThan(50)
  fc.assert(
    fc.property(anyOffers(), anyChoice(), (some, choice) => {
      const set = buildOfferSet(some)
      const { shown, cars, total, unfiltered_total } = choose(set, choice)
      const passing = some.filter((offer) => passes(offer, choice.narrowing))
      const { filters, limits } = choice.narrowing
      expect(some.filter((offer) => passesAlone(offer, filters, limits))).toEqual(passing)
      expect(total).toBe(countIn(passing, choice.grouped))
      expect(unfiltered_total).toBe(countIn(some, choice.grouped))
      const written = writeSet(set)
      const found = offersAt(written, shown)
      expect(offersAt(set, shown)).toEqual(found)
      if (!choice.grouped) {
        expect(found.toSorted(byTotal)).toEqual(passing.toSorted(byTotal))
        return
      }
      expect(new Set(found.map(carOf)).size).toBe(found.length)
      found.forEach((offer, at) => {
        const same = passing.filter((other) => carOf(other) === carOf(offer))
        expect(offer.price.total.amount).toBe(lowest(same))
        expect(cars?.[at]).toEqual({
          car: expect.any(Number),
          rates: same.length,
          suppliers: new Set(same.map(({ supplier }) => supplier.code)).size,
        })
        const { shown: rates } = chooseOffers(set, {
          ...choice.narrowing,
          sort: 'price',
          page: 1,
          page_size: 100,
          grouped: false,
          car: set.carIds[cars?.[at]?.car ?? -1],
        })
        expect(offersAt(written, rates).toSorted(byTotal)).toEqual(same.toSorted(byTotal))
      })
    }),
    { numRuns: 200 },
  )
})

test('whatever is chosen, a facet counts what passes the other kinds, and from which total', () => {
  fc.assert(
    fc.property(anyOffers(), anyChoice(), (some, choice) => {
      const { facets } = choose(buildOfferSet(some), choice)
      const { narrowing, grouped } = choice
      FILTER_KINDS.forEach((kind, at) => {
        const others = some.filter((offer) => passes(offer, narrowing, kind))
        const known = new Set(some.map(valueOf[kind]))
        const values = new Set([
          ...others.map(valueOf[kind]),
          ...(narrowing.filters[kind] ?? []).filter((value) => known.has(value)),
        ])
        values.delete(null)
        const { values: written, order = new Uint32Array(), counts, froms } = facets[at] ?? {}
        const counted = Array.from(order, (code) => ({
          value: written?.[code]?.value ?? null,
          count: counts?.[code],
          from: froms?.[code],
        }))
        const naive = [...values].map((value) => {
          const having = others.filter((offer) => valueOf[kind](offer) === value)
          return {
            value,
            count: countIn(having, grouped),
            from: having.length === 0 ? 0 : lowest(having),
          }
        })
        expect(counted.toSorted(byValue)).toEqual(naive.toSorted(byValue))
      })
    }),
    { numRuns: 200 },
  )
})

test('whatever is chosen, a step of a range counts what passes it and all else, and from which total', () => {
  fc.assert(
    fc.property(anyOffers(), anyChoice(), (some, choice) => {
      const { ranges } = choose(buildOfferSet(some), choice)
      RANGE_KINDS.forEach((kind) => {
        const others = some.filter((offer) => passes(offer, choice.narrowing, kind))
        const { limits, first, counts, froms } = ranges[kind]
        expect([...limits]).toEqual([...limits].toSorted((one, other) => one - other))
        limits.forEach((max, at) => {
          const within = others.filter((offer) => passesLimit[kind](offer, { [kind]: { max } }))
          expect(counts[first + at]).toBe(countIn(within, choice.grouped))
          expect(froms[first + at]).toBe(within.length === 0 ? 0 : lowest(within))
        })
      })
    }),
    { numRuns: 200 },
  )
})

test.for([
  ['a few deposits', [0, 15_000, 40_000, 120_000], [0, 20_000, 50_000, 200_000]],
  ['one', [50_000, 50_000], [50_000]],
  ['none stated', [], []],
  [
    'many: the highest seven',
    [100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
    [300, 500, 1000, 2000, 3000, 5000, 10_000],
  ],
] as const)('steps are round, and each lets more pass: %s', ([, deposits, steps]) => {
  const found = deposits.map((amount): Offer => ({ ...offers[0]!, deposit: { amount, currency: 'EUR' } }))
  expect(buildOfferSet(found).ranges.steps.DEPOSIT.limits).toEqual(steps)
})

function offersAt(set: OfferSet, positions: readonly number[]): Offer[] {
  const { json, at } = jsonAt(set.json, positions)
  return at.map((position) => {
    const bytes = Buffer.alloc(offerSize(json, position))
    expect(copyOffer(json, position, bytes, 0)).toBe(bytes.byteLength)
    return JSON.parse(bytes.toString())
  })
}

function byTotal(one: Offer, other: Offer): number {
  const rank = (offer: Offer) => `${offer.price.total.amount} ${JSON.stringify(offer)}`
  return rank(one) < rank(other) ? -1 : 1
}

function byValue(one: { value: string | null }, other: { value: string | null }): number {
  return (one.value ?? '') < (other.value ?? '') ? -1 : 1
}

test('of equal cars on equal terms only the cheapest stays, whatever comes first', () => {
  const at = (offer: Offer, amount: number): Offer => ({
    ...offer,
    price: { ...offer.price, total: { amount, currency: 'EUR' } },
  })
  fc.assert(
    fc.property(
      fc.constantFrom(...offers),
      fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 9 }),
      (offer, totals) => {
        const merged = mergeOffers(totals.map((amount) => at(offer, amount)))
        expect(merged.map(({ price }) => price.total.amount)).toEqual([Math.min(...totals)])
      },
    ),
  )
})

test.for([
  [
    'cancellation',
    (offer: Offer): Offer => ({ ...offer, cancellation: { free_until: null, non_refundable: true } }),
  ],
  ['payment', (offer: Offer): Offer => ({ ...offer, payment: { ...offer.payment, timing: 'now' } })],
  [
    'mileage',
    (offer: Offer): Offer => ({
      ...offer,
      mileage: { ...offer.mileage, unlimited: !offer.mileage.unlimited },
    }),
  ],
  ['fuel policy', (offer: Offer): Offer => ({ ...offer, fuel_policy: 'free_full_tank' })],
  ['excess', (offer: Offer): Offer => ({ ...offer, excess: { amount: 0, currency: 'EUR' } })],
  ['inclusions', (offer: Offer): Offer => ({ ...offer, inclusions: [...offer.inclusions, 'navigation'] })],
  ['station', (offer: Offer): Offer => ({ ...offer, pickup: { ...offer.pickup, id: 'another' } })],
] as const)('the same car on other terms (%s) is another offer', ([, change]) => {
  const offer = offers.find(
    ({ payment, cancellation }) => payment.timing === 'part' && !cancellation.non_refundable,
  )!
  expect(mergeOffers([offer, change(offer)])).toHaveLength(2)
})
