import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleBooking } from '../mails/sample-booking.ts'
import { stubPlaces } from '#testing/stand-ins/stub-search.ts'
import type { Offer } from '../search/search.contract.ts'
import { betterObservation, observationsOf, type PriceObservation } from './price-observation.ts'
import type { SeenSearch } from '../search/seen-search.ts'

const RATES = { date: '2026-12-01', perEuro: { EUR: '1', AED: '4', USD: '1.1' } }
const AT = Date.parse('2026-12-01T09:00:00Z')
const place = stubPlaces([]).location('DXB', 'en')
if (!place) throw new Error('no place')

function offer(category: Offer['vehicle']['category'], amount: number, currency = 'EUR'): Offer {
  const { offer: sample } = sampleBooking()
  return {
    ...sample,
    vehicle: { ...sample.vehicle, category },
    price: { ...sample.price, total: { amount, currency } },
  }
}

function search(over: Partial<SeenSearch> = {}, rental: Partial<SeenSearch['rental']> = {}) {
  return {
    place,
    rental: {
      pickUpId: 'DXB',
      dropOffId: 'DXB',
      pickUpAt: '2027-03-01T10:00',
      dropOffAt: '2027-03-05T10:00',
      driverAge: 30,
      residence: 'AE',
      ...rental,
    },
    days: 4,
    withCreditCard: true,
    widened: false,
    offers: [offer('mini', 9000)],
    sourceOf: () => ({ planId: 'one', at: AT }),
    ...over,
  } as SeenSearch
}

test('of each class the lowest total is seen, in euros, with the time at which its supplier answered', () => {
  const [expensive, cheap, other] = [
    offer('mini', 8000, 'AED'),
    offer('mini', 6000, 'AED'),
    offer('economy', 10_002, 'AED'),
  ]
  const sourceOf = (one: Offer) => (one === cheap ? { planId: 'two', at: AT + 1 } : { planId: 'one', at: AT })
  expect(observationsOf(search({ offers: [expensive, cheap, other], sourceOf }), RATES)).toEqual([
    {
      placeId: 'DXB',
      pickUpDate: '2027-03-01',
      days: 4,
      category: 'mini',
      planId: 'two',
      total: 1500,
      seenAt: AT + 1,
    },
    {
      placeId: 'DXB',
      pickUpDate: '2027-03-01',
      days: 4,
      category: 'economy',
      planId: 'one',
      total: 2501,
      seenAt: AT,
    },
  ])
})

test.for([
  { name: 'a driver of 30', search: search({}, { driverAge: 30 }), counts: true },
  { name: 'a driver of 65', search: search({}, { driverAge: 65 }), counts: true },
  { name: 'a driver of 29', search: search({}, { driverAge: 29 }), counts: false },
  { name: 'a driver of 66', search: search({}, { driverAge: 66 }), counts: false },
  { name: 'a visitor from abroad', search: search({}, { residence: 'DE' }), counts: false },
  { name: 'another drop-off', search: search({}, { dropOffId: 'AUH' }), counts: false },
  { name: 'no credit card', search: search({ withCreditCard: false }), counts: false },
  { name: 'stations near by, too', search: search({ widened: true }), counts: false },
  { name: 'thirty days', search: search({ days: 30 }), counts: true },
  { name: 'thirty-one days', search: search({ days: 31 }), counts: false },
  {
    name: 'a currency without a rate',
    search: search({ offers: [offer('mini', 100, 'KWD')] }),
    counts: false,
  },
  { name: 'no offers', search: search({ offers: [] }), counts: false },
  { name: 'more than a row holds', search: search({ offers: [offer('mini', 2 ** 31)] }), counts: false },
])('$name counts: $counts', ({ search: one, counts }) => {
  expect(observationsOf(one, RATES).length > 0).toBe(counts)
})

const seen = (total: number, at: string): PriceObservation => ({
  placeId: 'DXB',
  pickUpDate: '2027-03-01',
  days: 4,
  category: 'mini',
  planId: 'one',
  total,
  seenAt: Date.parse(at),
})

test.for([
  {
    name: 'on one day the lower stays',
    known: seen(9000, '2026-12-01T09:00:00Z'),
    next: seen(9100, '2026-12-01T23:59:59Z'),
    stays: 'known',
  },
  {
    name: 'a price that rose is believed on the next day',
    known: seen(9000, '2026-12-01T23:59:59Z'),
    next: seen(9100, '2026-12-02T00:00:00Z'),
    stays: 'next',
  },
  {
    name: 'the same price is seen anew',
    known: seen(9000, '2026-12-01T09:00:00Z'),
    next: seen(9000, '2026-12-01T10:00:00Z'),
    stays: 'next',
  },
  {
    name: 'what was seen the day before comes too late',
    known: seen(9000, '2026-12-02T09:00:00Z'),
    next: seen(100, '2026-12-01T23:00:00Z'),
    stays: 'known',
  },
] as const)('$name', ({ known, next, stays }) => {
  expect(betterObservation(known, next)).toBe(stays === 'known' ? known : next)
})

test('whatever the order of sightings, the same one is left', () => {
  const observation = fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 72 }))
    .map(([total, hours]) => ({ ...seen(total, '2026-12-01T00:00:00Z'), seenAt: AT + hours * 3_600_000 }))
  fc.assert(
    fc.property(fc.array(observation, { minLength: 1, maxLength: 8 }), fc.nat(), (observations, seed) => {
      const shuffled = observations.toSorted(
        (one, other) => ((one.seenAt ^ seed) % 7) - ((other.seenAt ^ seed) % 7),
      )
      expect(shuffled.reduce(betterObservation)).toEqual(observations.reduce(betterObservation))
    }),
  )
})
