import { beforeEach, expect, test } from 'vitest'
import { argon2id } from '#platform/crypto.ts'
import { MIN_COST } from '#testing/builders/accounts/people.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { companyWith, keyWith, profileOf } from '#testing/builders/trips/trip-people.ts'
import { bearer, newMobile, tripSignIns } from '#testing/builders/trips/trip-sign-in.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { testApp } from '#testing/infrastructure/app.ts'

const app = forFile(await testApp())
const { get, isIn, createCredential } = tripSignIns(app)
beforeEach(() => app.clock.set('2026-12-01T09:00:00Z'))

const login = (body: object, headers: Record<string, string> = {}) =>
  app.call('/trips/auth/login', { body, headers })

test('an unknown number that proves its code becomes a retail traveller', async () => {
  const mobile = newMobile()
  const credential = await createCredential({ mobile: mobile.fields })
  const { status, body, headers } = await login({ mobile: mobile.fields, ...credential, name: ' Noor Aziz ' })
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
    (await login({ email, ...(await createCredential({ email })), ...(name !== undefined && { name }) })).body
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
  const { body } = await login({ email, ...(await createCredential({ email })) })
  expect(body.profile).toMatchObject({ profile_id: profileId, userContent: { name: 'Layla' } })
  const people = app.database.db
    .selectFrom('trip_people')
    .select('id')
    .where('email', '=', 'known@example.com')
  expect(await people.execute()).toHaveLength(1)
})

test('two who prove one unknown number at once are one person', async () => {
  const mobile = newMobile()
  const proofs = [await createCredential({ mobile: mobile.fields })]
  app.clock.pass({ seconds: 30 })
  proofs.push(await createCredential({ mobile: mobile.fields }))
  const replies = await Promise.all(
    proofs.map((credential) => login({ mobile: mobile.fields, ...credential })),
  )
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(replies.map(({ body }) => body.profile.profile_id)).size).toBe(1)
})

test('a code is good once, for its own address, and for five minutes', async () => {
  const { fields } = newMobile()
  const used = await createCredential({ mobile: fields })
  expect((await login({ mobile: fields, ...used })).status).toBe(200)
  const wrong = { status: 422, code: 'wrong_code', fields: [{ path: 'code' }] }
  expectProblem(await login({ mobile: fields, ...used }), wrong)

  app.clock.pass({ seconds: 30 })
  const other = await createCredential({ mobile: fields })
  expectProblem(await login({ mobile: newMobile().fields, ...other }), wrong)
  expectProblem(await login({ mobile: fields, ...other, otp_id: crypto.randomUUID() }), wrong)
  expect((await login({ mobile: fields, ...other })).status).toBe(200)

  app.clock.pass({ seconds: 30 })
  const late = await createCredential({ mobile: fields })
  app.clock.pass({ minutes: 5 })
  const refused = await login({ mobile: fields, ...late }, { language: 'ar' })
  expectProblem(refused, wrong)
  expectArabic(refused)
})

test('a password lets its person in; another does not, whoever is asked for', async () => {
  const email = 'password@example.com'
  const { personId, profileId } = await profileOf(app, { email })
  const password = 'three lanes to Sharjah'
  const password_hash = await argon2id.hash(password, MIN_COST)
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
    return login({ email, ...(await createCredential({ email })) }, headers)
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
  const signIn = async (headers: Record<string, string>) => {
    app.clock.pass({ minutes: 15 })
    return login({ email, ...(await createCredential({ email })) }, headers)
  }
  const notYours = { status: 403, code: 'corp_not_yours' }
  for (const headers of [{ 'x-corp-id': corpId }, { 'x-corp-id': 'NOBODY' }, key])
    expectProblem(await signIn(headers), notYours)
  const people = app.database.db.selectFrom('trip_people').select('id').where('email', '=', email)
  expect(await people.execute()).toEqual([])
  await profileOf(app, { email, companyId })
  expect((await signIn(key)).body.profile.userContent.customer_id).toBe(companyId)
  const other = await companyWith(app)
  expectProblem(await signIn({ ...key, 'x-corp-id': other.corpId }), notYours)
})

test('who left their company comes back as a retail traveller', async () => {
  const { companyId } = await companyWith(app)
  const email = 'left@example.com'
  const { profileId } = await profileOf(app, { email, companyId })
  const hidden_at = Temporal.Instant.from('2026-12-01T09:00:00Z')
  await app.database.db.updateTable('trip_profiles').set({ hidden_at }).where('id', '=', profileId).execute()
  const { body } = await login({ email, ...(await createCredential({ email })) })
  expect(body.profile.userContent.customer_id).toBeNull()
  expect(body.profile.profile_id).not.toBe(profileId)
})

test('who was erased is signed out, and starts anew at the next sign-in', async () => {
  const email = 'erased@example.com'
  const credential = await createCredential({ email })
  const { body } = await login({ email, ...credential })
  await app.database.db
    .updateTable('trip_people')
    .set({ email: null, name: '', erased_at: Temporal.Instant.from('2026-12-01T09:00:00Z') })
    .where('email', '=', email)
    .execute()
  expectProblem(await get('/auth/refresh-token', bearer(body.refreshToken)), {
    status: 401,
    code: 'token_expired',
  })
  expect(await isIn(body.bearerToken)).toBe(false)
  app.clock.pass({ minutes: 1 })
  const again = await login({ email, ...(await createCredential({ email })) })
  expect(again.body.profile.profile_id).not.toBe(body.profile.profile_id)
})

const mobile = { countryCode: '+971', phone: '501234567' }
const code = { otp_id: crypto.randomUUID(), code: '123456' }
test.for([
  { name: 'no address', body: code, path: 'mobile', message: 'Send either mobile or email' },
  { name: 'two', body: { mobile, email: 'a@example.com', ...code }, path: 'mobile' },
  {
    name: 'no proof',
    body: { mobile },
    path: 'code',
    message: 'Send either the code we sent you or a password',
  },
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
