import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemoCoupons } from '#src/seed/demo-coupons.ts'
import { addCoupon } from '#testing/builders/rentals/coupons.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { searching } from '#testing/builders/rentals/searching.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { DealsReply, PriceCalendarReply } from './seen-price.contract.ts'

let app: TestApp
const { search, setDay } = searching(() => app)
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** Returns the days of a month with a price, from an API reply; February 2027 by default. */
async function calendar(more = '', { days = 4, month = '2027-02' } = {}) {
  const answer = await app.call(`/api/price-calendar?pickup_id=DXB&month=${month}&days=${days}${more}`)
  expect(answer.status).toBe(200)
  return PriceCalendarReply.parse(answer.body).days
}

async function priced(more = '', asked = {}) {
  return (await calendar(more, asked)).filter(({ from }) => from !== null)
}

const AE = '&residence=AE'

test('a day has the lowest total that a search found for it, and when; the others have none', async () => {
  setDay(4)
  const { items } = await search({ more: AE })
  setDay(6)
  await search({ more: AE })
  await app.app.runJob('seen prices')
  const days = await calendar()
  expect(days.map(({ date }) => date)).toHaveLength(28)
  expect(days.flatMap(({ date, from }) => (from ? [date] : []))).toEqual(['2027-02-05', '2027-02-07'])
  const lowest = Math.min(...items.map(({ price }) => price.total.amount))
  expect(days[4]).toEqual({
    date: '2027-02-05',
    from: { amount: lowest, currency: 'EUR' },
    seen_at: '2026-12-01T09:00:00.000Z',
  })
  expect(days[0]).toEqual({ date: '2027-02-01', from: null, seen_at: null })
  expect(await priced('', { days: 3 })).toEqual([])
  expect(await priced('', { month: '2027-03' })).toEqual([])
  expect(await priced('&driver_age=65')).toHaveLength(2)
})

test('the total is told in the asked currency', async () => {
  const [eur, kwd] = [await priced(), await priced('&currency_id=4')]
  expect(kwd[0]?.from?.currency).toBe('KWD')
  expect(kwd[0]?.from?.amount).toBeLessThan(eur[0]?.from?.amount ?? 0)
})

test.for([
  { name: 'another drop-off', more: '&dropoff_id=AUH' },
  { name: 'a driver of 29', more: '&driver_age=29' },
  { name: 'a driver of 66', more: '&driver_age=66' },
  { name: 'more than 30 days', more: '', days: 31 },
])('nothing is said where nothing is recorded: $name', async ({ more, days = 4 }) => {
  const answer = await calendar(more, { days })
  expect(answer).toHaveLength(28)
  expect(answer.filter(({ from, seen_at }) => from !== null || seen_at !== null)).toEqual([])
})

test.for([
  { name: 'of a young driver', asked: { more: `${AE}&driver_age=25` } },
  { name: 'of a visitor from abroad', asked: { more: '&residence=DE' } },
  { name: 'without a credit card', asked: { more: `${AE}&with_credit_card=false` } },
  { name: 'with stations near by', asked: { more: AE, body: { filters: { NEARBY_GARAGES: true } } } },
  { name: 'with another drop-off', asked: { more: AE, to: 'AUH' } },
])('a search $name leaves nothing in the calendar', async ({ asked }) => {
  setDay(20)
  expect((await search(asked)).total).toBeGreaterThan(0)
  await app.app.runJob('seen prices')
  expect((await calendar())[20]).toEqual({ date: '2027-02-21', from: null, seen_at: null })
})

test('what a search without a residence sees counts: it is asked as at home there', async () => {
  setDay(21)
  await search()
  await app.app.runJob('seen prices')
  expect((await calendar())[21]?.from).not.toBeNull()
})

test('a price is forgotten after 14 days, and a day that is over at the place says nothing', async () => {
  app.clock.set('2026-12-15T09:00:00Z')
  expect(await priced()).not.toEqual([])
  app.clock.set('2026-12-15T09:00:01Z')
  expect(await priced()).toEqual([])
  app.clock.set('2027-02-04T19:59:59Z')
  setDay(4)
  await search({ more: AE, at: '23:00' })
  await app.app.runJob('seen prices')
  expect(await priced()).toHaveLength(1)
  // Midnight in Dubai.
  app.clock.set('2027-02-05T20:00:00Z')
  expect(await priced()).toEqual([])
  app.clock.set('2026-12-01T09:00:00Z')
})

test.for([
  { name: 'no place', query: 'month=2027-02&days=4', path: 'pickup_id' },
  { name: 'a place that cannot be', query: 'pickup_id=DX&month=2027-02&days=4', path: 'pickup_id' },
  { name: 'no month', query: 'pickup_id=DXB&days=4', path: 'month' },
  { name: 'a thirteenth month', query: 'pickup_id=DXB&month=2027-13&days=4', path: 'month' },
  { name: 'a day for a month', query: 'pickup_id=DXB&month=2027-02-01&days=4', path: 'month' },
  { name: 'the year 0', query: 'pickup_id=DXB&month=0000-01&days=4', path: 'month' },
  { name: 'no days', query: 'pickup_id=DXB&month=2027-02', path: 'days' },
  { name: 'no day at all', query: 'pickup_id=DXB&month=2027-02&days=0', path: 'days' },
  { name: 'too many days', query: 'pickup_id=DXB&month=2027-02&days=91', path: 'days' },
  { name: 'half a day', query: 'pickup_id=DXB&month=2027-02&days=1.5', path: 'days' },
  {
    name: 'no such currency',
    query: 'pickup_id=DXB&month=2027-02&days=4&currency_id=99',
    path: 'currency_id',
  },
  {
    name: 'a child at the wheel',
    query: 'pickup_id=DXB&month=2027-02&days=4&driver_age=17',
    path: 'driver_age',
  },
])('the calendar is refused: $name', async ({ query, path }) => {
  expectProblem(await app.call(`/api/price-calendar?${query}`), {
    status: 400,
    code: 'invalid_request',
    fields: [{ path }],
  })
  const headers = { 'accept-language': 'ar' }
  expectArabic(await app.call(`/api/price-calendar?${query}`, { headers }))
})

test.for(['pickup_id=NOPLACE', 'pickup_id=DXB&dropoff_id=NOPLACE'])(
  'an unknown place has no calendar: %s',
  async (places) => {
    expectProblem(await app.call(`/api/price-calendar?${places}&month=2027-02&days=4`), {
      status: 404,
      code: 'location_not_found',
    })
  },
)

test.for(['1000-01', '9998-12', '2026-11'])('a month far from now has no prices: %s', async (month) => {
  expect(await priced('', { month })).toEqual([])
})

test.for(['/api/price-calendar?pickup_id=DXB&month=2027-02&days=4', '/api/deals'])(
  'who asks too often waits: %s',
  async (path) => {
    const strict = await testApp({ environment: { RATE_LIMIT_SCALE: '0.01' } })
    try {
      const answers = [await strict.call(path), await strict.call(path), await strict.call(path)]
      expect(answers.map(({ status }) => status)).toContain(429)
    } finally {
      await strict.close()
    }
  },
)

const deals = async (query = '') => {
  const answer = await app.call(`/api/deals${query}`)
  expect(answer.status).toBe(200)
  return DealsReply.parse(answer.body).items
}

test('the demo’s coupons that are open to all are deals, each with what it needs', async () => {
  await seedDemoCoupons(app.database.db)
  // SAHRA5 is limited to a supplier that this app does not sell.
  expect(await deals('?currency_id=1')).toEqual([
    {
      kind: 'coupon',
      code: 'SUMMER25EUR',
      percent: null,
      amount: { amount: 2500, currency: 'EUR' },
      at_most: null,
      minimum: { amount: 15_000, currency: 'EUR' },
      once_each: false,
      only_for: null,
      until: null,
    },
    {
      kind: 'coupon',
      code: 'WELCOME10',
      percent: 10,
      amount: null,
      at_most: { amount: 5000, currency: 'EUR' },
      minimum: null,
      once_each: true,
      only_for: null,
      until: null,
    },
  ])
})

test('a coupon goes when it is over, used up or not for everybody', async () => {
  const { db } = app.database
  await db.updateTable('coupons').set({ listed: false }).execute()
  const inAnHour = Temporal.Instant.from('2026-12-01T10:00:00Z')
  await addCoupon(db, 'ENDS', { listed: true, valid_until: inAnHour })
  await addCoupon(db, 'ONE-LEFT', { listed: true, total_limit: 2, used: 1 })
  await addCoupon(db, 'STARTS', { listed: true, valid_from: inAnHour })
  await addCoupon(db, 'USED-UP', { listed: true, total_limit: 1, used: 1 })
  await addCoupon(db, 'SECRET', { listed: false })
  const codes = async () => (await deals()).map((deal) => deal.kind === 'coupon' && deal.code)
  expect(await codes()).toEqual(['ENDS', 'ONE-LEFT'])
  app.clock.set('2026-12-01T10:00:00Z')
  expect(await codes()).toEqual(['ONE-LEFT', 'STARTS'])
  app.clock.set('2026-12-01T09:00:00Z')
})

test.for(['currency_id=99', 'lang_id=9'])('deals are refused: %s', async (query) => {
  expectProblem(await app.call(`/api/deals?${query}`), {
    status: 400,
    code: 'invalid_request',
    fields: [{ path: query.split('=')[0] ?? '' }],
  })
  expectArabic(await app.call(`/api/deals?${query}`, { headers: { 'accept-language': 'ar' } }))
})
