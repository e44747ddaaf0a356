import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { testClock } from '#testing/infrastructure/clock.ts'
import { pageCache, type AnonymousPages } from './page-cache.ts'
import { pageGeneration } from './page-generation.ts'

type Setting = { failing?: boolean; overBudget?: boolean; published?: string; audience?: string }

/** Creates a site whose pages show how often they were rendered. Visitors with a cookie get a separate page. */
function site() {
  const clock = testClock()
  const setting: Setting = {}
  const rendered: string[] = []
  const errors: unknown[] = []
  let release: (() => void) | null = null
  let pending: Promise<void> | null = null
  const pages: AnonymousPages<null, string> = {
    preferencesOf: (_target, cookie) =>
      cookie === undefined || cookie.startsWith('choice=')
        ? { language: 'en', currency: cookie?.slice('choice='.length) ?? 'EUR', today: '2026-12-01' }
        : null,
    isCached: (target) => target !== '/en/search',
    draw: async (target, { currency }, audience) => {
      rendered.push([target, currency, ...(audience ? [audience] : [])].join(' '))
      const round = rendered.length
      await pending
      if (setting.failing) throw new Error('it cannot be rendered')
      if (target === '/en/partly') return null
      const content = `<html>${target} in ${currency} of ${setting.published ?? ''}`
      return { text: `${content}, render ${round}`, identity: content }
    },
  }
  const app = new Hono()
  app.use(
    pageCache({
      pages,
      settings: null,
      audienceOf: async (c) => setting.audience ?? c.req.header('x-percent') ?? '',
      siteFor: (_c, audience) => audience,
      generation: pageGeneration({
        fetchGeneration: async () => setting.published ?? 'first',
        clock,
        onError: (error) => errors.push(error),
      }),
      budget: async (c) => (setting.overBudget ? c.text('too many', 429) : null),
      policy: "default-src 'self'",
      clock,
      onError: (error) => errors.push(error),
    }),
  )
  app.get('*', (c) => c.text('a page of their own'))
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const reply = await app.request(path, { headers, method })
    return { status: reply.status, headers: reply.headers, text: await reply.text() }
  }
  return {
    app,
    clock,
    setting,
    rendered,
    errors,
    get,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      pending = promise
      release = resolve
    },
    letGo() {
      release?.()
      pending = null
    },
  }
}

/** Lets a render in the background finish. */
const settled = () => new Promise((done) => setTimeout(done, 50))

test('a page is rendered once for all who ask within a minute', async () => {
  const { get, clock, rendered } = site()
  const first = await get('/en')
  clock.pass({ seconds: 59 })
  expect((await get('/en')).text).toBe(first.text)
  expect(rendered).toEqual(['/en EUR'])
})

test('visitors who ask at the same time wait for one render', async () => {
  const { get, hold, letGo, rendered } = site()
  hold()
  const requests = [get('/en'), get('/en'), get('/en')]
  await settled()
  letGo()
  expect(new Set((await Promise.all(requests)).map(({ text }) => text)).size).toBe(1)
  expect(rendered).toHaveLength(1)
})

test('after a minute it is served as it is while one render replaces it, after two it is rendered first', async () => {
  const { get, clock, rendered } = site()
  const first = await get('/en')
  clock.pass({ seconds: 61 })
  const stale = await Promise.all([get('/en'), get('/en')])
  expect(stale.map(({ text }) => text)).toEqual([first.text, first.text])
  await settled()
  expect(rendered).toHaveLength(2)
  expect((await get('/en')).text).toContain('render 2')
  clock.pass({ seconds: 121 })
  expect((await get('/en')).text).toContain('render 3')
})

test('a page that cannot be rendered again is served as it was, for a minute more', async () => {
  const { get, clock, setting, errors } = site()
  const first = await get('/en')
  setting.failing = true
  clock.pass({ seconds: 100 })
  expect((await get('/en')).text).toBe(first.text)
  await settled()
  expect(errors).toHaveLength(1)
  clock.pass({ seconds: 21 })
  expect((await get('/en')).text).toBe('a page of their own')
})

test('what is published is seen two seconds later, before the page has aged', async () => {
  const { get, clock, setting } = site()
  await get('/en')
  setting.published = 'second'
  clock.pass({ milliseconds: 1999 })
  expect((await get('/en')).text).toContain('of ,')
  clock.pass({ milliseconds: 1 })
  expect((await get('/en')).text).toContain('of second')
})

test('a render that began before a publication is not served after it', async () => {
  const { get, clock, setting, hold, letGo } = site()
  hold()
  const before = get('/en')
  await settled()
  setting.published = 'second'
  clock.pass({ seconds: 2 })
  const after = get('/en')
  await settled()
  letGo()
  await Promise.all([before, after])
  expect((await get('/en')).text).toContain('render 2')
})

test('each currency has a page of its own, and so has each query', async () => {
  const { get, rendered } = site()
  for (const cookie of ['choice=EUR', 'choice=KWD', 'choice=EUR']) await get('/en', { cookie })
  await get('/en?place=dxb')
  expect(rendered).toEqual(['/en EUR', '/en KWD', '/en?place=dxb EUR'])
})

test('each audience has a page of its own, which no proxy keeps for the others', async () => {
  const { get, rendered } = site()
  const percents = ['', '500', '700', '500', '']
  const pages = []
  for (const percent of percents) pages.push(await get('/en', percent ? { 'x-percent': percent } : {}))
  expect(rendered).toEqual(['/en EUR', '/en EUR 500', '/en EUR 700'])
  const cacheable = 'public, max-age=0, stale-while-revalidate=60'
  expect(pages.map(({ headers }) => headers.get('cache-control'))).toEqual(
    percents.map((percent) => (percent ? 'private, no-cache' : cacheable)),
  )
})

test('a page is not kept for an audience that was another by the time it was drawn', async () => {
  const { get, hold, letGo, setting } = site()
  setting.audience = '500'
  hold()
  const drawn = get('/en')
  await settled()
  setting.audience = '700'
  letGo()
  expect((await drawn).text).toBe('a page of their own')
  setting.audience = '500'
  expect((await get('/en')).text).toContain('render 2')
})

test.for([
  { name: 'whoever has a cookie of ours', path: '/en', headers: { cookie: 'rihla_token=t' } },
  { name: 'whoever sends a token', path: '/en', headers: { authorization: 'Basic t' } },
  { name: 'a page that is not the same for all', path: '/en/search', headers: {} },
  { name: 'a page that lacks something', path: '/en/partly', headers: {} },
  { name: 'an address that is too long', path: `/en?q=${'x'.repeat(300)}`, headers: {} },
  { name: 'the API', path: '/api/all-location', headers: {} },
])('nothing is taken from the cache or put into it: $name', async ({ path, headers }) => {
  const { get } = site()
  for (let round = 0; round < 2; round++)
    expect((await get(path, headers as Record<string, string>)).text).toBe('a page of their own')
})

test('a visitor who is signed in gets a page of their own after others have filled the cache', async () => {
  const { get } = site()
  await get('/en')
  expect((await get('/en', { cookie: 'rihla_token=t' })).text).toBe('a page of their own')
})

test('it comes in the encoding that the browser takes, with the headers of a page', async () => {
  const { get } = site()
  const plain = await get('/en')
  expect(Object.fromEntries(plain.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-language': 'en',
    'cache-control': 'public, max-age=0, stale-while-revalidate=60',
    vary: 'Cookie, Accept-Encoding',
    'content-security-policy': "default-src 'self'",
  })
  expect(plain.headers.has('content-encoding')).toBe(false)
})

test.for([
  { accepts: 'gzip, deflate, br', encoding: 'br', unpack: brotliDecompressSync },
  { accepts: 'gzip', encoding: 'gzip', unpack: gunzipSync },
  { accepts: 'br;q=0, gzip', encoding: 'gzip', unpack: gunzipSync },
])('packed as $encoding for "$accepts"', async ({ accepts, encoding, unpack }) => {
  const { app, get } = site()
  const plain = await get('/en')
  const reply = await app.request('/en', { headers: { 'accept-encoding': accepts } })
  expect(reply.headers.get('content-encoding')).toBe(encoding)
  expect(unpack(Buffer.from(await reply.arrayBuffer())).toString()).toBe(plain.text)
})

test('HEAD has the headers of the page and no body', async () => {
  const { get } = site()
  const { headers } = await get('/en')
  const head = await get('/en', {}, 'HEAD')
  expect(head.text).toBe('')
  expect(head.headers.get('etag')).toBe(headers.get('etag'))
})

test('whoever has the page is told that it holds, also after it was rendered again without a change', async () => {
  const { get, clock, rendered } = site()
  const etag = (await get('/en')).headers.get('etag') ?? ''
  clock.pass({ seconds: 121 })
  for (const tag of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
    const reply = await get('/en', { 'if-none-match': tag, 'accept-encoding': 'br' })
    expect([reply.status, reply.text]).toEqual([304, ''])
    expect(reply.headers.get('etag')).toBe(etag)
    // A browser replaces its stored headers with those of a 304.
    expect(reply.headers.get('content-security-policy')).toBe("default-src 'self'")
  }
  expect(rendered).toHaveLength(2)
})

test('a page that has changed is sent whole', async () => {
  const { get, clock, setting } = site()
  const etag = (await get('/en')).headers.get('etag') ?? ''
  setting.published = 'second'
  clock.pass({ seconds: 2 })
  const reply = await get('/en', { 'if-none-match': etag })
  expect(reply.status).toBe(200)
  expect(reply.headers.get('etag')).not.toBe(etag)
})

test('what is rendered counts against the budget of its visitor, and what is kept does not', async () => {
  const { get, setting } = site()
  await get('/en/about')
  setting.overBudget = true
  expect((await get('/en/about')).status).toBe(200)
  expect((await get('/en/imprint')).status).toBe(429)
})
