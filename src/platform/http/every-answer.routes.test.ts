import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { journey } from '#testing/builders/rentals/journey.ts'
import { isSecretName } from './secret-address.ts'
import { expectArabic, expectProblem, readReply } from '#testing/builders/api/problem.ts'

const app = await testApp()
/** Every path of the product, except those with a limited set of parts. */
const READ_AND_WRITTEN = app.app.routes
  .map((route) => ({ method: route.split(' ')[0] ?? '', path: route.split(' ')[1] ?? '' }))
  .filter(({ path }) => !/[*{]/.test(path))
const READ = READ_AND_WRITTEN.filter(({ method }) => method === 'GET').map(({ path }) => path)
type ParameterName = { name: string; in: string }
let token: string
let mailId: string
beforeAll(async () => {
  const { guest, quote, cart, order } = journey(app)
  token = await guest()
  await order(token, await cart(token, (await quote('Flexible')).quote_id))
  const mail = await app.database.db.selectFrom('mails').select('id').executeTakeFirstOrThrow()
  mailId = mail.id
})
afterAll(() => app.close())

async function request(method: string, path: string, headers: Record<string, string> = {}) {
  return readReply(await app.app.request(`http://rihla.test${path}`, { method, headers }))
}

const ANSWERS = [
  { path: '/healthz', status: 200 },
  { path: '/readyz', status: 200 },
  { path: '/openapi.json', status: 200 },
  { path: '/docs', status: 200 },
  { path: '/docs/start.js', status: 200 },
  { path: '/docs/swagger-ui.css', status: 200 },
  { path: '/mailbox', status: 200 },
  { path: '/mailbox/style.css', status: 200 },
  { path: '/mailbox/:mail', status: 200 },
  { path: '/mailbox/:mail/body', status: 200 },
  { path: '/api/all-location?search=dxb', status: 200 },
  { path: '/api/guest-login', status: 200 },
  { path: '/trips/api/o/i18n/ar/all', status: 200 },
  { path: '/api/user/booking', status: 401 },
  { path: '/api/user/profile', status: 401 },
  { path: '/api/user/devices', status: 401 },
  { path: '/api/user/master-setting', status: 401 },
  { path: '/api/nothing', status: 404 },
  { path: '/docs/nothing', status: 404 },
  { path: '/mailbox/nothing', status: 404 },
  { path: '/media/avatars/nothing', status: 404 },
  { path: '/api/auth/session', status: 200 },
  { path: '/auth/refresh-token', status: 401 },
  { path: '/auth/nothing', status: 404 },
  { path: '/api/auth/providers', status: 200 },
  { path: '/api/auth/csrf', status: 200 },
  { path: '/nothing', status: 404 },
]

test.for(ANSWERS)(
  '$path answers $status with its request id and the headers that keep a browser safe',
  async ({ path, status }) => {
    const reply = await request('GET', path.replace(':mail', mailId))
    expect(reply.status).toBe(status)
    expect(reply.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
    const policy = reply.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/default-src '(self|none)'/)
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
    expect(policy).toContain('frame-ancestors')
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(reply.headers.get('x-frame-options')).toMatch(/^(DENY|SAMEORIGIN)$/)
    expect(reply.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(reply.headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(reply.headers.get('x-powered-by')).toBeNull()
    expect(reply.headers.get('server')).toBeNull()
  },
)

test('no reply to an address with a secret in it may be stored, whatever the route', async () => {
  const { body } = await request('GET', '/openapi.json')
  const operations = Object.entries(
    body.paths as Record<string, Record<string, { parameters?: ParameterName[] }>>,
  )
  const secrets = operations.flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ parameters = [] }) =>
      parameters
        .filter(({ name }) => /token|secret|password|signature/i.test(name))
        .map((one) => ({ ...one, path })),
    ),
  )
  expect(secrets.length).toBeGreaterThan(2)
  expect(secrets.filter((one) => one.in !== 'query' || !isSecretName(one.name))).toEqual([])
  const stored: string[] = []
  for (const path of READ.filter((one) => !one.includes(':'))) {
    const reply = await app.app.request(`http://rihla.test${path}?a=b&token=s3cret`)
    if (!reply.headers.get('cache-control')?.includes('no-store')) stored.push(path)
    await reply.body?.cancel()
  }
  expect(stored).toEqual([])
})

test('a script carries the one header it needs, and not those of documents', async () => {
  const { headers } = await request('GET', '/assets/nothing.js')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options'])
    expect(headers.get(name)).toBeNull()
})

test('a request id that was given is kept when it is one, and replaced when it is not', async () => {
  const traced = await request('GET', '/api/nothing', { 'x-request-id': 'trace-0123456789' })
  expect(traced.headers.get('x-request-id')).toBe('trace-0123456789')
  for (const invalid of ['short', 'x'.repeat(65), 'with space 123', '<script>alert(1)</script>']) {
    const replaced = await request('GET', '/api/nothing', { 'x-request-id': invalid })
    expect(replaced.headers.get('x-request-id')).toMatch(/^[\da-f]{8}-/)
  }
})

test.for([
  '/api',
  '/api/',
  '/api/nothing',
  '/api//',
  '/api/user',
  '/api/user/',
  '/api/searching/',
  '/api/SEARCHING',
  '/api/__proto__',
  '/api/constructor',
  '/api/user/../admin',
  '/api/%00',
  '/api/%E0%A4%A',
  '/api/%2e%2e/%2e%2e/etc/passwd',
  `/api/${'x'.repeat(5000)}`,
  '/api/home;jsessionid=1',
  '/api/user/booking.json',
])('%s is no path of ours', async (path) => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
    expectProblem(await request(method, path), { status: 404, code: 'not_found' })
  expectArabic(await request('GET', `${path}?lang_id=2`))
})

/** Returns a path with placeholder values for its parts. */
const concretePath = (path: string) => path.replaceAll(/:(\w+)/g, 'x')

/** Returns the methods that a path answers, directly or by another path with a parameter in the same position. */
function methodsOf(path: string): string[] {
  const concrete = concretePath(path)
  return READ_AND_WRITTEN.filter(({ path: other }) =>
    new RegExp(`^${other.replaceAll(/:(\w+)/g, '[^/]+')}$`).test(concrete),
  ).map(({ method }) => method)
}

test.for([...new Set(READ_AND_WRITTEN.map(({ path }) => path))])(
  '%s answers to its own methods alone',
  async (path) => {
    const own = methodsOf(path)
    for (const other of ['GET', 'POST', 'PUT', 'DELETE'].filter((method) => !own.includes(method))) {
      const reply = await request(other, concretePath(path), { authorization: `Basic ${token}` })
      expectProblem(reply, { status: 404, code: 'not_found' })
    }
  },
)

test.for([
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '..%2f..%2fpackage.json',
  'package.json',
  '%00',
  'swagger-ui.css%00',
  'index.html',
])('/docs/%s is no file of the reference', async (file) => {
  expectProblem(await request('GET', `/docs/${file}`), { status: 404, code: 'not_found' })
})

test.for([
  'x',
  '..%2f',
  '%00',
  "'--",
  '01890000-0000-7000-8000-000000000000',
  '01890000-0000-7000-8000-000000000000/body',
])('/mailbox/%s is no mail', async (id) => {
  expectProblem(await request('GET', `/mailbox/${id}`), { status: 404, code: 'not_found' })
})

test.for(['99', '-1', 'x', '1.5', '__proto__', 'length', '%00'])(
  'attachment %s of a mail is not there',
  async (at) => {
    expectProblem(await request('GET', `/mailbox/${mailId}/attachments/${at}`), {
      status: 404,
      code: 'not_found',
    })
  },
)

test.for(['constructor', '__proto__', 'OK', '..%2fEC.svg', '%00.svg'])(
  '/suppliers/%s is no mark',
  async (file) => {
    expectProblem(await request('GET', `/suppliers/${file}`), { status: 404, code: 'not_found' })
  },
)

test('a problem speaks the language of lang_id in the query, else in the body, else of Accept-Language, else English', async () => {
  const title = async (query: string, body: object, headers: Record<string, string>) =>
    (await app.call(`/api/vehicle-detail${query}`, { body, headers })).body.title
  const arabic = { 'accept-language': 'ar-KW,ar;q=0.9,en;q=0.1' }
  const wrong = { offer_id: 'none' }
  expect(await title('', wrong, {})).toBe('This car is no longer available')
  expect(await title('', wrong, arabic)).toBe('لم تعد هذه السيارة متاحة')
  expect(await title('', { ...wrong, lang_id: 2 }, {})).toBe('لم تعد هذه السيارة متاحة')
  expect(await title('', { ...wrong, lang_id: 1 }, arabic)).toBe('This car is no longer available')
  expect(await title('?lang_id=2', { ...wrong, lang_id: 1 }, {})).toBe('لم تعد هذه السيارة متاحة')
  expect(await title('?lang_id=3', wrong, arabic)).toBe('Cette voiture n’est plus disponible')
  expect(await title('?lang_id=constructor', wrong, {})).toBe('This car is no longer available')
})

test('whoever is not ready says so as a problem, and is alive all the same', async () => {
  const stopped = await testApp()
  await stopped.app.stop()
  expectProblem(await stopped.call('/readyz'), { status: 503, code: 'not_ready' })
  expect((await stopped.call('/healthz')).status).toBe(200)
  await stopped.close()
})
