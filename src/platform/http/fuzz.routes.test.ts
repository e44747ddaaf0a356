import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FEEDBACK_TOPICS } from '#domains/accounts/feedback/feedback.contract.ts'
import { accountOf, PERSON } from '#testing/account.ts'
import { testApp, type TestApp } from '#testing/app.ts'
import { authenticator } from '#testing/authenticator.ts'
import { CARD, DRIVER, journey, RENTAL } from '#testing/journey.ts'
import { expectProblem, readReply } from '#testing/problem.ts'

let app: TestApp
let token: string
/** A body that each route would take, to be spoilt in one place. */
let sound: Record<string, object>
beforeAll(async () => {
  app = await testApp({ fleet: { stock: 1000 } })
  const { offers, quote, cart } = journey(app)
  token = (await accountOf(app).register()).body.token
  // A partner may ask for whatever a traveller may, and for more.
  await app.database.db.updateTable('users').set({ role: 'partner' }).execute()
  const [offer] = await offers()
  const { quote_id, extras } = await quote('Flexible')
  const { booking_id, price } = await cart(token, quote_id)
  const order = {
    booking_id,
    driver: { ...DRIVER, flight_number: 'EK 203' },
    accept_total: { ...price.total, amount: 1 },
  }
  const passkey = authenticator()
  const made = passkey.make({ challenge: 'x'.repeat(43), user: { id: 'someone' } })
  const shown = passkey.show({ challenge: 'x'.repeat(43) })
  sound = {
    [`/api/searching?${RENTAL}`]: {
      filters: { FUEL: ['petrol'], NEARBY_GARAGES: false },
      sort: 'price',
      page: 1,
      page_size: 2,
    },
    '/api/vehicle-detail': { offer_id: offer?.offer_id, lang_id: 1 },
    '/api/user/add-car': {
      quote_id,
      extras: [{ id: extras[0]?.id, quantity: 1 }],
      protection_id: null,
      lang_id: 1,
    },
    '/api/user/modify-booking': {
      booking_id,
      extras: [{ id: extras[0]?.id, quantity: 1 }],
      protection_id: null,
      driver: order.driver,
      times: {
        pickup_date: '2027-03-01',
        pickup_time: '10:00',
        dropoff_date: '2027-03-05',
        dropoff_time: '10:00',
      },
      accept_total: price.total,
    },
    '/api/check-coupon': { code: 'WELCOME10', lang_id: 1 },
    '/api/user/coupon': { booking_id, code: 'WELCOME10', lang_id: 1 },
    '/api/user/remove-coupon': { booking_id, lang_id: 2 },
    '/api/user/order': { ...order, payment: CARD },
    '/api/user/without-credit-order': order,
    '/api/user/cancle-booking': { booking_id, reason: 'Plans changed', preview: true },
    '/api/user/get-last-order-detail': {},
    '/api/manage-booking': { reference: 'ABCDEFGHJK', email: DRIVER.email },
    '/api/booking-refrence-number': { email: DRIVER.email, lang_id: 2 },
    '/api/register': { ...PERSON, referral_code: 'ABCDEFGHJK', lang_id: 1 },
    '/api/login': { email: PERSON.email, password: PERSON.password, remember_me: true, lang_id: 1 },
    '/api/forget-password': { email: PERSON.email, lang_id: 2 },
    '/api/change-password': {
      current_password: PERSON.password,
      new_password: 'two camels cross slowly',
      lang_id: 1,
    },
    '/api/verify-email': { secret: 'x'.repeat(43), lang_id: 1 },
    '/api/user/update_profile': {
      first_name: PERSON.first_name,
      last_name: PERSON.last_name,
      phone: PERSON.phone,
      lang_id: 1,
    },
    '/api/user/update-language': { lang_id: 2 },
    '/api/user/change-email': { email: 'moved@example.com', password: PERSON.password, lang_id: 1 },
    '/api/user/feedback': { topic: FEEDBACK_TOPICS[0], message: 'The desk was hard to find', score: 4 },
    '/api/user/commission': { percent: 7.5, lang_id: 1 },
    '/api/user/rating': { booking_id, score: 5, aspects: { car: 5, desk: 4 }, comment: 'A good car' },
    // With another password than theirs: who is gone has no more to say.
    '/api/user/delete-account': { password: 'not theirs by any means', lang_id: 1 },
    '/api/login/second-step': { challenge: 'x'.repeat(43), code: '123456', lang_id: 1 },
    '/api/login/passkey-options': { lang_id: 1 },
    '/api/login/passkey': { challenge: 'x'.repeat(43), passkey: shown, remember_me: true, lang_id: 1 },
    '/api/user/second-step/codes': { password: PERSON.password, lang_id: 1 },
    '/api/user/second-step/confirm-codes': { code: '123456', lang_id: 1 },
    '/api/user/second-step/end-codes': { password: PERSON.password, code: '123456', lang_id: 1 },
    '/api/user/second-step/new-passkey': { password: PERSON.password, lang_id: 1 },
    '/api/user/second-step/add-passkey': { challenge: 'x'.repeat(43), name: 'A phone', passkey: made },
    '/api/user/second-step/remove-passkey': { id: booking_id, password: PERSON.password, lang_id: 1 },
    '/api/user/second-step/recovery-codes': { password: PERSON.password, lang_id: 1 },
    '/api/social-login': { provider: 'google', id_token: 'x.y.z', nonce: 'once', lang_id: 1 },
    '/api/user/end-device': { id: '01890000-0000-7000-8000-000000000000', lang_id: 1 },
  }
})
afterAll(() => app.close())

/** What breaks programs: NUL, half characters, marks of direction, SQL, prototypes, numbers at their ends. */
const nasty = fc.constantFrom<unknown>(
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202e',
  '﷽',
  '𝕏'.repeat(40),
  "'; drop table bookings; --",
  '${7*7}',
  '{{7*7}}',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%00',
  '<script>',
  '\r\nx-evil: 1',
  '',
  ' ',
  'x'.repeat(3000),
  '-0',
  '1e999',
  'NaN',
  -1,
  0,
  -0,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  5e-324,
  true,
  false,
  null,
  [],
  {},
  [[[[]]]],
  JSON.parse('{"__proto__":{"admin":true}}'),
  { toString: 1 },
  '2027-02-30',
  '0000-00-00',
  '24:00',
  '9999-12-31',
  '+971',
  '٣',
  'DXB',
  'ABCDEFGHJK',
  '01890000-0000-7000-8000-000000000000',
)
const value = fc.oneof(
  { weight: 2, arbitrary: nasty },
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary' }),
)

type Place = readonly (string | number)[]

function placesOf(content: unknown, at: Place = []): Place[] {
  if (typeof content !== 'object' || content === null) return [at]
  return [at, ...Object.entries(content).flatMap(([name, inner]) => placesOf(inner, [...at, name]))]
}

/** A copy of `content` with something else at one place. */
function spoilt(content: unknown, at: Place, by: unknown): unknown {
  const [name, ...rest] = at
  if (name === undefined) return by
  const copy = structuredClone(content) as Record<string, unknown>
  copy[name] = spoilt(copy[name], rest, by)
  return copy
}

/** Who signs in has another token from then on than the one they came with. */
const SIGNS_IN = new Set(['/api/register', '/api/login'])

async function expectNoHarm(path: string, init: RequestInit): Promise<void> {
  const response = await app.app.request(`http://rihla.test${path}`, {
    ...init,
    headers: {
      'content-type': 'application/json',
      ...(!SIGNS_IN.has(path) && { authorization: `Basic ${token}` }),
      'idempotency-key': crypto.randomUUID(),
    },
  })
  const reply = await readReply(response)
  expect(reply.status).toBeLessThan(500)
  if (reply.status >= 400) expectProblem(reply, { status: reply.status, code: reply.body.code })
}

const ROUTES = [
  `/api/searching?${RENTAL}`,
  '/api/vehicle-detail',
  '/api/user/add-car',
  '/api/user/modify-booking',
  '/api/check-coupon',
  '/api/user/coupon',
  '/api/user/remove-coupon',
  '/api/user/order',
  '/api/user/without-credit-order',
  '/api/user/cancle-booking',
  '/api/user/get-last-order-detail',
  '/api/manage-booking',
  '/api/booking-refrence-number',
  '/api/register',
  '/api/login',
  '/api/forget-password',
  '/api/change-password',
  '/api/verify-email',
  '/api/user/update_profile',
  '/api/user/update-language',
  '/api/user/end-device',
  '/api/social-login',
  '/api/login/second-step',
  '/api/login/passkey-options',
  '/api/login/passkey',
  '/api/user/second-step/codes',
  '/api/user/second-step/confirm-codes',
  '/api/user/second-step/end-codes',
  '/api/user/second-step/new-passkey',
  '/api/user/second-step/add-passkey',
  '/api/user/second-step/remove-passkey',
  '/api/user/second-step/recovery-codes',
  '/api/user/change-email',
  '/api/user/feedback',
  '/api/user/rating',
  '/api/user/commission',
  '/api/user/delete-account',
]

test.for(ROUTES)('%s answers any JSON, or refuses it as a problem', async (path) => {
  await fc.assert(
    fc.asyncProperty(value, (body) => expectNoHarm(path, { method: 'POST', body: JSON.stringify(body) })),
    { numRuns: 60 },
  )
})

test.for(ROUTES)(
  '%s answers a sound body with anything in one place of it, or refuses it as a problem',
  async (path) => {
    const body = sound[path]
    const places = placesOf(body)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), value, (at, by) =>
        expectNoHarm(path, { method: 'POST', body: JSON.stringify(spoilt(body, at, by)) }),
      ),
      { numRuns: 150 },
    )
  },
)

test.for(ROUTES)('%s answers any bytes, or refuses them as a problem', async (path) => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), (bytes) =>
      expectNoHarm(path, { method: 'POST', body: new Uint8Array(bytes) }),
    ),
    { numRuns: 40 },
  )
})

const FIELDS = [
  'search',
  'near',
  'lang_id',
  'pickup_id',
  'dropoff_id',
  'pickup_date',
  'pickup_time',
  'dropoff_date',
  'dropoff_time',
  'driver_age',
  'residence',
  'currency_id',
  'with_credit_card',
  'wait_ms',
  'status',
  'from',
  'to',
  'booking_id',
  'reference',
  'page',
  'page_size',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'x[]',
  'x[y]',
  '',
]
const queryText = fc.oneof(
  nasty.map((one) =>
    encodeURIComponent((typeof one === 'string' ? one : JSON.stringify(one)).toWellFormed()),
  ),
  fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom(
    '%',
    '%E0%A4%A',
    '%00',
    '%FF%FE',
    '+',
    '&&',
    '=',
    '%u0000',
    '51.5,-0.1',
    '91,181',
    '1e1,1e1',
    '-0,-0',
  ),
)
const query = fc
  .array(fc.tuple(fc.constantFrom(...FIELDS), queryText), { maxLength: 6 })
  .map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('&'))

test.for([
  '/api/all-location',
  '/api/guest-login',
  '/api/user/booking',
  '/api/user/profile',
  '/api/user/devices',
  '/api/user/coupons',
  '/api/user/second-step',
  '/api/auth/session',
  '/api/auth/signin',
  '/api/auth/error',
  '/api/auth/callback/email',
  '/api/user/refer-friend',
  '/api/user/export',
  '/booking/ABCDEFGHJK/calendar.ics',
  '/api/user/invoice',
  '/booking/ABCDEFGHJK/invoice/INV-2027-000001',
  '/healthz',
  '/docs',
  '/mailbox',
])('%s answers any query, or refuses it as a problem', async (path) => {
  await fc.assert(
    fc.asyncProperty(query, (text) => expectNoHarm(`${path}?${text}`, { method: 'GET' })),
    { numRuns: 120 },
  )
})

test('a search answers any query, or refuses it as a problem', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...new URLSearchParams(RENTAL).keys(), 'residence', 'driver_age', 'wait_ms'),
      queryText,
      (name, text) => {
        const asked = new URLSearchParams(RENTAL)
        asked.delete(name)
        return expectNoHarm(`/api/searching?${asked}&${name}=${text}`, {
          method: 'POST',
          body: '{"page_size":1}',
        })
      },
    ),
    { numRuns: 200 },
  )
})

test('any path under /api that is none of ours is not found', async () => {
  await fc.assert(
    fc.asyncProperty(fc.webPath(), (path) => expectNoHarm(`/api/x${path}`, { method: 'GET' })),
    { numRuns: 100 },
  )
})
