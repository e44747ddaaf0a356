import { expect, test } from 'vitest'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { ledgerOf } from '#testing/builders/rentals/ledger.ts'
import { eur, LIMIT, refundDesk } from '#testing/builders/staff/refund-desk.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const {
  app,
  tokenOf,
  support,
  finance,
  second,
  read,
  ordered,
  refund,
  approvals,
  decide,
  requestOf,
  actionsOf,
  backAtGateway,
  mailsOf,
  settled,
} = forFile(await refundDesk())
const { db } = app.database

test('beyond the limit a second person of finance approves, and never their own request', async () => {
  const booking = await ordered()
  const { booking_id: id } = booking
  expect((await refund(id, LIMIT + 1)).body).toEqual({ waits: true })
  expect(await backAtGateway(booking)).toBe(0)
  const shown = await read(id)
  expect(shown.refunds).toMatchObject([{ state: 'waiting', decided_by: null }])
  expect(shown.money.waiting).toEqual(eur(LIMIT + 1))
  const request = await requestOf(id)
  expect((await approvals()).items).toContainEqual(
    expect.objectContaining({
      request_id: request,
      booking_id: id,
      reference: booking.reference,
      amount: eur(LIMIT + 1),
      card: { brand: 'visa', last4: '4242' },
    }),
  )

  expectProblem(await decide(request, true, finance), { status: 409, code: 'second_person_needed' })
  expectProblem(await decide(request, true, support), { status: 403, code: 'staff_role_missing' })
  const answers = await Promise.all([decide(request, true), decide(request, true)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 200)?.body.request.state).toBe('done')
  expectProblem(await decide(request, false), { status: 409, code: 'refund_decided' })
  expect(await backAtGateway(booking)).toBe(LIMIT + 1)
  expect(await actionsOf(id)).toEqual(expect.arrayContaining(['ask_refund', 'approve_refund']))
  expect((await approvals()).items.map(({ request_id }) => request_id)).not.toContain(request)
})

test('many small refunds of one person are as a large one', async () => {
  const { booking_id: id } = await ordered()
  expect((await refund(id, LIMIT)).body).toEqual({ waits: false })
  expect((await refund(id, 1)).body).toEqual({ waits: true })
  expect((await refund(id, 1, { token: second })).body).toEqual({ waits: false })

  const admin = await tokenOf('admin')
  const path = '/api/staff/settings/refund_limit'
  await app.call(path, { token: admin, body: { value: `${LIMIT / 100 + 1} EUR`, version: 0 } })
  expect((await refund(id, 99)).body, 'as the staff have set it').toEqual({ waits: false })
})

test('support requests a refund; a declined one moves no money and can be requested again', async () => {
  const booking = await ordered()
  const { booking_id: id, price } = booking
  expect((await read(id, support)).acts).toEqual(['refund', 'correct_driver', 'cancel'])
  expect((await refund(id, price.pay_now.amount, { token: support })).body).toEqual({ waits: true })
  expectProblem(await refund(id, 1), { status: 409, code: 'refund_above_paid' })
  expect((await decide(await requestOf(id), false)).body.request).toMatchObject({ state: 'declined' })
  expect(await actionsOf(id)).toContain('decline_refund')
  expect(await backAtGateway(booking)).toBe(0)
  expect((await read(id)).money.left).toEqual(price.pay_now)
  expect((await refund(id, 1)).body).toEqual({ waits: false })
})

test('cancelled with more than the terms, that goes back once the supplier has cancelled', async () => {
  const booking = await ordered()
  const { booking_id: id, price } = booking
  const cancel = (amount: number) =>
    app.call(`/api/staff/bookings/${id}/cancel`, {
      token: finance,
      body: { refund: eur(0), reason: 'Ill', goodwill: { amount: eur(amount), cause: 'plans_changed' } },
    })
  expectProblem(await cancel(price.pay_now.amount + 1), { status: 409, code: 'refund_above_paid' })
  await app.simulators.okMobility.injectFault({ mode: 'drop' })
  expect((await cancel(4000)).body).toMatchObject({ supplier_state: 'cancelling', waits: false })
  expect((await read(id)).refunds).toMatchObject([{ state: 'planned' }])
  expect(await backAtGateway(booking)).toBe(0)
  await app.simulators.okMobility.injectFault({ mode: 'none' })
  await settled()
  const after = await read(id)
  expect(after.booking).toMatchObject({ status: 'cancelled', refund: { amount: eur(0), fee: price.pay_now } })
  expect(after.refunds).toMatchObject([{ state: 'done', with_cancellation: true }])
  expect(await backAtGateway(booking)).toBe(4000)
  const ledger = await ledgerOf(db, id)
  expect([ledger['travellers'], ledger['goodwill']]).toEqual([undefined, 4000])
  expect(after.booking.paid_back).toMatchObject([{ amount: eur(4000), with_cancellation: true, done: true }])
  // One mail reports both.
  const [, mail, ...more] = await mailsOf(booking)
  expect(more).toEqual([])
  for (const text of ['has been cancelled', '€40.00', 'beyond the terms'])
    expect(`${mail?.subject} ${mail?.text}`).toContain(text)
})

test('goodwill of support with a cancellation waits, and is approved after the cancellation', async () => {
  const booking = await ordered()
  const { booking_id: id } = booking
  const { body } = await app.call(`/api/staff/bookings/${id}/cancel`, {
    token: support,
    body: { refund: eur(0), reason: 'Ill', goodwill: { amount: eur(1500), cause: 'plans_changed' } },
  })
  expect(body).toMatchObject({ status: 'cancelled', waits: true })
  expect((await decide(await requestOf(id), true)).body.request.state).toBe('done')
  expect(await backAtGateway(booking)).toBe(1500)
  // The cancellation's mail was sent without it.
  expect((await mailsOf(booking)).map(({ text }) => text.includes('€15.00'))).toEqual([false, false, true])
})

test('support withdraws its own waiting request, and never a colleague’s', async () => {
  const { booking_id: id } = await ordered()
  const withdraw = (request: string, token = support) =>
    app.call(`/api/staff/approvals/${request}/withdraw`, { token, body: {} })
  await refund(id, 1000, { token: support })
  const request = await requestOf(id)
  expectProblem(await withdraw(request, finance), { status: 409, code: 'refund_of_colleague' })
  const both = await Promise.all([withdraw(request), withdraw(request)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 200)?.body.request.state).toBe('withdrawn')
  expectProblem(await decide(request, true), { status: 409, code: 'refund_decided' })
  expectProblem(await withdraw(crypto.randomUUID()), { status: 404, code: 'refund_request_not_found' })
  expect(await actionsOf(id)).toContain('withdraw_refund')
  expect((await read(id)).money).toMatchObject({ waiting: eur(0), refunded: eur(0) })
  expect((await refund(id, 1000, { token: support })).body).toEqual({ waits: true })
})
