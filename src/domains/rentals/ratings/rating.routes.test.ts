import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { DRIVER, journey } from '#testing/builders/rentals/journey.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'

let app: TestApp
let traveller = 0
beforeAll(async () => {
  app = await testApp({ fleet: { stock: 50 } })
})
afterAll(() => app.close())

/** Orders a car; `over` ends its rental. */
async function ordered() {
  app.clock.set('2026-12-01T09:00:00Z')
  const { guest, quote, cart, order, read, tokenFor } = journey(app)
  const driver = { ...DRIVER, email: `rater-${(traveller += 1)}@example.com` }
  const token = await guest()
  const { body } = await order(token, await cart(token, (await quote('Flexible')).quote_id), { driver })
  const { booking } = body
  const rate = (over: object = {}, as = token) =>
    app.call('/api/user/rating', { token: as, body: { booking_id: booking.booking_id, score: 4, ...over } })
  return { booking, token, driver, rate, read: () => read(token, booking.booking_id), tokenFor }
}

async function over() {
  const rental = await ordered()
  app.clock.set('2027-03-06T09:00:00Z')
  await app.app.runJob('end by time')
  const token = await rental.tokenFor(rental.booking, rental.driver.email)
  const { read } = journey(app)
  return {
    ...rental,
    rate: (over: object = {}) => rental.rate(over, token),
    read: () => read(token, rental.booking.booking_id),
  }
}

test('a rental that is over is rated once', async () => {
  const { rate, read } = await over()
  expect(await read()).toMatchObject({ status: 'completed', rating: null, can: { rate: true } })
  const rated = await rate({ score: 5, aspects: { desk: 3 }, comment: 'Clean car,\r\nslow desk' })
  expect(rated.status).toBe(201)
  expect(rated.body.booking).toMatchObject({ rating: 5, can: { rate: false } })
  expect(await read()).toMatchObject({ rating: 5, can: { rate: false } })
  expectProblem(await rate({ score: 1 }), { status: 409, code: 'already_rated' })
  expect(await read()).toMatchObject({ rating: 5 })
})

test('of ratings of one rental at once, one is taken', async () => {
  const { rate } = await over()
  const answers = await Promise.all([1, 2, 3, 4, 5].map((score) => rate({ score })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409])
})

test('a car that is not back yet cannot be rated', async () => {
  const { rate, read } = await ordered()
  expect(await read()).toMatchObject({ status: 'confirmed', can: { rate: false } })
  expectProblem(await rate(), { status: 409, code: 'not_completed' })
})

test('another traveller’s rental is not there to rate', async () => {
  const { rate } = await ordered()
  expectProblem(await rate({}, await journey(app).guest()), { status: 404, code: 'booking_not_found' })
})

test.for([
  { name: 'no stars', over: { score: 0 }, path: 'score' },
  { name: 'six stars', over: { score: 6 }, path: 'score' },
  { name: 'half a star', over: { score: 4.5 }, path: 'score' },
  { name: 'an aspect of six stars', over: { aspects: { car: 6 } }, path: 'aspects.car' },
  { name: 'an aspect we do not know', over: { aspects: { radio: 5 } }, path: 'aspects.radio' },
  { name: 'an empty comment', over: { comment: ' \n ' }, path: 'comment' },
  { name: 'a comment too long', over: { comment: 'x'.repeat(1001) }, path: 'comment' },
  { name: 'a bell in the comment', over: { comment: 'ring\u0007' }, path: 'comment' },
])('a rating is rejected: $name', async ({ over, path }) => {
  const token = await journey(app).guest()
  const body = { booking_id: crypto.randomUUID(), score: 4, ...over }
  const send = (query: string) => app.call(`/api/user/rating${query}`, { token, body })
  expectProblem(await send(''), { status: 400, code: 'invalid_request', fields: [{ path }] })
  expectArabic(await send('?lang_id=2'))
})

test('an offer has no rating before the first vote, then the mean of the votes and their number', async () => {
  const shown = async () => {
    app.clock.pass({ hours: 1 })
    const [offer] = await journey(app).offers(undefined, { filters: { SUPPLIER: ['ok-mobility'] } })
    return offer && [offer.supplier.rating, offer.supplier.rating_count]
  }
  app.clock.set('2026-12-01T09:00:00Z')
  await app.database.db.deleteFrom('ratings').execute()
  await app.app.runJob('supplier ratings')
  expect(await shown()).toEqual([null, 0])
  const { rate } = await over()
  await rate({ score: 1 })
  await app.app.runJob('supplier ratings')
  app.clock.set('2026-12-01T12:00:00Z')
  expect(await shown()).toEqual([2, 1])
})

test('a booking sold with an opening value for a rating has none', async () => {
  const { booking, read } = await ordered()
  await app.database.db
    .updateTable('bookings')
    .set({
      sold: sql`jsonb_set(sold #- '{offer,supplier,rating_count}', '{offer,supplier,rating}', '8.2')`,
    })
    .where('id', '=', booking.booking_id)
    .execute()
  expect((await read()).offer.supplier).toMatchObject({ rating: null, rating_count: 0 })
})
