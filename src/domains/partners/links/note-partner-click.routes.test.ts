import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { addPartner } from '#testing/builders/accounts/partners.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { journey } from '#testing/builders/rentals/journey.ts'

let app: TestApp
let partnerId: string
beforeAll(async () => {
  app = await testApp()
  const people = peopleOf(app)
  const owner = await people.add({ role: 'traveller', email: 'owner@example.com' })
  partnerId = await addPartner(app.database.db, { code: 'PSEVEN', owner, now: app.clock.now() })
})
afterAll(() => app.close())

/** A browser's visit to an address of ours. */
const visit = async (path: string, headers: Record<string, string> = { accept: 'text/html,*/*' }) =>
  app.app.request(`http://rihla.test${path}`, { headers })

/** The cookie as a browser sends it back. */
const cookieOf = ({ headers }: Response) => headers.get('set-cookie')?.split(';')[0] ?? ''

/** The steps of a traveller in a browser with a cookie. */
function browserWith(cookie: string) {
  return journey({
    call: (path, { headers, ...request } = {}) =>
      app.call(path, { ...request, headers: { ...headers, cookie } }),
  })
}

/** Who is noted as having led to a car that a browser with a cookie puts into the cart. */
async function ledBy(cookie: string) {
  const { guest, quote, cart } = browserWith(cookie)
  const booking = await cart(await guest(), (await quote('Flexible')).quote_id)
  const noted = await app.database.db
    .selectFrom('booking_partners')
    .select(['partner_id', 'sub_id', 'earns', 'basis_points', 'due'])
    .where('booking_id', '=', booking.booking_id)
    .executeTakeFirst()
  return noted ?? null
}

const noted = (sub_id: string) => ({
  partner_id: partnerId,
  sub_id,
  earns: 'percent',
  basis_points: 500,
  due: true,
})

test('a partner’s link opens the page without their code, which is in the booking', async () => {
  const reply = await visit('/en/search?pickup=Dubai&aff=PSEVEN&sub=desk+2+%26+%D9%A3&driver_age=30')
  expect(reply.status).toBe(302)
  expect(reply.headers.get('location')).toBe('/en/search?pickup=Dubai&driver_age=30')
  expect(reply.headers.get('set-cookie')).toMatch(/^rihla_partner=.*; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(await ledBy(cookieOf(reply))).toEqual(noted('desk 2 & ٣'))
  expect((await visit('/ar?aff=PSEVEN')).headers.get('location')).toBe('/ar')
})

test('without a sub-id, or with one that is too long, the partner alone is noted', async () => {
  for (const sub of ['', `&sub=${'x'.repeat(121)}`])
    expect(await ledBy(cookieOf(await visit(`/en?aff=PSEVEN${sub}`)))).toEqual(noted(''))
})

test.for(['', '%20', 'x'.repeat(61), 'a%07b'])('nobody is noted by the code “%s”', async (code) => {
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
  expect(await ledBy(cookie)).toBeNull()
})

test('no address leads to another host, and what is no page is answered as it is', async () => {
  expect((await visit('//elsewhere.example/?aff=PSEVEN')).headers.get('location')).toBe('/elsewhere.example/')
  expect((await visit('/%5Celsewhere.example/?aff=PSEVEN')).headers.get('location')).toMatch(/^\/[^/\\]/)
  expect((await visit('/healthz?aff=PSEVEN', { accept: '*/*' })).status).toBe(200)
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
  expect(await ledBy(cookieOf(await visit('/en?aff=PSEVEN')))).toBeNull()
})
