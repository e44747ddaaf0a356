import { expect, test } from 'vitest'
import { accountOf } from '#testing/builders/accounts/account.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { journey } from '#testing/builders/rentals/journey.ts'
import { expectArabic, expectProblem, readReply } from '#testing/builders/api/problem.ts'

const SIGNED_IN = [
  { path: '/api/user/booking', body: undefined },
  { path: '/api/user/add-car', body: {} },
  { path: '/api/user/modify-booking', body: {} },
  { path: '/api/user/order', body: {} },
  { path: '/api/user/without-credit-order', body: {} },
  { path: '/api/user/cancle-booking', body: {} },
  { path: '/api/user/get-last-order-detail', body: {} },
  { path: '/booking/ABCDEFGHJK/calendar.ics', body: undefined },
  { path: '/booking/ABCDEFGHJK/voucher.pdf', body: undefined },
]
const WRITES = SIGNED_IN.filter(({ body }) => body !== undefined)

const app = forFile(await testApp())
const token = await journey(app).guest()

async function request(path: string, body: object | undefined, headers: Record<string, string>) {
  const response = await app.app.request(`http://rihla.test${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      'idempotency-key': crypto.randomUUID(),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return readReply(response)
}

const ANONYMOUS: { name: string; headers: () => Record<string, string> }[] = [
  { name: 'no token', headers: () => ({}) },
  { name: 'an empty header', headers: () => ({ authorization: '' }) },
  { name: 'Basic alone', headers: () => ({ authorization: 'Basic' }) },
  { name: 'a token nobody has', headers: () => ({ authorization: `Basic ${'x'.repeat(43)}` }) },
  { name: 'a short token', headers: () => ({ authorization: 'Basic abc' }) },
  { name: 'a token of 10,000 letters', headers: () => ({ authorization: `Basic ${'x'.repeat(10_000)}` }) },
  {
    name: 'a user and a password',
    headers: () => ({ authorization: `Basic ${btoa('admin:admin-admin-admin')}` }),
  },
  { name: 'SQL', headers: () => ({ authorization: `Basic ' or '1'='1' --` }) },
  { name: 'a live token called Bearer', headers: () => ({ authorization: `Bearer ${token}` }) },
  { name: 'a live token with a letter more', headers: () => ({ authorization: `Basic ${token}a` }) },
  {
    name: 'a dead token beside a live cookie',
    headers: () => ({
      authorization: `Basic ${'y'.repeat(43)}`,
      cookie: `rihla_token=${token}`,
      origin: 'http://rihla.test',
    }),
  },
  {
    name: 'a dead cookie',
    headers: () => ({ cookie: `rihla_token=${'x'.repeat(43)}`, origin: 'http://rihla.test' }),
  },
  {
    name: 'a cookie that is not whole',
    headers: () => ({ cookie: 'rihla_token=%E0%A4%A; =; ;;', origin: 'http://rihla.test' }),
  },
  {
    name: 'the readable cookie alone',
    headers: () => ({ cookie: 'rihla_userdata={"isLoggedIn":true}', origin: 'http://rihla.test' }),
  },
]

test.for(SIGNED_IN.flatMap((route) => ANONYMOUS.map((anonymous) => ({ ...anonymous, ...route }))))(
  '$path lets nobody in: $name',
  async ({ path, body, headers }) => {
    expectProblem(await request(path, body, headers()), { status: 401, code: 'sign_in_required' })
    expectArabic(await request(`${path}?lang_id=2`, body, headers()))
  },
)

test.for(
  WRITES.flatMap((route) =>
    [
      { name: 'without an Origin', origin: undefined },
      { name: 'from another site', origin: 'https://evil.example' },
      { name: 'from a name that begins like ours', origin: 'http://rihla.test.evil.example' },
      { name: 'from a name that ends like ours', origin: 'http://evil-rihla.test' },
      { name: 'from another port', origin: 'http://rihla.test:8080' },
      { name: 'from nowhere', origin: 'null' },
      { name: 'from what is no address', origin: 'rihla.test' },
    ].map((from) => ({ ...route, ...from })),
  ),
)('$path by a cookie $name is refused', async ({ path, body, origin }) => {
  const headers = { cookie: `rihla_token=${token}`, ...(origin !== undefined && { origin }) }
  expectProblem(await request(path, body, headers), { status: 403, code: 'cross_origin' })
  expectArabic(await request(`${path}?lang_id=2`, body, headers))
})

test.for(WRITES)('$path by a cookie from our own pages is heard', async ({ path, body }) => {
  const reply = await request(path, body, { cookie: `rihla_token=${token}`, origin: 'http://rihla.test' })
  expect([400, 404]).toContain(reply.status)
})

test('reading by a cookie needs no Origin', async () => {
  expect((await request('/api/user/booking', undefined, { cookie: `rihla_token=${token}` })).status).toBe(200)
})

test('a token dies 30 days after its sign-in', async () => {
  const old = await journey(app).guest()
  const start = app.clock.now()
  try {
    app.clock.pass({ hours: 30 * 24 - 1 })
    expect((await request('/api/user/booking', undefined, { authorization: `Basic ${old}` })).status).toBe(
      200,
    )
    app.clock.pass({ hours: 1 })
    expectProblem(await request('/api/user/booking', undefined, { authorization: `Basic ${old}` }), {
      status: 401,
      code: 'sign_in_required',
    })
  } finally {
    app.clock.set(start.toString())
  }
})

test('a guest is new each time, is never cached, and script cannot read the token’s cookie', async () => {
  const first = await request('/api/guest-login', undefined, {})
  const second = await request('/api/guest-login', undefined, { cookie: `rihla_token=${first.body.token}` })
  expect(first.body.user.role).toBe('guest')
  expect(second.body.token).not.toBe(first.body.token)
  expect(first.headers.get('cache-control')).toBe('no-store')
  const cookies = first.headers.getSetCookie()
  expect(cookies.find((cookie) => cookie.startsWith('rihla_token='))).toMatch(
    /; Path=\/.*; HttpOnly; SameSite=Lax/,
  )
  expect(cookies.find((cookie) => cookie.startsWith('rihla_userdata='))).not.toMatch(/HttpOnly/)
})

test.for([
  {
    name: 'signs nobody out',
    whose: async () => (await accountOf(app).register({ email: 'stays@example.com' })).body.token,
  },
  { name: 'takes no guest’s cart', whose: () => journey(app).guest() },
])('a link to guest-login $name', async ({ whose }) => {
  const cookie = `rihla_token=${await whose()}`
  const { status, headers } = await request('/api/guest-login', undefined, { cookie })
  expect([status, headers.getSetCookie()]).toEqual([200, []])
})

test.for(['0', '4', '2.0', 'ar', '1&lang_id=1', '%00', '1;drop table users'])(
  'guest-login refuses lang_id=%s',
  async (langId) => {
    expectProblem(await request(`/api/guest-login?lang_id=${langId}`, undefined, {}), {
      status: 400,
      code: 'invalid_request',
      fields: [{ path: 'lang_id', message: 'Language must be 1, 2 or 3' }],
    })
  },
)

test('guest-login ignores a query field it does not know', async () => {
  expect((await request('/api/guest-login?lang_id=3&role=admin', undefined, {})).body.user.role).toBe('guest')
})
