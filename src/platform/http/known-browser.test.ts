import { Hono, type Context } from 'hono'
import { expect, test } from 'vitest'
import { testClock } from '#testing/infrastructure/clock.ts'
import { knownBrowsers } from './known-browser.ts'

const clock = testClock()
const inProcess = (settings: { secure?: boolean; framed?: boolean; path?: string } = {}) => {
  const { secure = true, framed = false, path = '/trips' } = settings
  return knownBrowsers({ secret: 'a secret', cookies: { product: 'rihla', secure }, clock, path, framed })
}

/** Returns the result of `work`, and the cookie it sets, for a browser with a cookie. */
async function visit<T>(cookie: string, work: (c: Context) => T) {
  let got: T | undefined
  const app = new Hono().get('/', (c) => {
    got = work(c)
    return c.body(null, 204)
  })
  const reply = await app.request('/', { headers: { cookie } })
  return { got, set: reply.headers.get('set-cookie') ?? '' }
}

async function signIn(address: string, cookie = '', browsers = inProcess()): Promise<string> {
  const { set } = await visit(cookie, (c) => browsers.remember(c, address))
  return set.split(';')[0] ?? ''
}
const isKnown = async (cookie: string, address: string, browsers = inProcess()) =>
  (await visit(cookie, (c) => browsers.isKnown(c, address))).got

test('a browser is known by the address it signed in with, in another process too, and by no other', async () => {
  const cookie = await signIn('noor@example.com')
  expect(await isKnown(cookie, 'noor@example.com')).toBe(true)
  expect(await isKnown(cookie, 'other@example.com')).toBe(false)
  expect(await isKnown('', 'noor@example.com')).toBe(false)
})

test('a browser is known by its three newest addresses', async () => {
  let cookie = ''
  for (const address of ['a', 'b', 'a', 'c', 'd']) cookie = await signIn(address, cookie)
  const known = await Promise.all(['a', 'b', 'c', 'd'].map((address) => isKnown(cookie, address)))
  expect(known).toEqual([true, false, true, true])
})

test('it is known for 180 days', async () => {
  const cookie = await signIn('noor@example.com')
  clock.pass({ hours: 180 * 24 })
  expect(await isKnown(cookie, 'noor@example.com')).toBe(true)
  clock.pass({ hours: 24 })
  expect(await isKnown(cookie, 'noor@example.com')).toBe(false)
})

test('what nobody signed is of nobody', async () => {
  const cookie = await signIn('noor@example.com')
  const day = /=(\d+)\./.exec(cookie)?.[1] ?? ''
  for (const forged of [
    cookie.replace(day, String(Number(day) + 1)),
    cookie.slice(0, -2),
    `rihla_known=${day}.`,
    'rihla_known=%',
    `rihla_known=${'~'.repeat(3000)}`,
  ])
    expect(await isKnown(forged, 'noor@example.com'), forged.slice(0, 80)).toBe(false)
  expect(await isKnown(cookie, 'noor@example.com', inProcess({ path: '/api/auth' }))).toBe(false)
})

test.for([
  { name: 'on our own pages', browsers: inProcess(), has: 'SameSite=Lax', not: 'Partitioned' },
  { name: 'in frames', browsers: inProcess({ framed: true }), has: 'Partitioned', not: 'SameSite=Lax' },
  {
    name: 'in frames without https, where no browser keeps another',
    browsers: inProcess({ framed: true, secure: false }),
    has: 'SameSite=Lax',
    not: 'Secure',
  },
])('no script reads the cookie, and no page is asked for with it: $name', async ({ browsers, has, not }) => {
  const { set } = await visit('', (c) => browsers.remember(c, 'noor@example.com'))
  expect(set).toMatch(/^(?:__Secure-)?rihla_known=\d+\.[\w-]{43}; Max-Age=15552000; Path=\/trips; HttpOnly/)
  expect(set).toContain(has)
  expect(set).not.toContain(not)
})
