import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { authClient } from '#testing/stand-ins/auth-client.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'

let app: TestApp
beforeAll(async () => {
  // The limit is twelve requests a minute overall; this uses them up.
  app = await testApp({ environment: { RATE_LIMIT_SCALE: '0.01' } })
  for (let count = 0; count < 12; count++) await authClient(app).request('/api/auth/csrf')
})
afterAll(() => app.close())

const TOO_MANY = { status: 429, code: 'too_many_requests' }

test.for([
  { path: 'callback/credentials', page: '/login', error: 'CredentialsSignin' },
  { path: 'callback/google', page: '/login', error: 'Callback' },
  { path: 'signin/email', page: '/login', error: 'EmailSignin' },
  { path: 'signin/google', page: '/login', error: 'OAuthSignin' },
  { path: 'signout', page: '/error', error: 'Default' },
])('too many forms to $path are told so by an address, which is where people are sent', async (limited) => {
  const client = authClient(app)
  const address = `http://rihla.test${limited.page}?error=${limited.error}&code=too_many_requests`
  const reply = await client.request(`/api/auth/${limited.path}`, { form: { json: 'true' } })
  const { url, ...body } = reply.body
  expectProblem({ ...reply, body }, TOO_MANY)
  expect(url).toBe(address)
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)

  const headers = { accept: 'text/html,application/xhtml+xml' }
  const sent = await client.request(`/api/auth/${limited.path}`, { form: {}, headers })
  expect(sent).toMatchObject({ status: 302, location: address })
  expect(Number(sent.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('what is read is a problem, and leads nowhere', async () => {
  const reply = await authClient(app).request('/api/auth/session', { headers: { accept: 'text/html' } })
  expectProblem(reply, TOO_MANY)
  expect(reply.body.url).toBeUndefined()
})
