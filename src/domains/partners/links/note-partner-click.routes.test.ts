import { expect, test } from 'vitest'
import { searchBox } from '#web/areas/partner/links/search-box.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { addPartner } from '#testing/builders/accounts/partners.ts'
import { PASSWORD, peopleOf } from '#testing/builders/accounts/people.ts'
import { journey } from '#testing/builders/rentals/journey.ts'

const app = forFile(await testApp())
const people = peopleOf(app)
const owner = await people.add({ role: 'traveller', email: 'owner@example.com' })
const partnerId = await addPartner(app.database.db, { code: 'PSEVEN', owner, now: app.clock.now() })

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** A browser's visit to an address of ours. */
const visit = async (path: string, headers: Record<string, string> = { accept: 'text/html,*/*' }) =>
  app.app.request(`http://rihla.test${path}`, { headers: { 'user-agent': BROWSER, ...headers } })

/** The cookies as a browser sends them back. */
const cookieOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** Clicks that are in the database, first to last. */
async function clicks() {
  await app.app.runJob('clicks on partners’ links')
  return app.database.db.selectFrom('partner_clicks').selectAll().orderBy('id').execute()
}

/** The steps of a traveller in a browser with a cookie. */
function browserWith(cookie: string) {
  return journey({
    call: (path, request) => app.call(path, { ...request, headers: { ...request?.headers, cookie } }),
  })
}

/** Who is noted as having led to a car that a browser with a cookie puts into the cart. */
async function attributionOf(cookie: string) {
  const { guest, quote, cart } = browserWith(cookie)
  const booking = await cart(await guest(), (await quote('Flexible')).quote_id)
  const recorded = await app.database.db
    .selectFrom('booking_partners')
    .select(['partner_id', 'sub_id', 'earns', 'basis_points', 'due', 'own_browser'])
    .where('booking_id', '=', booking.booking_id)
    .executeTakeFirst()
  return recorded ?? null
}

const recorded = (sub_id: string) => ({
  partner_id: partnerId,
  sub_id,
  earns: 'percent',
  basis_points: 500,
  due: true,
  own_browser: false,
})

test('a partner’s link opens the page without their code, which is in the booking', async () => {
  const reply = await visit('/en/search?pickup=Dubai&aff=PSEVEN&sub=desk+2+%26+%D9%A3&driver_age=30')
  expect(reply.status).toBe(302)
  expect(reply.headers.get('location')).toBe('/en/search?pickup=Dubai&driver_age=30')
  expect(reply.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^rihla_partner=.*; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^rihla_partner_at=\w+; Path=\/; SameSite=Lax$/),
  ])
  expect(await attributionOf(cookieOf(reply))).toEqual(recorded('desk 2 & ٣'))
  expect((await visit('/ar?aff=PSEVEN')).headers.get('location')).toBe('/ar')
})

test.for(['en', 'ar'] as const)(
  'a partner’s search box opens results, and counts as their link, in %s',
  async (language) => {
    const words = { place: 'Where', from: 'From', to: 'To', search: 'Go' }
    const sub = `box "7" & <${language}>`
    const box = searchBox('http://rihla.test', 'PSEVEN', { language, sub, words })
    const [, action = ''] = /action="http:..rihla.test([^"]+)"/.exec(box) ?? []
    const hidden = [...box.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [
        name,
        value
          .replaceAll('&quot;', '"')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&amp;', '&'),
      ],
    )
    const entered = [
      ['pickup', 'Dubai'],
      ['pickup_date', ''],
      ['dropoff_date', ''],
    ]
    const reply = await visit(`${action}?${new URLSearchParams([...hidden, ...entered])}`)
    expect(reply.headers.get('location')).toBe(`/${language}/search?pickup=Dubai&pickup_date=&dropoff_date=`)
    expect(await attributionOf(cookieOf(reply))).toEqual(recorded(sub))
    expect((await clicks()).at(-1)).toMatchObject({
      partner_id: partnerId,
      sub_id: sub,
      page: `/${language}/search`,
    })
  },
)

test('a booking in a browser that one of the partner’s people has signed in with says so, and no other does', async () => {
  const signedIn = await app.app.request('http://rihla.test/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner@example.com', password: PASSWORD }),
  })
  expect(signedIn.status).toBe(200)
  const known = cookieOf(signedIn)
    .split('; ')
    .filter((cookie) => cookie.startsWith('rihla_known='))
  const click = cookieOf(await visit('/en?aff=PSEVEN'))
  const ownBrowser = async (cookie: string) => (await attributionOf(cookie))?.own_browser
  expect(await ownBrowser([click, ...known].join('; '))).toBe(true)
  expect(await ownBrowser(click)).toBe(false)
  expect(await ownBrowser(`${click}; rihla_known=29999.${'x'.repeat(43)}`)).toBe(false)
})

test('without a sub-id, or with one that is too long, the partner alone is noted', async () => {
  for (const sub of ['', `&sub=${'x'.repeat(121)}`])
    expect(await attributionOf(cookieOf(await visit(`/en?aff=PSEVEN${sub}`)))).toEqual(recorded(''))
})

test.for(['', '%20', 'x'.repeat(61), 'a%07b', 'NOBODY'])('nobody is noted by the code “%s”', async (code) => {
  const reply = await visit(`/en?aff=${code}`)
  expect(reply.headers.get('location')).toBe('/en')
  expect(reply.headers.get('set-cookie')).toBeNull()
})

test.for([
  '',
  'rihla_partner=no+json',
  'rihla_partner=%7B%22partner_code%22%3A7%7D',
  'rihla_partner=%E0%A4%A',
])('a cookie that is not ours is of nobody: %s', async (cookie) => {
  expect(await attributionOf(cookie)).toBeNull()
})

test('no address leads to another host, and what is no page is answered as it is', async () => {
  expect((await visit('//elsewhere.example/?aff=PSEVEN')).headers.get('location')).toBe('/')
  expect((await visit('/%5Celsewhere.example/?aff=PSEVEN')).headers.get('location')).toMatch(/^\/[^/\\]/)
  expect((await visit('/healthz?aff=PSEVEN', { accept: '*/*' })).status).toBe(200)
})

test('a link by the partner’s code opens its page, and its click is one row that names no visitor', async () => {
  const before = await clicks()
  const path = '/r/pseven?sub=desk&to=%2Fsearch%3Fdriver_age%3D30%26aff%3DOTHER'
  const headers = {
    accept: 'text/html',
    referer: 'https://blog.example/dubai?reader=7',
    cookie: 'rihla_language=en.1',
  }
  const reply = await visit(path, headers)
  expect([reply.status, reply.headers.get('location')]).toEqual([302, '/search?driver_age=30'])
  expect(reply.headers.get('cache-control')).toBe('no-store')
  const cookie = cookieOf(reply)
  // Again within minutes, and by robots, codes of nobody and previews of the address.
  await visit(path, { ...headers, cookie })
  await visit(path, { ...headers, 'user-agent': 'facebookexternalhit/1.1' })
  await visit('/r/NOBODY?to=%2Fen', headers)
  await visit(path, { ...headers, 'sec-purpose': 'prefetch' })
  await visit(path, { ...headers, 'user-agent': '' })
  await app.app.request(`http://rihla.test${path}`, { method: 'HEAD', headers })
  const added = (await clicks()).slice(before.length)
  expect(added).toEqual([
    {
      id: expect.any(String),
      at: app.clock.now(),
      partner_id: partnerId,
      sub_id: 'desk',
      page: '/search',
      referrer: 'blog.example',
      lang_id: 1,
      via: 'link',
    },
  ])
  expect(decodeURIComponent(cookie)).toContain(added[0]?.id)
  // As it ends a sentence, or was typed as a folder: the same link, whose click was minutes ago.
  for (const entered of ['/r/PSEVEN.', '/r/PSEVEN/', '/r/pseven./'])
    expect((await visit(`${entered}?sub=desk&to=%2Fen`, { cookie })).headers.get('location')).toBe('/en')
  expect(cookieOf(await visit('/r/PSEVEN.?to=%2Fen'))).toContain('PSEVEN')
  expect(cookieOf(await visit('/r/PSEVEN/?to=%2Fen'))).toContain('PSEVEN')
  const sofar = (await clicks()).length
  // From another place, and by the widget: a click each.
  await visit('/r/PSEVEN?sub=footer&to=%2Far', { cookie })
  await visit('/ar/search?aff=PSEVEN&via=widget', { accept: 'text/html', cookie })
  const more = (await clicks()).slice(sofar)
  expect(more.map(({ via, page, lang_id }) => ({ via, page, lang_id }))).toEqual([
    { via: 'link', page: '/ar', lang_id: 2 },
    { via: 'widget', page: '/ar/search', lang_id: 2 },
  ])
})

test.for([
  { currency: 'KWD', cookie: '', stored: '{"id":4,"symbol":"KWD","name":"KWD"}' },
  { currency: 'KWD', cookie: 'rihla_currency=x', stored: null },
  { currency: 'DEM', cookie: '', stored: null },
])('a link in $currency to a visitor with “$cookie” is in $stored', async ({ currency, cookie, stored }) => {
  const reply = await visit(`/r/NOBODY?to=%2Fen&currency=${currency}`, { cookie })
  const set = reply.headers.getSetCookie().find((one) => one.startsWith('rihla_currency='))
  expect(set === undefined ? null : decodeURIComponent(set.split(/[=;]/)[1] ?? '')).toBe(stored)
})

test.for([
  { answer: null, left: null },
  { answer: 'yes', left: 29 * 86_400 },
  { answer: 'not_asked', left: 29 * 86_400 },
  { answer: 'no', left: null },
] as const)('a visitor who answers $answer is remembered for $left seconds', async ({ answer, left }) => {
  const cookie = cookieOf(await visit('/en?aff=PSEVEN'))
  app.clock.pass({ hours: 24 })
  const answered = answer && (await app.call('/api/partner-click', { headers: { cookie }, body: { answer } }))
  const set = answered ? answered.headers.getSetCookie() : []
  const age = (name: string) => set.find((one) => one.startsWith(`${name}=`))?.match(/Max-Age=(\d+)/)?.[1]
  expect(age('rihla_partner')).toBe(left === null ? undefined : String(left))
  expect(age('rihla_partner_at')).toBe(age('rihla_partner'))
  expect(age('rihla_partner_consent')).toBe(answer === 'yes' || answer === 'no' ? '15724800' : undefined)
  if (answer === null) return
  // The next partner's link finds the answer.
  const consent = set.find((one) => one.startsWith('rihla_partner_consent='))?.split(';')[0] ?? ''
  const next = (
    await visit('/en?aff=PSEVEN', { accept: 'text/html', cookie: consent })
  ).headers.getSetCookie()
  expect(next[0]?.match(/Max-Age=(\d+)/)?.[1]).toBe(answer === 'yes' ? String(30 * 86_400) : undefined)
})

test('an answer of nobody’s visitor notes no partner', async () => {
  const { status, headers } = await app.call('/api/partner-click', { body: { answer: 'not_asked' } })
  expect([status, headers.getSetCookie()]).toEqual([204, []])
})

test('the last click counts, for 30 days, and a visit without a link keeps it', async () => {
  const { db } = app.database
  const owner = await peopleOf(app).add({ role: 'traveller', email: 'eight@example.com' })
  const other = await addPartner(db, { code: 'PEIGHT', owner, now: app.clock.now() })
  const first = cookieOf(await visit('/en?aff=PSEVEN'))
  // A code of nobody takes nothing away.
  expect(
    (await visit('/en?aff=NOBODY', { accept: 'text/html', cookie: first })).headers.getSetCookie(),
  ).toEqual([])
  const last = cookieOf(await visit('/r/PEIGHT?to=%2Fen', { accept: 'text/html', cookie: first }))
  expect((await attributionOf(last))?.partner_id).toBe(other)
  app.clock.pass({ hours: 30 * 24 - 1 })
  expect((await attributionOf(last))?.partner_id).toBe(other)
  app.clock.pass({ hours: 2 })
  expect(await attributionOf(last)).toBeNull()
})

test('a partner’s percent is in every price of their visitors, and in nobody else’s', async () => {
  const cookie = cookieOf(await visit('/en?aff=PSEVEN'))
  const theirs = browserWith(cookie)
  const ours = browserWith('')
  // Twice each, in turns: the second of each comes from caches.
  for (let round = 0; round < 2; round++) {
    const without = await ours.offers()
    const within = await theirs.offers()
    expect(within.length).toBe(without.length)
    const totals = (offers: typeof without) =>
      new Map(
        offers.map(({ supplier, vehicle, price }) => [
          `${supplier.plan} ${vehicle.name}`,
          price.total.amount,
        ]),
      )
    const withoutPartner = totals(without)
    for (const [car, total] of totals(within)) expect(total).toBe(withPercent(withoutPartner.get(car) ?? 0))
  }
  const [quote, plain] = [await theirs.quote('Non-refundable'), await ours.quote('Non-refundable')]
  expect(quote.price_changed).toBeNull()
  expect(quote.offer.price.total.amount).toBe(withPercent(plain.offer.price.total.amount))
  const token = await theirs.guest()
  const cart = await theirs.cart(token, quote.quote_id)
  const ordered = await theirs.order(token, cart)
  expect(ordered.body.booking).toMatchObject({
    status: 'confirmed',
    price: { total: quote.offer.price.total },
  })
})

/** Rounded as money is: half away from zero. */
function withPercent(total: number): number {
  return total + Math.round((total * 500) / 10_000)
}

test('who is a partner no more is noted by nobody, and their links open at our own prices', async () => {
  await app.database.db
    .updateTable('partners')
    .set({ ended_at: app.clock.now() })
    .where('id', '=', partnerId)
    .execute()
  app.clock.pass({ seconds: 3 })
  expect(await attributionOf(cookieOf(await visit('/en?aff=PSEVEN')))).toBeNull()
})
