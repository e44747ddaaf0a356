import { UnsecuredJWT, generateKeyPair, generateSecret } from 'jose'
import { expect, test } from 'vitest'
import { startProviderEnvironment } from '#testing/builders/accounts/account-environments.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { DRIVER, journey } from '#testing/builders/rentals/journey.ts'
import { openidProvider } from '#testing/stand-ins/openid-provider.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { waiting } from '#testing/infrastructure/waiting.ts'

const { provider, app, account } = await startProviderEnvironment()

let count = 0
const newPerson = () => {
  const sub = `subject-${(count += 1)}`
  return { sub, email: `${sub}@example.com`, email_verified: true, name: 'Omar Al Saleh' }
}

const login = (id_token: string, over: object = {}) =>
  app.call('/api/social-login', { body: { provider: 'google', id_token, ...over } })

const seconds = () => Math.floor(app.clock.now().epochMilliseconds / 1000)

test('a token of the service signs in, the first time and again, and the service’s name is taken', async () => {
  const person = newPerson()
  const first = await login(await provider.sign(person))
  expect(first.status).toBe(200)
  expect(first.body.user).toMatchObject({
    first_name: 'Omar',
    last_name: 'Al Saleh',
    email: person.email,
    email_verified: true,
  })
  const again = await login(await provider.sign({ ...person, email: 'elsewhere@example.com' }))
  expect(again.body.user.id).toBe(first.body.user.id)
  const profile = await app.call('/api/user/profile', { token: again.body.token })
  expect(profile.body.user).toEqual(again.body.user)
})

test('who opens an account with a friend’s code earns the friend a coupon by a first rental', async () => {
  const { code, friends } = await account.referrer('friend-of-omar@example.com')
  const person = newPerson()
  const { token } = (await login(await provider.sign(person), { referral_code: code.toLowerCase() })).body
  expect(await friends()).toMatchObject({ invited: 1, rewarded: 0 })
  const { quote, cart, order } = journey(app)
  const booking = await cart(token, (await quote('Flexible')).quote_id)
  await order(token, booking, { driver: { ...DRIVER, email: person.email } })
  await app.database.db
    .updateTable('bookings')
    .set({ status: 'completed' })
    .where('driver_email', '=', person.email)
    .execute()
  await app.app.runJob('reward referrers')
  expect(await friends()).toMatchObject({ invited: 1, rewarded: 1 })
})

test('a friend’s code counts once where two first sign-ins bring it at once, and not for an account there was', async () => {
  const { code, friends } = await account.referrer('friend-of-many@example.com')
  const person = newPerson()
  const tokens = await Promise.all([provider.sign(person), provider.sign(person)])
  await Promise.all(tokens.map((token) => login(token, { referral_code: code })))
  expect(await friends()).toMatchObject({ invited: 1 })

  const known = newPerson()
  await account.registerVerified({ email: known.email })
  for (let round = 0; round < 2; round++)
    expect((await login(await provider.sign(known), { referral_code: code })).status).toBe(200)
  expect(await friends()).toMatchObject({ invited: 1 })
})

test.for(['ZZZZZZZZZZ', '', 'A'.repeat(21), 'AB\u0000C', 7])(
  'a code of nobody keeps nobody out: %j',
  async (code) => {
    const { status } = await login(await provider.sign(newPerson()), { referral_code: code })
    expect(status).toBe(200)
  },
)

test('two first sign-ins at once are one account', async () => {
  const person = newPerson()
  const tokens = await Promise.all([provider.sign(person), provider.sign(person), provider.sign(person)])
  const replies = await Promise.all(tokens.map((token) => login(token)))
  expect(new Set(replies.map(({ body }) => body.user.id)).size).toBe(1)
})

test('an account that is deleted while it is to be linked is not: there is a new one', async () => {
  const person = newPerson()
  await account.registerVerified({ email: person.email })
  const { db } = app.database
  const deleting = await db.startTransaction().execute()
  await deleting
    .updateTable('users')
    .set({ email: null, email_verified_at: null, erased_at: app.clock.now() })
    .where('email', '=', person.email)
    .execute()
  const first = login(await provider.sign(person))
  await Promise.race([first, waiting(db)])
  await deleting.commit().execute()
  const { user } = (await first).body
  expect(user).toMatchObject({ first_name: 'Omar', email: person.email })
  expect((await login(await provider.sign(person))).body.user.id).toBe(user.id)
})

test('the nonce that a token was asked for with must be in it', async () => {
  const person = { ...newPerson(), nonce: 'asked for here' }
  const token = await provider.sign(person)
  expectProblem(await login(token, { nonce: 'another' }), { status: 401, code: 'id_token_refused' })
  expect((await login(token, { nonce: 'asked for here' })).status).toBe(200)
  const bare = await provider.sign(newPerson())
  expectProblem(await login(bare, { nonce: 'another' }), { status: 401, code: 'id_token_refused' })
})

type Forging = (person: ReturnType<typeof newPerson>) => Promise<string> | string

const REJECTED_TOKENS: { name: string; forge: Forging }[] = [
  {
    name: 'signed by another key',
    forge: async (person) => provider.sign(person, { key: (await generateKeyPair('RS256')).privateKey }),
  },
  { name: 'signed by a key of no such name', forge: (person) => provider.sign(person, { kid: 'second' }) },
  {
    name: 'signed by a secret that anybody could choose',
    forge: async (person) =>
      provider.sign(person, {
        key: (await generateSecret('HS256', { extractable: true })) as never,
        alg: 'HS256',
      }),
  },
  {
    name: 'not signed at all',
    forge: (person) =>
      new UnsecuredJWT({
        ...person,
        iss: provider.issuer,
        aud: 'rihla-web',
        iat: seconds(),
        exp: seconds() + 60,
      }).encode(),
  },
  {
    name: 'changed after it was signed',
    forge: async (person) => {
      const [head, , signature] = (await provider.sign(person)).split('.')
      const claims = {
        ...person,
        sub: 'somebody',
        iss: provider.issuer,
        aud: 'rihla-web',
        exp: seconds() + 60,
      }
      return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
    },
  },
  { name: 'over', forge: (person) => provider.sign({ ...person, exp: seconds() - 1 }) },
  { name: 'not valid yet', forge: (person) => provider.sign({ ...person, nbf: seconds() + 60 }) },
  { name: 'for somebody else', forge: (person) => provider.sign({ ...person, aud: 'another-app' }) },
  {
    name: 'for somebody else beside us',
    forge: (person) => provider.sign({ ...person, aud: ['rihla-web', 'another-app'], azp: 'another-app' }),
  },
  { name: 'of another issuer', forge: (person) => provider.sign({ ...person, iss: 'https://evil.example' }) },
  { name: 'about nobody', forge: ({ email }) => provider.sign({ email }) },
  { name: 'no token', forge: () => 'abc.def.ghi' },
]

test.each(REJECTED_TOKENS)('a token is refused that is $name', async ({ forge }) => {
  const person = newPerson()
  const rejected = await login(await forge(person))
  expectProblem(rejected, { status: 401, code: 'id_token_refused' })
  expect(rejected.headers.getSetCookie()).toEqual([])
  const accounts = await app.database.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', person.email)
    .execute()
  expect(accounts).toEqual([])
})

test('an address that the service has not proved opens no account that has', async () => {
  const person = newPerson()
  await account.registerVerified({ email: person.email })
  const rejected = await login(await provider.sign({ ...person, email_verified: false }))
  expectProblem(rejected, { status: 409, code: 'account_not_linked' })
  expectArabic(await login(await provider.sign({ ...person, email_verified: false }), { lang_id: 2 }))
})

test('an address that nobody has proved is proved by mail before it counts', async () => {
  const person = newPerson()
  const { body } = await login(await provider.sign({ ...person, email_verified: false }))
  expect(body.user.email_verified).toBe(false)
  const secret = await account.secretFor(person.email, 'verify-email')
  const verified = await app.call('/api/verify-email', { token: body.token, body: { secret } })
  expect(verified.body.user).toMatchObject({ id: body.user.id, email_verified: true })
})

test('a token without an address opens no account', async () => {
  const { sub } = newPerson()
  expectProblem(await login(await provider.sign({ sub })), { status: 422, code: 'identity_without_email' })
})

test('an address that only looks like somebody’s is nobody’s', async () => {
  await login(await provider.sign({ ...newPerson(), email: 'kate@example.com' }))
  // The kelvin sign lower-cases to a k.
  for (const email of ['\u212Aate@example.com', 'kate@example.com, lina@example.com']) {
    const other = await provider.sign({ ...newPerson(), email })
    expectProblem(await login(other), { status: 422, code: 'identity_without_email' })
  }
})

test('a service that we have no application at signs nobody in', async () => {
  const token = await provider.sign(newPerson())
  expectProblem(await login(token, { provider: 'apple' }), { status: 422, code: 'provider_unknown' })
  expectProblem(await login(token, { provider: 'another' }), { status: 400, code: 'invalid_request' })
})

test('what is done with another service is kept among the security events', async () => {
  const person = newPerson()
  const { body } = await login(await provider.sign(person))
  const events = await app.database.db
    .selectFrom('security_events')
    .select(['kind', 'detail'])
    .where('user_id', '=', body.user.id)
    .orderBy('id')
    .execute()
  expect(events).toEqual([
    { kind: 'registered', detail: { with: 'google' } },
    { kind: 'signed_in', detail: { with: 'google' } },
  ])
})

test('a service that does not answer is said not to, and is asked again the next time', async () => {
  const late = await openidProvider(() => app.clock.now().epochMilliseconds)
  const other = await testApp({ environment: late.environment, context: { clock: testClock() } })
  try {
    const token = await late.sign(newPerson())
    await late.close()
    const rejected = await other.call('/api/social-login', { body: { provider: 'google', id_token: token } })
    expectProblem(rejected, { status: 503, code: 'provider_unavailable' })
  } finally {
    await other.close()
  }
})
