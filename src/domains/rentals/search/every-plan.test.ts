import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadPlans } from '#domains/suppliers/plan.store.ts'
import { testApp, type TestApp } from '#testing/app.ts'
import { searching } from '#testing/searching.ts'

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

test('a plan has as many cars as its answer says, but for those that another sells as well and cheaper', async () => {
  nextDay()
  const { suppliers } = await search()
  const offers = await everyOffer()
  for (const { id, plan, offers: told } of suppliers) {
    const listed = offers.filter(({ supplier }) => supplier.id === id && supplier.plan === plan).length
    expect(listed, plan).toBeGreaterThan(0)
    expect(listed, plan).toBeLessThanOrEqual(told)
  }
})
