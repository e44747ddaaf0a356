import { expect, test } from 'vitest'
import { sampleOfferId } from '#testing/builders/rentals/offer-ids.ts'
import { MAX_SHARED, compareUrl, readCompareUrl } from './compare-url.ts'
import { hasCar, toCarRef, readCars, withCar, withoutCar, type CarRef } from './car-refs.ts'

const NOW = Date.parse('2026-12-01T09:00Z')

function car(rateKey: string, over: Parameters<typeof sampleOfferId>[0] = {}): CarRef {
  return { offer_id: sampleOfferId({ rateKey, ...over }), vehicle_name: rateKey }
}

const [A, B, C] = [car('a'), car('b'), car('c')]

test.for([
  { name: 'nothing', stored: null, read: [] },
  { name: 'text that is no JSON', stored: '{', read: [] },
  { name: 'no list', stored: '{"a":1}', read: [] },
  { name: 'entries that are none', stored: JSON.stringify([null, 1, { offer_id: 'x' }, A]), read: [A] },
  {
    name: 'an id that is no offer’s',
    stored: JSON.stringify([{ offer_id: 'x', vehicle_name: 'x' }, A]),
    read: [A],
  },
  { name: 'a car twice, at two prices', stored: JSON.stringify([A, car('a', { shownTotal: 1 })]), read: [A] },
  {
    name: 'a car whose pick-up day is over',
    stored: JSON.stringify([car('old', { pickUpAt: '2026-11-29T10:00' }), A]),
    read: [A],
  },
  { name: 'more than fit', stored: JSON.stringify([A, B, C]), read: [A, B] },
])('a stored list is read without what it cannot hold: $name', ({ stored, read }) => {
  expect(readCars(stored, 2, NOW)).toEqual(read)
})

test('a car is in a list once, whatever its price, and no more than fit are', () => {
  const list = withCar([], A, 2) ?? []
  expect(withCar(list, car('a', { shownTotal: 1 }), 2)).toBe(list)
  const full = withCar(list, B, 2) ?? []
  expect(full).toEqual([A, B])
  expect(withCar(full, C, 2)).toBeNull()
  expect(hasCar(full, car('b', { shownTotal: 1 }))).toBe(true)
  expect(withoutCar(full, A)).toEqual([B])
})

test('an address holds each car once, at most as many as a link may, and the switch', () => {
  const ids = Array.from({ length: 15 }, (_, at) => car(`${at}`).offer_id)
  const url = compareUrl([A.offer_id, car('a', { shownTotal: 1 }).offer_id, ...ids], {
    onlyDifferences: true,
  })
  const read = readCompareUrl(new URL(url, 'http://rihla.test').searchParams)
  expect(read.offerIds).toEqual([A.offer_id, ...ids.slice(0, MAX_SHARED - 2)])
  expect(read.onlyDifferences).toBe(true)
  expect(readCompareUrl(new URLSearchParams(`offer=&offer=${'a'.repeat(601)}`)).offerIds).toEqual([])
})

test('the address of as many cars as it holds is short enough for servers and messengers', () => {
  const longest = Array.from({ length: MAX_SHARED }, (_, at) =>
    car(`a rate of a supplier with a long key ${at}`),
  )
  expect(compareUrl(longest.map(({ offer_id }) => offer_id)).length).toBeLessThan(4000)
})

const ofCar = (rateKey: string, car_id: string, change = {}): CarRef => ({ ...car(rateKey, change), car_id })

test.for([
  { name: 'another rate of the car', other: ofCar('b', 'fiat-500 DXB'), same: true },
  { name: 'the same rate, kept before cars were named', other: car('a'), same: true },
  { name: 'another rate, kept before cars were named', other: car('b'), same: false },
  { name: 'another car', other: ofCar('b', 'fiat-600 DXB'), same: false },
  {
    name: 'the car for another rental',
    other: ofCar('b', 'fiat-500 DXB', { pickUpAt: '2027-03-02T10:00' }),
    same: false,
  },
])('a kept car stays pressed when its cheapest rate changes: $name, $same', ({ other, same }) => {
  const one = ofCar('a', 'fiat-500 DXB')
  expect(hasCar([one], other)).toBe(same)
  expect(withCar([one], other, 2)).toEqual(same ? [one] : [one, other])
  expect(withoutCar([one], other)).toEqual(same ? [] : [one])
  expect(readCars(JSON.stringify([one, other]), 2, NOW)).toEqual(same ? [one] : [one, other])
})

test('two suppliers’ offers of a car at the desks of one terminal are kept as one car', () => {
  const offer = (rateKey: string, name: string, deskId: string) => {
    const desk = { id: deskId, iata: 'DXB', desk: 'in_terminal' }
    const vehicle = { name, transmission: 'manual', fuel: 'petrol', air_conditioning: true }
    return { offer_id: car(rateKey).offer_id, vehicle, pickup: desk, dropoff: desk } as Parameters<
      typeof toCarRef
    >[0]
  }
  const saved = toCarRef(offer('a', 'Citroën C3', 'one'))
  expect(hasCar([saved], toCarRef(offer('b', 'CITROEN  C3', 'other')))).toBe(true)
  expect(hasCar([saved], toCarRef(offer('b', 'Citroën C4', 'other')))).toBe(false)
})
