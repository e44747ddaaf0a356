import { expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { addCoupon, usesOf } from '#testing/builders/rentals/coupons.ts'
import { CARD, DRIVER, journey } from '#testing/builders/rentals/journey.ts'
import type { Booking } from '../../bookings/booking.contract.ts'

const ORDERS = 120
const USES = 20

/** Max carts per person. */
const CARTS_A_PERSON = 20

const app = forFile(await testApp({ fleet: { stock: 1000 }, connections: 20 }))
const { quote } = journey(app)
const quoteId = (await quote('Non-refundable')).quote_id

type Cart = { token: string; booking: Booking }

/** Creates `count` carts with the coupon, with as few travellers as the cart limit allows. */
async function carts(count: number, code: string): Promise<Cart[]> {
  const { guest, cart } = journey(app)
  const filled: Cart[] = []
  let token = ''
  for (let at = 0; at < count; at++) {
    if (at % CARTS_A_PERSON === 0) token = await guest()
    const { booking_id } = await cart(token, quoteId)
    const { body } = await app.call('/api/user/coupon', { token, body: { booking_id, code } })
    filled.push({ token, booking: body.booking })
  }
  return filled
}

function counted(answers: readonly { status: number; body: { code?: string } }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const key = status === 201 ? 'ordered' : `${status} ${body.code}`
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

const driver = (at: number) => ({ ...DRIVER, email: `driver${at}@example.com` })

test('of many orders at once with a coupon of 20 uses, exactly 20 have it', async () => {
  await addCoupon(app.database.db, 'TWENTY', { total_limit: USES })
  const { order, read } = journey(app)
  const all = await carts(ORDERS, 'TWENTY')
  const answers = await Promise.all(
    all.map(({ token, booking }, at) => order(token, booking, { driver: driver(at) })),
  )
  expect(counted(answers)).toEqual({ ordered: USES, '422 coupon_used_up': ORDERS - USES })
  expect((await usesOf(app.database.db, 'TWENTY')).used).toBe(USES)
  const redemptions = await app.database.db.selectFrom('coupon_redemptions').select('booking_id').execute()
  const winners = all.filter((_, at) => answers[at]?.status === 201).map(({ booking }) => booking.booking_id)
  expect(redemptions.map(({ booking_id }) => booking_id).toSorted()).toEqual(winners.toSorted())
  // The loser of the race keeps a cart at the full price, and no payment is requested.
  const late = all[answers.findIndex(({ status }) => status === 422)]
  expect(await read(late?.token ?? '', late?.booking.booking_id ?? '')).toMatchObject({
    status: 'cart',
    coupon: null,
    payment_status: 'none',
  })
})

test('of many orders of one driver at once, as many have the coupon as one person may', async () => {
  await addCoupon(app.database.db, 'TWICE', { per_user_limit: 2 })
  const all = await carts(12, 'TWICE')
  const answers = await Promise.all(all.map(({ token, booking }) => journey(app).order(token, booking)))
  expect(counted(answers)).toEqual({ ordered: 2, '422 coupon_used_by_you': 10 })
  const { used, users } = await usesOf(app.database.db, 'TWICE')
  expect([used, users[DRIVER.email]]).toEqual([2, 2])
})

test('uses taken and given back at once are counted right', async () => {
  await addCoupon(app.database.db, 'DECLINED', { total_limit: 12 })
  const all = await carts(12, 'DECLINED')
  const number = (at: number) => (at % 2 === 0 ? CARD.number : '4000000000000002')
  const answers = await Promise.all(
    all.map(({ token, booking }, at) =>
      journey(app).order(token, booking, { driver: driver(at % 3), card: { ...CARD, number: number(at) } }),
    ),
  )
  expect(counted(answers)).toEqual({ ordered: 6, '422 payment_declined': 6 })
  const { used, users } = await usesOf(app.database.db, 'DECLINED')
  const byEmail = Object.entries(users).flatMap(([who, uses]) => (who.includes('@') ? [uses] : []))
  expect([used, byEmail.reduce((sum, uses) => sum + uses, 0)]).toEqual([6, 6])
})
