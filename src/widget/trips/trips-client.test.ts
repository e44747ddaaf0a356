import { afterEach, beforeEach, expect, test } from 'vitest'
import { listener } from '#testing/infrastructure/listener.ts'
import { tripsClient, type TripsReply } from './trips-client.ts'

let server: Awaited<ReturnType<typeof listener>>
let nowMs = 0
let signedOut = 0
beforeEach(async () => {
  server = await listener()
  nowMs = 1_000_000
  signedOut = 0
})
afterEach(() => server.close())

type SentRequest = { path: string; authorization: string | null; language: string | null; body: string }

/** A server of trips that issues tokens in turn, and answers other paths by `answer`. */
function trips(answer: (request: Request) => Response | Promise<Response> = () => Response.json({})) {
  const asked: SentRequest[] = []
  let issued = 0
  const issue = () => {
    issued += 1
    return Response.json({
      bearerToken: `bearer-${issued}`,
      refreshToken: `refresh-${issued}`,
      expires_in: 900,
    })
  }
  const answers: Record<string, () => Response | Promise<Response>> = {
    '/trips/auth/login': issue,
    '/trips/auth/refresh-token': issue,
  }
  server.answerBy(async (request) => {
    const { pathname } = new URL(request.url)
    const { headers } = request
    const [authorization, language] = [headers.get('authorization'), headers.get('language')]
    asked.push({ path: pathname, authorization, language, body: await request.clone().text() })
    return (answers[pathname] ?? (() => answer(request)))()
  })
  return { asked, answers, requestedPaths: () => asked.map(({ path }) => path.replace('/trips', '')) }
}

/** Storage as of a browser's tabs. */
function storage() {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

function clientOf(more: Partial<Parameters<typeof tripsClient>[0]> = {}) {
  return tripsClient({
    baseUrl: `http://127.0.0.1:${server.port}/trips`,
    headers: () => ({ language: 'ar' }),
    storage: storage(),
    now: () => nowMs,
    onSignedOut: () => void (signedOut += 1),
    timeoutMs: 10_000,
    ...more,
  })
}

const dataOf = (reply: TripsReply) => (reply.ok ? reply.data : reply.error)

test('who has signed in calls with the bearer, and with the headers of every call', async () => {
  const { asked } = trips()
  const client = clientOf()
  expect(client.isSignedIn()).toBe(false)
  expect((await client.signIn({ email: 'a@example.com', code: '123456' })).ok).toBe(true)
  expect(client.isSignedIn()).toBe(true)
  await client.call('/api/profile')
  await client.call('/api/customer/update', { body: { name: 'X' }, headers: { 'x-request-id': '1' } })
  expect(asked).toEqual([
    {
      path: '/trips/auth/login',
      authorization: null,
      language: 'ar',
      body: '{"email":"a@example.com","code":"123456"}',
    },
    { path: '/trips/api/profile', authorization: 'Bearer bearer-1', language: 'ar', body: '' },
    {
      path: '/trips/api/customer/update',
      authorization: 'Bearer bearer-1',
      language: 'ar',
      body: '{"name":"X"}',
    },
  ])
})

test.for([
  { leftMs: 5001, refreshes: 0 },
  { leftMs: 5000, refreshes: 0 },
  { leftMs: 4999, refreshes: 1 },
  { leftMs: -60_000, refreshes: 1 },
])('with $leftMs ms left a token is refreshed $refreshes times', async ({ leftMs, refreshes }) => {
  const { asked, requestedPaths } = trips()
  const client = clientOf()
  await client.signIn({})
  nowMs += 900_000 - leftMs
  await client.call('/api/profile')
  expect(requestedPaths().filter((path) => path === '/auth/refresh-token')).toHaveLength(refreshes)
  expect(asked.at(-1)?.authorization).toBe(`Bearer bearer-${1 + refreshes}`)
  if (refreshes > 0) expect(asked.at(-2)?.authorization).toBe('Bearer refresh-1')
})

test('however many calls wait, one refreshes, and all go on with the new token', async () => {
  const { asked, answers } = trips()
  const client = clientOf()
  await client.signIn({})
  const issue = answers['/trips/auth/refresh-token']
  let goOn = () => {}
  const released = new Promise<void>((resolve) => (goOn = resolve))
  answers['/trips/auth/refresh-token'] = async () => {
    await released
    return (await issue?.()) ?? Response.error()
  }
  nowMs += 900_000
  const calls = Array.from({ length: 20 }, (_, at) => client.call(`/api/grid/${at}`))
  goOn()
  expect((await Promise.all(calls)).every(({ ok }) => ok)).toBe(true)
  const refreshes = asked.filter(({ path }) => path === '/trips/auth/refresh-token')
  expect(refreshes).toHaveLength(1)
  const others = asked.filter(({ path }) => path.startsWith('/trips/api/grid/'))
  expect(new Set(others.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer bearer-2']))
  expect(others).toHaveLength(20)
})

test('two tabs that take turns refresh once', async () => {
  const { requestedPaths } = trips()
  let queue: Promise<unknown> = Promise.resolve()
  const alone: Parameters<typeof tripsClient>[0]['alone'] = (work) => {
    const mine = queue.then(work)
    queue = mine
    return mine
  }
  const shared = { storage: storage(), alone }
  const [one, other] = [clientOf(shared), clientOf(shared)]
  await one.signIn({})
  nowMs += 900_000
  await Promise.all([one.call('/api/profile'), other.call('/api/profile')])
  expect(requestedPaths().filter((path) => path === '/auth/refresh-token')).toHaveLength(1)
  expect(other.isSignedIn()).toBe(true)
})

test.for([
  { what: 'a call', path: '/trips/api/profile', late: false },
  { what: 'a refresh', path: '/trips/auth/refresh-token', late: true },
])('a 401 of $what clears the storage and says so once', async ({ path, late }) => {
  const { answers } = trips()
  const browser = storage()
  const client = clientOf({ storage: browser })
  await client.signIn({})
  answers[path] = () => Response.json({ code: 'token_expired' }, { status: 401 })
  if (late) nowMs += 900_000
  const replies = await Promise.all([client.call('/api/profile'), client.call('/api/profile')])
  for (const reply of replies) expect(dataOf(reply)).toEqual({ status: 401, data: { code: 'token_expired' } })
  expect(browser.entries.size).toBe(0)
  expect(client.isSignedIn()).toBe(false)
  expect(signedOut).toBe(1)
})

test('a 401 without a sign-in says so too', async () => {
  trips(() => Response.json({ code: 'token_missing' }, { status: 401 }))
  expect(dataOf(await clientOf().call('/api/profile'))).toMatchObject({ status: 401 })
  expect(signedOut).toBe(1)
})

test('a 401 that comes late does not end what has been signed in since', async () => {
  let goOn = () => {}
  const released = new Promise<void>((resolve) => (goOn = resolve))
  trips(async () => {
    await released
    return Response.json({}, { status: 401 })
  })
  const client = clientOf()
  await client.signIn({})
  const old = client.call('/api/profile')
  await client.signIn({})
  goOn()
  expect(dataOf(await old)).toEqual({ status: 401, data: {} })
  expect(client.isSignedIn()).toBe(true)
  expect(signedOut).toBe(0)
})

test('a refresh that fails otherwise fails the calls that wait for it, and ends nothing', async () => {
  const { answers, requestedPaths } = trips()
  const client = clientOf()
  await client.signIn({})
  answers['/trips/auth/refresh-token'] = () => Response.json({ code: 'try_again' }, { status: 503 })
  nowMs += 900_000
  expect(dataOf(await client.call('/api/profile'))).toEqual({ status: 503, data: { code: 'try_again' } })
  expect(requestedPaths()).not.toContain('/api/profile')
  expect(client.isSignedIn()).toBe(true)
  expect(signedOut).toBe(0)
})

test('a sign-in that is refused keeps nothing', async () => {
  const { answers } = trips()
  answers['/trips/auth/login'] = () => Response.json({ code: 'wrong_code' }, { status: 422 })
  const client = clientOf()
  expect(dataOf(await client.signIn({}))).toEqual({ status: 422, data: { code: 'wrong_code' } })
  expect(client.isSignedIn()).toBe(false)
})

test('signing out forgets the tokens even where nobody hears of it', async () => {
  const { requestedPaths } = trips(() => new Response(null, { status: 204 }))
  const client = clientOf()
  await client.signIn({})
  expect(dataOf(await client.signOut())).toBeNull()
  expect(requestedPaths()).toEqual(['/auth/login', '/auth/logout'])
  await client.signIn({})
  await server.close()
  expect(dataOf(await client.signOut())).toMatchObject({ status: 'FETCH_ERROR' })
  expect(client.isSignedIn()).toBe(false)
  server = await listener()
})

test('signing out everywhere forgets the tokens once it is done, and not before', async () => {
  const { answers, requestedPaths } = trips(() => new Response(null, { status: 204 }))
  answers['/trips/auth/signout'] = () => Response.json({}, { status: 503 })
  const client = clientOf()
  await client.signIn({})
  expect(dataOf(await client.signOutEverywhere())).toMatchObject({ status: 503 })
  expect(client.isSignedIn()).toBe(true)
  delete answers['/trips/auth/signout']
  expect(dataOf(await client.signOutEverywhere())).toBeNull()
  expect(client.isSignedIn()).toBe(false)
  expect(requestedPaths()).toEqual(['/auth/login', '/auth/signout', '/auth/signout'])
})

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
test.for([
  { type: 'application/json', body: '{"rows":[]}', data: { rows: [] } },
  { type: 'application/json; charset=utf-8', body: '[1]', data: [1] },
  { type: 'text/plain; charset=utf-8', body: 'مرحبا', data: 'مرحبا' },
  { type: 'text/csv', body: 'a,b', data: 'a,b' },
  { type: 'application/json', body: '', data: null },
])('$type is read as what it is', async ({ type, body, data }) => {
  trips(() => new Response(body, { headers: { 'content-type': type } }))
  expect(dataOf(await clientOf().call('/api/x'))).toEqual(data)
})

test.for(['application/pdf', XLSX, 'application/vnd.ms-excel'])('%s is handed on as a file', async (type) => {
  const bytes = new Uint8Array([0x25, 0x50, 0xff, 0x00])
  trips(() => new Response(bytes, { headers: { 'content-type': type } }))
  const data = dataOf(await clientOf().call('/api/billing/grid'))
  expect(data).toBeInstanceOf(Blob)
  expect((data as Blob).type).toBe(type)
  expect(new Uint8Array(await (data as Blob).arrayBuffer())).toEqual(bytes)
})

test('an error has its status with its data, a problem document parsed', async () => {
  const headers = { 'content-type': 'application/problem+json' }
  trips(() => new Response('{"code":"key_domain"}', { status: 403, headers }))
  expect(await clientOf().call('/api/x')).toEqual({
    ok: false,
    error: { status: 403, data: { code: 'key_domain' } },
  })
})

test('a body that is not what it says is a PARSING_ERROR', async () => {
  trips(() => new Response('<html>', { status: 502, headers: { 'content-type': 'application/json' } }))
  expect(dataOf(await clientOf().call('/api/x'))).toEqual({
    status: 'PARSING_ERROR',
    originalStatus: 502,
    data: '<html>',
    error: expect.stringContaining('SyntaxError'),
  })
})

test('no answer in time is a TIMEOUT_ERROR', async () => {
  trips(() => new Promise<Response>(() => {}))
  expect(dataOf(await clientOf({ timeoutMs: 30 }).call('/api/x'))).toMatchObject({ status: 'TIMEOUT_ERROR' })
})

test('a server that is not there, and a call that is given up, are a FETCH_ERROR', async () => {
  trips(() => new Promise<Response>(() => {}))
  const gaveUp = new AbortController()
  const pending = clientOf().call('/api/x', { signal: gaveUp.signal })
  gaveUp.abort()
  expect(dataOf(await pending)).toMatchObject({ status: 'FETCH_ERROR' })
  await server.close()
  expect(dataOf(await clientOf().call('/api/x'))).toMatchObject({ status: 'FETCH_ERROR' })
  server = await listener()
})

test('storage that holds something else is nobody’s sign-in', async () => {
  trips()
  for (const stored of ['{', '{}', 'null', '{"bearerToken":1}', '[]']) {
    const browser = storage()
    browser.setItem('trips', stored)
    expect(clientOf({ storage: browser }).isSignedIn()).toBe(false)
  }
})
