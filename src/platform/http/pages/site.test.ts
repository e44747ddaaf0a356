import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRateLimits } from '../rate-limit.ts'
import { mapSources, pagePolicy, withSources, type Elsewhere } from './page-policy.ts'
import { pageBudget, type PageBudget } from './page-budget.ts'
import { siteRoutes } from './site.ts'

let dir = ''
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'site-'))
  await mkdir(join(dir, 'client', 'assets'), { recursive: true })
  await writeFile(join(dir, 'client', 'assets', 'entry-1.js'), 'plain')
  await writeFile(join(dir, 'client', 'assets', 'entry-1.js.br'), 'brotli')
  await writeFile(join(dir, 'client', 'assets', 'favicon.svg'), '<svg/>')
  await writeFile(join(dir, 'client', 'secret.json'), '{}')
})
afterAll(() => rm(dir, { recursive: true, force: true }))

const requestedPaths: string[] = []

function app(elsewhere: Elsewhere = {}, budget: PageBudget = async () => null) {
  return siteRoutes({
    distDir: dir,
    policy: pagePolicy(elsewhere),
    publicUrl: 'https://rihla.test',
    budget,
    async findReleaseFile(path) {
      requestedPaths.push(path)
      return null
    },
    siteFor: () => ({ fetchApi: async () => new Response(null, { status: 404 }) }),
    render: async (request) => new Response(`page ${new URL(request.url).pathname}`, { status: 404 }),
  })
}

test('an asset is kept for ever and comes in the encoding the browser takes', async () => {
  const plain = await app().request('/assets/entry-1.js')
  expect(await plain.text()).toBe('plain')
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const small = await app().request('/assets/entry-1.js', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(small.headers.get('content-encoding')).toBe('br')
  expect(small.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(await small.text()).toBe('brotli')
})

test.for(['/assets/entry-2.js', '/assets/..%2Fsecret.json', '/assets/%2e%2e%2fsecret.json'])(
  'nothing but a file of the build is served: %s',
  async (path) => {
    expect((await app().request(path)).status).toBe(404)
  },
)

test('other releases are asked only for a name that a build may give a file', async () => {
  requestedPaths.length = 0
  const names = ['entry-AbC_-123.js', 'entry-AbC_-12.js', 'entry.js', 'AbC_-1234.js', 'entry-AbC_-123.exe']
  for (const name of names) expect((await app().request(`/assets/${name}`)).status).toBe(404)
  expect(requestedPaths).toEqual(['/assets/entry-AbC_-123.js'])
})

test('every other address is a page, with its status and a policy without inline script', async () => {
  const page = await app().request('/en/search')
  expect(await page.text()).toBe('page /en/search')
  expect(page.status).toBe(404)
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';")
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe')
})

test('HEAD of a page has its headers and no body', async () => {
  const page = await app().request('/', { method: 'HEAD' })
  expect(await page.text()).toBe('')
})

test('the icon is served under its own name', async () => {
  expect((await app().request('/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml')
})

test('a page takes scripts from here alone, and from elsewhere only where the site says so', async () => {
  const policyOf = async (elsewhere?: Elsewhere) =>
    (await app(elsewhere).request('/')).headers.get('content-security-policy')?.split('; ')
  expect(await policyOf()).toContain("script-src 'self'")
  const cards = await policyOf({ 'script-src': ['https://cards.test'] })
  expect(cards).toContain("script-src 'self' https://cards.test")
  expect(cards).toContain("frame-src 'self'")
})

test.for([
  { name: 'no style', map: {}, from: "'self'" },
  { name: 'sources of no style', map: { MAP_SOURCES: ['https://tiles.test'] }, from: "'self'" },
  {
    name: 'a style and its tiles',
    map: {
      MAP_STYLE_URL: 'https://maps.test/style.json?key=1',
      MAP_SOURCES: ['https://tiles.test', 'https://maps.test'],
    },
    from: "'self' https://maps.test https://tiles.test",
  },
])('a page asks others for a map only where one is configured: $name', async ({ map, from }) => {
  const sources = withSources({ 'connect-src': ['https://cards.test'] }, mapSources(map))
  expect(pagePolicy(sources).split('; ')).toContain(
    `connect-src ${from.replace("'self'", "'self' https://cards.test")}`,
  )
  const alone = pagePolicy(mapSources(map)).split('; ')
  expect(alone).toContain(`connect-src ${from}`)
  expect(alone).toContain("script-src 'self'")
})

test.for([
  { name: 'our own pages', headers: { origin: 'https://rihla.test' }, status: 404 },
  { name: 'another site', headers: { origin: 'https://elsewhere.test' }, status: 403 },
  { name: 'nobody knows where', headers: {}, status: 403 },
])('a form reaches its page only from our own pages: $name', async ({ headers, status }) => {
  const sent = await app().request('/login', {
    method: 'POST',
    headers,
    body: new URLSearchParams({ a: 'b' }),
  })
  expect(sent.status).toBe(status)
})

test('a form larger than any of ours is refused', async () => {
  const body = new URLSearchParams({ a: 'b'.repeat(60_001) })
  const headers = { origin: 'https://rihla.test', 'content-length': String(body.toString().length) }
  expect((await app().request('/login', { method: 'POST', headers, body })).status).toBe(413)
})

test('pages of a network have a budget, and those with offers a smaller one; then a page says to wait', async () => {
  // A fifth of thirty pages in five seconds, and of five with offers.
  const limited = app({}, pageBudget(createRateLimits({ scale: 0.2 })))
  const requestPage = (path: string) => limited.request(path, { headers: { accept: 'text/html' } })
  expect((await requestPage('/en/search?page=1')).status).toBe(404)
  const rejected = await requestPage('/ar/car/x')
  expect(rejected.status).toBe(429)
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await rejected.text()).toContain('انتظر قليلًا')
  for (let count = 1; count < 6; count++) expect((await requestPage('/en/booking/x')).status).toBe(404)
  expect((await requestPage('/en/booking/x')).status).toBe(429)
})
