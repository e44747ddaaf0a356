import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { authClient } from '#testing/stand-ins/auth-client.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'

let app: TestApp
const lines: Record<string, unknown>[] = []
beforeAll(async () => {
  const log = pino({ level: 'info', base: null }, { write: (line) => lines.push(JSON.parse(line)) })
  app = await testApp({ context: { log } })
})
afterAll(() => app.close())
beforeEach(() => {
  lines.length = 0
})

const saying = (msg: string) => lines.filter((line) => line.msg === msg)

test('what a browser logs is a line of the log, cut where it is long', async () => {
  const form = { level: 'error', code: 'CLIENT_FETCH_ERROR', message: 'x'.repeat(5000), client: 'true' }
  const { status, body } = await authClient(app).request('/api/auth/_log', { form })
  expect({ status, body }).toEqual({ status: 200, body: {} })
  const [line] = saying('from a browser')
  expect(line).toMatchObject({ level: 50, client: { code: 'CLIENT_FETCH_ERROR', client: 'true' } })
  expect(JSON.stringify(line).length).toBeLessThan(1500)
})

test('many fields are few lines of the log, and a level that there is not is none', async () => {
  const client = authClient(app)
  const many = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`field${index}`, 'x']))
  await client.request('/api/auth/_log', { form: { level: 'warn', code: 'X', ...many } })
  expect(Object.keys(saying('from a browser')[0]?.client as object)).toHaveLength(20)
  expectProblem(await client.request('/api/auth/_log', { form: { level: 'fatal', code: 'X' } }), {
    status: 400,
    code: 'invalid_request',
  })
})

test('nothing is logged for another site, nor what is too large', async () => {
  const client = authClient(app)
  const form = { level: 'error', code: 'X' }
  expectProblem(
    await client.request('/api/auth/_log', { form, headers: { origin: 'https://evil.example' } }),
    {
      status: 403,
      code: 'cross_origin',
    },
  )
  expect((await client.request('/api/auth/_log', { form: { ...form, a: 'x'.repeat(100_001) } })).status).toBe(
    413,
  )
  expect(saying('from a browser')).toEqual([])
})

test.for([
  { path: '/api/auth/nowhere', method: 'GET' },
  { path: '/api/auth/nowhere', method: 'POST' },
  { path: '/api/auth/session/more', method: 'GET' },
  { path: '/api/auth/callback', method: 'POST' },
])(
  '$method $path is no authentication path, by the name of the specification (§8)',
  async ({ path, method }) => {
    const reply = await app.app.request(`http://rihla.test${path}`, { method })
    expect(reply.status).toBe(404)
    expect(await reply.json()).toMatchObject({ code: 'MISSING_NEXTAUTH_API_ROUTE_ERROR' })
    expect(saying('sign-in')).toMatchObject([{ level: 30, name: 'MissingAPIRouteError' }])
  },
)

test('a sign-in that goes wrong is logged by the names of the specification, and nothing that was typed', async () => {
  const client = authClient(app)
  const password = 'typed by somebody'
  await client.send('/api/auth/callback/credentials', { email: 'nobody@example.com', password })
  await client.send('/api/auth/signout', { callbackUrl: 'https://evil.example' })
  expect(saying('sign-in')).toMatchObject([
    { level: 30, type: 'CredentialsSignin' },
    { level: 30, name: 'InvalidCallbackUrl', code: 'INVALID_CALLBACK_URL_ERROR' },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/typed by somebody|nobody@example/)
})
