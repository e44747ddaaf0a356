import { afterAll, beforeAll, expect, test } from 'vitest'
import { share, type Money } from '#kernel/money.ts'
import type { AppContext } from '#src/wiring/app-context.ts'
import { createAnonymousPages } from './anonymous-pages.ts'
import { createRender } from './create-render.tsx'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { addPartner } from '#testing/builders/accounts/partners.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { readApiReference } from '#testing/builders/api/api-reference.ts'
import { priceRecorder } from '#testing/builders/content/price-recorder.ts'
import { journey, RENTAL } from '#testing/builders/rentals/journey.ts'

const { render, renderRequest } = createRender({})
const site = {
  distDir: '',
  render,
  anonymousPages: createAnonymousPages(renderRequest),
  indexedPaths: [],
  closedPaths: [],
} as unknown as NonNullable<AppContext['site']>

/** Markup per visitor in basis points, by partner code. */
const PERCENTS = { nobody: 0, FIVE: 500, TWELVE: 1200, SHARE: 0 } as const
type Visitor = keyof typeof PERCENTS
/** Each sends the same requests, and again after the others. */
const VISITS: Visitor[] = ['nobody', 'FIVE', 'TWELVE', 'nobody', 'SHARE', 'FIVE', 'nobody']

let app: TestApp
const cookies: Partial<Record<Visitor, string>> = {}
let deal: { id: string; offer: string }
beforeAll(async () => {
  app = await testApp({ fleet: { stock: 100 }, context: { site } })
  const people = peopleOf(app)
  for (const code of ['FIVE', 'TWELVE', 'SHARE'] as const) {
    const owner = await people.add({ role: 'traveller', email: `${code.toLowerCase()}@example.com` })
    const terms = code === 'SHARE' ? { earns: 'margin_share' as const, share_basis_points: 4000 } : {}
    const usual_basis_points = PERCENTS[code]
    await addPartner(app.database.db, { code, owner, now: app.clock.now(), usual_basis_points, ...terms })
    const clicked = await app.app.request(`http://rihla.test/en?aff=${code}`, {
      headers: { ...PAGE, 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
    })
    cookies[code] = clicked.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
  }
  const { prices, daysAhead } = priceRecorder(app)
  const days = Array.from({ length: 8 }, (_, at) => daysAhead(90 + at))
  await prices(...days.map((pickUpDate) => ({ pickUpDate })), { pickUpDate: daysAhead(98), total: 7001 })
  deal = { id: daysAhead(90).slice(0, 7), offer: (await journey(app).offers())[0]?.offer_id ?? '' }
})
afterAll(() => app.close())

const PAGE = { accept: 'text/html' }

const asVisitor = (visitor: Visitor) => ({ cookie: cookies[visitor] ?? '' })

function withPercent(amount: number, visitor: Visitor): number {
  return amount + share({ amount, currency: 'EUR' }, PERCENTS[visitor]).amount
}

/** Amounts of a reply by their place in it, of those fields alone. */
function amountsOf(value: unknown, fields: readonly string[], at = ''): [string, number][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]): [string, number][] => {
    const isAmount = fields.includes(name) && typeof inner === 'object' && inner !== null && 'amount' in inner
    return isAmount ? [[`${at}/${name}`, (inner as Money).amount]] : amountsOf(inner, fields, `${at}/${name}`)
  })
}

type PricedRequest = { path: string; body?: object; fields: readonly string[] }

/** Routes that tell a visitor the price of a car: with the percent of the partner who led them here, in these fields. */
const PRICED: Record<string, () => PricedRequest> = {
  'get /api/home': () => ({ path: '/api/home?lang_id=1', fields: ['total', 'usual'] }),
  'get /api/deals': () => ({ path: '/api/deals?lang_id=1', fields: ['total', 'usual'] }),
  'get /api/price-calendar': () => ({
    path: `/api/price-calendar?pickup_id=DXB&month=${deal.id}&days=3`,
    fields: ['from'],
  }),
  'get /api/destination-country': () => ({
    path: '/api/destination-country?country=united-arab-emirates&lang_id=1',
    fields: ['total'],
  }),
  'get /api/destination': () => ({
    path: '/api/destination?country=united-arab-emirates&place=dubai-airport-dxb&lang_id=1',
    fields: ['total'],
  }),
  'post /api/searching': () => ({
    path: `/api/searching?${RENTAL}`,
    body: { page_size: 100, sort: 'price' },
    fields: ['total'],
  }),
  'post /api/vehicle-detail': () => ({
    path: '/api/vehicle-detail',
    body: { offer_id: deal.offer, lang_id: 1, currency_id: 1 },
    fields: ['total'],
  }),
  'post /api/offers': () => ({
    path: '/api/offers',
    body: { offer_ids: [deal.offer], lang_id: 1, currency_id: 1 },
    fields: ['total'],
  }),
}

/** Routes that tell what was fixed when the car was quoted, or amounts that no visitor's partner changes. */
const FIXED: ReadonlySet<string> = new Set([
  ...['add-car', 'modify-booking', 'coupon', 'remove-coupon', 'order', 'without-credit-order'].map(
    (path) => `post /api/user/${path}`,
  ),
  ...['cancle-booking', 'payment-action', 'get-last-order-detail', 'rating'].map(
    (path) => `post /api/user/${path}`,
  ),
  ...['booking', 'invoice', 'coupons', 'refer-friend'].map((path) => `get /api/user/${path}`),
  'post /api/manage-booking',
  // Prices of a booking, and of a car priced for the attributed partner.
  'get /api/user/price-guard',
  'post /api/user/price-guard',
  'post /api/user/rebook',
  // The most that somebody has said they would pay, or what their booking costs.
  'get /api/price-mails',
  // Trips, which have rate cards of their own.
  'get /api/trip-payment',
  'post /api/trip-payment',
])

test('every call that tells a visitor a price is known to include what a partner earns, or to be fixed', async () => {
  const { document } = await readApiReference(app)
  const { schemas } = document.components
  const hasMoney = (schema: unknown, seen = new Set<string>()): boolean => {
    if (typeof schema !== 'object' || schema === null) return false
    if ('$ref' in schema) {
      const name = String(schema.$ref).split('/').at(-1) ?? ''
      if (name === 'Money') return true
      return !seen.has(name) && hasMoney(schemas[name], seen.add(name))
    }
    return Object.values(schema).some((inner) => hasMoney(inner, seen))
  }
  const ofVisitors = new Set(['anybody', 'own pages', 'guest', 'account'])
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const { admits } = (operation as { 'x-access'?: { admits: string } })['x-access'] ?? { admits: '' }
      const replies = Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
        status < '300' ? Object.values(content).map(({ schema }) => schema) : [],
      )
      const showsMoney = ofVisitors.has(admits) && replies.some((schema) => hasMoney(schema))
      return showsMoney && path.startsWith('/api/') ? [`${method} ${path}`] : []
    }),
  )
  expect(calls.toSorted()).toEqual([...Object.keys(PRICED), ...FIXED].toSorted())
})

test.for(Object.keys(PRICED))(
  '%s tells each visitor their price, and keeps it for no other',
  async (route) => {
    const { path, body, fields } = PRICED[route]?.() ?? expect.fail(route)
    const plain = new Map<string, number>()
    for (const visitor of VISITS) {
      const reply = await app.call(path, { headers: asVisitor(visitor), ...(body && { body }) })
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
      // A search names each offer once more by its own id, and its price is that of the same car.
      const amounts = amountsOf(reply.body, fields).filter(([at]) => !/facet/.test(at))
      if (plain.size === 0) for (const [at, amount] of amounts) plain.set(at, amount)
      expect(plain.size).toBeGreaterThan(0)
      expect(amounts, visitor).toEqual([...plain].map(([at, amount]) => [at, withPercent(amount, visitor)]))
      if (body) continue
      expect(reply.headers.get('vary')).toContain('Cookie')
      const cacheControl = reply.headers.get('cache-control')
      if (PERCENTS[visitor] > 0) expect(cacheControl).toBe('private, no-store')
      else expect(cacheControl).toMatch(/^public, max-age=\d+$/)
    }
  },
)

/** A page as a visitor sees it: its prices in the order in which it shows them. */
async function pageFor(visitor: Visitor, path: string) {
  const reply = await app.app.request(`http://rihla.test${path}`, {
    headers: { ...PAGE, ...asVisitor(visitor) },
  })
  expect(reply.status).toBe(200)
  expect(reply.headers.get('vary')).toContain('Cookie')
  if (PERCENTS[visitor] > 0) expect(reply.headers.get('cache-control')).toBe('private, no-cache')
  const html = (await reply.text()).replaceAll(/<script.*?<\/script>/gs, '')
  const shown = html.matchAll(/€([\d,]+\.\d\d)/g)
  const prices = [...shown].map(([, amount = '']) => Math.round(Number(amount.replaceAll(',', '')) * 100))
  const [, words = ''] = /og\/shared\/([\w-]+)\./.exec(html) ?? []
  const picture = Buffer.from(words, 'base64url').toString()
  return { prices, picture, etag: reply.headers.get('etag') }
}

test.for([
  '/en',
  '/en/deals',
  '/en/car-hire/united-arab-emirates',
  '/en/car-hire/united-arab-emirates/dubai-airport-dxb',
])('%s shows each visitor their prices, from the cache of pages too', async (path) => {
  const plain = await pageFor('nobody', path)
  expect(plain.prices.length).toBeGreaterThan(0)
  for (const visitor of VISITS) {
    const { prices, etag } = await pageFor(visitor, path)
    const expected = plain.prices.map((amount) => withPercent(amount, visitor))
    // A price per day is rounded from the total.
    const isTheirs = prices.map((amount, at) => Math.abs(amount - (expected[at] ?? 0)) <= 1)
    expect(isTheirs, `${prices.join()} instead of ${expected.join()}`).toEqual(expected.map(() => true))
    expect(etag).not.toBeNull()
    expect(etag === plain.etag).toBe(PERCENTS[visitor] === 0)
  }
})

test('the pages of a search and of its car show each visitor their price', async () => {
  const search = `/en/search?${RENTAL}&sort=price`
  const [first] = await journey(app).offers(RENTAL, { sort: 'price' })
  const ours = first?.price.total.amount ?? 0
  for (const visitor of VISITS) {
    const call: TestApp['call'] = (path, request) =>
      app.call(path, { ...request, headers: { ...request?.headers, ...asVisitor(visitor) } })
    const [cheapest] = await journey({ call }).offers(RENTAL, { sort: 'price' })
    for (const path of [search, `/en/car/${cheapest?.offer_id}`]) {
      const { prices, picture } = await pageFor(visitor, path)
      expect(prices, path).toContain(withPercent(ours, visitor))
      expect(picture, path).toContain(`€${(withPercent(ours, visitor) / 100).toFixed(2)}`)
      const others = VISITS.filter((other) => PERCENTS[other] !== PERCENTS[visitor])
      for (const other of others) expect(prices, path).not.toContain(withPercent(ours, other))
    }
  }
})

test('what a visitor is quoted stands in cart, order, mail, invoice and history, whoever is asked for it', async () => {
  const headers = asVisitor('TWELVE')
  const call: TestApp['call'] = (path, request) =>
    app.call(path, { ...request, headers: { ...request?.headers, ...headers } })
  const theirs = journey({ call })
  const [quote, plain] = [
    await theirs.quote('Non-refundable'),
    await journey(app).quote('Non-refundable', ({ price }) => price.pay_at_desk.amount === 0),
  ]
  const { total } = quote.offer.price
  expect(total.amount).toBe(withPercent(plain.offer.price.total.amount, 'TWELVE'))
  const token = await theirs.guest()
  const cart = await theirs.cart(token, quote.quote_id)
  const { body } = await theirs.order(token, cart)
  expect([cart.price.total, body.booking.price.total]).toEqual([total, total])
  // Without the cookie: the price is the booking's.
  const invoices = await app.call(`/api/user/invoice?reference=${cart.reference}`, { token })
  expect(invoices.body.items[0].total).toEqual(total)
  expect((await journey(app).read(token, cart.booking_id)).price.total).toEqual(total)
  await app.app.runJob('send mails')
  const { html } = await app.database.db
    .selectFrom('mails')
    .select('html')
    .where('recipient', '=', body.booking.driver.email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(html).toContain((total.amount / 100).toFixed(2))
})
