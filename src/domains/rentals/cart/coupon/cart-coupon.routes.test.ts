import { expect, test } from 'vitest'
import { addPartner } from '#testing/builders/accounts/partners.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { addCoupon, usesOf } from '#testing/builders/rentals/coupons.ts'
import { CARD, DRIVER, journey, type PlanLabel } from '#testing/builders/rentals/journey.ts'
import { ledgerOf, ledgerSums } from '#testing/builders/rentals/ledger.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import type { Booking } from '../../bookings/booking.contract.ts'

const NOBODYS = '01890000-0000-7000-8000-000000000000'
const DECLINED = { ...CARD, number: '4000000000000002' }

const app = forFile(await testApp({ fleet: { stock: 100 } }))
const token = await journey(app).guest()
const { db } = app.database
const day = app.clock.now()
await addCoupon(db, 'TEN')
await addCoupon(db, 'FIVE', { basis_points: 500 })
await addCoupon(db, 'FIXED', { amount: 500, currency: 'USD' })
await addCoupon(db, 'ALL', { amount: 9_999_900, currency: 'EUR' })
await addCoupon(db, 'EARLY', { valid_from: day.add({ milliseconds: 60_000 }) })
await addCoupon(db, 'LATE', { valid_until: day })
await addCoupon(db, 'GONE', { total_limit: 1, used: 1 })
await addCoupon(db, 'DEAR', { minimum_total: 900_000, currency: 'EUR' })
await addCoupon(db, 'EUROPCAR', { supplier_ids: [11] })
await addCoupon(db, 'KUWAIT', { country_codes: ['KW'] })
await addCoupon(db, 'PESOS', { amount: 100, currency: 'MXN' })

async function filled(plan: PlanLabel = 'Non-refundable'): Promise<Booking> {
  const { quote, cart } = journey(app)
  return cart(token, (await quote(plan)).quote_id)
}

const apply = ({ booking_id }: Pick<Booking, 'booking_id'>, code: unknown, as = token, query = '') =>
  app.call(`/api/user/coupon${query}`, { token: as, body: { booking_id, code } })
const remove = ({ booking_id }: Pick<Booking, 'booking_id'>, as = token) =>
  app.call('/api/user/remove-coupon', { token: as, body: { booking_id } })
const modify = ({ booking_id }: Booking, body: object, query = '') =>
  app.call(`/api/user/modify-booking${query}`, { token, body: { booking_id, ...body } })

async function applied(booking: Booking, code: string): Promise<Booking> {
  const reply = await apply(booking, code)
  expect(reply.status).toBe(200)
  return reply.body.booking
}

function addsUp({ price }: Booking): void {
  expect(price.lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(price.total.amount)
  expect(price.pay_now.amount + price.pay_at_desk.amount).toBe(price.total.amount)
}

test('a coupon is a line of the price, off what is paid now, and comes off again', async () => {
  const before = await filled()
  const after = await applied(before, ' ten ')
  const off = Math.round(before.price.total.amount / 10)
  expect(after.coupon).toEqual({ code: 'TEN', discount: { amount: off, currency: 'EUR' } })
  expect(after.price.lines.at(-1)).toEqual({
    kind: 'coupon',
    label: 'TEN',
    amount: { amount: -off, currency: 'EUR' },
  })
  expect(after.price.pay_now.amount).toBe(before.price.pay_now.amount - off)
  expect(after.price.pay_at_desk).toEqual(before.price.pay_at_desk)
  addsUp(after)
  expect((await journey(app).read(token, before.booking_id)).coupon).toEqual(after.coupon)

  const again = await applied(after, 'TEN')
  expect(again.price).toEqual(after.price)
  const other = await applied(after, 'FIXED')
  expect(other.price.lines.filter(({ kind }) => kind === 'coupon')).toHaveLength(1)
  addsUp(other)

  const removed = await remove(before)
  expect(removed).toMatchObject({ status: 200, body: { booking: { coupon: null, price: before.price } } })
  expect(await remove(before)).toMatchObject({ status: 200, body: { booking: { price: before.price } } })
})

test('what the desk collects is not ours to give: a coupon takes at most what is paid now', async () => {
  const before = await filled('Flexible')
  const after = await applied(before, 'ALL')
  expect(after.coupon?.discount).toEqual(before.price.pay_now)
  expect(after.price.pay_now.amount).toBe(0)
  expect(after.price.total).toEqual(before.price.pay_at_desk)
  addsUp(after)
})

test.for([
  { code: 'NOSUCH', refusal: 'coupon_unknown' },
  { code: 'EARLY', refusal: 'coupon_not_yet_valid' },
  { code: 'LATE', refusal: 'coupon_over' },
  { code: 'GONE', refusal: 'coupon_used_up' },
  { code: 'DEAR', refusal: 'coupon_minimum' },
  { code: 'EUROPCAR', refusal: 'coupon_wrong_supplier' },
  { code: 'KUWAIT', refusal: 'coupon_wrong_country' },
  { code: 'PESOS', refusal: 'coupon_currency' },
])('$code is refused in both languages: $refusal', async ({ code, refusal }) => {
  const booking = await applied(await filled(), 'FIVE')
  const refused = await apply(booking, code)
  expectProblem(refused, { status: 422, code: refusal })
  const arabic = await apply(booking, code, token, '?lang_id=2')
  expectArabic(arabic)
  expect(arabic.body.title).not.toBe('غير ممكن')
  // A rejected coupon leaves the current one in place.
  expect((await journey(app).read(token, booking.booking_id)).coupon?.code).toBe('FIVE')
})

test('a car paid at the desk takes no coupon', async () => {
  expectProblem(await apply(await filled('Standard'), 'TEN'), { status: 422, code: 'coupon_paid_at_desk' })
})

test.for([undefined, null, '', '   ', 7, ['TEN'], 'T'.repeat(41), 'TEN\u0000'])(
  'a code that is %j is no code',
  async (code) => {
    const refused = await apply(await filled(), code)
    expectProblem(refused, { status: 400, code: 'invalid_request', fields: [{ path: 'code' }] })
  },
)

test('a cart is its traveller’s alone, and only a cart takes a coupon', async () => {
  const booking = await filled()
  const otherGuest = await journey(app).guest()
  for (const which of [booking, { booking_id: NOBODYS }]) {
    expectProblem(await apply(which, 'TEN', otherGuest), { status: 404, code: 'booking_not_found' })
    expectProblem(await remove(which, otherGuest), { status: 404, code: 'booking_not_found' })
  }
  expect((await apply(booking, 'TEN', '')).status).toBe(401)
  expect((await journey(app).order(token, booking)).status).toBe(201)
  expectProblem(await apply(booking, 'TEN'), { status: 409, code: 'not_in_cart' })
  expectProblem(await remove(booking), { status: 409, code: 'not_in_cart' })
})

test('a change of the cart prices its coupon anew, and drops one that no longer fits, with the reason', async () => {
  const cart = await filled()
  const [extra] = cart.available.extras
  if (!extra) throw new Error('an extra is needed')
  const { total } = cart.price
  const withExtra = total.amount + extra.price_for_rental.amount
  await addCoupon(app.database.db, 'BIGGER', { minimum_total: withExtra, currency: 'EUR' })
  expectProblem(await apply(cart, 'BIGGER'), { status: 422, code: 'coupon_minimum' })

  const bigger = await modify(cart, { extras: [{ id: extra.id, quantity: 1 }] })
  expect(bigger.body.coupon_dropped).toBeNull()
  const discounted = await applied(cart, 'BIGGER')
  expect(discounted.coupon?.discount.amount).toBe(Math.round(withExtra / 10))

  const more = await modify(cart, { extras: [{ id: extra.id, quantity: 2 }] })
  expect(more.body).toMatchObject({
    coupon_dropped: null,
    booking: {
      coupon: { discount: { amount: Math.round((withExtra + extra.price_for_rental.amount) / 10) } },
    },
  })
  addsUp(more.body.booking)

  const fewer = await modify(cart, { extras: [] }, '?lang_id=2')
  expect(fewer.body).toMatchObject({
    booking: { coupon: null, price: cart.price },
    coupon_dropped: {
      code: 'BIGGER',
      reason: 'coupon_minimum',
      title: expect.stringMatching(/\p{Script=Arabic}/u),
    },
  })
})

test('an order is placed at the price with its coupon, and books our part of it as given away', async () => {
  await addCoupon(app.database.db, 'ORDER')
  const before = await filled()
  const cart = await applied(before, 'ORDER')
  expectProblem(await journey(app).order(token, before), { status: 409, code: 'price_changed' })
  expect((await usesOf(app.database.db, 'ORDER')).used).toBe(0)

  const ordered = await journey(app).order(token, cart)
  expect(ordered).toMatchObject({
    status: 201,
    body: {
      booking: { status: 'confirmed', payment_status: 'paid', coupon: { code: 'ORDER' }, price: cart.price },
    },
  })
  const { used, users } = await usesOf(app.database.db, 'ORDER')
  expect({ used, users }).toMatchObject({ used: 1, users: { 'layla@example.com': 1 } })
  const { total, supplier_total, pay_now } = cart.price
  expect(await ledgerOf(app.database.db, cart.booking_id)).toMatchObject({
    gateway: pay_now.amount,
    suppliers: -supplier_total.amount,
    margin_pending: supplier_total.amount - total.amount,
  })
  expect(Object.values(await ledgerSums(app.database.db))).toEqual([0])
})

test('no coupon makes a sale cost us more than our margin unless finance has allowed it', async () => {
  await addCoupon(app.database.db, 'MARGIN', { basis_points: 10_000, may_exceed_margin: false })
  const before = await filled()
  const { price } = before
  const margin = price.total.amount - price.supplier_total.amount
  const capped = (await apply(before, 'MARGIN')).body.booking
  expect(margin).toBeGreaterThan(0)
  expect(capped.coupon).toEqual({
    code: 'MARGIN',
    discount: { amount: margin, currency: 'EUR' },
    limited: true,
  })
  expect(capped.price.total).toEqual(capped.price.supplier_total)

  // The discount was higher when a cart accepted it than it may be at the order.
  await app.database.db
    .updateTable('coupons')
    .set({ may_exceed_margin: true })
    .where('code', '=', 'MARGIN')
    .execute()
  const free = (await apply(await filled(), 'MARGIN')).body.booking
  expect(free.price.pay_now.amount).toBe(0)
  await app.database.db
    .updateTable('coupons')
    .set({ may_exceed_margin: false })
    .where('code', '=', 'MARGIN')
    .execute()
  expectProblem(await journey(app).order(token, free), { status: 422, code: 'coupon_price_lowest' })
  expect((await journey(app).read(token, free.booking_id)).coupon).toBeNull()
})

test('a coupon that leaves nothing to pay now needs no card that the supplier does not ask for', async () => {
  await addCoupon(app.database.db, 'FREE', { amount: 9_999_900, currency: 'EUR' })
  const cart = await applied(await filled('Flexible'), 'FREE')
  const card = cart.offer.payment.credit_card_required
  const { order, orderAtDesk, cancel } = journey(app)
  const ordered = card ? await order(token, cart) : await orderAtDesk(token, cart)
  expect(ordered).toMatchObject({
    status: 201,
    body: { booking: { status: 'confirmed', payment_status: 'none' } },
  })
  expect((await usesOf(app.database.db, 'FREE')).used).toBe(1)
  // Nothing was charged: a cancellation releases the coupon's redemption.
  expect((await cancel(token, cart)).status).toBe(200)
  expect(await usesOf(app.database.db, 'FREE')).toEqual({ used: 0, users: {} })
})

test('a declined card gives the use back, and the next one takes it', async () => {
  await addCoupon(app.database.db, 'RETRY', { per_user_limit: 1, total_limit: 1 })
  const cart = await applied(await filled(), 'RETRY')
  const { order } = journey(app)
  expectProblem(await order(token, cart, { card: DECLINED }), { status: 422, code: 'payment_declined' })
  expect(await usesOf(app.database.db, 'RETRY')).toEqual({ used: 0, users: {} })
  expect((await order(token, cart)).status).toBe(201)
  expect((await usesOf(app.database.db, 'RETRY')).used).toBe(1)
})

test('an order that fails at its supplier gives the use back', async () => {
  await addCoupon(app.database.db, 'REFUSED')
  const cart = await applied(await filled(), 'REFUSED')
  await app.simulators.okMobility.injectFault({ mode: 'closed' })
  const refused = await journey(app).order(token, cart)
  await app.simulators.okMobility.injectFault({ mode: 'none' })
  expect(refused.status).toBe(502)
  expect((await journey(app).read(token, cart.booking_id)).status).toBe('failed')
  expect(await usesOf(app.database.db, 'REFUSED')).toEqual({ used: 0, users: {} })
})

test('a guest is known by the driver’s e-mail: the second order loses its coupon, and is not placed', async () => {
  await addCoupon(app.database.db, 'ONCE', { per_user_limit: 1 })
  const { guest, quote, cart, order, read } = journey(app)
  const first = await applied(await filled(), 'ONCE')
  expect((await order(token, first)).status).toBe(201)

  const visitor = await guest()
  const plain = await cart(visitor, (await quote('Non-refundable')).quote_id)
  const second: Booking = (await apply(plain, 'ONCE', visitor)).body.booking
  const driver = { ...DRIVER, email: 'Layla@Example.com' }
  const refused = await order(visitor, second, { driver })
  expectProblem(refused, { status: 422, code: 'coupon_used_by_you' })
  const left = await read(visitor, second.booking_id)
  expect(left).toMatchObject({ status: 'cart', coupon: null, price: plain.price })
  expect(left.events.map(({ kind }) => kind)).toContain('coupon_dropped')
  expect((await usesOf(app.database.db, 'ONCE')).used).toBe(1)

  expectProblem(await apply(await filled(), 'ONCE'), { status: 422, code: 'coupon_used_by_you' })
  expect((await order(visitor, left, { driver })).status).toBe(201)
})

test('a coupon that ended meanwhile is not taken by the order', async () => {
  const { db } = app.database
  await addCoupon(db, 'ENDING')
  const cart = await applied(await filled(), 'ENDING')
  const valid_until = app.clock.now()
  await db.updateTable('coupons').set({ valid_until }).where('code', '=', 'ENDING').execute()
  expectProblem(await journey(app).order(token, cart), { status: 422, code: 'coupon_over' })
  expect((await usesOf(db, 'ENDING')).used).toBe(0)
})

/** Returns the partner that a booking is attributed to. */
const leaderOf = async ({ booking_id }: Booking) =>
  (await app.database.db
    .selectFrom('booking_partners')
    .select(['partner_id', 'sub_id', 'earns', 'basis_points'])
    .where('booking_id', '=', booking_id)
    .executeTakeFirst()) ?? null

/** Fills a cart from a browser that followed a partner's link, or none if `code` is null. */
async function filledBy(code: string | null): Promise<Booking> {
  const click = JSON.stringify({ partner_code: code, sub_id: '', click_id: null })
  const { quote, cart } = journey({
    call: (path, request) =>
      app.call(path, {
        ...request,
        headers: {
          ...request?.headers,
          ...(code && { cookie: `rihla_partner=${encodeURIComponent(click)}` }),
        },
      }),
  })
  return cart(token, (await quote('Non-refundable')).quote_id)
}

test('a partner’s coupon leads to the cart that has it, for a share of our margin, unless a link did', async () => {
  const { db } = app.database
  const now = app.clock.now()
  const owner = async (email: string) => peopleOf(app).add({ role: 'traveller', email })
  const share = { share_basis_points: 4000 }
  const blog = await addPartner(db, { code: 'BLOG', owner: await owner('blog@example.com'), now, ...share })
  const hotel = await addPartner(db, { code: 'HOTEL', owner: await owner('hotel@example.com'), now })
  await addCoupon(db, 'BLOG5', { basis_points: 500, partner_id: blog })

  const alone = await filledBy(null)
  await applied(alone, 'BLOG5')
  const byCoupon = { partner_id: blog, sub_id: 'BLOG5', earns: 'margin_share', basis_points: 4000 }
  expect(await leaderOf(alone)).toEqual(byCoupon)
  // The coupon's attribution survives a change of the cart, and ends when another coupon replaces it.
  await modify(alone, { extras: [] })
  expect(await leaderOf(alone)).toEqual(byCoupon)
  await applied(alone, 'TEN')
  expect(await leaderOf(alone)).toBeNull()
  await applied(alone, 'BLOG5')
  await remove(alone)
  expect(await leaderOf(alone)).toBeNull()

  const referred = await filledBy('HOTEL')
  const byLink = await leaderOf(referred)
  expect(byLink).toMatchObject({ partner_id: hotel, earns: 'percent' })
  await applied(referred, 'BLOG5')
  expect(await leaderOf(referred)).toEqual(byLink)
  await remove(referred)
  expect(await leaderOf(referred)).toEqual(byLink)

  await db.updateTable('partners').set({ ended_at: now }).where('id', '=', blog).execute()
  const ended = await filledBy(null)
  await applied(ended, 'BLOG5')
  expect(await leaderOf(ended)).toBeNull()
})
