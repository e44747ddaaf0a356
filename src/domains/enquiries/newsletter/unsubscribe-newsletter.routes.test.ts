import { beforeEach, expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { newsletterOf } from '#testing/builders/content/newsletter.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'

const app = forFile(await testApp())
const newsletter = newsletterOf(app)
beforeEach(() => app.clock.set('2026-12-01T09:00:00Z'))

test.for(['urlencoded', 'multipart'])(
  'one click in a mail program leaves, and a second one is harmless: %s',
  async (type) => {
    const email = newsletter.newAddress()
    await newsletter.subscribed(email)
    const left = await newsletter.oneClick(email, type)
    expect([left.status, left.body]).toEqual([200, { state: 'left' }])
    expect(await newsletter.subscriptionOf(email)).toMatchObject({
      email: null,
      left_at: expect.any(Temporal.Instant),
    })
    const before = await newsletter.subscriptionOf(email)
    app.clock.pass({ minutes: 1 })
    expect((await newsletter.oneClick(email, type)).status).toBe(200)
    expect(await newsletter.subscriptionOf(email)).toEqual(before)
  },
)

test('a form that does not say that it is one click leaves nothing', async () => {
  const email = newsletter.newAddress()
  const secret = await newsletter.subscribed(email)
  expect((await newsletter.oneClick(email, 'urlencoded', 'Later')).status).toBe(400)
  const post = (init: RequestInit, query = `?secret=${secret}`) =>
    app.app.request(`http://rihla.test/api/newsletter/leave${query}`, { method: 'POST', ...init })
  expect((await post({})).status).toBe(400)
  const form = new URLSearchParams({ 'List-Unsubscribe': 'One-Click', secret })
  expect((await post({ body: form }, '')).status).toBe(400)
  expect((await post({ body: 'x', headers: { 'content-type': 'text/plain' } })).status).toBe(415)
  expect((await newsletter.subscriptionOf(email))?.left_at).toBeNull()
})

test.for(['GET', 'HEAD'])(
  'a program that looks at the links of a mail changes nothing: %s',
  async (method) => {
    const email = newsletter.newAddress()
    const secret = await newsletter.subscribed(email)
    const response = await app.app.request(`http://rihla.test/api/newsletter/leave?secret=${secret}`, {
      method,
      headers: { 'accept-language': 'ar' },
    })
    expect(response.headers.get('location')).toBe(`/ar/newsletter/leave?secret=${secret}`)
    expect((await newsletter.subscriptionOf(email))?.left_at).toBeNull()
  },
)

test('what is looked at with anything but a secret leads to the page without one', async () => {
  const response = await app.app.request('http://rihla.test/api/newsletter/leave?secret=//evil.example')
  expect(response.headers.get('location')).toBe('/en/newsletter/leave?secret=')
})

test('who leaves by the page is forgotten but for the hash and the proof, and may come back', async () => {
  const email = newsletter.newAddress()
  const secret = await newsletter.subscribed(email, { page: '/en/help' })
  const before = await newsletter.subscriptionOf(email)
  expect((await newsletter.unsubscribe(secret)).body).toEqual({ state: 'left' })
  expect(await newsletter.subscriptionOf(email)).toEqual({
    ...before,
    email: null,
    left_at: Temporal.Instant.from('2026-12-01T09:00:00Z'),
  })
  app.clock.pass({ minutes: 2 })
  expect(await newsletter.subscribed(email)).toBe(secret)
  expect(await newsletter.subscriptionOf(email)).toMatchObject({ id: before?.id, email, left_at: null })
})

test('a link to confirm that was mailed before does not bring back who left', async () => {
  const email = newsletter.newAddress()
  const unsubscribe = await newsletter.subscribed(email)
  await newsletter.unsubscribe(unsubscribe)
  app.clock.pass({ minutes: 2 })
  const confirm = await newsletter.requestSecret(email)
  await newsletter.unsubscribe(unsubscribe)
  expectProblem(await newsletter.confirm(confirm), { status: 410, code: 'link_over' })
  expect((await newsletter.subscriptionOf(email))?.email).toBeNull()
})

test('a link that leaves for nobody says so', async () => {
  expectProblem(await newsletter.unsubscribe('x'.repeat(43)), { status: 410, code: 'link_over' })
  expectArabic(await newsletter.unsubscribe('x'.repeat(43), { lang_id: 2 }))
})
