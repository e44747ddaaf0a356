import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { journey } from '#testing/builders/rentals/journey.ts'

let app: TestApp
let token: string
let quoteId: string
beforeAll(async () => {
  app = await testApp()
  const traveller = journey(app)
  token = await traveller.guest()
  quoteId = (await traveller.quote('Flexible')).quote_id
})
afterAll(() => app.close())

/** A browser's visit to an address of ours. */
const visit = async (path: string, headers: Record<string, string> = { accept: 'text/html,*/*' }) =>
  app.app.request(`http://rihla.test${path}`, { headers })

/** The cookie as a browser sends it back. */
const cookieOf = ({ headers }: Response) => headers.get('set-cookie')?.split(';')[0] ?? ''

/** What the first event of a car in the cart says of who led its traveller here. */
async function ledBy(cookie: string) {
  const reply = await app.app.request('http://rihla.test/api/user/add-car', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Basic ${token}`, cookie },
    body: JSON.stringify({ quote_id: quoteId, extras: [] }),
  })
  expect(reply.status).toBe(201)
  const { booking } = (await reply.json()) as { booking: { booking_id: string } }
  const event = await app.database.db
    .selectFrom('booking_events')
    .select('detail')
    .where('booking_id', '=', booking.booking_id)
    .executeTakeFirstOrThrow()
  return event.detail
}

test('a partner’s link opens the page without their code, which is in the booking', async () => {
  const reply = await visit('/en/search?pickup=Dubai&aff=P7&sub=desk+2+%26+%D9%A3&driver_age=30')
  expect(reply.status).toBe(302)
  expect(reply.headers.get('location')).toBe('/en/search?pickup=Dubai&driver_age=30')
  expect(reply.headers.get('set-cookie')).toMatch(/^rihla_partner=.*; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(await ledBy(cookieOf(reply))).toEqual({ partner_code: 'P7', sub_id: 'desk 2 & ٣' })
  expect((await visit('/ar?aff=P7')).headers.get('location')).toBe('/ar')
})

test('without a sub-id, or with one that is too long, the partner alone is noted', async () => {
  for (const sub of ['', `&sub=${'x'.repeat(121)}`])
    expect(await ledBy(cookieOf(await visit(`/en?aff=P7${sub}`)))).toEqual({ partner_code: 'P7', sub_id: '' })
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
  expect((await visit('//elsewhere.example/?aff=P7')).headers.get('location')).toBe('/elsewhere.example/')
  expect((await visit('/%5Celsewhere.example/?aff=P7')).headers.get('location')).toMatch(/^\/[^/\\]/)
  expect((await visit('/healthz?aff=P7', { accept: '*/*' })).status).toBe(200)
})
