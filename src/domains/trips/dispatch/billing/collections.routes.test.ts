import { beforeEach, expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { DAY_AFTER, dispatchActions } from '#testing/builders/trips/dispatch-actions.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await testApp())
const { token, get, read, perform, steps, assigned, ended, reset, audited, mails, staffId } =
  await dispatchActions(app)

beforeEach(reset)

const inr = (amount: number) => ({ amount, currency: 'INR' })
const collected = (amount: number) => ({ kind: 'collected', amount: inr(amount) })
const returned = (amount: number) => ({ kind: 'given_back', amount: inr(amount) })

/** The quoted amount, and the price of ten hours and 120 km. */
const [QUOTED, BILLED] = [252_000, 369_600]

/** Reads the list of its day. */
const listed = async () => (await app.call('/api/staff/trips?day=2026-12-02', { token: await token() })).body

test('an amount that the driver collects is paid: on the trip, its bill, its list and the mail', async () => {
  const id = await ended()
  const before = await steps(id, ['collect', collected(QUOTED)])
  expect(before.money).toEqual({ quoted: inr(QUOTED), billed: null, paid: inr(QUOTED), due: inr(0) })
  const remainder = inr(BILLED - QUOTED)
  const { body: next } = await get(`${id}/next-bill`)
  expect(next).toMatchObject({ money: { paid: inr(QUOTED), due: remainder }, returned: inr(0) })
  const billed = await steps(id, ['bill', {}])
  expect(billed.money).toEqual(next.money)
  expect((await listed()).attention.unpaid).toBe(1)

  const trip = await steps(id, ['collect', collected(remainder.amount)])
  const money = { quoted: inr(QUOTED), billed: inr(BILLED), paid: inr(BILLED), due: inr(0) }
  expect(trip).toMatchObject({ status: 'billed', money })
  expect(trip.payments).toMatchObject([
    { by: 'driver', kind: 'collected', amount: inr(QUOTED) },
    { by: 'driver', kind: 'collected', amount: remainder },
  ])
  expect((await get(`${id}/bill`)).body).toMatchObject({ paid: inr(BILLED), due: inr(0) })
  const { items, attention } = await listed()
  expect(items).toMatchObject([{ money, attention: [] }])
  expect(attention.unpaid).toBe(0)
  const [last] = (await mails()).toReversed()
  expect(last).toMatchObject({ subject: expect.stringContaining('Paid for your'), lang_id: 1 })
  expect(last?.text).toContain(billed.bill.number)
  expect((await audited()).at(-1)).toMatchObject({
    action: 'collect_trip',
    staff_id: staffId,
    after: { amount: remainder },
  })
})

test('a wrong entry is removed with a reason, and the amount is due again', async () => {
  const id = await ended()
  const { payments } = await steps(id, ['collect', collected(QUOTED)])
  const [{ collection_id }] = payments
  const reason = 'The money was for another trip'
  const trip = await steps(id, ['remove-collection', { collection_id, reason }])
  expect(trip).toMatchObject({ payments: [], money: { paid: inr(0), due: inr(QUOTED) } })
  const detail = { amount: inr(QUOTED), reason }
  expect(trip.events.at(-1)).toMatchObject({ kind: 'collection_removed', detail })
  expect((await audited()).at(-1)).toMatchObject({ action: 'remove_collection_trip', after: detail })
  const again = await perform(id, 'remove-collection', { version: trip.version, collection_id, reason })
  expectProblem(again, { status: 404, code: 'collection_not_found' })
})

test('the surplus of a smaller bill is returned on the spot, and its collection entry cannot be removed', async () => {
  const id = await ended()
  const tolled = await steps(
    id,
    ['charge', { kind: 'toll', amount: inr(100_000), reason: 'Airport road' }],
    ['bill', {}],
  )
  const total = tolled.bill.fare.total.amount
  const paid = await steps(id, ['collect', collected(total)])
  const [{ charge_id }] = tolled.charges
  const reason = 'It was another toll'
  const right = await steps(
    id,
    ['credit-bill', { reason }],
    ['remove-charge', { charge_id, reason }],
    ['bill', {}],
    ['collect', returned(total - BILLED)],
  )
  expect(right.money).toMatchObject({ billed: inr(BILLED), paid: inr(BILLED), due: inr(0) })
  const [{ collection_id }] = paid.payments
  const removed = await perform(id, 'remove-collection', { version: right.version, collection_id, reason })
  expectProblem(removed, { status: 409, code: 'collection_given_back' })
})

test.for([
  { name: 'more than twice the quote before there is a bill', body: collected(2 * QUOTED + 1) },
  { name: 'a return above the collected amount', body: returned(1) },
  { name: 'nothing', body: collected(0), code: 'collection_of_nothing' },
  {
    name: 'another currency',
    body: { kind: 'collected', amount: { amount: 100, currency: 'AED' } },
    code: 'collection_currency',
  },
])('$name is rejected at its amount', async ({ body, code = 'collection_too_large' }) => {
  const id = await ended()
  const { version } = await read(id)
  const rejected = await perform(id, 'collect', { version, ...body })
  expectProblem(rejected, { status: 422, code })
  expect(rejected.body.fields).toMatchObject([{ path: 'amount', code }])
  expectArabic(await perform(id, 'collect', { version, ...body }, '?lang_id=2'))
})

test('after billing no more than the amount due is collected, and never in more than twenty entries', async () => {
  const id = await ended()
  const { version } = await steps(id, ['bill', {}])
  expectProblem(await perform(id, 'collect', { version, ...collected(BILLED + 1) }), {
    status: 422,
    code: 'collection_too_large',
  })
  const entries = Array.from({ length: 20 }, () => ({
    id: newId(),
    trip_id: id,
    amount: 1,
    at: Temporal.Instant.from(DAY_AFTER),
  }))
  await app.database.db.insertInto('trip_collections').values(entries).execute()
  expectProblem(await perform(id, 'collect', { version, ...collected(1) }), {
    status: 422,
    code: 'too_many_collections',
  })
})

test('nothing is collected before a trip starts', async () => {
  const { id } = await assigned()
  const { version } = await read(id)
  expectProblem(await perform(id, 'collect', { version, ...collected(1) }), {
    status: 409,
    code: 'trip_act_refused',
  })
})
