import { expect, test } from 'vitest'
import type { KnownOffer } from '#domains/rentals/known-offers/known-offers.contract.ts'
import { sampleOfferId } from '#testing/builders/rentals/offer-ids.ts'
import { tripsOf } from './saved-trips.ts'

type OfferInput = { name: string; day: string; total: number | null }

function known({ name, day, total }: OfferInput): KnownOffer {
  const [pickUpAt, dropOffAt] = [`${day}T10:00`, '2027-04-01T10:00']
  const offer_id = sampleOfferId({ pickUpAt, dropOffAt, rateKey: name, shownTotal: 1 })
  const offer = total === null ? null : { price: { total: { amount: total, currency: 'EUR' } } }
  return { offer_id, offer, rental: { pickup_at: pickUpAt } } as KnownOffer
}

test('cars stand by their trip, the earliest first; in each the cheapest first, and last what is gone', () => {
  const cars = [
    known({ name: 'march gone', day: '2027-03-10', total: null }),
    known({ name: 'march dear', day: '2027-03-10', total: 300 }),
    known({ name: 'february', day: '2027-02-10', total: 900 }),
    known({ name: 'march cheap', day: '2027-03-10', total: 200 }),
  ]
  const nothing = { offer_id: 'nothing', offer: null, rental: null } as KnownOffer
  const order = (at: number[]) => at.map((one) => cars[one]?.offer_id)
  expect(tripsOf([nothing, ...cars]).map(({ items }) => items.map(({ offer_id }) => offer_id))).toEqual([
    order([2]),
    order([3, 1, 0]),
    ['nothing'],
  ])
})
