import { afterAll, expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { expectProblem, readReply } from '#testing/builders/api/problem.ts'
import { essentialPaths } from '#src/wiring/http-layers.ts'
import { gatewayOf } from '#src/gateway-settings.ts'

const late = { ms: 0 }
const app = await testApp({
  environment: { SHED_ABOVE_MS: '200', LOG_LEVEL: 'silent' },
  context: { lateness: () => late.ms },
})
afterAll(() => app.close())

const request = async (path: string, init: RequestInit = {}) =>
  readReply(await app.app.request(`http://rihla.test${path}`, init))

test('while the event loop is late, requests are refused with when to try again', async () => {
  late.ms = 200
  expect((await request('/api/home')).status).toBe(200)
  late.ms = 201
  const rejected = await request('/api/home')
  expectProblem(rejected, { status: 503, code: 'try_again' })
  expect(rejected.headers.get('retry-after')).toBe('5')
  expect(await app.app.readMetrics()).toContainEqual(
    expect.objectContaining({
      name: 'rihla_requests_shed_total',
      values: [expect.objectContaining({ value: 1 })],
    }),
  )
})

test.for([
  { path: '/ar/search', language: 'ar', text: 'أعد المحاولة' },
  { path: '/en', language: 'en', text: 'Try again in a few seconds' },
])('$path is then a page of plain text in its language', async ({ path, language, text }) => {
  late.ms = 1000
  const { status, headers, body } = await request(path, { headers: { accept: 'text/html,*/*' } })
  expect(status).toBe(503)
  expect(headers.get('content-type')).toMatch(/^text\/html/)
  expect(headers.get('content-language')).toBe(language)
  expect(body).toContain(text)
})

test('health checks, orders, payments and what the gateway tells of them are answered however late it is', async () => {
  late.ms = 60_000
  const stripe = gatewayOf({ PAYMENTS: 'stripe' }).events?.path
  expect(essentialPaths({ PAYMENTS: 'stripe' })).toContain(`/api${stripe}`)
  const routes = new Set(app.app.routes.map((route) => route.split(' ')[1]))
  for (const path of essentialPaths({ PAYMENTS: 'sandbox' })) {
    expect(routes).toContain(path)
    expect((await request(path, { method: 'POST' })).status, path).not.toBe(503)
  }
})

test('a file that a page loads is answered', async () => {
  late.ms = 1000
  expect((await request('/assets/entry-AbC_-123.js')).status).toBe(404)
})

test('what a page asks the API while it is rendered is answered', async () => {
  late.ms = 1000
  const reply = await app.app.request('http://rihla.test/api/home', {}, { address: '203.0.113.1' })
  expect(reply.status).toBe(200)
})
