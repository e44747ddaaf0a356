import { beforeEach, expect, test } from 'vitest'
import type { Offer } from '../search/search.contract.ts'
import { journey, RENTAL } from '#testing/builders/rentals/journey.ts'
import { staffCalls } from '#testing/builders/staff/staff-calls.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await testApp())
const other = forFile(await testApp({ sharedWith: app }))
const staff = await staffCalls(app)
beforeEach(async () => {
  const { body } = await staff.get('margins')
  for (const { margin_id: id, version } of body.items) await staff.post(`margins/${id}/remove`, { version })
})

const EVERYTHING = {
  plan_id: null,
  supplier_id: null,
  residence: null,
  country: null,
  place_id: null,
  category: null,
  lead_from: null,
  lead_to: null,
  days_from: null,
  days_to: null,
  how: 'add',
  percent: 2,
  starts_on: '2026-01-01',
  ends_on: null,
}
const ruleFor = (over: object) => ({ ...EVERYTHING, ...over })
const FOLLOWED = { seconds: 2 }

/** Returns the totals of a plan's offers, in cents, by the name of each car. */
async function totalsIn(process: TestApp, plan: string, query = RENTAL) {
  const offers = (await journey(process).offers(query)).filter(({ supplier }) => supplier.plan === plan)
  return new Map(offers.map((offer) => [nameOf(offer), offer.price]))
}

const nameOf = ({ vehicle, pickup }: Offer) => `${vehicle.name} ${vehicle.acriss} ${pickup.id}`

/** Returns the margin on a plan's first car, in percent of the supplier's price. */
async function marginIn(process: TestApp, plan = 'Flexible', query = RENTAL) {
  const [price] = (await totalsIn(process, plan, query)).values()
  if (!price) throw new Error(`no ${plan} offer`)
  return Math.round(((price.total.amount - price.supplier_total.amount) / price.supplier_total.amount) * 100)
}

test('a margin for one market is raised by 2%: previewed, it holds in the next search of that market alone, and not in a cart', async () => {
  const market = ruleFor({ residence: 'SA' })
  const inMarket = `${RENTAL}&residence=SA`
  const steps = journey(app, inMarket)
  const token = await steps.guest()
  const quote = await steps.quote('Flexible')
  const cart = await steps.cart(token, quote.quote_id)
  expect(await marginIn(app, 'Flexible', inMarket)).toBe(10)
  expect(await marginIn(other, 'Flexible', inMarket)).toBe(10)

  const preview = (await staff.post('margins/preview', { ...market, place_id: 'DXB', instead_of: null })).body
  expect(preview.offers).toBeGreaterThan(preview.changed)
  expect(preview).toMatchObject({ residence: 'SA', places: [{ place_id: 'DXB', unanswered: 0 }] })
  // Two percentage points of 110 or 112 percent of the supplier's price.
  expect(preview.percent.least).toBeGreaterThan(1.7)
  expect(preview.percent.most).toBeLessThan(1.9)
  expect(preview.examples[0].after.amount).toBeGreaterThan(preview.examples[0].before.amount)
  expect(await marginIn(app, 'Flexible', inMarket)).toBe(10)

  expect((await staff.post('margins', market)).status).toBe(201)
  expect(await marginIn(app, 'Flexible', inMarket)).toBe(12)
  expect(await marginIn(app)).toBe(10)
  app.clock.pass(FOLLOWED)
  expect(await marginIn(other, 'Flexible', inMarket)).toBe(12)

  // An offer seen before gets the new price when it is chosen; a cart keeps its price.
  const chosen = await app.call('/api/vehicle-detail', { body: { offer_id: quote.offer.offer_id } })
  expect(chosen.body.price_changed.before).toEqual(quote.offer.price.total)
  const ordered = (await steps.order(token, cart)).body.booking
  expect(ordered).toMatchObject({ status: 'confirmed', price: { total: cart.price.total } })
})

test('a reply that is kept shows no margin of before', async () => {
  const search = async (process: TestApp) =>
    (await process.call(`/api/searching?${RENTAL}`, { body: { sort: 'price', page_size: 1 } })).body.items[0]
      .price.total.amount
  for (const process of [app, other]) for (const _ of [1, 2, 3]) await search(process)
  const before = await search(other)
  await staff.post('margins', ruleFor({ percent: 10 }))
  expect(await search(app)).toBeGreaterThan(before)
  app.clock.pass(FOLLOWED)
  expect(await search(other)).toBeGreaterThan(before)
})

test('the most specific rule decides alone, and a plan paid at the desk has none', async () => {
  await staff.post('margins', ruleFor({ how: 'set', percent: 20 }))
  await staff.post('margins', ruleFor({ how: 'set', percent: 5, place_id: 'DXB', days_from: 4, days_to: 4 }))
  await staff.post('margins', ruleFor({ how: 'set', percent: 30, place_id: 'DXB', days_from: 5 }))
  expect(await marginIn(app)).toBe(5)
  expect(await marginIn(app, 'Standard')).toBe(0)
})

test('a rule holds from its first day to its last', async () => {
  const today = app.clock.now().toString().slice(0, 10)
  const tomorrow = app.clock.now().add({ hours: 24 }).toString().slice(0, 10)
  await staff.post('margins', ruleFor({ starts_on: tomorrow, ends_on: tomorrow }))
  await staff.post('margins', ruleFor({ percent: 5, ends_on: today }))
  expect(await marginIn(app)).toBe(15)
  const states = async () =>
    (await staff.get('margins')).body.items.map(({ state }: { state: string }) => state)
  expect(await states()).toEqual(['holds', 'coming'])
  app.clock.pass({ hours: 24 })
  expect(await marginIn(app)).toBe(12)
  expect(await states()).toEqual(['over', 'holds'])
})

test('a change or removal of what a colleague has changed meanwhile is refused', async () => {
  const { margin_id: id } = (await staff.post('margins', EVERYTHING)).body.margin
  const changes = [ruleFor({ percent: 3, version: 1 }), ruleFor({ percent: 4, version: 1 })]
  const both = await Promise.all(changes.map((body) => staff.post(`margins/${id}`, body)))
  expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
  expect((await staff.post(`margins/${id}/remove`, { version: 1 })).body.code).toBe('margin_changed')
  expect((await staff.post(`margins/${id}/remove`, { version: 2 })).status).toBe(200)
  expect((await staff.post(`margins/${id}/remove`, { version: 3 })).body.code).toBe('margin_not_found')
  expect(await marginIn(app)).toBe(10)
})

test.for([
  { name: 'a plan that is not there', body: { plan_id: 'nothing' }, path: 'plan_id' },
  { name: 'a supplier that is not there', body: { supplier_id: 9999 }, path: 'supplier_id' },
  { name: 'a place that is not there', body: { place_id: 'NOWHERE' }, path: 'place_id' },
  { name: 'days from more to less', body: { days_from: 9, days_to: 3 }, path: 'days_to' },
  { name: 'a last day before the first', body: { ends_on: '2025-12-31' }, path: 'ends_on' },
])('a rule for $name is refused at its field, also in a preview', async ({ body, path }) => {
  for (const [call, more] of [['margins', {}] as const, ['margins/preview', { instead_of: null }] as const])
    expect(await staff.post(call, { ...ruleFor(body), ...more })).toMatchObject({
      status: 422,
      body: { code: 'margin_invalid', fields: [{ path }] },
    })
})

test('a plan paid at the desk cannot have a rule of its own', async () => {
  const { body } = await staff.get('suppliers')
  const desk = body.items.find(({ payment }: { payment: string }) => payment === 'desk')
  expect(await staff.post('margins', ruleFor({ plan_id: desk.plan_id }))).toMatchObject({
    status: 422,
    body: { fields: [{ path: 'plan_id', code: 'margin_plan_at_desk' }] },
  })
})
