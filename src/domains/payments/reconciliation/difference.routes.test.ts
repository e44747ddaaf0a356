import { expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { DRIVER, journey } from '#testing/builders/rentals/journey.ts'
import { ledgerOf } from '#testing/builders/rentals/ledger.ts'
import { sandboxGateway, sentBackAtGateway } from '#testing/builders/staff/sent-back.ts'
import { staffCalls } from '#testing/builders/staff/staff-calls.ts'
import { differingTrips } from '#testing/builders/trips/differing-trips.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { gatewayAt } from '#testing/stand-ins/gateway.ts'
import { postEntries } from '../ledger.store.ts'
import { refundEntry } from '../ledger.ts'
import type { BookDifferences } from './difference.contract.ts'
import { recordDifference } from './reconciliation.store.ts'

const app = forFile(await testApp({ fleet: { stock: 50 } }))
const { db } = app.database
const staff = await staffCalls(app)

let travellers = 0
/** A booking of which the gateway has given back one euro that our ledger does not have, found by the nightly comparison. */
async function differing() {
  const { guest, quote, cart, order } = journey(app)
  const token = await guest()
  const filled = await cart(token, (await quote('Flexible')).quote_id)
  const driver = { ...DRIVER, email: `differing-${(travellers += 1)}@example.com` }
  const { booking_id: bookingId, price } = (await order(token, filled, { driver })).body.booking
  await sentBackAtGateway(app, bookingId)
  await reconcile()
  const paid: number = price.pay_now.amount
  return {
    bookingId,
    paid,
    post: () =>
      postEntries(
        db,
        [{ ...refundEntry({ bookingId, paymentId: newId(), amount: money(100, 'EUR') }) }],
        app.clock.now(),
      ),
    moved: () =>
      db.updateTable('bookings').set({ updated_at: app.clock.now() }).where('id', '=', bookingId).execute(),
    async differences() {
      const { items } = await list('?page_size=100')
      return items.filter(({ about }) => about.id === bookingId)
    },
  }
}

async function reconcile() {
  app.clock.pass({ hours: 24 })
  await app.app.runJob('reconcile')
}

const list = async (query = ''): Promise<BookDifferences> =>
  (await staff.get(`money/differences${query}`)).body
const compare = (id = '') => staff.post(`money/differences/${id}/compare-again`, {})
const explain = (id = '', note = 'Refunded there by agreement') =>
  staff.post(`money/differences/${id}/explain`, { note })
const book = (id = '', note = 'Sent back at the gateway by hand') =>
  staff.post(`money/differences/${id}/book`, { note })
const audited = (action: string, subject: string) =>
  db
    .selectFrom('audit_entries')
    .select('after')
    .where('action', '=', action)
    .where('subject_id', '=', subject)
    .execute()

test('a difference is listed with both books until they agree, which is found by asking again', async () => {
  const one = await differing()
  const eur = (amount: number) => ({ amount: money(amount, 'EUR'), state: null })
  const [taken, ...others] = await one.differences()
  expect(others).toEqual([])
  expect(taken).toMatchObject({
    about: { kind: 'booking', name: expect.stringMatching(/^[A-Z0-9]{10}$/) },
    kind: 'taken',
    ours: eur(one.paid),
    theirs: eur(one.paid - 100),
    state: 'open',
    task_id: null,
    acts: ['compare_again', 'book', 'explain'],
  })
  expect((await list('?state=open')).compared).toMatchObject({ day: expect.any(String), trips: 0 })
  expect((await compare(taken?.difference_id)).body.difference).toMatchObject({ state: 'open' })

  await one.post()
  expect((await compare(taken?.difference_id)).body.difference).toMatchObject({ state: 'agreed', acts: [] })
  const states = (await one.differences()).map(({ kind, state }) => `${kind} ${state}`)
  // The traveller owes the euro that went back.
  expect(states.toSorted()).toEqual(['owed_to_traveller open', 'taken agreed'])
  expectProblem(await compare(taken?.difference_id), { status: 409, code: 'difference_ended' })
  expect(await audited('compare_again', one.bookingId)).toEqual([
    { after: { differences: 1 } },
    { after: { differences: 1 } },
  ])
})

test('what was explained is not reported again while both books stay as they are; what had agreed is', async () => {
  const one = await differing()
  const [taken] = await one.differences()
  const answers = await Promise.all([explain(taken?.difference_id), explain(taken?.difference_id)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await audited('explain_difference', one.bookingId)).toMatchObject([
    { after: { state: 'explained', reason: 'Refunded there by agreement' } },
  ])
  await one.moved()
  await reconcile()
  expect(await one.differences()).toMatchObject([{ state: 'explained', acts: [] }])

  await db
    .updateTable('reconciliation_differences')
    .set({ explained: false })
    .where('booking_id', '=', one.bookingId)
    .execute()
  expect(await one.differences()).toMatchObject([{ state: 'agreed' }])
  await one.moved()
  await reconcile()
  expect(await one.differences()).toMatchObject([{ state: 'open' }])
})

test('what the gateway took besides our book is booked once, as our loss; then gateway, ledger and booking agree', async () => {
  const one = await differing()
  const before = await ledgerOf(db, one.bookingId)
  const [taken] = await one.differences()
  const answers = await Promise.all([book(taken?.difference_id), book(taken?.difference_id)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 200)?.body.difference).toMatchObject({
    state: 'agreed',
    acts: [],
  })
  expect(await ledgerOf(db, one.bookingId)).toEqual({ ...before, gateway: one.paid - 100, adjustments: 100 })
  expect(await audited('book_difference', one.bookingId)).toMatchObject([
    { after: { booked: -100, currency: 'EUR', reason: 'Sent back at the gateway by hand' } },
  ])
  await one.moved()
  await reconcile()
  expect((await one.differences()).filter(({ state }) => state === 'open')).toEqual([])
})

test('what was asked before a difference ended does not open it again; what is asked later does', async () => {
  const one = await differing()
  const [taken] = await one.differences()
  const requestedAt = app.clock.now()
  const difference = await db
    .selectFrom('reconciliation_differences')
    .select(['kind', 'ours', 'theirs'])
    .where('id', '=', taken?.difference_id ?? '')
    .executeTakeFirstOrThrow()
  expect((await book(taken?.difference_id)).status).toBe(200)
  const statesAt = async (at: Temporal.Instant) => {
    await recordDifference(db, { bookingId: one.bookingId }, difference, at)
    return (await one.differences()).map(({ state }) => state)
  }
  expect(await statesAt(requestedAt)).toEqual(['agreed'])
  expect(await statesAt(requestedAt.add({ seconds: 1 }))).toEqual(['open'])
})

test('what differs by something else by now, or is no amount that the gateway took, is not booked', async () => {
  const one = await differing()
  const [taken] = await one.differences()
  const before = await ledgerOf(db, one.bookingId)
  await sentBackAtGateway(app, one.bookingId)
  expectProblem(await book(taken?.difference_id), { status: 409, code: 'difference_ended' })
  expect(await ledgerOf(db, one.bookingId)).toEqual(before)
  const open = (await one.differences()).find(({ state }) => state === 'open')
  expect(open?.theirs.amount).toEqual(money(one.paid - 200, 'EUR'))

  const now = app.clock.now()
  const holdDifference = { id: newId(), booking_id: one.bookingId, kind: 'held', ours: '0', theirs: '300' }
  await db
    .insertInto('reconciliation_differences')
    .values({ ...holdDifference, first_seen_at: now, last_seen_at: now })
    .execute()
  expectProblem(await book(holdDifference.id), { status: 409, code: 'difference_not_booked' })
})

test('while a side does not answer nothing is ended', async () => {
  const one = await differing()
  const [taken] = await one.differences()
  await gatewayAt(app.simulators.payments.url).injectFault({ mode: 'failing' })
  expectProblem(await compare(taken?.difference_id), { status: 503, code: 'books_unanswered' })
  expectProblem(await book(taken?.difference_id), { status: 503, code: 'books_unanswered' })
  await gatewayAt(app.simulators.payments.url).injectFault({ mode: 'none' })
  expect(await one.differences()).toMatchObject([{ state: 'open' }])
})

test('what a trip’s task settles is settled there, and is over then', async () => {
  const card = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2030, cvc: '123', holder: 'L' }
  const { tripIds } = await differingTrips(app, sandboxGateway(app), card)
  await reconcile()
  const ofTrip = async () =>
    (await list('?page_size=100')).items.find(({ about }) => about.id === tripIds.otherAmount)
  const found = await ofTrip()
  expect(found).toMatchObject({ about: { kind: 'trip' }, kind: 'taken', acts: ['compare_again'] })
  expect(found?.ours).toEqual({ amount: money(45_600, 'AED'), state: null })
  expectProblem(await explain(found?.difference_id), { status: 409, code: 'difference_has_task' })
  expectProblem(await book(found?.difference_id), { status: 409, code: 'difference_not_booked' })
  const booked = { act: 'book_difference', note: 'Rounded by the bank' }
  expect((await staff.post(`tasks/${found?.task_id}/pay`, booked)).status).toBe(200)
  expect(await ofTrip()).toMatchObject({ state: 'agreed', task_id: null, acts: [] })
})

test('only finance and administrators see them, and end only what there is, with a reason', async () => {
  const one = await differing()
  const [taken] = await one.differences()
  const people = peopleOf(app)
  const { token } = await people.tokenOf(await people.add({ role: 'staff', staffRoles: ['support'] }))
  const forbidden = { status: 403, code: 'staff_role_missing' }
  expectProblem(await app.call('/api/staff/money/differences', { token }), forbidden)
  for (const [act, body] of [
    ['compare-again', {}],
    ['explain', { note: 'x' }],
    ['book', { note: 'x' }],
  ] as const)
    expectProblem(
      await app.call(`/api/staff/money/differences/${taken?.difference_id}/${act}`, { token, body }),
      forbidden,
    )
  for (const id of [newId(), 'none']) {
    expectProblem(await compare(id), { status: 404, code: 'difference_not_found' })
    expectProblem(await explain(id), { status: 404, code: 'difference_not_found' })
    expectProblem(await book(id), { status: 404, code: 'difference_not_found' })
  }
  const invalid = { status: 400, code: 'invalid_request' }
  expectProblem(await explain(taken?.difference_id, ''), { ...invalid, fields: [{ path: 'note' }] })
  expectProblem(await staff.get('money/differences?state=gone'), { ...invalid, fields: [{ path: 'state' }] })
  expect((await list('?page_size=1')).next).not.toBeNull()
})
