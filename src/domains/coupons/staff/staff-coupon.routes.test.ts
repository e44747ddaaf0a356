import { expect, test } from 'vitest'
import { addPartner } from '#testing/builders/accounts/partners.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { addCoupon } from '#testing/builders/rentals/coupons.ts'
import { journey } from '#testing/builders/rentals/journey.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import type { StaffCoupons } from './staff-coupon.contract.ts'

const app = forFile(await testApp({ fleet: { stock: 100 } }))
const { db } = app.database
const people = peopleOf(app)
const steps = journey(app)
const tokenOf = async (role: 'content' | 'finance' | 'support') =>
  (await people.tokenOf(await people.add({ role: 'staff', staffRoles: [role] }))).token
const token = await tokenOf('content')

const day = (days: number) => app.clock.now().toZonedDateTimeISO('UTC').toPlainDate().add({ days }).toString()

const FIELDS = {
  kind: 'percent',
  percent: 12.5,
  most: null,
  amount: null,
  currency: null,
  minimum_total: null,
  from_day: day(0),
  to_day: day(30),
  total_limit: 50,
  per_user_limit: null,
  countries: [],
  suppliers: [],
  listed: false,
}

const make = (code: string, over: object = {}, query = '') =>
  app.call(`/api/staff/coupons${query}`, { token, body: { ...FIELDS, code, ...over } })
const act = (id: string, name: 'change' | 'stop', body: object) =>
  app.call(`/api/staff/coupons/${id}/${name}`, { token, body })
const list = async (query = ''): Promise<StaffCoupons> =>
  (await app.call(`/api/staff/coupons${query}`, { token })).body
const codes = async (query: string) => (await list(query)).items.map(({ code }) => code)

async function cartWith(code: string) {
  const traveller = await steps.guest()
  const cart = await steps.cart(traveller, (await steps.quote('Non-refundable')).quote_id)
  const applied = await app.call('/api/user/coupon', {
    token: traveller,
    body: { booking_id: cart.booking_id, code },
  })
  expect(applied.status).toBe(200)
  return { traveller, booking: applied.body.booking }
}

test('a new coupon is used at once, and the list and its record show its uses', async () => {
  const made = await make(' autumn-12 ', { total_limit: 5 })
  expect([made.status, made.body.coupon]).toMatchObject([
    201,
    { code: 'AUTUMN-12', state: 'running', used: 0, takes: { kind: 'percent', percent: 12.5 }, version: 1 },
  ])
  const { traveller, booking } = await cartWith('AUTUMN-12')
  expect((await steps.order(traveller, booking)).status).toBe(201)
  const [summary] = (await list('?search=autumn')).items
  const { discount } = booking.coupon
  expect(summary).toMatchObject({ used: 1, total_limit: 5, discounts: [discount] })
  const read = await app.call(`/api/staff/coupons/${made.body.coupon.coupon_id}`, { token })
  expect(read.body).toMatchObject({
    bookings: [{ booking_id: booking.booking_id, reference: booking.reference, discount }],
    history: [{ action: 'make_coupon' }],
    last_day: day(30),
  })
})

test.for<[what: string, over: object]>([
  ['a percentage above the limit', { percent: 100 }],
  ['an amount above the limit', { kind: 'fixed', percent: null, amount: 50_01, currency: 'EUR' }],
  ['any number of orders', { total_limit: null }],
  ['more orders than one person gives', { total_limit: 1_001 }],
  ['more than our margin', { may_exceed_margin: true }],
])('%s waits for a second person of finance, and takes nothing off until then', async ([, over]) => {
  const code = `WAITS-${Buffer.from(JSON.stringify(over)).toString('hex').slice(-30).toUpperCase()}`
  const { coupon } = (await make(code, over)).body
  expect(coupon).toMatchObject({ state: 'waiting', history: [{ action: 'ask_coupon' }] })
  expectProblem(await app.call('/api/check-coupon', { body: { code } }), { status: 422, code: 'coupon_over' })
  const decide = (by: string, approve: boolean, version = 1) =>
    app.call(`/api/staff/coupons/${coupon.coupon_id}/decide`, { token: by, body: { approve, version } })
  expectProblem(await decide(token, true), { status: 403, code: 'staff_role_missing' })
  const finance = await tokenOf('finance')
  expectProblem(await decide(finance, true, 2), { status: 409, code: 'coupon_changed' })
  const both = await Promise.all([decide(finance, true), decide(finance, true)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 200)?.body.coupon).toMatchObject({
    state: 'running',
    asked: null,
  })
  expect((await app.call('/api/check-coupon', { body: { code } })).status).toBe(200)
})

test('a change beyond the limits waits too, requesters cannot approve it, and a declined one changes nothing', async () => {
  const finance = await tokenOf('finance')
  const made = await app.call('/api/staff/coupons', { token: finance, body: { ...FIELDS, code: 'WIDER' } })
  const { coupon_id: id } = made.body.coupon
  const wider = { to_day: day(60), total_limit: null, listed: false }
  const requested = await app.call(`/api/staff/coupons/${id}/change`, {
    token: finance,
    body: { ...wider, version: 1 },
  })
  expect(requested.body.coupon).toMatchObject({
    state: 'waiting',
    total_limit: 50,
    asked: { total_limit: null },
  })
  expect((await app.call('/api/check-coupon', { body: { code: 'WIDER' } })).status).toBe(200)
  const decide = (by: string, approve: boolean) =>
    app.call(`/api/staff/coupons/${id}/decide`, { token: by, body: { approve, version: 2 } })
  expectProblem(await decide(finance, true), { status: 409, code: 'second_person_needed' })
  const declined = (await decide(await tokenOf('finance'), false)).body.coupon
  expect(declined).toMatchObject({ state: 'running', total_limit: 50, asked: null })
})

test('many small coupons of one person are as a large one', async () => {
  const one = await tokenOf('content')
  const states: string[] = []
  for (const code of ['MANY-1', 'MANY-2', 'MANY-3']) {
    const body = { ...FIELDS, code, total_limit: 400 }
    states.push((await app.call('/api/staff/coupons', { token: one, body })).body.coupon.state)
  }
  expect(states).toEqual(['running', 'running', 'waiting'])
})

test('a stopped coupon is rejected at once, and a cart that has it loses it and shows the reason', async () => {
  const { coupon_id: id } = (await make('STOPPED')).body.coupon
  const { traveller, booking } = await cartWith('STOPPED')
  const stopped = await act(id, 'stop', { version: 1 })
  expect([stopped.status, stopped.body.coupon.state]).toEqual([200, 'ended'])
  expectProblem(await app.call('/api/check-coupon', { body: { code: 'STOPPED' } }), {
    status: 422,
    code: 'coupon_over',
  })
  expectProblem(await steps.order(traveller, booking), { status: 422, code: 'coupon_over' })
  expect((await steps.read(traveller, booking.booking_id)).coupon).toBeNull()
  expectProblem(await act(id, 'stop', { version: 2 }), { status: 409, code: 'coupon_stopped' })

  const again = await act(id, 'change', { to_day: day(3), total_limit: 9, listed: true, version: 2 })
  expect(again.body.coupon).toMatchObject({
    state: 'running',
    total_limit: 9,
    listed: true,
    last_day: day(3),
  })
  expect((await app.call('/api/check-coupon', { body: { code: 'STOPPED' } })).status).toBe(200)
  expect(again.body.coupon.history.map((entry: { action: string }) => entry.action)).toEqual([
    'change_coupon',
    'stop_coupon',
    'make_coupon',
  ])
})

test('a coupon that has not started is over once it is stopped', async () => {
  const { coupon_id: id, state } = (await make('LATER', { from_day: day(2) })).body.coupon
  expect(state).toBe('upcoming')
  expect((await act(id, 'stop', { version: 1 })).body.coupon.state).toBe('ended')
  expectProblem(await app.call('/api/check-coupon', { body: { code: 'LATER' } }), {
    status: 422,
    code: 'coupon_over',
  })
})

test('of two concurrent changes one is made, and the other is rejected as out of date', async () => {
  const { coupon_id: id } = (await make('TWICE')).body.coupon
  const body = { to_day: null, total_limit: 3, listed: false, version: 1 }
  const both = await Promise.all([act(id, 'change', body), act(id, 'stop', { version: 1 })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expectProblem(await act(id, 'stop', { version: 1 }), { status: 409, code: 'coupon_changed' })
})

test.for<[what: string, over: object, path: string]>([
  ['a percent without one', { percent: null }, 'percent'],
  ['an amount without one', { kind: 'fixed', percent: null, currency: 'EUR' }, 'amount'],
  ['an amount without a currency', { kind: 'fixed', percent: null, amount: 500 }, 'currency'],
  ['a least price without a currency', { minimum_total: 5000 }, 'currency'],
  ['an end before its beginning', { from_day: day(5), to_day: day(4) }, 'to_day'],
  ['an end that is over', { from_day: day(-9), to_day: day(-1) }, 'to_day'],
  ['a supplier that is none', { suppliers: [4711] }, 'suppliers'],
])('%s is rejected at its field', async ([, over, path]) => {
  expectProblem(await make('NONE', over), { status: 422, code: 'coupon_rules_invalid', fields: [{ path }] })
  expect(await codes('?search=NONE')).toEqual([])
})

test.for<[over: object, path: string]>([
  [{ percent: 12.345 }, 'percent'],
  [{ percent: 101 }, 'percent'],
  [{ kind: 'fixed', amount: 0, currency: 'EUR' }, 'amount'],
  [{ total_limit: 0 }, 'total_limit'],
  [{ countries: ['Spain'] }, 'countries.0'],
  [{ code: 'A B!' }, 'code'],
])('%o is rejected', async ([over, path]) => {
  expectProblem(await make('NONE', over), { status: 400, code: 'invalid_request', fields: [{ path }] })
})

test('a code is one coupon’s, and no end lies behind', async () => {
  const { coupon_id: id } = (await make('ONCE')).body.coupon
  expectProblem(await make('once'), { status: 409, code: 'coupon_code_taken' })
  expectArabic(await make('once', {}, '?lang_id=2'))
  const change = { to_day: day(-1), total_limit: null, listed: false, version: 1 }
  expectProblem(await act(id, 'change', change), {
    status: 422,
    code: 'coupon_rules_invalid',
    fields: [{ path: 'to_day' }],
  })
  for (const missing of [crypto.randomUUID(), 'none'])
    expectProblem(await act(missing, 'stop', { version: 1 }), { status: 404, code: 'coupon_not_found' })
})

test('the list is by state, by whose it is and by key', async () => {
  const owner = await people.add({ role: 'traveller', email: 'owner@example.com' })
  const partner = await addPartner(db, { code: 'LISTED', owner, now: app.clock.now() })
  await addCoupon(db, 'Z-PARTNER', { partner_id: partner })
  await addCoupon(db, 'Z-GIVEN', { given_to: owner })
  await addCoupon(db, 'Z-GONE', { total_limit: 1, used: 1 })
  await addCoupon(db, 'Z-OVER', { valid_until: app.clock.now() })
  expect(await codes('?search=z-')).toEqual(['Z-OVER', 'Z-GONE', 'Z-PARTNER'])
  expect(await codes('?search=z-&state=running')).toEqual(['Z-PARTNER'])
  expect(await codes('?search=z-&state=used_up')).toEqual(['Z-GONE'])
  expect(await codes('?search=z-&state=ended')).toEqual(['Z-OVER'])
  expect(await codes('?search=z-&owner=person')).toEqual(['Z-GIVEN'])
  const first = await list('?search=z-&page_size=1')
  expect(await codes(`?search=z-&page_size=1&after=${first.next}`)).toEqual(['Z-GONE'])
  expect((await list('?owner=partner')).items).toMatchObject([{ partner: { partner_id: partner } }])
})

test('coupons are for those who write texts and those who keep the money', async () => {
  expect((await app.call('/api/staff/coupons', { token: await tokenOf('finance') })).status).toBe(200)
  expectProblem(await app.call('/api/staff/coupons', { token: await tokenOf('support') }), {
    status: 403,
    code: 'staff_role_missing',
  })
})
