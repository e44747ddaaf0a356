import { expect, test } from 'vitest'
import { z } from 'zod'
import { RenticarOffer, readReply } from './replies.ts'

const Reply = z.object({ offers: z.array(z.unknown()) })
const rejection = (reason: string) => ({ ok: false, failure: { code: 'refused', reason } })
const garbage = { ok: false, failure: { code: 'garbage' } }

test.for([
  {
    name: 'an error with HTTP 200 refuses',
    status: 200,
    text: '{"status":"error","message":"Car is not available"}',
    answer: rejection('sold_out'),
  },
  {
    name: 'the same error with 422 refuses',
    status: 422,
    text: '{"status":"error","message":"Car is not available"}',
    answer: rejection('sold_out'),
  },
  {
    name: 'an error in an array refuses',
    status: 200,
    text: '[{"status":"error","message":"Unknown location"}]',
    answer: rejection('unknown_station'),
  },
  {
    name: 'a cancellation refuses by its result',
    status: 200,
    text: '{"result":"error","message":"Reservation not found"}',
    answer: rejection('not_found'),
  },
  {
    name: 'a 4xx with a message alone refuses',
    status: 400,
    text: '{"message":"Invalid date"}',
    answer: rejection('invalid_dates'),
  },
  {
    name: 'words nobody knows refuse for another reason',
    status: 200,
    text: '{"status":"error","message":"?"}',
    answer: rejection('other'),
  },
  {
    name: '401 refuses the token whatever its body',
    status: 401,
    text: '<html></html>',
    answer: rejection('not_authorized'),
  },
  {
    name: '500 may have acted, even with an error',
    status: 500,
    text: '{"status":"error","message":"Car is not available"}',
    answer: garbage,
  },
  { name: 'a page of a proxy is garbage', status: 404, text: '<html></html>', answer: garbage },
  { name: 'a redirect is garbage', status: 302, text: '{"offers":[]}', answer: garbage },
  { name: 'what is cut is garbage', status: 200, text: '{"offers":[', answer: garbage },
  { name: 'another shape is garbage', status: 200, text: '{"offers":{}}', answer: garbage },
  { name: 'nothing is garbage', status: 200, text: '', answer: garbage },
])('$name', ({ status, text, answer }) => {
  expect(readReply({ status, text }, Reply)).toMatchObject(answer)
})

const offer = {
  offerId: 'o1',
  companySlug: 'alamo',
  totalDays: 3,
  car: { carId: 7, seat: 5, brand: 'Fiat', model: 'Egea', fuelPolicy: null },
  rules: { dailyRangeLimit: null, totalRangeLimit: 0, driverAge: 21, doubleCreditCard: false },
  pricing: { totalPrice: { EUR: 87.60000000000001 }, dailyPrice: { EUR: 29.2 } },
}

test('a price is read to the hundredth, without the noise of its float', () => {
  const { pricing, car } = RenticarOffer.parse(offer)
  expect(pricing.totalPrice).toEqual({ amount: 8_760, currency: 'EUR' })
  expect(car.carId).toBe('7')
})

test.for([
  { name: 'no amount in our currency', totalPrice: { USD: 90 } },
  { name: 'an amount below nothing', totalPrice: { EUR: -1 } },
  { name: 'an amount beyond counting', totalPrice: { EUR: 1e99 } },
  { name: 'an amount in words', totalPrice: { EUR: 'free' } },
])('$name is no offer', ({ totalPrice }) => {
  const read = RenticarOffer.safeParse({ ...offer, pricing: { ...offer.pricing, totalPrice } })
  expect(read.success).toBe(false)
})

test('a one-way fee that cannot be read is no offer: it would be left out of the price', () => {
  const pricing = { ...offer.pricing, dropPrice: { EUR: '40' } }
  expect(RenticarOffer.safeParse({ ...offer, pricing }).success).toBe(false)
})
