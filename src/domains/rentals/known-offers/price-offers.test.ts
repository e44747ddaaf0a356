import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fail, ok } from '#kernel/result.ts'
import { PLAN_MARGINS } from '../margins/day-margins.ts'
import { pictureDirectory } from '#domains/suppliers/pictures/picture-directory.service.ts'
import type { SupplierConnector } from '#domains/suppliers/public.ts'
import { sampleOfferId } from '#testing/builders/rentals/offer-ids.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { stubRates, stubDeadline } from '#testing/stand-ins/stub-rates.ts'
import { stubPlaces } from '#testing/stand-ins/stub-search.ts'
import { stubConnector, stubPlan, stubRate } from '#testing/stand-ins/stub-suppliers.ts'
import { decodeOfferId, type OfferKey } from '../search/offers/offer-id.ts'
import { createSearchState } from '../search/search-state.service.ts'
import { MAX_QUESTIONS, priceOffers } from './price-offers.usecase.ts'

const EXCHANGE = { date: '2026-12-01', perEuro: { EUR: '1', USD: '2' } }
const DEADLINE_MS = 1000
const PLAN = stubPlan('plan', 1)

// Fake timers skip the wait for a supplier that does not respond before the deadline.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** Creates a supplier whose cars cost 132 with our margin, and counts its requests. */
function market(availability: SupplierConnector['availability'] = async () => ok([stubRate()])) {
  const asked = vi.fn<SupplierConnector['availability']>(availability)
  const clock = testClock()
  const app = {
    plans: [PLAN],
    isPlanOn: () => true,
    places: stubPlaces([PLAN]),
    fetchRates: stubRates({
      connectors: new Map([[PLAN.id, stubConnector(asked)]]),
      exchange: () => EXCHANGE,
      clock,
    }),
    settings: stubDeadline(DEADLINE_MS),
    searchState: createSearchState(clock),
    exchange: () => EXCHANGE,
    margins: { ofToday: () => PLAN_MARGINS },
    pictures: pictureDirectory(),
    clock,
  }
  return {
    asked,
    price: (offerIds: string[], over: { currency?: string; partnerBasisPoints?: number } = {}) =>
      priceOffers(app, { offerIds, language: 'en', currency: undefined, partnerBasisPoints: 0, ...over }),
  }
}

const offer = (change: Partial<OfferKey> = {}) =>
  sampleOfferId({ pickUpStationId: 'desk-1', dropOffStationId: 'desk-1', shownTotal: 13_200, ...change })

const onDay = (day: number) => {
  const pickUp = Temporal.PlainDate.from('2027-03-01').add({ days: day })
  return { pickUpAt: `${pickUp}T10:00`, dropOffAt: `${pickUp.add({ days: 4 })}T10:00` }
}

test.for([
  { name: 'as it was', shown: 13_200, changed: null },
  { name: 'a hundredth off, by converting', shown: 13_201, changed: null },
  { name: 'risen', shown: 12_000, changed: { before: 12_000, after: 13_200 } },
  { name: 'fallen', shown: 15_000, changed: { before: 15_000, after: 13_200 } },
])('an offer has today’s price and says from what it changed: $name', async ({ shown, changed }) => {
  const [item] = await market().price([offer({ shownTotal: shown })])
  const eur = (amount: number) => ({ amount, currency: 'EUR' })
  expect(item).toMatchObject({
    state: 'offered',
    cause: null,
    shown: eur(shown),
    price_changed: changed && { before: eur(changed.before), after: eur(changed.after) },
    rental: { pickup_at: '2027-03-01T10:00', days: 4, driver_age: 30 },
  })
  // The car's link contains this price, so that the car’s page can report a later change.
  expect(decodeOfferId(item?.offer?.offer_id ?? '')?.shownTotal).toBe(13_200)
})

test('both prices are in the currency that is asked for', async () => {
  const [item] = await market().price([offer({ shownTotal: 10_000 })], { currency: 'USD' })
  expect(item?.price_changed).toEqual({
    before: { amount: 20_000, currency: 'USD' },
    after: { amount: 26_400, currency: 'USD' },
  })
})

test.for([
  { name: 'a car that is sold', change: { rateKey: 'gone' }, cause: 'sold_out' },
  {
    name: 'a pick-up that has passed',
    change: { pickUpAt: '2026-01-01T10:00' },
    cause: 'pick_up_in_the_past',
  },
  { name: 'a desk that is not theirs', change: { pickUpStationId: 'desk-9' }, cause: 'offer_not_found' },
  { name: 'a plan that is no more', change: { planId: 'gone' }, cause: 'offer_not_found' },
])('$name is gone, and says why', async ({ change, cause }) => {
  const [item] = await market().price([offer(change)])
  expect(item).toMatchObject({ state: 'gone', cause, offer: null })
})

test('what is no offer is gone, and the others keep their places', async () => {
  const items = await market().price(['nothing', offer()])
  expect(items.map(({ offer_id, state }) => [offer_id, state])).toEqual([
    ['nothing', 'gone'],
    [offer(), 'offered'],
  ])
  expect(items[0]).toMatchObject({ cause: 'offer_not_found', rental: null, shown: null })
})

test('cars of one rental share a request, and the next look is from the cache', async () => {
  const { asked, price } = market(async () => ok([stubRate(), stubRate({ key: 'other' })]))
  const ids = [offer(), offer({ rateKey: 'other' }), offer({ rateKey: 'gone' })]
  const states = (await price(ids)).map(({ state }) => state)
  expect(states).toEqual(['offered', 'offered', 'gone'])
  await price(ids)
  expect(asked).toHaveBeenCalledTimes(1)
})

test('one call asks suppliers no more than one search does, and says which cars it did not ask for', async () => {
  const { asked, price } = market()
  const ids = Array.from({ length: MAX_QUESTIONS + 3 }, (_, day) => offer(onDay(day)))
  const items = await price(ids)
  expect(asked).toHaveBeenCalledTimes(MAX_QUESTIONS)
  const waiting = items.filter(({ state }) => state === 'not_asked').map(({ offer_id }) => offer_id)
  expect(waiting).toEqual(ids.slice(MAX_QUESTIONS))
  expect((await price(waiting)).map(({ state }) => state)).toEqual(waiting.map(() => 'offered'))
})

test.for([
  {
    name: 'a supplier that is out of reach',
    availability: async () => fail({ code: 'unreachable', detail: 'ECONNREFUSED' } as const),
    expected: { state: 'unanswered', cause: null },
  },
  {
    name: 'a supplier that does not answer in time',
    availability: () => new Promise<never>(() => undefined),
    expected: { state: 'unanswered', cause: null },
  },
  {
    name: 'a supplier that refuses',
    availability: async () => fail({ code: 'refused', reason: 'station_closed', detail: 'closed' } as const),
    expected: { state: 'gone', cause: 'station_closed' },
  },
])('$name: $expected', async ({ availability, expected }) => {
  const answer = market(availability).price([offer()])
  await vi.advanceTimersByTimeAsync(DEADLINE_MS)
  expect((await answer)[0]).toMatchObject({ ...expected, offer: null, shown: { amount: 13_200 } })
})
