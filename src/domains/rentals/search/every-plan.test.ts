import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadPlans } from '#domains/suppliers/plan.store.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { BUSIEST_CITIES } from '#testing/builders/rentals/busiest-cities.ts'
import { searching } from '#testing/builders/rentals/searching.ts'
import type { Offer } from './search.contract.ts'

let app: TestApp
const { everyOffer, search, nextDay } = searching(() => app)
beforeAll(async () => {
  app = await testApp({ everySupplier: true })
})
afterAll(() => app.close())

test('one search is answered by every plan that is sold, each with cars', async () => {
  const plans = await loadPlans(app.database.db)
  const { complete, suppliers } = await search()
  expect(complete).toBe(true)
  expect(suppliers.map(({ name, plan, status }) => `${name} ${plan} ${status}`).toSorted()).toEqual(
    plans.map(({ supplier, label }) => `${supplier.name} ${label} ok`).toSorted(),
  )
  for (const { name, plan, offers } of suppliers) expect(offers, `${name} ${plan}`).toBeGreaterThan(0)
})

test('a credit card is asked for only where the supplier’s desk asks for one, however the car is paid', async () => {
  nextDay()
  const offers = await everyOffer()
  const creditCardNeeds = (supplier: string, fits: (offer: Offer) => boolean) =>
    new Set(
      offers
        .filter((offer) => offer.supplier.name === supplier && fits(offer))
        .map(({ payment }) => payment.credit_card_required),
    )
  const isSmall = ({ vehicle }: Offer) => ['mini', 'economy', 'compact'].includes(vehicle.category)
  expect(creditCardNeeds('Green Motion', ({ supplier }) => supplier.plan === 'Premium Plus')).toEqual(
    new Set([false]),
  )
  expect(creditCardNeeds('Green Motion', ({ supplier }) => supplier.plan !== 'Premium Plus')).toEqual(
    new Set([true]),
  )
  expect(creditCardNeeds('Najm Rentals', isSmall)).toEqual(new Set([false]))
  expect(creditCardNeeds('Najm Rentals', (offer) => !isSmall(offer))).toEqual(new Set([true]))
})

test('a desk that asks for a licence of more than a year says so on the offer and in its terms', async () => {
  nextDay()
  const offers = await everyOffer()
  const pricedByLicence = offers.filter(({ licence_years: years }) => years !== undefined)
  expect(new Set(pricedByLicence.map(({ supplier }) => supplier.name))).toEqual(new Set(['Renticar']))
  const [first] = pricedByLicence
  expect(first?.licence_years).toBe(3)
  const { body } = await app.call('/api/vehicle-detail', { body: { offer_id: first?.offer_id } })
  expect(body.terms.find(({ id }: { id: string }) => id === 'desk').text).toContain('at least 3 years')
})

test('a plan has as many cars as the reply says, and all together as many as it counts', async () => {
  nextDay()
  const { suppliers, unfiltered_total: total } = await search()
  const offers = await everyOffer()
  expect(suppliers.reduce((sum, { offers: count }) => sum + count, 0)).toBe(total)
  for (const { id, plan, offers: count } of suppliers) {
    // A supplier with a single plan may sell it in packages, each with its own name.
    const alone = suppliers.filter((other) => other.id === id).length === 1
    const listed = offers.filter(
      ({ supplier }) => supplier.id === id && (alone || supplier.plan === plan),
    ).length
    expect(listed, plan).toBeGreaterThan(0)
    expect(listed, plan).toBe(count)
  }
})

test.for(BUSIEST_CITIES)('%s is not dearer than its airport, %s', async ([city, airport]) => {
  nextDay()
  const cheapest = async (from: string) => {
    const { complete, ranges } = await search({ from })
    expect(complete).toBe(true)
    return ranges.TOTAL?.min.amount ?? Infinity
  }
  const atAirport = await cheapest(airport)
  expect(atAirport).toBeLessThan(Infinity)
  expect(await cheapest(city)).toBeLessThanOrEqual(atAirport)
})
