import { afterAll, beforeAll, expect, test } from 'vitest'
import { SITE_ORIGIN } from '#testing/builders/accounts/next-auth-requests.ts'
import { callerTokens } from '#testing/builders/api/caller-tokens.ts'
import { declaredRoutes } from '#testing/builders/api/declared-routes.ts'
import { answerTo } from '#testing/builders/api/hostile-requests.ts'
import { invalidFields } from './invalid-fields.ts'
import { accountOf } from '#testing/builders/accounts/account.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { RENTAL } from '#testing/builders/rentals/journey.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'

const app = await testApp()
/** Every route that takes JSON. */
const ROUTES = declaredRoutes(app).flatMap((route) => (route.body ? [{ ...route, body: route.body }] : []))

/** Failures of forms and of next-auth are tested elsewhere. */
const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)/

/** Writes that need no body. */
const WITHOUT_BODY = ['/api/user/remove-image', '/api/user/sign-out-everywhere', '/api/user/logout']

/** A route without fields, whose body may be empty. */
const TAKES_NOTHING = '/api/user/get-last-order-detail'

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

/** A route that only accepts a form with a file. */
const PICTURE = '/api/user/update-image'

function partsOf(count: number, headers = '') {
  const part = `--b\r\ncontent-disposition: form-data; name="a"\r\n${headers}\r\n1\r\n`
  return { type: 'multipart/form-data; boundary=b', body: `${part.repeat(count)}--b--\r\n` }
}

const tooLarge = JSON.stringify({ filler: 'x'.repeat(100_001) })

type Fault = {
  name: string
  body: string
  type?: string
  status?: number
  code?: string
  path?: string
}

const FAULTS: Fault[] = [
  { name: 'an empty body', body: '', code: 'malformed_json' },
  { name: 'blank space', body: ' \n ', code: 'malformed_json' },
  { name: 'half an object', body: '{"lang_id":', code: 'malformed_json' },
  { name: 'a trailing comma', body: '{"lang_id":1,}', code: 'malformed_json' },
  { name: 'single quotes', body: "{'lang_id':1}", code: 'malformed_json' },
  { name: 'NaN', body: '{"lang_id":NaN}', code: 'malformed_json' },
  { name: 'two documents', body: '{}{}', code: 'malformed_json' },
  { name: 'a NUL byte between the tokens', body: '{\u0000}', code: 'malformed_json' },
  { name: 'a form', body: 'lang_id=1', code: 'malformed_json' },
  {
    name: 'arrays nested 45,000 deep',
    body: '['.repeat(45_000) + ']'.repeat(45_000),
    code: 'body_too_complex',
  },
  { name: 'arrays left open 90,000 deep', body: '['.repeat(90_000), code: 'body_too_complex' },
  {
    name: '12,000 unknown fields',
    body: `{${Array.from({ length: 12_000 }, (_, at) => `"${at.toString(36)}":0`).join()}}`,
    code: 'body_too_complex',
  },
  { name: '40,000 values', body: `[${'0,'.repeat(40_000)}0]`, code: 'body_too_complex' },
  { name: 'an array', body: '[{}]', code: 'invalid_request', path: '' },
  { name: 'a text', body: '"text"', code: 'invalid_request', path: '' },
  { name: 'a number', body: '1e999', code: 'invalid_request', path: '' },
  { name: 'null', body: 'null', code: 'invalid_request', path: '' },
  { name: 'an unknown field', body: '{"nonsense":1}', code: 'invalid_request', path: 'nonsense' },
  {
    name: 'an unknown field named twice',
    body: '{"nonsense":1,"nonsense":2}',
    code: 'invalid_request',
    path: 'nonsense',
  },
  {
    name: 'a field named __proto__',
    body: '{"__proto__":{"admin":true}}',
    code: 'invalid_request',
    path: '__proto__',
  },
  {
    name: 'a field named constructor',
    body: '{"constructor":{"prototype":{}}}',
    code: 'invalid_request',
    path: 'constructor',
  },
  { name: 'a field named by a NUL', body: '{"\\u0000":1}', code: 'invalid_request', path: '\u0000' },
  {
    name: 'a field named by half a character',
    body: '{"\\ud800":1}',
    code: 'invalid_request',
    path: '\ud800',
  },
  {
    name: 'a field of nested objects',
    body: `{"a":${'{"a":'.repeat(60)}1${'}'.repeat(60)}}`,
    code: 'invalid_request',
    path: 'a',
  },
  { name: 'JSON called text', body: '{}', type: 'text/plain', status: 415, code: 'not_json' },
  {
    name: 'JSON called a form',
    body: '{}',
    type: 'application/x-www-form-urlencoded',
    status: 415,
    code: 'not_json',
  },
  {
    name: 'JSON called a file',
    body: '{}',
    type: 'multipart/form-data; boundary=x',
    status: 415,
    code: 'not_json',
  },
  { name: 'XML', body: '<order/>', type: 'application/xml', status: 415, code: 'not_json' },
  {
    name: 'a type that only begins like JSON',
    body: '{}',
    type: 'application/jsonp',
    status: 415,
    code: 'not_json',
  },
]

type Route = (typeof ROUTES)[number]

/** Tokens of authorised callers, by route. */
const tokens = new Map<string, string>()
beforeAll(async () => {
  const tokenFor = await callerTokens(app)
  for (const at of [...ROUTES.map((route) => route.at), PICTURE]) tokens.set(at, await tokenFor(at))
})
afterAll(() => app.close())

const SEARCHES: ReadonlySet<string> = new Set(['/api/searching', '/api/staff/bookings/search'])
const urlOf = (at: string) => (SEARCHES.has(at) ? `${at}?${RENTAL}` : at)

async function send(at: string, body: BodyInit | null, headers: Record<string, string> = {}) {
  const method = ROUTES.find((route) => route.at === at)?.method ?? 'POST'
  const request = { method, body, duplex: 'half', headers: { origin: SITE_ORIGIN, ...headers } }
  return answerTo(app, tokens.get(at) ?? '', urlOf(at), request)
}

/** Returns the paths of the errors in an object. For a union, only if no variant is selected. */
function placesOf({ body: { schema } }: Route, sent: unknown): { path: string }[] {
  const { error } = schema.safeParse(sent)
  return error ? invalidFields(error, sent, 'en').map(({ path }) => ({ path })) : []
}

test('the reference has more than a hundred routes that take JSON', () => {
  expect(ROUTES.length).toBeGreaterThan(100)
})

test.for(
  ROUTES.flatMap((route) =>
    FAULTS.filter(
      ({ type = '', body }) =>
        !((route.takesForms || route.at === '/api/auth/session') && FORM.test(type)) &&
        !(body === '' && route.at === TAKES_NOTHING),
    ).map((fault) => ({
      ...fault,
      declared: route,
      at: route.at,
    })),
  ),
)('$at refuses $name', async ({ declared, at, body, type = JSON_TYPE, status = 400, code = '', path }) => {
  const reply = await send(at, body, { 'content-type': type })
  const isOfUnion = 'options' in declared.body.schema.def
  expectProblem(reply, { status, code, ...(path !== undefined && !isOfUnion && { fields: [{ path }] }) })
})

test.for(ROUTES)('$at names what is missing of an empty object', async (route) => {
  const fields = placesOf(route, {})
  const reply = await send(route.at, '{}')
  if (fields.length > 0) expectProblem(reply, { status: 400, code: 'invalid_request', fields })
  else expect(reply.body.code).not.toBe('invalid_request')
})

/** Returns a value of another type. */
const ofAnotherType = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? [] : {}

test.for(ROUTES)(
  '$at refuses a value of another type in each field of its example, and names it',
  async (route) => {
    const example = route.body.example as Record<string, unknown>
    for (const [path, value] of Object.entries(example)) {
      const reply = await send(route.at, JSON.stringify({ ...example, [path]: ofAnotherType(value) }))
      expectProblem(reply, { status: 400, code: 'invalid_request', fields: [{ path }] })
    }
  },
)

test.for(ROUTES)(
  '$at refuses a body above 100 kB by its announced length, and in pieces without one',
  async ({ at }) => {
    const announced = await send(at, tooLarge, { 'content-length': String(tooLarge.length) })
    expectProblem(announced, { status: 413, code: 'body_too_large' })
    const pieces = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let from = 0; from < tooLarge.length; from += 20_000)
          controller.enqueue(new TextEncoder().encode(tooLarge.slice(from, from + 20_000)))
        controller.close()
      },
    })
    expectProblem(await send(at, pieces), { status: 413, code: 'body_too_large' })
  },
)

test.for(WITHOUT_BODY)('%s needs no body, and refuses one as any write does', async (path) => {
  const authorization = `Basic ${(await accountOf(app).register()).body.token}`
  const xml = await send(path, '<order/>', { authorization, 'content-type': 'application/xml' })
  expectProblem(xml, { status: 415, code: 'not_json' })
  expectProblem(await send(path, tooLarge, { authorization }), { status: 413, code: 'body_too_large' })
  expect([200, 204]).toContain((await send(path, null, { authorization })).status)
})

test.for([
  { name: 'neither', credentials: {} },
  { name: 'both', credentials: { current_password: 'a camel crosses slowly', reset_token: 'x'.repeat(43) } },
])('a change of password by $name of its two proofs names the first', async ({ credentials }) => {
  const body = JSON.stringify({ ...credentials, new_password: 'two camels cross slowly' })
  expectProblem(await send('/api/change-password', body), {
    status: 400,
    code: 'invalid_request',
    fields: [{ path: 'current_password' }],
  })
})

test.for([
  'application/json',
  'Application/JSON',
  'application/json; charset=utf-8',
  'application/json;charset="UTF-8"',
])('%s is JSON', async (type) => {
  const reply = await send('/api/searching', '{"page_size":1}', { 'content-type': type })
  expect(reply.status).toBe(200)
})

test('a body of just under 100 kB is read', async () => {
  const reply = await send('/api/vehicle-detail', JSON.stringify({ offer_id: 'x'.repeat(99_000) }))
  expectProblem(reply, {
    status: 400,
    code: 'invalid_request',
    fields: [{ path: 'offer_id', message: 'At most 600 characters (max)' }],
  })
})

test('of two thousand unknown fields fifty are named, each once', async () => {
  const unknown = Array.from({ length: 1900 }, (_, at) => `"unknown_${at}":[{},[]]`)
  const reply = await send('/api/vehicle-detail', `{"offer_id":"x",${unknown.join()}}`)
  const names = reply.body.fields.map(({ path }: { path: string }) => path)
  expect(names).toEqual(Array.from({ length: 50 }, (_, at) => `unknown_${at}`))
})

test.for([
  { name: '30,000 fields in parts', at: PICTURE, form: partsOf(30_000) },
  { name: 'a part of 30,000 header lines', at: PICTURE, form: partsOf(1, 'X: y\r\n'.repeat(30_000)) },
  {
    name: '30,000 fields',
    at: '/api/newsletter/leave',
    form: { type: FORM_TYPE, body: 'a=1&'.repeat(20_000) },
  },
])('a form of $name is refused before it is parsed', async ({ at, form: { type, body } }) => {
  expectProblem(await send(at, body, { 'content-type': type }), { status: 400, code: 'body_too_complex' })
})

test('a field named twice counts once, as the last one says', async () => {
  const reply = await send('/api/searching', '{"page_size":1,"page_size":2}')
  expect(reply.body.items).toHaveLength(2)
})

test('nothing of a prototype was touched by any of it', () => {
  expect(Object.keys(Object.prototype)).toEqual([])
  expect('admin' in {}).toBe(false)
})
