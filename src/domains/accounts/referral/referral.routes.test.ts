import { beforeEach, expect, test } from 'vitest'
import { accountOf } from '#testing/builders/accounts/account.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { DRIVER, journey } from '#testing/builders/rentals/journey.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'

let count = 0
const app = forFile(await testApp({ fleet: { stock: 50 } }))
const account = accountOf(app)
beforeEach(() => app.clock.set('2026-12-01T09:00:00Z'))

const newEmail = (name: string) => `${name}.${(count += 1)}@example.com`

async function referrer() {
  const email = newEmail('referrer')
  const token = await account.registerVerified({ email })
  const { body } = await app.call('/api/user/refer-friend?lang_id=1', { token })
  /** Signs in again, because months pass in these tests. */
  const signedIn = async (): Promise<string> => (await account.login({ email })).body.token
  return { email, code: body.code as string, signedIn, refer: body }
}

async function rent(token: string, email: string): Promise<void> {
  const { quote, cart, order } = journey(app)
  const booking = await cart(token, (await quote('Flexible')).quote_id)
  const ordered = await order(token, booking, { driver: { ...DRIVER, email } })
  expect(ordered.body.booking.status).toBe('confirmed')
}

/** Completes the rentals, and issues the rewards that are due. */
async function later(): Promise<void> {
  app.clock.set('2027-03-06T09:00:00Z')
  await app.app.runJob('end by time')
  await app.app.runJob('reward referrers')
}

const couponsOf = async (email: string) => {
  const rows = await app.database.db
    .selectFrom('coupons')
    .innerJoin('users', 'users.id', 'coupons.given_to')
    .select('coupons.code')
    .where('users.email', '=', email)
    .execute()
  return rows.map(({ code }) => code)
}

test('an account has a code for friends, a link with it, and the count of who came', async () => {
  const { code, refer, signedIn } = await referrer()
  expect(refer).toEqual({
    code,
    link: `http://rihla.test/en/register?ref=${code}`,
    invited: 0,
    rewarded: 0,
    reward: { kind: 'fixed', amount: { amount: 2500, currency: 'EUR' } },
  })
  await account.register({ email: newEmail('friend'), referral_code: code.toLowerCase() })
  const token = await signedIn()
  const arabic = await app.call('/api/user/refer-friend?lang_id=2', { token })
  expect(arabic.body).toMatchObject({
    link: `http://rihla.test/ar/register?ref=${code}`,
    invited: 1,
    rewarded: 0,
  })
  const guest = await app.call('/api/user/refer-friend', { token: await journey(app).guest() })
  expectProblem(guest, { status: 403, code: 'account_required' })
})

test('a friend’s first rental earns its referrer one coupon, however often and by how many it is looked for', async () => {
  const { email, code, signedIn } = await referrer()
  const friend = newEmail('friend')
  const token = await account.registerVerified({ email: friend, referral_code: code })
  await rent(token, friend)
  await rent(token, friend)
  await app.app.runJob('reward referrers')
  expect(await couponsOf(email)).toEqual([])

  app.clock.set('2027-03-06T09:00:00Z')
  await app.app.runJob('end by time')
  await Promise.all([1, 2, 3, 4, 5].map(() => app.app.runJob('reward referrers')))
  await app.app.runJob('reward referrers')
  const [coupon = '', ...more] = await couponsOf(email)
  expect(more).toEqual([])
  const mails = (await account.mailsTo(email)).filter(({ text }) => text.includes(coupon))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toBe('You have earned a coupon from your friend’s first rental')
  const refer = await app.call('/api/user/refer-friend', { token: await signedIn() })
  expect(refer.body).toMatchObject({ invited: 1, rewarded: 1 })
})

test('the coupon is its owner’s alone, and works once', async () => {
  const { email, code, signedIn } = await referrer()
  const friend = newEmail('friend')
  await rent(await account.registerVerified({ email: friend, referral_code: code }), friend)
  await later()
  const [coupon = ''] = await couponsOf(email)

  app.clock.set('2026-12-01T09:00:00Z')
  await app.database.db
    .updateTable('coupons')
    .set({ valid_from: Temporal.Instant.from('2026-12-01T00:00:00Z') })
    .where('code', '=', coupon)
    .execute()
  const { guest, quote, cart, order } = journey(app)
  const applied = async (token: string) => {
    const { booking_id } = await cart(token, (await quote('Flexible')).quote_id)
    return app.call('/api/user/coupon', { token, body: { booking_id, code: coupon } })
  }
  expectProblem(await applied(await guest()), { status: 422, code: 'coupon_not_yours' })

  const token = await signedIn()
  const [first, second] = [await applied(token), await applied(token)]
  expect(first.body.booking.coupon).toMatchObject({ code: coupon, discount: { currency: 'EUR' } })
  expect((await order(token, first.body.booking)).status).toBe(201)
  expectProblem(await order(token, second.body.booking), { status: 422, code: 'coupon_used_up' })

  // Inserting it into another user's cart is rejected at the order.
  await app.database.db.updateTable('coupons').set({ used: 0 }).where('code', '=', coupon).execute()
  const otherGuest = await guest()
  const theirs = await cart(otherGuest, (await quote('Flexible')).quote_id)
  await app.database.db
    .updateTable('bookings')
    .set({ coupon: { code: coupon, discount: { amount: 1, currency: 'EUR' } } })
    .where('id', '=', theirs.booking_id)
    .execute()
  expectProblem(await order(otherGuest, theirs), { status: 422, code: 'coupon_not_yours' })
})

/** Orders a car with nothing paid to us, in a friend's name. */
async function rentAtDesk(token: string, email: string): Promise<Booking> {
  const { quote, cart, orderAtDesk } = journey(app)
  const offered = await quote('Standard', ({ payment }) => !payment.credit_card_required)
  const booking = await cart(token, offered.quote_id)
  const ordered = await orderAtDesk(token, booking, { driver: { ...DRIVER, email } })
  expect(ordered.body.booking.status).toBe('confirmed')
  return ordered.body.booking
}

test('a car paid at the desk earns nothing by time alone, and does once its supplier says it was picked up', async () => {
  const { email, code } = await referrer()
  const friend = newEmail('friend')
  const booking = await rentAtDesk(
    await account.registerVerified({ email: friend, referral_code: code }),
    friend,
  )
  await later()
  await app.app.runJob('reconcile')
  await app.app.runJob('reward referrers')
  expect(await couponsOf(email)).toEqual([])

  app.simulators.europcar.handOver(booking.supplier_reference ?? '')
  app.clock.pass({ hours: 24 })
  await app.app.runJob('reconcile')
  await app.app.runJob('reward referrers')
  expect(await couponsOf(email)).toHaveLength(1)
})

test.for([
  {
    name: 'was given back',
    now: `insert into refunds (id, payment_id, amount, status, created_at, changed_at)
      select id, id, amount, 'done', now(), now() from payments where booking_id = $1`,
  },
  {
    name: 'its bank has asked back',
    now: `insert into staff_tasks (id, booking_id, kind, deadline, created_at)
      values (gen_random_uuid(), $1, 'answer_dispute', now(), now())`,
  },
])('a rental whose money $name earns nothing', async ({ now }) => {
  const { email, code } = await referrer()
  const friend = newEmail('friend')
  await rent(await account.registerVerified({ email: friend, referral_code: code }), friend)
  const { id } = await app.database.db
    .selectFrom('bookings')
    .select('id')
    .where('driver_email', '=', friend)
    .executeTakeFirstOrThrow()
  await app.database.pool.query(now, [id])
  await later()
  expect(await couponsOf(email)).toEqual([])
})

test.for([
  { name: 'the referrer’s own mailbox', friend: (own: string) => own.replace('@', '+friend@'), driver: null },
  { name: 'the referrer at the wheel', friend: () => newEmail('friend'), driver: (own: string) => own },
])('nothing is earned with $name', async ({ friend, driver }) => {
  const { email, code } = await referrer()
  const address = friend(email)
  // A mailbox gets at most one link a minute.
  app.clock.pass({ minutes: 1 })
  await rent(
    await account.registerVerified({ email: address, referral_code: code }),
    driver?.(email) ?? address,
  )
  await later()
  expect(await couponsOf(email)).toEqual([])
  const settled = await app.database.db
    .selectFrom('referrals')
    .innerJoin('users', 'users.id', 'referrals.friend_id')
    .select('referrals.coupon_code')
    .where('users.email', '=', address)
    .execute()
  expect(settled).toEqual([{ coupon_code: null }])
})

test('a friend who has not proved their address counts once they have', async () => {
  const { email, code } = await referrer()
  const friend = newEmail('friend')
  const { body } = await account.register({ email: friend, referral_code: code })
  const secret = await account.secretFor(friend, 'verify-email')
  await rent(body.token, friend)
  app.clock.set('2026-12-02T09:00:00Z')
  await app.database.db
    .updateTable('bookings')
    .set({ status: 'completed' })
    .where('driver_email', '=', friend)
    .execute()
  await app.app.runJob('reward referrers')
  expect(await couponsOf(email)).toEqual([])
  await app.call('/api/verify-email', { token: body.token, body: { secret } })
  await app.app.runJob('reward referrers')
  expect(await couponsOf(email)).toHaveLength(1)
})

test('who opens an account without a code, or with one of nobody, earns nobody anything', async () => {
  const friend = newEmail('friend')
  await rent(await account.registerVerified({ email: friend, referral_code: 'ZZZZZZZZZZ' }), friend)
  const friends = app.database.db.selectFrom('referrals').select('friend_id').orderBy('friend_id')
  const before = await friends.execute()
  await later()
  expect(await friends.execute()).toEqual(before)
})
