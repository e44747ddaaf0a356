import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { argon2id } from '#platform/crypto.ts'
import { LEAST_COST } from '#testing/builders/people.ts'
import { expectArabic, expectProblem } from '#testing/builders/problem.ts'
import { companyWith, keyWith, profileOf } from '#testing/builders/trip-people.ts'
import { newMobile, tripSignIns } from '#testing/builders/trip-sign-in.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'

let app: TestApp
let signIns: ReturnType<typeof tripSignIns>
beforeAll(async () => {
  app = await testApp()
  signIns = tripSignIns(app)
})
beforeEach(() => app.clock.set('2026-12-01T09:00:00Z'))
afterAll(() => app.close())

const ALMOST_THIRTY_DAYS = { hours: 30 * 24 - 1, minutes: 59, seconds: 59 }

const get = (path: string, headers: Record<string, string> = {}) => app.call(`/trips${path}`, { headers })
const login = (body: object, headers: Record<string, string> = {}) =>
  app.call('/trips/auth/login', { body, headers })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
/** Whether a token lets its bearer in. */
const isIn = async (token: string) => (await get('/api/profile', bearer(token))).status === 200

test('an unknown number that proves its code becomes a retail traveller', async () => {
  const mobile = newMobile()
  const proof = await signIns.proofOf({ mobile: mobile.fields })
  const { status, body, headers } = await login({ mobile: mobile.fields, ...proof, name: ' Noor Aziz ' })
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      bearerToken: expect.stringMatching(/^[\w-]{43}$/),
      refreshToken: expect.stringMatching(/^[\w-]{43}$/),
      expiry: '2026-12-01T09:15:00Z',
      expires_in: 900,
      profile: {
        profile_id: expect.any(String),
        company_name: null,
        isSupervisor: false,
        userContent: {
          name: 'Noor Aziz',
          customer_id: null,
          supervisor_id: null,
          isAdmin: false,
          owner_id: null,
          pic: null,
        },
        wallet: null,
      },
    },
  })
  expect(headers.get('cache-control')).toBe('no-store')
  const row = await app.database.db
    .selectFrom('trip_people')
    .select(['name', 'email', 'mobile', 'lang_id'])
    .where('mobile', '=', mobile.e164)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ name: 'Noor Aziz', email: null, mobile: mobile.e164, lang_id: 1 })
})

test('who has no name yet may say it at the next sign-in, and a name is not overwritten so', async () => {
  const email = 'nameless@example.com'
  const enter = async (name?: string) =>
    (await login({ email, ...(await signIns.proofOf({ email })), ...(name !== undefined && { name }) })).body
      .profile.userContent.name
  expect(await enter()).toBe('')
  app.clock.pass({ minutes: 1 })
  expect(await enter('Sami')).toBe('Sami')
  app.clock.pass({ minutes: 1 })
  expect(await enter('Another')).toBe('Sami')
})

test('a person is found by an address however it is written, and signs in with what is already theirs', async () => {
  const { profileId } = await profileOf(app, { email: 'known@example.com', name: 'Layla' })
  const email = ' Known@Example.com'
  const { body } = await login({ email, ...(await signIns.proofOf({ email })) })
  expect(body.profile).toMatchObject({ profile_id: profileId, userContent: { name: 'Layla' } })
  const people = app.database.db
    .selectFrom('trip_people')
    .select('id')
    .where('email', '=', 'known@example.com')
  expect(await people.execute()).toHaveLength(1)
})

test('two who prove one unknown number at once are one person', async () => {
  const mobile = newMobile()
  const proofs = [await signIns.proofOf({ mobile: mobile.fields })]
  app.clock.pass({ seconds: 30 })
  proofs.push(await signIns.proofOf({ mobile: mobile.fields }))
  const replies = await Promise.all(proofs.map((proof) => login({ mobile: mobile.fields, ...proof })))
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(replies.map(({ body }) => body.profile.profile_id)).size).toBe(1)
})

test('a code is good once, for its own address, and for five minutes', async () => {
  const { fields } = newMobile()
  const used = await signIns.proofOf({ mobile: fields })
  expect((await login({ mobile: fields, ...used })).status).toBe(200)
  const wrong = { status: 422, code: 'wrong_code', fields: [{ path: 'code' }] }
  expectProblem(await login({ mobile: fields, ...used }), wrong)

  app.clock.pass({ seconds: 30 })
  const other = await signIns.proofOf({ mobile: fields })
  expectProblem(await login({ mobile: newMobile().fields, ...other }), wrong)
  expectProblem(await login({ mobile: fields, ...other, otp_id: crypto.randomUUID() }), wrong)
  expect((await login({ mobile: fields, ...other })).status).toBe(200)

  app.clock.pass({ seconds: 30 })
  const late = await signIns.proofOf({ mobile: fields })
  app.clock.pass({ minutes: 5 })
  const refused = await login({ mobile: fields, ...late }, { language: 'ar' })
  expectProblem(refused, wrong)
  expectArabic(refused)
})

test('a password lets its person in; another does not, whoever is asked for', async () => {
  const email = 'password@example.com'
  const { personId, profileId } = await profileOf(app, { email })
  const password = 'three lanes to Sharjah'
  const password_hash = await argon2id.hash(password, LEAST_COST)
  await app.database.db.updateTable('trip_people').set({ password_hash }).where('id', '=', personId).execute()
  const { status, body } = await login({ email, password })
  expect(status).toBe(200)
  expect(body.profile.profile_id).toBe(profileId)
  const refusals = [
    await login({ email, password: 'not this one' }),
    await login({ email: 'nobody@example.com', password }),
    await login({ email: (await withoutPassword()).email, password }),
  ]
  for (const refused of refusals) expectProblem(refused, { status: 422, code: 'wrong_credentials' })
  expect(new Set(refusals.map((refused) => JSON.stringify(refused.body))).size).toBe(1)
  for (let count = 0; count < 5; count++) await login({ email, password: 'not this one' })
  const slowed = await login({ email, password })
  expectProblem(slowed, { status: 429, code: 'too_many_attempts' })
  expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0)
})

async function withoutPassword() {
  const email = 'without.password@example.com'
  await profileOf(app, { email })
  return { email }
}

test('x-corp-id selects the profile of its company; empty, the retail one; without either, the first', async () => {
  const [one, other] = [await companyWith(app, { name: 'One' }), await companyWith(app, { name: 'Other' })]
  const email = 'several@example.com'
  const first = await profileOf(app, { email, companyId: one.companyId, isAdmin: true, isSupervisor: true })
  const { personId } = first
  const second = await profileOf(app, { personId, companyId: other.companyId, supervisorId: null })
  const enter = async (headers: Record<string, string> = {}) => {
    app.clock.pass({ minutes: 15 })
    return login({ email, ...(await signIns.proofOf({ email })) }, headers)
  }
  expect((await enter()).body.profile.profile_id).toBe(first.profileId)
  expect((await enter({ 'x-corp-id': other.corpId })).body.profile).toMatchObject({
    profile_id: second.profileId,
    company_name: 'Other',
    isSupervisor: false,
    userContent: { customer_id: other.companyId, isAdmin: false },
  })
  expect((await enter({ 'x-corp-id': one.corpId })).body.profile).toMatchObject({
    profile_id: first.profileId,
    isSupervisor: true,
    userContent: { customer_id: one.companyId, isAdmin: true },
  })
  app.clock.pass({ hours: 1 })
  const retail = await profileOf(app, { personId })
  expect((await enter({ 'x-corp-id': '' })).body.profile.profile_id).toBe(retail.profileId)
})

test('nobody gets into a company by naming it, nor is told whether there is one', async () => {
  const { corpId, companyId } = await companyWith(app)
  const { headers: key } = await keyWith(app, { companyId })
  const email = 'outsider@example.com'
  const ask = async (headers: Record<string, string>) => {
    app.clock.pass({ minutes: 15 })
    return login({ email, ...(await signIns.proofOf({ email })) }, headers)
  }
  const named = { status: 403, code: 'corp_not_yours' }
  for (const headers of [{ 'x-corp-id': corpId }, { 'x-corp-id': 'NOBODY' }, key])
    expectProblem(await ask(headers), named)
  const people = app.database.db.selectFrom('trip_people').select('id').where('email', '=', email)
  expect(await people.execute()).toEqual([])
  await profileOf(app, { email, companyId })
  expect((await ask(key)).body.profile.userContent.customer_id).toBe(companyId)
  const other = await companyWith(app)
  expectProblem(await ask({ ...key, 'x-corp-id': other.corpId }), named)
})

test('who left their company comes back as a retail traveller', async () => {
  const { companyId } = await companyWith(app)
  const email = 'left@example.com'
  const { profileId } = await profileOf(app, { email, companyId })
  const hidden_at = new Date('2026-12-01T09:00:00Z')
  await app.database.db.updateTable('trip_profiles').set({ hidden_at }).where('id', '=', profileId).execute()
  const { body } = await login({ email, ...(await signIns.proofOf({ email })) })
  expect(body.profile.userContent.customer_id).toBeNull()
  expect(body.profile.profile_id).not.toBe(profileId)
})

test('who was erased is signed out, and starts anew at the next sign-in', async () => {
  const email = 'erased@example.com'
  const proof = await signIns.proofOf({ email })
  const { body } = await login({ email, ...proof })
  await app.database.db
    .updateTable('trip_people')
    .set({ email: null, name: '', erased_at: new Date('2026-12-01T09:00:00Z') })
    .where('email', '=', email)
    .execute()
  expectProblem(await get('/auth/refresh-token', bearer(body.refreshToken)), {
    status: 401,
    code: 'token_expired',
  })
  expect(await isIn(body.bearerToken)).toBe(false)
  app.clock.pass({ minutes: 1 })
  const again = await login({ email, ...(await signIns.proofOf({ email })) })
  expect(again.body.profile.profile_id).not.toBe(body.profile.profile_id)
})

test('a refresh token gives a new pair, which goes on for another thirty days', async () => {
  const first = await signIns.newcomer()
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
  const { bearerToken, refreshToken } = await signIns.newcomer()
  app.clock.pass({ minutes: 14 })
  await get('/auth/refresh-token', bearer(refreshToken))
  expect(await isIn(bearerToken)).toBe(true)
})

test('a stolen refresh token that is used after its owner’s next refresh ends the family', async () => {
  const stolen = await signIns.newcomer()
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
      const { refreshToken } = await signIns.newcomer()
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
  const { bearerToken, refreshToken } = await signIns.newcomer()
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
    return (await login({ email, ...(await signIns.proofOf({ email })) })).body
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
  expect(await isIn((await signIns.newcomer()).bearerToken)).toBe(true)
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

test('sign-ins and tokens go when they are over, a used refresh token not before; the audit after 400 days', async () => {
  const { refreshToken, profile } = await signIns.newcomer()
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

const mobile = { countryCode: '+971', phone: '501234567' }
const code = { otp_id: crypto.randomUUID(), code: '123456' }
test.for([
  { name: 'no address', body: code, path: 'mobile', message: 'Either mobile or email' },
  { name: 'two', body: { mobile, email: 'a@example.com', ...code }, path: 'mobile' },
  { name: 'no proof', body: { mobile }, path: 'code', message: 'Either otp_id and code, or password' },
  { name: 'half a proof', body: { mobile, code: '123456' }, path: 'code' },
  { name: 'two proofs', body: { mobile, ...code, password: 'x' }, path: 'code' },
  { name: 'an invalid number', body: { mobile: { ...mobile, phone: '5' }, ...code }, path: 'mobile.phone' },
  { name: 'an invalid e-mail', body: { email: 'x', ...code }, path: 'email' },
  { name: 'five digits', body: { mobile, ...code, code: '12345' }, path: 'code' },
  { name: 'an id that is none', body: { mobile, ...code, otp_id: 'x' }, path: 'otp_id' },
  { name: 'an empty name', body: { mobile, ...code, name: ' ' }, path: 'name' },
  { name: 'more', body: { mobile, ...code, isAdmin: true }, path: 'isAdmin' },
])('a sign-in is refused in both languages: $name', async ({ body, path, message }) => {
  const fields = [{ path, ...(message !== undefined && { message }) }]
  expectProblem(await login(body), { status: 400, code: 'invalid_request', fields })
  expectArabic(await login(body, { language: 'ar' }))
})
