import { expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { journey } from '#testing/builders/rentals/journey.ts'
import { tripToPay } from '#testing/builders/trips/trip-to-pay.ts'
import { paymentStore } from './payment.store.ts'
import type { PaymentStatus } from './payment.ts'
import { refundStore } from './refund.store.ts'

// The statements of the release before 0143, whose processes run beside ours while it is rolled out.

const EUR = 5_000

const app = forFile(await testApp())

const query = async (statement: string, values: unknown[]) =>
  (await app.database.pool.query(statement, values)).rows
const refundsOf = (paymentId: string) =>
  query('select amount, status from refunds where payment_id = $1 order by id', [paymentId])
const stateOf = async (id: string) =>
  (await query('select state from payments where id = $1', [id]))[0]?.state
const asBefore = async (id: string) =>
  (await query('select status, refund_amount, given_back from payments where id = $1', [id]))[0]

async function bookingId(): Promise<string> {
  const { guest, quote, cart } = journey(app)
  return (await cart(await guest(), (await quote('Flexible')).quote_id)).booking_id
}

/** A payment of a booking that the release before has opened and moved through these. */
async function theirs(...statuses: string[]): Promise<string> {
  const id = newId()
  await query(
    `insert into payments (id, booking_id, status, amount, currency, created_at, updated_at)
     values ($1, $2, 'opened', $3, 'EUR', now(), now())`,
    [id, await bookingId(), EUR],
  )
  for (const status of statuses) await query('update payments set status = $2 where id = $1', [id, status])
  return id
}

/** The same of ours. */
async function ours(...statuses: PaymentStatus[]): Promise<{ id: string; bookingId: string }> {
  const { db } = app.database
  const opened = { id: newId(), bookingId: await bookingId() }
  await paymentStore.open(db, { ...opened, amount: money(EUR, 'EUR'), of: opened }, app.clock.now())
  let from: PaymentStatus = 'opened'
  for (const to of statuses) {
    expect(await paymentStore.move(db, opened.id, { from, to }, app.clock.now())).toBe(true)
    from = to
  }
  return opened
}

test('what they hold and capture is held and captured for us', async () => {
  expect(await stateOf(await theirs('authorised'))).toBe('authorised')
  expect(await stateOf(await theirs('authorised', 'captured'))).toBe('captured')
})

test('what they refund of a cancelled booking is a refund for us, due and then done', async () => {
  const id = await theirs('authorised', 'captured')
  await query(`update payments set status = 'refunding', refund_amount = amount where id = $1`, [id])
  expect(await stateOf(id)).toBe('captured')
  expect(await refundsOf(id)).toEqual([{ amount: EUR, status: 'due' }])
  await query(`update payments set status = 'refunded' where id = $1`, [id])
  expect(await refundsOf(id)).toEqual([{ amount: EUR, status: 'done' }])
})

test('what they give back by a change is a refund that is done', async () => {
  const id = await theirs('authorised', 'captured')
  for (const amount of [1_000, 500])
    await query('update payments set given_back = given_back + $2 where id = $1', [id, amount])
  expect(await refundsOf(id)).toEqual(
    expect.arrayContaining([
      { amount: 1_000, status: 'done' },
      { amount: 500, status: 'done' },
    ]),
  )
  expect(await stateOf(await theirs('authorised', 'refunded'))).toBe('captured')
})

test('they read what we refund in their own words', async () => {
  const { id, bookingId: paidBooking } = await ours('authorised', 'captured')
  const { db } = app.database
  const part = { paymentId: id, amount: 1_000, status: 'done' } as const
  await refundStore.add(db, part, app.clock.now())
  expect(await asBefore(id)).toEqual({ status: 'captured', refund_amount: 0, given_back: 1_000 })
  await refundStore.addAllOf(db, paidBooking, app.clock.now())
  expect(await asBefore(id)).toEqual({ status: 'refunding', refund_amount: EUR - 1_000, given_back: 1_000 })
  expect(await refundStore.end(db, id, 'done', app.clock.now())).toBe(true)
  expect(await asBefore(id)).toMatchObject({ status: 'refunded', given_back: 1_000 })
  expect(await stateOf(id)).toBe('captured')
})

test('they lead to the bank that we have asked about a trip', async () => {
  const { db } = app.database
  const { id: tripId } = await tripToPay(app)
  const payment = { id: newId(), amount: money(45_600, 'AED'), of: { tripId } }
  await paymentStore.open(db, payment, app.clock.now())
  const until = app.clock.now().add({ minutes: 15 })
  await paymentStore.challenge(db, payment.id, { url: 'https://bank.example', until })
  const seen = 'select status, action_url from trip_payments where id = $1'
  expect(await query(seen, [payment.id])).toEqual([{ status: 'asked', action_url: 'https://bank.example' }])
  await paymentStore.move(db, payment.id, { from: 'opened', to: 'captured' }, app.clock.now())
  expect(await query(seen, [payment.id])).toMatchObject([{ status: 'captured' }])
})

test('a trip is paid once by them or by us', async () => {
  const { id: tripId } = await tripToPay(app)
  const open = (id: string) =>
    query(
      `insert into trip_payments (id, trip_id, status, amount, currency, next_at, created_at, changed_at)
       values ($1, $2, 'opened', 45600, 'AED', now(), now(), now())
       on conflict (trip_id) where status in ('opened', 'asked', 'captured') do nothing returning id`,
      [id, tripId],
    )
  const [first, second] = [newId(), newId()]
  expect(await open(first)).toHaveLength(1)
  expect(await open(second)).toHaveLength(0)
  const another = { id: second, amount: money(45_600, 'AED'), of: { tripId } }
  expect(await paymentStore.open(app.database.db, another, app.clock.now())).toBe(false)

  await query(
    `update trip_payments set status = 'asked', action_url = 'https://bank.example', changed_at = now()
     where id = $1 and status in ('opened', 'asked')`,
    [first],
  )
  expect(await paymentStore.find(app.database.db, first)).toMatchObject({
    status: 'opened',
    tripId,
    bank: { url: 'https://bank.example' },
  })
  const readByFormerRelease = () =>
    query('select status, action_url from trip_payments where id = $1', [first])
  expect(await readByFormerRelease()).toEqual([{ status: 'asked', action_url: 'https://bank.example' }])
  await query(`update trip_payments set status = 'captured' where id = $1`, [first])
  await query(
    `insert into trip_refunds (id, payment_id, amount, status, next_at, created_at, changed_at)
     values ($1, $2, 45600, 'due', '2026-01-01', now(), now())`,
    [second, first],
  )
  expect(await stateOf(first)).toBe('captured')
  const due = await refundStore.takeDue(app.database.db, app.clock.now(), 10)
  expect(due).toEqual([{ id: second, paymentId: first, tripId, amount: money(45_600, 'AED') }])
})
