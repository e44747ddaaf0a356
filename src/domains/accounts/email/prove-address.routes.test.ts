import { beforeEach, expect, test } from 'vitest'
import { newAddresses, PERSON } from '#testing/builders/accounts/account.ts'
import { startProviderEnvironment } from '#testing/builders/accounts/account-environments.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'

const { provider, app, account } = await startProviderEnvironment()
beforeEach(() => app.clock.pass({ hours: 2 }))

const newEmail = newAddresses('claimed')
const { password } = PERSON
const WRONG = 'not this one at all'
const passwordNeeded = { status: 422, code: 'password_needed', fields: [{ path: 'password' }] }
const wrongPassword = { status: 422, code: 'wrong_password', fields: [{ path: 'password' }] }

const profile = async (token: string) => (await app.call('/api/user/profile', { token })).body.user
const press = (secret: string, shown: { password?: string; lang_id?: number } = {}, token?: string) =>
  app.call('/api/verify-email', { body: { secret, ...shown }, ...(token !== undefined && { token }) })

/** A signed-in account, and a link mailed for it to an address that it has not verified. */
const LINKS = [
  {
    name: 'the address that an account was opened with',
    mailed: async () => {
      const email = newEmail()
      const { token } = (await account.register({ email })).body
      return { token, email, secret: await account.secretFor(email, 'verify-email') }
    },
  },
  {
    name: 'the address that an account is to move to',
    mailed: async () => {
      const email = newEmail()
      const token = await account.registerVerified({ email: newEmail() })
      app.clock.pass({ minutes: 1 })
      await app.call('/api/user/change-email', { token, body: { email, password } })
      return { token, email, secret: await account.secretFor(email, 'verify-email') }
    },
  },
]

test.for(LINKS)('$name is not theirs by its reader’s press alone', async ({ mailed }) => {
  const { token, email, secret } = await mailed()
  const before = await profile(token)
  expectProblem(await press(secret), passwordNeeded)
  expectArabic(await press(secret, { lang_id: 2 }))
  const guest = (await app.call('/api/guest-login')).body.token
  expectProblem(await press(secret, {}, guest), passwordNeeded)
  const readers = await account.registerVerified({ email: newEmail() })
  expectProblem(await press(secret, {}, readers), passwordNeeded)
  expect(await profile(token)).toEqual(before)

  expect((await press(secret, {}, token)).body.user).toMatchObject({ email, email_verified: true })
})

test.for(LINKS)('$name is proved on another device by the password', async ({ mailed }) => {
  const { token, email, secret } = await mailed()
  const rejected = await press(secret, { password: WRONG })
  expectProblem(rejected, wrongPassword)
  expect((await press(secret, { password })).body.user).toMatchObject({ email, email_verified: true })
  expect(await profile(token)).toMatchObject({ email, email_verified: true })
  expectProblem(await press(secret, { password }), { status: 410, code: 'link_over' })
})

test.for(LINKS)('whoever guesses the password for $name is slowed down', async ({ mailed }) => {
  const { token, secret } = await mailed()
  const { id } = await profile(token)
  for (let guess = 0; guess < 5; guess += 1)
    expectProblem(await press(secret, { password: WRONG }), wrongPassword)
  const slowed = await press(secret, { password })
  expectProblem(slowed, { status: 429, code: 'too_many_attempts' })
  expect(slowed.headers.get('retry-after')).toBe('1')
  const guesses = await app.database.db
    .selectFrom('security_events')
    .select('kind')
    .where('user_id', '=', id)
    .where('kind', '=', 'wrong_password')
    .execute()
  expect(guesses).toHaveLength(5)

  app.clock.pass({ seconds: 1 })
  expect((await press(secret, { password })).status).toBe(200)
})

test('a link that is over says so, whatever comes with it', async () => {
  const email = newEmail()
  await account.register({ email, password: 'was here much earlier' })
  const claimants = await account.secretFor(email, 'verify-email')
  app.clock.pass({ minutes: 1 })
  await account.registerVerified({ email })
  for (const secret of [claimants, 's'.repeat(43)])
    for (const shown of [{}, { password: WRONG }])
      expectProblem(await press(secret, shown), { status: 410, code: 'link_over' })
})

test('a browser’s sign-in counts for a press on our own pages alone', async () => {
  const email = newEmail()
  const { token } = (await account.register({ email })).body
  const secret = await account.secretFor(email, 'verify-email')
  const from = (origin: string) =>
    app.call('/api/verify-email', { body: { secret }, headers: { cookie: `rihla_token=${token}`, origin } })
  expectProblem(await from('https://evil.example'), { status: 403, code: 'cross_origin' })
  expect((await from('http://rihla.test')).body.user).toMatchObject({ email, email_verified: true })
})

test('who has no password proves their address where they are signed in', async () => {
  const email = newEmail()
  const id_token = await provider.sign({ sub: email, email, email_verified: false })
  const { token } = (await app.call('/api/social-login', { body: { provider: 'google', id_token } })).body
  const secret = await account.secretFor(email, 'verify-email')
  for (const shown of [{}, { password }])
    expectProblem(await press(secret, shown), { status: 422, code: 'password_unset' })
  expect((await press(secret, {}, token)).body.user).toMatchObject({ email, email_verified: true })
})
