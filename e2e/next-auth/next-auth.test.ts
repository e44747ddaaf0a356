import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { accountOf, PERSON } from '#testing/builders/accounts/account.ts'
import { openNextAuth, sessionIs, type NextAuthEnvironment } from './environment.ts'

let environment: NextAuthEnvironment
let account: ReturnType<typeof accountOf>
const contexts: BrowserContext[] = []
beforeAll(async () => {
  environment = await openNextAuth()
  account = accountOf(environment)
})
afterAll(() => environment.close())
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close()
})

let count = 0
async function newPerson(): Promise<{ email: string; password: string }> {
  const email = `layla.${(count += 1)}@example.com`
  await account.registerVerified({ email })
  return { email, password: PERSON.password }
}

async function open(context?: BrowserContext): Promise<Page> {
  const ownContext = context ?? (await environment.newContext())
  if (!context) contexts.push(ownContext)
  const page = await ownContext.newPage()
  await page.goto(`${environment.url}/next-auth`)
  return page
}

const signIn = (page: Page, fields: object) =>
  page.evaluate((input) => window.client.signIn('credentials', { ...input, redirect: false }), fields)
const eventsOn = (page: Page) => page.evaluate(() => window.events)

test('signs in, reads the session, changes it and signs out', async () => {
  const page = await open()
  await sessionIs(page, 'unauthenticated')
  const person = await newPerson()
  const signedIn = await signIn(page, person)
  expect(signedIn).toEqual({ error: null, status: 200, ok: true, url: `${environment.url}/next-auth` })
  await sessionIs(page, 'authenticated')
  const session = await page.evaluate(() => window.client.session)
  expect(session).toMatchObject({
    user: { name: 'Layla Haddad', email: person.email, isLoggedIn: true, userData: { role: 'traveller' } },
  })

  const updated = await page.evaluate(() => window.client.update({ first_name: 'Lina' }))
  expect(updated).toMatchObject({ user: { name: 'Lina Haddad' } })
  await expect.poll(() => eventsOn(page)).toContain('authenticated Lina Haddad')

  const signedOut = await page.evaluate(() => window.client.signOut({ redirect: false }))
  expect(signedOut).toEqual({ url: `${environment.url}/next-auth` })
  await sessionIs(page, 'unauthenticated')
  const cookies = await page.context().cookies()
  // What stays knows the browser, for links to sign in, and proves no identity.
  expect(cookies.map(({ name }) => name).filter((name) => name.startsWith('rihla_'))).toEqual(['rihla_known'])
})

test('is rejected with CredentialsSignin, and with InvalidCallbackUrl where it would lead away', async () => {
  const page = await open()
  await sessionIs(page, 'unauthenticated')
  const person = await newPerson()
  expect(await signIn(page, { ...person, password: 'not this one' })).toEqual({
    error: 'CredentialsSignin',
    status: 401,
    ok: false,
    url: null,
  })
  expect(await signIn(page, { ...person, callbackUrl: 'https://evil.example/' })).toEqual({
    error: 'InvalidCallbackUrl',
    status: 400,
    ok: false,
    url: null,
  })
  await sessionIs(page, 'unauthenticated')
})

test('gets an error after too many attempts', async () => {
  const page = await open()
  await sessionIs(page, 'unauthenticated')
  const { email } = await newPerson()
  // The wait doubles with each wrong password, so the limit is met however slow this machine is.
  await expect
    .poll(() => signIn(page, { email, password: 'not this one' }))
    .toEqual({ error: 'CredentialsSignin', status: 429, ok: false, url: null })
})

test('a second tab follows by the message of the first, signing in and out', async () => {
  const first = await open()
  const second = await open(first.context())
  await sessionIs(first, 'unauthenticated')
  await sessionIs(second, 'unauthenticated')
  const before = (await eventsOn(second)).length

  const person = await newPerson()
  // The client timestamps messages in seconds; one equal to the last fires no event.
  await first.waitForFunction(() => {
    const { timestamp } = JSON.parse(localStorage['nextauth.message'])
    // oxlint-disable-next-line time/real-clock -- the page's clock, which is set
    return timestamp < Math.floor(Date.now() / 1000)
  })
  // As the client does by default: it returns to its page, which notifies the other tabs.
  await first.evaluate((input) => void window.client.signIn('credentials', input), person)
  await sessionIs(second, 'authenticated')
  await sessionIs(first, 'authenticated')
  await first.evaluate(() => window.client.signOut({ redirect: false }))
  await sessionIs(second, 'unauthenticated')

  const events = (await eventsOn(second)).slice(before)
  const [message, started, ended] = [
    'storage nextauth.message',
    'authenticated Layla Haddad',
    'unauthenticated',
  ]
  expect(events.filter((one) => one !== message)).toEqual([started, ended])
  expect(events.slice(0, events.indexOf(started))).toContain(message)
  expect(events.slice(events.indexOf(started), events.indexOf(ended))).toContain(message)
})

test('who has to be signed in is sent to the sign-in page with SessionRequired and the way back', async () => {
  const page = await open()
  await page.goto(`${environment.url}/next-auth?required`)
  await page.waitForURL('**/login?*')
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    error: 'SessionRequired',
    callbackUrl: `${environment.url}/next-auth?required`,
  })
})

test('an unknown way to sign in leads to the sign-in page, and none to the error page', async () => {
  const page = await open()
  await sessionIs(page, 'unauthenticated')
  await page.evaluate(() => void window.client.signIn('nobody', {}))
  await page.waitForURL('**/login?*')
  expect(new URL(page.url()).searchParams.get('callbackUrl')).toBe(`${environment.url}/next-auth`)

  const other = await open()
  await sessionIs(other, 'unauthenticated')
  await other.route('**/api/auth/providers', (route) => route.fulfill({ json: {}, status: 503 }))
  await other.evaluate(() => void window.client.signIn('credentials', {}))
  await other.waitForURL('**/error')
})

test('a session that cannot be read is none, and is logged as CLIENT_FETCH_ERROR', async () => {
  const page = await open()
  await sessionIs(page, 'unauthenticated')
  await page.route('**/api/auth/session', (route) => route.abort())
  const logged = page.waitForResponse('**/api/auth/_log')
  await page.reload()
  const line = await logged
  expect(line.status()).toBe(200)
  expect(line.request().postData()).toContain('code=CLIENT_FETCH_ERROR')
  await sessionIs(page, 'unauthenticated')
})
