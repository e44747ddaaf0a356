import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { isSessionLive, issueSession } from '#domains/widget/session/widget-session.service.ts'
import { derivedKey } from '#platform/crypto.ts'
import { languageByHeader } from '#platform/http/language-header.ts'
import { createLimitEach } from '#platform/http/rate-limit.ts'
import { signedTimes } from '#platform/signed-time.ts'
import { expectArabic, expectProblem, readReply } from '#testing/builders/api/problem.ts'
import { companyWith, keyWith, profileOf } from '#testing/builders/trips/trip-people.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { crossOrigin } from './keys/cross-origin.middleware.ts'
import { findEmbeddingKey, isOnAnyDomain } from './keys/embedding-key.store.ts'
import { createReadKey } from './keys/read-key.http.ts'
import { tripGuards } from './trip-caller.middleware.ts'
import { findTripCaller } from './sessions/trip-session.store.ts'

const publicUrl = 'https://rihla.example'
const clock = testClock()
const frameApp = { clock, widgetSigner: signedTimes(derivedKey('a secret', 'sessions')) }
const now = () => clock.now()

const database = forFile(await testDatabase())
// The builders need only these parts of an app.
const app = { database, clock }
const { db } = database
const readKey = createReadKey({
  findKey: (key) => findEmbeddingKey(db, key),
  publicUrl,
  isWidgetSession: (keyId, token) => isSessionLive(frameApp, keyId, token),
})
const { requireProfile, anyEmbedder } = tripGuards({
  findCaller: (bearer) => findTripCaller(db, bearer, now()),
  readKey,
  limitKey: createLimitEach({ scale: 1 })('embedding key'),
})
const routes = new Hono()
  .use(
    crossOrigin({ readKey, isOnAnyDomain: (host) => isOnAnyDomain(db, host), publicUrl }),
    languageByHeader,
  )
  .all('/profile', requireProfile, (c) => c.json({ caller: c.var.caller, key: c.var.embeddingKey }))
  .all('/open', anyEmbedder, (c) => c.json({ key: c.var.embeddingKey }))

async function request(
  path: '/profile' | '/open',
  headers: Record<string, string> = {},
  method = 'GET',
  address = '203.0.113.7',
) {
  const reply = await routes.request(`${publicUrl}${path}`, { method, headers }, { address })
  reply.headers.set('x-request-id', 'set-by-outer-layer')
  return readReply(reply)
}

test('a bearer token says who calls, in which of their profiles', async () => {
  const { companyId } = await companyWith(app)
  const supervisor = await profileOf(app, { companyId, isSupervisor: true, isAdmin: true })
  const { profileId, personId, sessionId, headers } = await profileOf(app, {
    companyId,
    supervisorId: supervisor.profileId,
  })
  expect((await request('/profile', headers)).body).toEqual({
    caller: {
      personId,
      profileId,
      sessionId,
      companyId,
      ownerId: null,
      supervisorId: supervisor.profileId,
      isSupervisor: false,
      isAdmin: false,
    },
    key: null,
  })
  expect((await request('/profile', supervisor.headers)).body.caller).toMatchObject({
    supervisorId: null,
    isSupervisor: true,
    isAdmin: true,
  })
})

test.for([
  { name: 'none', headers: {}, code: 'token_missing' },
  {
    name: 'one of the site’s own accounts',
    headers: { authorization: `Basic ${'x'.repeat(43)}` },
    code: 'token_missing',
  },
  { name: 'one too short', headers: { authorization: 'Bearer x' }, code: 'token_missing' },
  {
    name: 'an unknown one',
    headers: { authorization: `Bearer ${'x'.repeat(43)}` },
    code: 'token_expired',
  },
])('without a token of a session nobody is let in: $name', async ({ headers, code }) => {
  expectProblem(await request('/profile', headers), { status: 401, code })
})

test.for([
  { name: 'the session ended', table: 'trip_sessions', column: 'ended_at' },
  { name: 'the person was erased', table: 'trip_people', column: 'erased_at' },
  { name: 'the profile is hidden', table: 'trip_profiles', column: 'hidden_at' },
  { name: 'the company is hidden', table: 'companies', column: 'hidden_at' },
] as const)('a token is over when $name', async ({ table, column }) => {
  const { companyId } = await companyWith(app)
  const { headers } = await profileOf(app, { companyId })
  expect((await request('/profile', headers)).status).toBe(200)
  await database.db
    .updateTable(table)
    .set({ [column]: now() })
    .execute()
  expectProblem(await request('/profile', headers), { status: 401, code: 'token_expired' })
  await database.db
    .updateTable(table)
    .set({ [column]: null })
    .execute()
})

test('a bearer token ends with its time', async () => {
  const { headers } = await profileOf(app)
  clock.pass({ hours: 23, minutes: 59 })
  expect((await request('/profile', headers)).status).toBe(200)
  clock.pass({ minutes: 1 })
  expectProblem(await request('/profile', headers), { status: 401, code: 'token_expired' })
})

test('x-corp-id names the company that one is signed in for, or nothing', async () => {
  const { companyId, corpId } = await companyWith(app)
  const ours = await profileOf(app, { companyId })
  const retail = await profileOf(app)
  for (const header of [corpId, '', ' '])
    expect((await request('/profile', { ...ours.headers, 'x-corp-id': header })).status).toBe(200)
  for (const { headers } of [
    { headers: { ...ours.headers, 'x-corp-id': 'ANOTHER' } },
    { headers: { ...retail.headers, 'x-corp-id': corpId } },
  ])
    expectProblem(await request('/profile', headers), { status: 403, code: 'corp_mismatch' })
})

test('a key is known to the route; without one there is none', async () => {
  const { keyId, headers } = await keyWith(app, { perMinute: 7 })
  expect((await request('/open', headers)).body).toEqual({
    key: { id: keyId, name: 'Falcon’s intranet', companyId: null, partnerCode: null, perMinute: 7 },
  })
  expect((await request('/open')).body).toEqual({ key: null })
  expect((await request('/open', { 'x-api-key': ' ' })).body).toEqual({ key: null })
})

test('a key that was revoked or never was is refused, signed in or not, in the language asked for', async () => {
  const { keyId, headers } = await keyWith(app)
  const signedIn = await profileOf(app)
  const unknown = { 'x-api-key': 'tk_NEVER' }
  expectProblem(await request('/open', unknown), { status: 401, code: 'key_unknown' })
  expectProblem(await request('/profile', { ...signedIn.headers, ...unknown }), {
    status: 401,
    code: 'key_unknown',
  })
  await database.db.updateTable('api_keys').set({ revoked_at: now() }).where('id', '=', keyId).execute()
  const rejected = await request('/open', { ...headers, language: 'ar', 'accept-language': 'en' })
  expectProblem(rejected, { status: 401, code: 'key_revoked' })
  expect(rejected.body.title).toBe('لم يعد مفتاح هذا الموقع صالحًا')
  expectArabic(await request('/open', { ...headers, language: 'ar_KW', 'accept-language': 'en' }))
  const other = await request('/open', { ...headers, language: 'de', 'accept-language': 'ar' })
  expect(other.body.title).toBe('This site’s key no longer works')
})

test.for([
  { from: { origin: 'https://falcon.example' }, status: 200 },
  { from: { origin: 'https://www.falcon.example' }, status: 200 },
  { from: { origin: 'https://falcon.example:8443' }, status: 200 },
  { from: { referer: 'https://www.falcon.example/trips?day=1' }, status: 200 },
  { from: { origin: publicUrl }, status: 403 },
  { from: { referer: `${publicUrl}/widget` }, status: 403 },
  { from: {}, status: 200 },
  { from: { origin: 'https://evil.example' }, status: 403 },
  { from: { origin: 'https://falcon.example.evil.example' }, status: 403 },
  { from: { referer: 'https://evil.example/' }, status: 403 },
  { from: { origin: 'null' }, status: 403 },
  { from: { origin: 'https://evil.example', referer: 'https://falcon.example/' }, status: 403 },
])('a key of falcon.example and below, on a page that says $from: $status', async ({ from, status }) => {
  const { headers } = await keyWith(app, { domains: ['falcon.example', '*.falcon.example'] })
  const reply = await request('/open', { ...headers, ...from })
  if (status === 403) expectProblem(reply, { status, code: 'key_domain' })
  else expect(reply.status).toBe(status)
})

test('a page of our own uses a key with a session of a frame that was served for it, for fifteen minutes', async () => {
  const { keyId, headers } = await keyWith(app, { domains: ['falcon.example'] })
  const other = await keyWith(app)
  const { token } = issueSession(frameApp, keyId)
  const statusWith = async (session: string, from: object = { origin: publicUrl }) =>
    (await request('/open', { ...headers, ...from, 'x-widget-session': session })).status
  for (const from of [{ origin: publicUrl }, { referer: `${publicUrl}/widget/frame?key=x` }])
    expect(await statusWith(token, from)).toBe(200)
  expect(await statusWith(token, { origin: 'https://evil.example' })).toBe(403)
  for (const session of ['', 'x', `${token}x`, `k${token}`, issueSession(frameApp, other.keyId).token])
    expect([session, await statusWith(session)]).toEqual([session, 403])
  clock.pass({ minutes: 14, seconds: 59 })
  expect(await statusWith(token)).toBe(200)
  clock.pass({ seconds: 1 })
  expect(await statusWith(token)).toBe(403)
})

test('a key for one company’s people admits them alone', async () => {
  const { companyId } = await companyWith(app)
  const { headers: key } = await keyWith(app, { companyId })
  const ours = await profileOf(app, { companyId })
  expect((await request('/profile', { ...ours.headers, ...key })).status).toBe(200)
  const other = await companyWith(app)
  for (const profile of [await profileOf(app), await profileOf(app, { companyId: other.companyId })])
    expectProblem(await request('/profile', { ...profile.headers, ...key }), {
      status: 403,
      code: 'key_company',
    })
})

test('a key is answered as often a minute as it may be, whoever asks, and another key is not slowed down', async () => {
  const [one, other] = [await keyWith(app, { perMinute: 3 }), await keyWith(app, { perMinute: 3 })]
  const signedIn = await profileOf(app)
  for (let count = 0; count < 2; count++) expect((await request('/open', one.headers)).status).toBe(200)
  expect((await request('/profile', { ...signedIn.headers, ...one.headers })).status).toBe(200)
  const rejected = await request('/open', one.headers)
  expectProblem(rejected, { status: 429, code: 'too_many_requests' })
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await request('/open', other.headers)).status).toBe(200)
})

test('one network uses up no key: others are answered while it waits', async () => {
  const { headers } = await keyWith(app, { perMinute: 400 })
  const from = async (address: string) => (await request('/open', headers, 'GET', address)).status
  const statuses = await Promise.all(Array.from({ length: 410 }, () => from('198.51.100.1')))
  expect(statuses.filter((status) => status === 200)).toHaveLength(80)
  expect(await from('198.51.100.2')).toBe(200)
  expect(await from('198.51.100.1')).toBe(429)
})

const PREFLIGHT = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-api-key' }

test('a preflight is answered on a domain of any key in force, and on no other', async () => {
  const { keyId } = await keyWith(app, { domains: ['*.preflight.example'] })
  const origin = 'https://book.preflight.example'
  const answered = await request('/profile', { ...PREFLIGHT, origin }, 'OPTIONS')
  expect(answered.status).toBe(204)
  expect(answered.headers.get('access-control-allow-origin')).toBe(origin)
  expect(answered.headers.get('access-control-allow-methods')).toBe('GET, POST')
  expect(answered.headers.get('access-control-allow-headers')?.split(', ')).toEqual([
    'authorization',
    'content-type',
    'idempotency-key',
    'language',
    'x-api-key',
    'x-corp-id',
    'x-widget-session',
  ])
  expect(answered.headers.get('vary')).toBe('Origin')
  const allowed = async (from: string) =>
    (await request('/profile', { ...PREFLIGHT, origin: from }, 'OPTIONS')).headers.get(
      'access-control-allow-origin',
    )
  for (const from of ['https://preflight.example', 'https://evil.example', 'null'])
    expect(await allowed(from)).toBeNull()
  await database.db.updateTable('api_keys').set({ revoked_at: now() }).where('id', '=', keyId).execute()
  expect(await allowed(origin)).toBeNull()
})

test('a page reads the answer on its own key’s domains, a refusal too, and never by a star', async () => {
  const { headers } = await keyWith(app, { domains: ['readable.example'] })
  await keyWith(app, { domains: ['other.example'] })
  const readable = async (from: Record<string, string>) => {
    const reply = await request('/profile', from)
    expect(reply.headers.get('vary')).toContain('Origin')
    return reply.headers.get('access-control-allow-origin')
  }
  const origin = 'https://readable.example'
  expect(await readable({ ...headers, origin })).toBe(origin)
  expect(await readable({ ...headers, origin: 'https://other.example' })).toBeNull()
  expect(await readable({ origin })).toBeNull()
})
