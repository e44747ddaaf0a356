import { expect, test } from 'vitest'
import { accountOf, newAddresses, PERSON } from '#testing/builders/accounts/account.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { authClient } from '#testing/stand-ins/auth-client.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'

const app = forFile(await testApp())
const account = accountOf(app)

const newEmail = newAddresses('layla')

const HOME = 'http://rihla.test/account'
const names = (set: string[]) => set.map((cookie) => cookie.split('=')[0])

async function signedIn(email = newEmail()) {
  await account.registerVerified({ email })
  const client = authClient(app)
  const answer = await client.send('/api/auth/callback/credentials', { email, password: PERSON.password })
  return { client, email, answer }
}

/** Returns the page, `error` and `code` of a response's URL. */
function outcomeOf({ body, location }: { body: { url: string } | null; location: string | null }) {
  const url = new URL(body?.url ?? location ?? '', HOME)
  return { page: url.pathname, error: url.searchParams.get('error'), code: url.searchParams.get('code') }
}

test('who has the password is signed in by the cookie of the whole product', async () => {
  const { client, email, answer } = await signedIn()
  expect(answer).toMatchObject({ status: 200, body: { url: HOME } })
  expect(answer.set.find((cookie) => cookie.startsWith('rihla_token='))).toMatch(/HttpOnly; SameSite=Lax/)
  expect(names(answer.set)).toContain('rihla_userdata')

  const { body } = await client.session()
  expect(body.user).toMatchObject({ name: 'Layla Haddad', email, isLoggedIn: true })
  expect(body.user.userData).toMatchObject({ role: 'traveller', first_name: 'Layla' })
  const token = client.jar.get('rihla_token') ?? ''
  const profile = await app.call('/api/user/profile', { token })
  expect(profile.body.user.email).toBe(email)
  const hours = Temporal.Instant.from(body.expires).since(app.clock.now()).total('hours')
  expect(Math.round(hours)).toBe(12)
})

test('who is to be remembered is for 30 days', async () => {
  const email = newEmail()
  await account.registerVerified({ email })
  const client = authClient(app)
  const fields = { email, password: PERSON.password, remember_me: 'true' }
  const { set } = await client.send('/api/auth/callback/credentials', fields)
  expect(set.find((cookie) => cookie.startsWith('rihla_token='))).toContain('Max-Age=2592000')
})

test.each([
  { name: 'a wrong password', fields: { password: 'not this one' }, code: 'wrong_credentials' },
  { name: 'an unknown e-mail', fields: { email: 'nobody@example.com' }, code: 'wrong_credentials' },
  { name: 'no e-mail', fields: { email: '' }, code: 'invalid_request' },
  { name: 'no password', fields: { password: '' }, code: 'invalid_request' },
])('$name is refused with CredentialsSignin, and nobody is signed in', async ({ fields, code }) => {
  const email = newEmail()
  await account.registerVerified({ email })
  const client = authClient(app)
  const answer = await client.send('/api/auth/callback/credentials', {
    email,
    password: PERSON.password,
    ...fields,
  })
  expect(answer.status).toBe(401)
  expect(outcomeOf(answer)).toEqual({ page: '/login', error: 'CredentialsSignin', code })
  expect(client.jar.has('rihla_token')).toBe(false)
  expect((await client.session()).body).toEqual({})
})

test('after too many tries the right password is not looked at either', async () => {
  const email = newEmail()
  await account.registerVerified({ email })
  const client = authClient(app)
  const guess = (password: string) => client.send('/api/auth/callback/credentials', { email, password })
  for (let iteration = 0; iteration < 6; iteration++) await guess('not this one')
  const rejected = await guess(PERSON.password)
  expect(rejected.status).toBe(429)
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(outcomeOf(rejected)).toEqual({
    page: '/login',
    error: 'CredentialsSignin',
    code: 'too_many_attempts',
  })
  app.clock.pass({ hours: 1 })
})

test('nobody is signed in at first', async () => {
  const { status, body, set } = await authClient(app).session()
  expect({ status, body }).toEqual({ status: 200, body: {} })
  expect(names(set)).not.toContain('rihla_token')
})

test('a guest is nobody to the client, and stays the guest they are', async () => {
  const client = authClient(app)
  await client.request('/api/guest-login')
  const token = client.jar.get('rihla_token')
  const { body, set } = await client.session()
  expect(body).toEqual({})
  expect(names(set)).not.toContain('rihla_token')
  expect(client.jar.get('rihla_token')).toBe(token)
  expect((await app.call('/api/user/booking', { token: token ?? '' })).status).toBe(200)
})

test('what a guest has is theirs once they have signed in, and the guest’s token is over', async () => {
  const email = newEmail()
  await account.registerVerified({ email })
  const client = authClient(app)
  await client.request('/api/guest-login')
  const guest = client.jar.get('rihla_token') ?? ''
  await client.send('/api/auth/callback/credentials', { email, password: PERSON.password })
  expect(client.jar.get('rihla_token')).not.toBe(guest)
  expect((await app.call('/api/user/booking', { token: guest })).status).toBe(401)
})

test('signing out ends the token, and both cookies go', async () => {
  const { client } = await signedIn()
  const token = client.jar.get('rihla_token') ?? ''
  const answer = await client.send('/api/auth/signout')
  expect(answer).toMatchObject({ status: 200, body: { url: HOME } })
  expect(client.jar.has('rihla_token') || client.jar.has('rihla_userdata')).toBe(false)
  expect((await app.call('/api/user/profile', { token })).status).toBe(401)
  expect((await client.session()).body).toEqual({})
})

test('a session that was ended elsewhere is nobody’s, and its cookies go', async () => {
  const { client } = await signedIn()
  const token = client.jar.get('rihla_token') ?? ''
  await app.call('/api/user/logout', { token, body: {} })
  expect((await client.session()).body).toEqual({})
  expect(client.jar.has('rihla_token') || client.jar.has('rihla_userdata')).toBe(false)
})

test('an update changes the account, its session and what the header shows', async () => {
  const { client } = await signedIn()
  const csrfToken = await client.csrfToken()
  const answer = await client.request('/api/auth/session', {
    json: { csrfToken, data: { first_name: 'Lina' } },
  })
  expect(answer.status).toBe(200)
  expect(answer.body.user).toMatchObject({ name: 'Lina Haddad', userData: { first_name: 'Lina' } })
  expect(decodeURIComponent(client.jar.get('rihla_userdata') ?? '')).toContain('Lina Haddad')
  expect((await client.session()).body.user.name).toBe('Lina Haddad')
  const again = await client.request('/api/auth/session', { json: { csrfToken } })
  expect(again.body.user.name).toBe('Lina Haddad')
})

test.for([
  { name: 'for as long as the browser is open', fields: {}, isRemembered: false },
  { name: 'for 30 days of who is to be remembered', fields: { remember_me: 'true' }, isRemembered: true },
])('what the header shows of a changed account is kept $name', async ({ fields, isRemembered }) => {
  const email = newEmail()
  await account.registerVerified({ email })
  const client = authClient(app)
  await client.send('/api/auth/callback/credentials', { email, password: PERSON.password, ...fields })
  const json = { first_name: 'Lina', last_name: 'Haddad', phone: null }
  const { set } = await client.request('/api/user/update_profile', { json })
  const thirtyDays = `Max-Age=${30 * 24 * 3600}`
  expect(set.find((cookie) => cookie.startsWith('rihla_userdata='))?.includes(thirtyDays)).toBe(isRemembered)
})

test('who is read anew finds what changed on another device in the header, and the cookie only then', async () => {
  const { client, email } = await signedIn()
  const { body } = await account.login({ email })
  expect(names((await client.session()).set)).not.toContain('rihla_userdata')
  const json = { first_name: 'Lina', last_name: 'Haddad', phone: null }
  await app.call('/api/user/update_profile', { token: body.token, body: json })
  await client.session()
  expect(decodeURIComponent(client.jar.get('rihla_userdata') ?? '')).toContain('Lina Haddad')
})

test('an update without the CSRF token, with fields that are not one’s own or from another site changes nothing', async () => {
  const { client } = await signedIn()
  const csrfToken = await client.csrfToken()
  const update = (json: object, headers = {}) => client.request('/api/auth/session', { json, headers })
  const data = { first_name: 'Mallory' }
  expectProblem(await update({ csrfToken: 'another', data }), { status: 403, code: 'csrf_token_missing' })
  expectProblem(await update({ csrfToken, data: { role: 'staff' } }), {
    status: 400,
    code: 'invalid_request',
  })
  const phone = { countryCode: '+971', phone: '12' }
  expectProblem(await update({ csrfToken, data: { phone } }), { status: 400, code: 'invalid_request' })
  expectProblem(await update({ csrfToken, data }, { origin: 'https://evil.example' }), {
    status: 403,
    code: 'cross_origin',
  })
  expect((await client.session()).body.user.name).toBe('Layla Haddad')
})

test.each(['/api/auth/callback/credentials', '/api/auth/signin/email', '/api/auth/signout'])(
  '%s wants the CSRF token of its cookie, and a page of ours',
  async (path) => {
    const { client, email } = await signedIn()
    const fields = { email, password: PERSON.password }
    const without = await client.send(path, { ...fields, csrfToken: 'another' })
    expect(without.status).toBe(403)
    expect(outcomeOf(without).error).toBe('MissingCSRF')
    const fromElsewhere = await client.send(path, fields, { origin: 'https://evil.example' })
    expectProblem(fromElsewhere, { status: 403, code: 'cross_origin' })
    expect((await client.session()).body.user.email).toBe(email)
  },
)

const AWAY = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'http://rihla.test@evil.example/',
  'http://rihla.test.evil.example/',
  'http://somebody@rihla.test/',
  'account',
]

test.each(AWAY)('nobody is sent to %s: InvalidCallbackUrl', async (callbackUrl) => {
  const { client, email } = await signedIn()
  for (const path of ['/api/auth/callback/credentials', '/api/auth/signin/email', '/api/auth/signout']) {
    const answer = await client.send(path, { email, password: PERSON.password, callbackUrl })
    expect(answer.status).toBe(400)
    expect(outcomeOf(answer)).toMatchObject({ page: '/error', error: 'InvalidCallbackUrl' })
    expect(answer.set).toEqual([])
  }
  const query = new URLSearchParams({ callbackUrl })
  const page = await client.request(`/api/auth/signin?${query}`)
  expect(page).toMatchObject({ status: 302, location: '/error?error=InvalidCallbackUrl' })
  expect((await client.session()).body.user.email).toBe(email)
})

test('a path of ours is a place to go to', async () => {
  const { client } = await signedIn()
  const { body } = await client.send('/api/auth/signout', { callbackUrl: '/manage-booking?x=1' })
  expect(body).toEqual({ url: 'http://rihla.test/manage-booking?x=1' })
})

test('an error in the query of where somebody wants to be is theirs, and refuses nothing', async () => {
  const { client } = await signedIn()
  const { status, body } = await client.send('/api/auth/signout', { callbackUrl: '/deals?error=mine' })
  expect({ status, body }).toEqual({ status: 200, body: { url: 'http://rihla.test/deals?error=mine' } })
})

test('a form that does not say json is sent on its way', async () => {
  const { client } = await signedIn()
  const csrfToken = await client.csrfToken()
  const answer = await client.request('/api/auth/signout', { form: { csrfToken, callbackUrl: '/deals' } })
  expect(answer).toMatchObject({ status: 302, location: 'http://rihla.test/deals' })
})

test('who has to sign in first is told so on the sign-in page, and where they wanted to be', async () => {
  const query = new URLSearchParams({ error: 'SessionRequired', callbackUrl: HOME })
  const { status, location } = await authClient(app).request(`/api/auth/signin?${query}`)
  const url = new URL(location ?? '', HOME)
  expect(status).toBe(302)
  expect(url.pathname).toBe('/login')
  expect(Object.fromEntries(url.searchParams)).toEqual({ callbackUrl: HOME, error: 'SessionRequired' })
})

test.each([
  { query: '', page: '/error' },
  { query: '?error=Configuration', page: '/error?error=Configuration' },
  { query: '?error=Verification', page: '/error?error=Verification' },
  { query: '?error=CredentialsSignin', page: '/login?error=CredentialsSignin' },
  { query: '?error=OAuthAccountNotLinked', page: '/login?error=OAuthAccountNotLinked' },
  { query: '?error=OAuthCallbackError', page: '/login?error=OAuthCallback' },
  { query: '?error=NothingOfOurs', page: '/error?error=Default' },
])('the error page of $query is $page', async ({ query, page }) => {
  const { status, location } = await authClient(app).request(`/api/auth/error${query}`)
  expect({ status, location }).toEqual({ status: 302, location: page })
})

test('ways to sign in have ids, types and addresses; an unknown one leads to the sign-in page', async () => {
  const client = authClient(app)
  const { body } = await client.request('/api/auth/providers')
  expect(Object.keys(body)).toEqual(['credentials', 'email'])
  expect(body.email).toMatchObject({ id: 'email', type: 'email' })
  expect(body.credentials.callbackUrl).toBe('http://rihla.test/api/auth/callback/credentials')
  for (const path of ['/api/auth/signin/google', '/api/auth/callback/google'])
    expect(outcomeOf(await client.send(path))).toEqual({ page: '/login', error: null, code: null })
  expect(outcomeOf(await client.send('/api/auth/signin/azure-ad-b2c'))).toMatchObject({ page: '/login' })
  expect(outcomeOf(await client.request('/api/auth/signin/google'))).toMatchObject({ page: '/login' })
})

test('signing out is a write: reading its path signs nobody out', async () => {
  const { client, email } = await signedIn()
  expect((await client.request('/api/auth/signout')).location).toBe('/')
  for (const [path, page] of Object.entries({ signout: '/', signin: '/login', error: '/error' })) {
    const { status, body } = await app.call(`/api/auth/${path}?json=true`)
    expect([status, new URL(body.url).pathname]).toEqual([200, page])
  }
  expect((await client.session()).body.user.email).toBe(email)
})
