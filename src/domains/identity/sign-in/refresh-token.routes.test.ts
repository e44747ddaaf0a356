import { beforeEach, expect, test } from 'vitest'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { bearer, tripSignIns } from '#testing/builders/trips/trip-sign-in.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { testApp } from '#testing/infrastructure/app.ts'

const app = forFile(await testApp())
const { get, isIn, newcomer, createCredential } = tripSignIns(app)
beforeEach(() => app.clock.set('2026-12-01T09:00:00Z'))

const ALMOST_THIRTY_DAYS = { hours: 30 * 24 - 1, minutes: 59, seconds: 59 }

test('a refresh token gives a new pair, which goes on for another thirty days', async () => {
  const first = await newcomer()
  app.clock.pass(ALMOST_THIRTY_DAYS)
  expect(await isIn(first.bearerToken)).toBe(false)
  const { status, body, headers } = await get('/auth/refresh-token', bearer(first.refreshToken))
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      bearerToken: expect.stringMatching(/^[\w-]{43}$/),
      refreshToken: expect.stringMatching(/^[\w-]{43}$/),
      expiry: '2026-12-31T09:14:59Z',
      expires_in: 900,
    },
  })
  expect(headers.get('cache-control')).toBe('no-store')
  expect(new Set([first.bearerToken, first.refreshToken, body.bearerToken, body.refreshToken]).size).toBe(4)
  app.clock.pass(ALMOST_THIRTY_DAYS)
  const next = await get('/auth/refresh-token', bearer(body.refreshToken))
  expect(next.status).toBe(200)
  app.clock.pass({ hours: 30 * 24 })
  expectProblem(await get('/auth/refresh-token', bearer(next.body.refreshToken)), {
    status: 401,
    code: 'token_expired',
  })
})

test('the bearer of before stays good for its quarter of an hour', async () => {
  const { bearerToken, refreshToken } = await newcomer()
  app.clock.pass({ minutes: 14 })
  await get('/auth/refresh-token', bearer(refreshToken))
  expect(await isIn(bearerToken)).toBe(true)
})

test('a stolen refresh token that is used after its owner’s next refresh ends the family', async () => {
  const stolen = await newcomer()
  const { body: next } = await get('/auth/refresh-token', bearer(stolen.refreshToken))
  const thief = await get('/auth/refresh-token', { ...bearer(stolen.refreshToken), language: 'ar' })
  expectProblem(thief, { status: 401, code: 'token_reused' })
  expectArabic(thief)
  const dead = { status: 401, code: 'token_expired' }
  expectProblem(await get('/auth/refresh-token', bearer(next.refreshToken)), dead)
  for (const token of [stolen.bearerToken, next.bearerToken]) expect(await isIn(token)).toBe(false)
  expectProblem(await get('/auth/refresh-token', bearer(stolen.refreshToken)), dead)
  const audit = app.database.db
    .selectFrom('trip_audit')
    .select(['action', 'profile_id', 'before', 'after'])
    .where('action', '=', 'reuse_token')
  expect(await audit.execute()).toEqual([
    { action: 'reuse_token', profile_id: stolen.profile.profile_id, before: null, after: null },
  ])
})

test('of requests that race with one refresh token one is answered, in whichever process, and the family ends', async () => {
  const other = await testApp({ sharedWith: app })
  try {
    for (let round = 0; round < 5; round++) {
      app.clock.pass({ minutes: 1 })
      const { refreshToken } = await newcomer()
      const replies = await Promise.all(
        Array.from({ length: 6 }, (_, at) =>
          (at % 2 === 0 ? app : other).call('/trips/auth/refresh-token', { headers: bearer(refreshToken) }),
        ),
      )
      const answered = replies.filter(({ status }) => status === 200)
      expect(answered).toHaveLength(1)
      expect(await isIn(answered[0]?.body.bearerToken)).toBe(false)
    }
  } finally {
    await other.close()
  }
})

test('a bearer is no refresh token, nor the other way round', async () => {
  const { bearerToken, refreshToken } = await newcomer()
  expectProblem(await get('/auth/refresh-token', bearer(bearerToken)), {
    status: 401,
    code: 'token_expired',
  })
  expectProblem(await get('/api/profile', bearer(refreshToken)), { status: 401, code: 'token_expired' })
  expectProblem(await get('/auth/refresh-token'), { status: 401, code: 'token_missing' })
  expect(await isIn(bearerToken)).toBe(true)
})

test('logout ends one sign-in, signout all of the person, and neither is cached', async () => {
  const email = 'leaving@example.com'
  const enter = async () => {
    app.clock.pass({ minutes: 1 })
    const body = { email, ...(await createCredential({ email })) }
    return (await app.call('/trips/auth/login', { body })).body
  }
  const [phone, laptop, tablet] = [await enter(), await enter(), await enter()]
  const out = await get('/auth/logout', bearer(phone.bearerToken))
  expect([out.status, out.headers.get('cache-control')]).toEqual([204, 'no-store'])
  expectProblem(await get('/auth/refresh-token', bearer(phone.refreshToken)), {
    status: 401,
    code: 'token_expired',
  })
  const everywhere = await get('/auth/signout', bearer(laptop.bearerToken))
  expect([everywhere.status, everywhere.headers.get('cache-control')]).toEqual([204, 'no-store'])
  for (const { refreshToken } of [laptop, tablet])
    expect((await get('/auth/refresh-token', bearer(refreshToken))).status).toBe(401)
  expect(await isIn(tablet.bearerToken)).toBe(false)
  expect(await isIn((await newcomer()).bearerToken)).toBe(true)
  const audit = await app.database.db
    .selectFrom('trip_audit')
    .select(['action', 'subject'])
    .where('profile_id', '=', phone.profile.profile_id)
    .orderBy('id')
    .execute()
  expect(audit).toEqual([
    { action: 'sign_in', subject: 'session' },
    { action: 'sign_in', subject: 'session' },
    { action: 'sign_in', subject: 'session' },
    { action: 'sign_out', subject: 'session' },
    { action: 'sign_out_everywhere', subject: 'person' },
  ])
})

test('clients of the secondary backend without a prefix sign in and out at the root', async () => {
  const email = 'root@example.com'
  const body = { email, ...(await createCredential({ email })) }
  const signedIn = await app.call('/auth/login', { body })
  expect(signedIn.body.profile.profile_id).toEqual(expect.any(String))
  const refreshed = await app.call('/auth/refresh-token', { headers: bearer(signedIn.body.refreshToken) })
  expect(await isIn(refreshed.body.bearerToken)).toBe(true)
  expect((await app.call('/auth/logout', { headers: bearer(refreshed.body.bearerToken) })).status).toBe(204)
  expect(await isIn(refreshed.body.bearerToken)).toBe(false)
  const refused = await app.call('/auth/signout', { headers: { language: 'ar' } })
  expectProblem(refused, { status: 401, code: 'token_missing' })
  expectArabic(refused)
})

test('sign-ins and tokens go when they are over, a used refresh token not before; the audit after 400 days', async () => {
  const { refreshToken, profile } = await newcomer()
  await get('/auth/refresh-token', bearer(refreshToken))
  const left = async () => {
    const { db } = app.database
    const session = await db
      .selectFrom('trip_audit')
      .select('subject_id')
      .where('profile_id', '=', profile.profile_id)
      .executeTakeFirst()
    const tokens = db.selectFrom('trip_tokens').select('kind').orderBy('kind')
    const sessions = db.selectFrom('trip_sessions').select('id').where('profile_id', '=', profile.profile_id)
    return {
      tokens: (await tokens.where('session_id', 'in', sessions).execute()).map(({ kind }) => kind),
      sessions: (await sessions.execute()).length,
      audited: session !== undefined,
    }
  }
  const pass = async (time: Temporal.DurationLike) => {
    app.clock.pass(time)
    await app.app.runJob('remove what is over')
  }
  await pass({ minutes: 15, seconds: 1 })
  expect(await left()).toEqual({ tokens: ['refresh', 'refresh'], sessions: 1, audited: true })
  await pass({ hours: 30 * 24 })
  expect(await left()).toEqual({ tokens: [], sessions: 0, audited: true })
  await pass({ hours: 370 * 24 })
  expect(await left()).toEqual({ tokens: [], sessions: 0, audited: false })
})
