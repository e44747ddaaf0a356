import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { hostileQueryText } from '#testing/builders/api/hostile-input.ts'
import { expectSafeRejection } from '#testing/builders/api/hostile-requests.ts'
import { rotated } from '#testing/builders/api/rotated.ts'
import { RENTAL } from '#testing/builders/rentals/journey.ts'
import { callerTokens } from '#testing/builders/api/caller-tokens.ts'

type Parameter = { in: string; name: string; required?: boolean }
type Paths = Record<string, Partial<Record<string, { parameters?: Parameter[] }>>>

/** Names of inherited properties, and of lists. */
const UNKNOWN_NAMES = ['__proto__', 'constructor', 'hasOwnProperty', 'x[]', 'x[y]', '']

/** Files of a built site, which does not exist here. */
const OF_A_BUILT_SITE = new Set([
  '/*',
  '/assets/:file',
  '/favicon.svg',
  '/favicon.ico',
  '/og/*',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/:file',
])

/** A valid value for each path parameter. Any other is an unknown id. */
const PARTS: Readonly<Record<string, string>> = {
  provider: 'email',
  lang: 'ar',
  reference: 'ABCDEFGHJK',
  number: 'INV-2027-000001',
}

const app = await testApp()

/** Every GET path. */
const READ = app.app.routes
  .map((route) => route.split(' '))
  .filter(([method, path = '']) => method === 'GET' && !OF_A_BUILT_SITE.has(path))
  .map(([, path = '']) => path)
const withParts = (path: string) =>
  path.replaceAll(/:(\w+)/g, (_, part: string) => PARTS[part] ?? crypto.randomUUID())
const PATHS = rotated(READ.map(withParts))

let tokenFor: Awaited<ReturnType<typeof callerTokens>>
let partner: string
let query: fc.Arbitrary<string>
/** The optional fields of each query, empty. */
let empty: ReadonlyMap<string, string>
beforeAll(async () => {
  tokenFor = await callerTokens(app)
  partner = await tokenFor('/api/')
  const { paths } = (await app.call('/openapi.json')).body as { paths: Paths }
  const parameters = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap((one) => one?.parameters ?? []),
  )
  empty = new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, one]) => {
        const optional = one?.parameters?.filter((field) => field.in === 'query' && !field.required) ?? []
        return [`${method} ${path}`, optional.map(({ name }) => `&${name}=`).join('')] as const
      }),
    ),
  )
  const names = parameters.flatMap((parameter) => (parameter.in === 'query' ? parameter.name : []))
  query = fc
    .array(fc.tuple(fc.constantFrom(...new Set(names), ...UNKNOWN_NAMES), hostileQueryText), {
      maxLength: 6,
    })
    .map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('&'))
})
afterAll(() => app.close())

test.for(PATHS)('%s answers any query, or refuses it as a problem', async (path) => {
  const token = await tokenFor(path)
  await fc.assert(
    fc.asyncProperty(query, (text) => expectSafeRejection(app, token, `${path}?${text}`, { method: 'GET' })),
    { numRuns: 40 },
  )
})

test.for(rotated(READ))('%s: a field of the query that is there but empty is as absent', async (route) => {
  const fields = empty.get(`get ${route.replaceAll(/:(\w+)/g, '{$1}')}`)
  if (!fields) return
  const path = withParts(route)
  const request = async (query: string) => {
    const headers = { authorization: `Basic ${await tokenFor(path)}` }
    const {
      status,
      headers: sent,
      body,
    } = await app.app.request(`http://rihla.test${path}${query}`, { headers })
    const text = await new Response(body).text()
    // A reply that is not JSON is a file.
    const isJson = text !== '' && /json/.test(sent.get('content-type') ?? '')
    return { status, fields: isJson ? (JSON.parse(text) as { fields?: unknown }).fields : undefined }
  }
  expect(await request(`?${fields}`), fields).toEqual(await request(''))
})

test('so it is of a search', async () => {
  const query = new URLSearchParams(RENTAL)
  for (const field of new URLSearchParams(empty.get('post /api/searching')).keys()) query.set(field, '')
  expect([...query.keys()]).toContain('residence')
  const { status } = await app.call(`/api/searching?${query}`, { body: { page_size: 1 } })
  expect(status).toBe(200)
})

test('a search answers any query, or refuses it as a problem', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...new URLSearchParams(RENTAL).keys(), 'residence', 'driver_age', 'wait_ms'),
      hostileQueryText,
      (name, text) => {
        const rental = new URLSearchParams(RENTAL)
        rental.delete(name)
        return expectSafeRejection(app, partner, `/api/searching?${rental}&${name}=${text}`, {
          method: 'POST',
          body: '{"page_size":1}',
        })
      },
    ),
    { numRuns: 100 },
  )
})

test('any path under /api that is none of ours is not found', async () => {
  await fc.assert(
    fc.asyncProperty(fc.webPath(), (path) =>
      expectSafeRejection(app, partner, `/api/x${path}`, { method: 'GET' }),
    ),
    { numRuns: 100 },
  )
})
