import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { ReportFormat } from '#platform/reports/report-format.ts'
import { download } from '#testing/builders/trips/grid-files.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { RENTAL } from '#testing/builders/rentals/journey.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import type { Network } from '#kernel/network.ts'
import { createRateLimits } from './rate-limit.ts'

const app = forFile(await testApp({ environment: { RATE_LIMIT_SCALE: '0.1' } }))

/** Each rate-limited route with its calls per minute, scaled to a tenth. */
const LIMITED = [
  { path: '/api/guest-login', body: undefined, limit: 3 },
  { path: `/api/searching?${RENTAL}`, body: { page_size: 0 }, limit: 24 },
  { path: `/api/searching/stream?${RENTAL.replace('DXB', 'ZZZ')}`, body: undefined, limit: 12 },
  { path: '/api/vehicle-detail', body: {}, limit: 6 },
  { path: '/api/user/add-car', body: {}, limit: 3 },
  { path: '/api/user/order', body: {}, limit: 3 },
  { path: '/api/user/cancle-booking', body: {}, limit: 6 },
  { path: '/api/manage-booking', body: {}, limit: 1 },
  { path: '/api/booking-refrence-number', body: {}, limit: 1 },
  { path: '/booking/KMRTW7XYZ2/invoice/INV-2027-000042?lang_id=1', body: undefined, limit: 3 },
]

test.for(LIMITED)(
  '$path is answered $limit times, then told when to come again',
  async ({ path, body, limit }) => {
    for (let count = 0; count < limit; count++) expect((await app.call(path, { body })).status).not.toBe(429)
    const rejected = await app.call(path, { body })
    expectProblem(rejected, { status: 429, code: 'too_many_requests' })
    const seconds = Number(rejected.headers.get('retry-after'))
    expect(Number.isInteger(seconds) && seconds >= 1 && seconds <= 60).toBe(true)
    expectArabic(
      await app.call(path.includes('?') ? path.replace('lang_id=1', 'lang_id=2') : `${path}?lang_id=2`, {
        body,
      }),
    )
  },
)

test('signing in to trips has one limit, whether it is asked for below /trips or at the root', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 4; count++)
    for (const path of ['/trips/auth/login', '/auth/login'])
      statuses.push((await app.call(path, { body: {} })).status)
  expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429, 429])
})

test('files of grids have a limit of their own, and what is no file has not', async () => {
  const requestReport = (format: ReportFormat) => download(app, '/api/o/country/grid', format)
  for (let count = 0; count < 3; count++) expect((await requestReport('pdf')).status).toBe(200)
  for (const format of ['pdf', 'xlsx'] as const) expect((await requestReport(format)).status).toBe(429)
  for (const format of ['json', 'csv'] as const) expect((await requestReport(format)).status).toBe(200)
})

test('the whole API has a limit too, also for paths that are none; the health checks have not', async () => {
  let last = await app.call('/api/nothing')
  for (let count = 0; count < 120 && last.status !== 429; count++) last = await app.call('/api/nothing')
  expectProblem(last, { status: 429, code: 'too_many_requests' })
  expectProblem(await app.call('/api/all-location'), { status: 429, code: 'too_many_requests' })
  expect((await app.call('/healthz')).status).toBe(200)
})

test('what may be called often in a minute may have a limit for the hour beside it', async () => {
  const limited = createRateLimits({ scale: 1 })('writes', 100, { perHour: 3 })
  const hourly = new Hono().get('/', limited, (c) => c.text('done'))
  for (let count = 0; count < 3; count++) expect((await hourly.request('/')).status).toBe(200)
  const rejected = await hourly.request('/')
  expect(rejected.status).toBe(429)
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(60)
})

test.for([
  {
    name: '30 of one /56 as two',
    network: (at: number) => `2001:db8:1:${(0x200 + at).toString(16)}`,
    max: 6,
  },
  {
    name: '30 of one /48 as four',
    network: (at: number) => `2001:db8:2:${(at * 256).toString(16)}`,
    max: 12,
  },
])('networks of one wider network are limited together: $name', async ({ network, max }) => {
  const limited = createRateLimits({ scale: 1 })('writes', 3)
  const app = new Hono().get('/', limited, (c) => c.text('done'))
  const statuses = await Promise.all(
    Array.from(
      { length: 30 },
      async (_, at) => (await app.request('/', {}, { address: `${network(at)}::1` })).status,
    ),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(max)
})

test('who has counted too many elsewhere is refused here, also when that is heard too late', async () => {
  let late = (): void => {}
  const counted = { count: 9, endsInMs: 30_000 }
  const answers = [
    async () => null,
    async () => counted,
    async () => new Promise<typeof counted>((answer) => (late = () => answer(counted))),
  ]
  const limitedIn = async (at: number) => {
    const batchCounts = async () => (answers[at] ?? (async () => null))()
    const limited = createRateLimits({ scale: 1, batchCounts })('writes', 3)
    return new Hono().get('/', limited, (c) => c.text('done'))
  }
  const [unknown, prompt, slow] = await Promise.all([limitedIn(0), limitedIn(1), limitedIn(2)])
  for (let count = 0; count < 3; count++) expect((await unknown.request('/')).status).toBe(200)
  expect((await unknown.request('/')).status).toBe(429)
  expect((await prompt.request('/')).status).toBe(429)
  expect((await slow.request('/')).status).toBe(200)
  late()
  await new Promise((done) => setImmediate(done))
  expect((await slow.request('/')).status).toBe(429)
})

test('requests that write to typed addresses are counted together, for each network and by all processes', async () => {
  const counts = new Map<string, number>()
  const countMailRequests = async ({ name, times }: Network) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count > 3 * times ? 3600 : 0
  }
  const process = () => {
    const rateLimit = createRateLimits({ scale: 1, countMailRequests })
    return new Hono()
      .get('/register', rateLimit('register', 100, { mailsEnteredAddress: true }), (c) => c.text('done'))
      .get('/subscribe', rateLimit('subscribe', 100, { mailsEnteredAddress: true }), (c) => c.text('done'))
      .get('/search', rateLimit('search', 100), (c) => c.text('done'))
  }
  const [one, other] = [process(), process()]
  for (const [app, path] of [
    [one, '/register'],
    [other, '/subscribe'],
    [one, '/subscribe'],
  ] as const)
    expect((await app.request(path)).status).toBe(200)
  const rejected = await other.request('/register')
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '3600'])
  expect((await other.request('/search')).status).toBe(200)
})
