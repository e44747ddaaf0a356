import { beforeEach, expect, test } from 'vitest'
import { startProviderEnvironment } from '#testing/builders/accounts/account-environments.ts'
import { authClient } from '#testing/stand-ins/auth-client.ts'
import { machineTime } from '#testing/stand-ins/openid-provider.ts'

const { provider, app, account } = await startProviderEnvironment({ now: machineTime })
beforeEach(() => {
  provider.state.rejects = false
})

let count = 0
const newEmail = (name: string) => `${name}.${(count += 1)}@example.com`

type Client = ReturnType<typeof authClient>
type Going = { fields?: Record<string, string>; email?: string }

/** Visits the provider as the user of this address. Returns where it redirects back on our side. */
async function goThere(client: Client, { fields = {}, email = newEmail('friend') }: Going = {}) {
  provider.state.person = { sub: email, email, email_verified: true, name: 'Omar Saleh' }
  const { body, location, set } = await client.send('/api/auth/signin/google', fields)
  const there = await fetch(body?.url ?? location, { redirect: 'manual' })
  return { back: there.headers.get('location') ?? '', email, set }
}

async function signIn(client: Client, going: Going = {}): Promise<void> {
  const { back, email } = await goThere(client, going)
  await client.request(back)
  expect((await client.session()).body.user).toMatchObject({ email })
}

const referredBy = (email: string) =>
  app.database.db
    .selectFrom('users')
    .select('referred_by')
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirstOrThrow()

test.for(['true', 'false'])(
  'who opens an account by another service with a friend’s code is the friend’s, by a form that says json=%s',
  async (json) => {
    const { code, friends } = await account.referrer(newEmail('referrer'))
    await signIn(authClient(app), { fields: { referral_code: code.toLowerCase(), json } })
    expect(await friends()).toMatchObject({ invited: 1 })
  },
)

test('the code goes along in a cookie of a quarter of an hour, and to nobody else', async () => {
  const { code } = await account.referrer(newEmail('referrer'))
  const client = authClient(app)
  const { back, set } = await goThere(client, { fields: { referral_code: code } })
  expect(set.find((cookie) => cookie.startsWith('rihla_referral='))).toBe(
    `rihla_referral=${code}; Max-Age=900; Path=/api/auth; HttpOnly; SameSite=Lax`,
  )
  expect(back).not.toContain(code)
  await client.request(back)
  expect(client.jar.has('rihla_referral')).toBe(false)
})

test('an account that there was is nobody’s, neither when it is linked nor later', async () => {
  const { code, friends } = await account.referrer(newEmail('referrer'))
  const email = newEmail('known')
  await account.registerVerified({ email })
  for (let round = 0; round < 2; round++)
    await signIn(authClient(app), { fields: { referral_code: code }, email })
  expect(await friends()).toMatchObject({ invited: 0 })
  expect(await referredBy(email)).toEqual({ referred_by: null })
})

test.for([
  { name: 'of nobody', code: 'ZZZZZZZZZZ' },
  { name: 'that is empty', code: '' },
  { name: 'that is too long', code: 'A'.repeat(21) },
  { name: 'that is longer than any field', code: 'A'.repeat(5000) },
  { name: 'of characters that the database refuses', code: 'AB\u0000C' },
])('a code $name keeps nobody out', async ({ code }) => {
  const email = newEmail('friend')
  await signIn(authClient(app), { fields: { referral_code: code }, email })
  expect(await referredBy(email)).toEqual({ referred_by: null })
})

test('a cookie that is not as we set it keeps nobody out', async () => {
  const client = authClient(app)
  const { back, email } = await goThere(client)
  client.jar.set('rihla_referral', 'AB%00C')
  await client.request(back)
  expect((await client.session()).body.user).toMatchObject({ email })
})

test('a code that somebody turned back with is not the next one’s in the same browser', async () => {
  const { code, friends } = await account.referrer(newEmail('referrer'))
  const client = authClient(app)
  await goThere(client, { fields: { referral_code: code } })
  await signIn(client)
  expect(await friends()).toMatchObject({ invited: 0 })
})

test('a code is forgotten by a way back that led nowhere, too', async () => {
  const { code } = await account.referrer(newEmail('referrer'))
  const client = authClient(app)
  provider.state.rejects = true
  const { back } = await goThere(client, { fields: { referral_code: code } })
  expect(client.jar.has('rihla_referral')).toBe(true)
  await client.request(back)
  expect(client.jar.has('rihla_referral')).toBe(false)
})
