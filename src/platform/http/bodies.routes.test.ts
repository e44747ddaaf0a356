import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountOf } from '#testing/builders/accounts/account.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { RENTAL } from '#testing/builders/rentals/journey.ts'
import { expectProblem, readReply } from '#testing/builders/api/problem.ts'

/** Every route that takes a body, with the first field reported missing in an empty one; null: none. */
const WRITES = [
  { path: `/api/searching?${RENTAL}`, missing: null },
  { path: '/api/vehicle-detail', missing: 'offer_id' },
  { path: '/api/user/add-car', missing: 'quote_id' },
  { path: '/api/user/modify-booking', missing: 'booking_id' },
  { path: '/api/check-coupon', missing: 'code' },
  { path: '/api/user/coupon', missing: 'booking_id' },
  { path: '/api/user/remove-coupon', missing: 'booking_id' },
  { path: '/api/user/order', missing: 'booking_id' },
  { path: '/api/user/without-credit-order', missing: 'booking_id' },
  { path: '/api/confirm-change', missing: 'secret' },
  { path: '/api/user/payment-action', missing: 'booking_id' },
  { path: '/api/user/cancle-booking', missing: 'booking_id' },
  { path: '/api/user/get-last-order-detail', missing: null },
  { path: '/api/manage-booking', missing: 'reference' },
  { path: '/api/booking-refrence-number', missing: 'email' },
  { path: '/api/register', missing: 'first_name' },
  { path: '/api/login', missing: 'email' },
  { path: '/api/forget-password', missing: 'email' },
  { path: '/api/change-password', missing: 'new_password' },
  { path: '/api/verify-email', missing: 'secret' },
  { path: '/api/user/update_profile', missing: 'first_name' },
  { path: '/api/user/update-language', missing: 'lang_id' },
  { path: '/api/user/end-device', missing: 'id' },
  { path: '/api/social-login', missing: 'provider' },
  { path: '/api/login/second-step', missing: 'challenge' },
  { path: '/api/login/passkey-options', missing: null },
  { path: '/api/login/passkey', missing: 'challenge' },
  { path: '/api/user/second-step/codes', missing: 'password' },
  { path: '/api/user/second-step/confirm-codes', missing: 'code' },
  { path: '/api/user/second-step/end-codes', missing: 'password' },
  { path: '/api/user/second-step/new-passkey', missing: 'password' },
  { path: '/api/user/second-step/add-passkey', missing: 'challenge' },
  { path: '/api/user/second-step/remove-passkey', missing: 'id' },
  { path: '/api/user/second-step/recovery-codes', missing: 'password' },
  { path: '/api/user/change-email', missing: 'email' },
  { path: '/api/user/feedback', missing: 'topic' },
  { path: '/api/get_in_touch', missing: 'first_name' },
  { path: '/api/looking-local-supplier', missing: 'name' },
  { path: '/api/register_supplier', missing: 'company' },
  { path: '/api/register_partner', missing: 'company' },
  { path: '/api/user/rating', missing: 'booking_id' },
  { path: '/api/user/commission', missing: 'percent' },
  { path: '/api/subscribe', missing: 'email' },
  { path: '/api/newsletter/confirm', missing: 'secret' },
  { path: '/api/newsletter/leave', missing: 'secret' },
  { path: '/api/user/delete-account', missing: 'password' },
]

/** Writes that take a form as well; what they refuse of one is in their own tests. */
const FORMS_TOO: ReadonlySet<string> = new Set(['/api/newsletter/leave'])
const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)/

/** Writes that need no body. */
const WITHOUT_BODY = ['/api/user/remove-image', '/api/user/sign-out-everywhere', '/api/user/logout']

const JSON_TYPE = 'application/json'
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
    code: 'invalid_request',
    path: '',
  },
  { name: 'arrays left open 90,000 deep', body: '['.repeat(90_000), code: 'malformed_json' },
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
    body: `{"a":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`,
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
  { name: 'a body above 100 kB', body: tooLarge, status: 413, code: 'body_too_large' },
]

let app: TestApp
let token: string
const newAccount = async (): Promise<string> => (await accountOf(app).register()).body.token
beforeAll(async () => {
  app = await testApp()
  token = await newAccount()
  // A partner may call everything that a traveller may, and more.
  await app.database.db.updateTable('users').set({ role: 'partner' }).execute()
})
afterAll(() => app.close())

async function send(path: string, body: BodyInit | null, headers: Record<string, string> = {}) {
  const url = `http://rihla.test${path}`
  const response = await app.app.request(url, {
    method: 'POST',
    body,
    duplex: 'half',
    headers: {
      'content-type': JSON_TYPE,
      authorization: `Basic ${token}`,
      'idempotency-key': crypto.randomUUID(),
      ...headers,
    },
  } as RequestInit)
  return readReply(response)
}

test.for(
  WRITES.flatMap(({ path }) =>
    FAULTS.filter(({ type = '' }) => !(FORMS_TOO.has(path) && FORM.test(type))).map((fault) => ({
      ...fault,
      route: path.split('?')[0] ?? path,
      url: path,
    })),
  ),
)('$route refuses $name', async ({ url, body, type = JSON_TYPE, status = 400, code = '', path }) => {
  const reply = await send(url, body, { 'content-type': type })
  expectProblem(reply, { status, code, ...(path !== undefined && { fields: [{ path }] }) })
})

test.for(WRITES.filter(({ missing }) => missing !== null))(
  '$path names $missing when it is missing',
  async ({ path, missing }) => {
    expectProblem(await send(path, '{}'), {
      status: 400,
      code: 'invalid_request',
      fields: [{ path: missing ?? '' }],
    })
  },
)

test.for(WRITES)(
  '$path refuses a body above 100 kB by its announced length, and in pieces without one',
  async ({ path }) => {
    const announced = await send(path, tooLarge, { 'content-length': String(tooLarge.length) })
    expectProblem(announced, { status: 413, code: 'body_too_large' })
    const pieces = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < tooLarge.length; at += 20_000)
          controller.enqueue(new TextEncoder().encode(tooLarge.slice(at, at + 20_000)))
        controller.close()
      },
    })
    expectProblem(await send(path, pieces), { status: 413, code: 'body_too_large' })
  },
)

test.for(WITHOUT_BODY)('%s needs no body, and refuses one as any write does', async (path) => {
  const authorization = `Basic ${await newAccount()}`
  const xml = await send(path, '<order/>', { authorization, 'content-type': 'application/xml' })
  expectProblem(xml, { status: 415, code: 'not_json' })
  expectProblem(await send(path, tooLarge, { authorization }), { status: 413, code: 'body_too_large' })
  expect([200, 204]).toContain((await send(path, null, { authorization })).status)
})

test.for([
  { name: 'neither', proof: {} },
  { name: 'both', proof: { current_password: 'a camel crosses slowly', reset_token: 'x'.repeat(43) } },
])('a change of password by $name of its two proofs names the first', async ({ proof }) => {
  const body = JSON.stringify({ ...proof, new_password: 'two camels cross slowly' })
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
  const reply = await send(`/api/searching?${RENTAL}`, '{"page_size":1}', { 'content-type': type })
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

test('a field named twice counts once, as the last one says', async () => {
  const reply = await send(`/api/searching?${RENTAL}`, '{"page_size":1,"page_size":2}')
  expect(reply.body.items).toHaveLength(2)
})

test('nothing of a prototype was touched by any of it', () => {
  expect(Object.keys(Object.prototype)).toEqual([])
  expect('admin' in {}).toBe(false)
})
