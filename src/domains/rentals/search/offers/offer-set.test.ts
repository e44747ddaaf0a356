import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { journey, RENTAL } from '#testing/builders/rentals/journey.ts'
import { mergeOffers } from './merge-offers.ts'
import { copyOffer, offerSize } from './offer-json.ts'
import { buildOfferSet, chooseOffers, type OfferSet } from './offer-set.ts'
import { FILTER_KINDS, SORTS, type FilterKind, type Filters, type Offer } from '../search.contract.ts'

let app: TestApp
let offers: Offer[]
beforeAll(async () => {
  app = await testApp()
  const { offers: search } = journey(app)
  const filters = { NEARBY_GARAGES: true }
  const pages = await Promise.all([1, 2, 3].map((page) => search(RENTAL, { filters, page })))
  offers = pages.flat()
})
afterAll(() => app.close())

/** The product rules, implemented without regard to speed. */
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
}

function passes(offer: Offer, filters: Filters, except?: FilterKind): boolean {
  return FILTER_KINDS.every((kind) => {
    const wanted = filters[kind]
    return kind === except || !wanted?.length || wanted.includes(valueOf[kind](offer) ?? '')
  })
}

const anyFilters = () => {
  const values = (kind: FilterKind) => [...new Set(offers.map((offer) => valueOf[kind](offer) ?? 'none'))]
  const choice = (kind: FilterKind) => fc.subarray([...values(kind), 'no such value'], { maxLength: 3 })
  return fc.record(
    Object.fromEntries(FILTER_KINDS.map((kind) => [kind, choice(kind)])) as Record<
      FilterKind,
      fc.Arbitrary<string[]>
    >,
    { requiredKeys: [] },
  )
}

const anyOffers = () =>
  fc
    .array(
      fc.record({
        offer: fc.constantFrom(...offers),
        amount: fc.integer({ min: 1, max: 500 }),
        seats: fc.constantFrom(null, 4, 5),
      }),
      { maxLength: 60 },
    )
    .map((picked) =>
      picked.map(({ offer, amount, seats }): Offer => ({
        ...offer,
        vehicle: { ...offer.vehicle, seats },
        price: { ...offer.price, total: { amount, currency: 'EUR' } },
      })),
    )

test('whatever is filtered, a facet counts what passes the other kinds, and from which total', () => {
  expect(offers.length).toBeGreaterThan(50)
  fc.assert(
    fc.property(anyOffers(), anyFilters(), fc.constantFrom(...SORTS), (some, filters, sort) => {
      const set = buildOfferSet(some)
      const all = { page: 1, page_size: some.length }
      const { shown, total, facets } = chooseOffers(set, { filters, sort, ...all })
      const passing = some.filter((offer) => passes(offer, filters))
      expect(total).toBe(passing.length)
      expect(shown.map((position) => offerAt(set, position)).toSorted(byTotal)).toEqual(
        passing.toSorted(byTotal),
      )
      const inPages = [1, 2, 3].map((page) => chooseOffers(set, { filters, sort, page, page_size: 20 }).shown)
      expect(inPages.flat()).toEqual(shown)
      FILTER_KINDS.forEach((kind, at) => {
        const others = some.filter((offer) => passes(offer, filters, kind))
        const known = new Set(some.map(valueOf[kind]))
        const values = new Set([
          ...others.map(valueOf[kind]),
          ...(filters[kind] ?? []).filter((value) => known.has(value)),
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
          const from = having.length === 0 ? 0 : Math.min(...having.map(({ price }) => price.total.amount))
          return { value, count: having.length, from }
        })
        expect(counted.toSorted(byValue)).toEqual(naive.toSorted(byValue))
      })
    }),
    { numRuns: 300 },
  )
})

function offerAt({ json }: OfferSet, position: number): Offer {
  const bytes = Buffer.alloc(offerSize(json, position))
  expect(copyOffer(json, position, bytes, 0)).toBe(bytes.byteLength)
  return JSON.parse(bytes.toString())
}

function byTotal(one: Offer, other: Offer): number {
  const rank = ({ price, offer_id, vehicle }: Offer) => `${price.total.amount} ${offer_id} ${vehicle.seats}`
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
