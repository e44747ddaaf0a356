import { expect, test } from 'vitest'
import { startStripeSimulator, type StripeSimulator } from '#src/simulators/stripe/stripe-simulator.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { DRIVER, journey } from '#testing/builders/rentals/journey.ts'
import { ledgerOf } from '#testing/builders/rentals/ledger.ts'
import { staffCalls } from '#testing/builders/staff/staff-calls.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { STRIPE_KEYS, stripeEnvironment, stripeEvents } from '#testing/stand-ins/stripe.ts'
import type { DisputesPage } from './dispute.contract.ts'

const stripe = forFile(await startStripeSimulator(STRIPE_KEYS))
const app = forFile(await testApp({ fleet: { stock: 50 }, environment: stripeEnvironment(stripe) }))
const events = stripeEvents(app, stripe)
const staff = await staffCalls(app)

let travellers = 0
type Status = Parameters<StripeSimulator['openDispute']>[1]

/** A paid booking whose cardholder disputes the payment, as Stripe has told of it. */
async function disputed(status: Status = 'needs_response') {
  const { db } = app.database
  const { guest, quote, cart } = journey(app)
  const token = await guest()
  const { booking_id: bookingId, price } = await cart(token, (await quote('Flexible')).quote_id)
  const driver = { ...DRIVER, email: `disputed-${(travellers += 1)}@example.com` }
  const payment = { method: 'card', payment_method_id: 'pm_card_visa' }
  const body = { booking_id: bookingId, driver, accept_total: price.total, payment }
  await app.call('/api/user/order', { token, headers: { 'idempotency-key': crypto.randomUUID() }, body })
  const found = db.selectFrom('payments').select('id').where('booking_id', '=', bookingId)
  const intent = events.intentOf((await found.executeTakeFirstOrThrow()).id)
  const before = await ledgerOf(db, bookingId)
  const answerBy = app.clock.now().add({ hours: 200 })
  const id = stripe.openDispute(intent, status, answerBy)
  await events.deliverAll(events.eventsAbout(intent))
  const { gateway: _, ...lost } = before
  return {
    id,
    bookingId,
    answerBy,
    amount: price.pay_now,
    before,
    /** Of the ledger once the bank has kept the money. */
    lost: { ...lost, chargebacks: price.pay_now.amount },
    ledger: () => ledgerOf(db, bookingId),
    deliverEvents: () => events.deliverAll(events.eventsAbout(intent)),
    openTasks: async () => {
      const tasks = db.selectFrom('staff_tasks').select('kind').where('booking_id', '=', bookingId)
      return (await tasks.where('done_at', 'is', null).execute()).map(({ kind }) => kind)
    },
    audited: async () => {
      const entries = db.selectFrom('audit_entries').select(['before', 'after'])
      return entries.where('action', '=', 'settle_dispute').where('subject_id', '=', bookingId).execute()
    },
  }
}

const settle = (id: string, act: string, note = 'The bank’s letter of 3 December') =>
  staff.post(`money/disputes/${id}/settle`, { act, note })
const list = async (query = ''): Promise<DisputesPage> => (await staff.get(`money/disputes${query}`)).body

test('disputes are listed by state and booking with the day until which evidence counts, and go on behind any of them', async () => {
  const open = await disputed()
  const inquiry = await disputed('warning_needs_response')
  expect((await list(`?about=${open.bookingId}`)).items).toEqual([
    {
      dispute_id: open.id,
      about: { kind: 'booking', id: open.bookingId, name: expect.stringMatching(/^[A-Z0-9]{10}$/) },
      state: 'open',
      amount: open.amount,
      answer_by: open.answerBy.toString({ smallestUnit: 'second' }),
      opened_at: app.clock.now().toString(),
      changed_at: app.clock.now().toString(),
      by_hand: false,
      acts: ['won', 'lost', 'accept'],
    },
  ])
  expect((await list('?state=asked')).items).toMatchObject([{ dispute_id: inquiry.id, acts: [] }])
  const first = await list('?page_size=1')
  const second = await list(`?page_size=1&after=${first.next}`)
  expect([...first.items, ...second.items].map(({ dispute_id }) => dispute_id).toSorted()).toEqual(
    [open.id, inquiry.id].toSorted(),
  )
  expect(second.next).toBeNull()
})

test('a loss that the gateway does not know yet is posted once, whoever says it again, and taken back if it was won', async () => {
  const one = await disputed()
  const answers = await Promise.all(Array.from({ length: 8 }, () => settle(one.id, 'lost')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(answers[0]?.body.dispute).toMatchObject({ state: 'lost', by_hand: true, acts: [] })
  expect(await one.ledger()).toEqual(one.lost)
  expect(await one.openTasks()).toEqual([])
  expect(await one.audited()).toEqual([
    {
      before: { dispute: one.id, state: 'open' },
      after: { dispute: one.id, state: 'lost', act: 'lost', reason: 'The bank’s letter of 3 December' },
    },
  ])
  stripe.moveDispute(one.id, 'under_review')
  await one.deliverEvents()
  stripe.moveDispute(one.id, 'lost')
  await one.deliverEvents()
  expect(await one.ledger()).toEqual(one.lost)
  expect(await one.openTasks()).toEqual([])
  expect((await settle(one.id, 'lost')).status).toBe(200)
  expectProblem(await settle(one.id, 'won'), { status: 409, code: 'dispute_not_open' })

  stripe.moveDispute(one.id, 'won')
  await one.deliverEvents()
  expect(await one.ledger()).toEqual(one.before)
  expect((await list(`?about=${one.bookingId}`)).items).toMatchObject([{ state: 'won', by_hand: false }])
})

test('that one is won is posted as the gateway says so, and not before', async () => {
  const one = await disputed()
  expectProblem(await settle(one.id, 'won'), { status: 409, code: 'dispute_undecided' })
  expect(await one.openTasks()).toEqual(['answer_dispute'])
  expect(await one.audited()).toEqual([])
  // Stripe has decided, and its webhook has not come.
  stripe.moveDispute(one.id, 'won')
  expect((await settle(one.id, 'won')).body.dispute).toMatchObject({ state: 'won', by_hand: false })
  expect(await one.ledger()).toEqual(one.before)
  expect(await one.openTasks()).toEqual([])
  expect(await one.audited()).toHaveLength(1)
})

test('who says that it is lost as the gateway says that it is won is told so, and the gateway holds', async () => {
  const one = await disputed()
  stripe.moveDispute(one.id, 'won')
  expectProblem(await settle(one.id, 'lost'), { status: 409, code: 'dispute_not_open' })
  expect(await one.ledger()).toEqual(one.before)
  expect((await staff.get(`money/disputes/${one.id}`)).body.dispute).toMatchObject({ state: 'won', acts: [] })
})

test('one that is accepted is lost at the gateway and in the ledger, once, also after an answer that was lost', async () => {
  const one = await disputed()
  stripe.order({ mode: 'drop_after', operation: 'refund' })
  expectProblem(await settle(one.id, 'accept', 'Not worth it'), { status: 503, code: 'payment_unavailable' })
  stripe.order({ mode: 'none' })
  const accepted = await settle(one.id, 'accept', 'Not worth it')
  expect(accepted.body.dispute).toMatchObject({ state: 'lost', by_hand: false })
  await one.deliverEvents()
  expect(await one.ledger()).toEqual(one.lost)
  expect(await one.openTasks()).toEqual([])
  expect((await settle(one.id, 'accept', 'Not worth it')).status).toBe(200)
  expect(await one.audited()).toMatchObject([{ after: { act: 'accept', reason: 'Not worth it' } }])
})

test('while the gateway does not answer, nothing is written', async () => {
  const one = await disputed()
  stripe.order({ mode: 'failing' })
  expectProblem(await settle(one.id, 'lost'), { status: 503, code: 'payment_unavailable' })
  stripe.order({ mode: 'none' })
  expect(await one.openTasks()).toEqual(['answer_dispute'])
  expect(await one.audited()).toEqual([])
})

test('a bank that only asks is answered at the gateway; what there is not is not found; the rest is refused', async () => {
  const inquiry = await disputed('warning_needs_response')
  expectProblem(await settle(inquiry.id, 'lost'), { status: 409, code: 'dispute_not_open' })
  expectProblem(await settle('dp_none', 'lost'), { status: 404, code: 'dispute_not_found' })
  expectProblem(await staff.get('money/disputes/%27'), { status: 404, code: 'dispute_not_found' })
  const invalid = { status: 400, code: 'invalid_request' }
  expectProblem(await settle(inquiry.id, 'forget'), { ...invalid, fields: [{ path: 'act' }] })
  expectProblem(await settle(inquiry.id, 'lost', ' '), { ...invalid, fields: [{ path: 'note' }] })
  expectProblem(await staff.get('money/disputes?state=gone'), { ...invalid, fields: [{ path: 'state' }] })
  const people = peopleOf(app)
  const support = await people.add({ role: 'staff', staffRoles: ['support'] })
  const { token } = await people.tokenOf(support)
  const forbidden = { status: 403, code: 'staff_role_missing' }
  expectProblem(await app.call('/api/staff/money/disputes', { token }), forbidden)
  const path = `/api/staff/money/disputes/${inquiry.id}/settle`
  expectProblem(await app.call(path, { token, body: { act: 'lost', note: 'x' } }), forbidden)
})
