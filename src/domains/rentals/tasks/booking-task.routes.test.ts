import { beforeEach, expect, test } from 'vitest'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { expectBooksAgree, taskStage, type TaskTraveller } from '#testing/builders/staff/task-stage.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import type { TaskKind } from '#domains/staff/public.ts'

const stage = forFile(await taskStage())
const { desk, gateway } = stage
const support = await stage.member('support')
const finance = await stage.member('finance')
beforeEach(() => stage.calm())

const NOTE = { note: 'Omar at the desk, 10:40' }

/** How each task comes to be; each leaves what is outside as it is when a person looks at it. */
const made = {
  async find_reservation(one) {
    await desk.injectFault({ mode: 'drop_after_booking', operation: 'reserve', times: 1 })
    await one.order()
    await stage.settleFor(1)
  },
  async undo_reservation(one) {
    await gateway.injectFault({ mode: 'refusing', operation: 'capture' })
    await one.order()
    desk.keepBooking(stage.lastNumber())
    await finance.act(await one.task('capture_refused'), { act: 'give_up', ...NOTE })
  },
  async capture_refused(one) {
    await gateway.injectFault({ mode: 'refusing', operation: 'capture' })
    await one.order()
  },
  async refund_refused(one) {
    await one.order()
    await gateway.injectFault({ mode: 'refusing', operation: 'refund' })
    await one.cancel()
  },
  async find_change(one) {
    await one.order()
    await desk.injectFault({ mode: 'drop_after_booking', operation: 'reserve', times: 1 })
    await one.lengthen()
    await stage.settleFor(1)
  },
  async undo_change(one) {
    await one.order()
    for (const number of [stage.lastNumber(), stage.nextNumber()]) desk.keepBooking(number)
    await one.lengthen()
  },
  /** Of a change that costs more. */
  async capture_refused_for_change(one) {
    await one.order()
    await gateway.injectFault({ mode: 'refusing', operation: 'capture' })
    await one.lengthen()
  },
} satisfies Record<string, (one: TaskTraveller) => Promise<unknown>>

type Settled = {
  kind: TaskKind & keyof typeof made
  how?: keyof typeof made
  by: string
  /** What is so outside before the act. */
  first?: (one: TaskTraveller) => unknown
  act: () => { act: string; [field: string]: unknown }
  path?: 'pay'
  becomes: { status: string; payment_status: string; days?: number }
  transferred?: true
}

const settled: Settled[] = [
  {
    kind: 'find_reservation',
    by: 'its number is confirmed',
    act: () => ({ act: 'found', supplier_reference: stage.lastNumber(), ...NOTE }),
    becomes: { status: 'confirmed', payment_status: 'paid' },
  },
  {
    kind: 'find_reservation',
    by: 'one that never was is given up, and its hold released',
    first: () => desk.forgetBooking(stage.lastNumber()),
    act: () => ({ act: 'none', ...NOTE }),
    becomes: { status: 'failed', payment_status: 'released' },
  },
  {
    kind: 'undo_reservation',
    by: 'the supplier cancels when it is asked again',
    first: () => desk.keepBooking(stage.lastNumber(), false),
    act: () => ({ act: 'ask_again' }),
    becomes: { status: 'failed', payment_status: 'released' },
  },
  {
    kind: 'undo_reservation',
    by: 'its desk has cancelled it',
    first: () => desk.forgetBooking(stage.lastNumber()),
    act: () => ({ act: 'undone', ...NOTE }),
    becomes: { status: 'failed', payment_status: 'released' },
  },
  {
    kind: 'capture_refused',
    by: 'the gateway hands the money over when it is asked again',
    first: () => gateway.injectFault({ mode: 'none' }),
    act: () => ({ act: 'ask_again' }),
    becomes: { status: 'confirmed', payment_status: 'paid' },
  },
  {
    kind: 'capture_refused',
    by: 'the order is given up: car and hold are let go',
    act: () => ({ act: 'give_up', ...NOTE }),
    becomes: { status: 'failed', payment_status: 'released' },
  },
  {
    kind: 'capture_refused',
    how: 'capture_refused_for_change',
    by: 'the gateway hands over what a change costs more when it is asked again',
    first: () => gateway.injectFault({ mode: 'none' }),
    act: () => ({ act: 'ask_again' }),
    becomes: { status: 'confirmed', payment_status: 'paid', days: 7 },
  },
  {
    kind: 'capture_refused',
    how: 'capture_refused_for_change',
    by: 'a change is given up: the new car and its hold are let go',
    act: () => ({ act: 'give_up', ...NOTE }),
    becomes: { status: 'confirmed', payment_status: 'paid', days: 4 },
  },
  {
    kind: 'refund_refused',
    by: 'the gateway sends it when it is asked again',
    first: () => gateway.injectFault({ mode: 'none' }),
    act: () => ({ act: 'ask_again' }),
    becomes: { status: 'cancelled', payment_status: 'refunded' },
  },
  {
    kind: 'refund_refused',
    by: 'it was transferred',
    act: () => ({ act: 'pay_transfer', note: 'NBD 7781' }),
    path: 'pay',
    becomes: { status: 'cancelled', payment_status: 'refunded' },
    transferred: true,
  },
  {
    kind: 'refund_refused',
    by: 'it was sent on the gateway’s own pages',
    first: async (one) => {
      await gateway.injectFault({ mode: 'none' })
      for (const { id: paymentId, ...amount } of await one.payments())
        await stage.byHand.refund({ paymentId, refundId: stage.newRefundId(), amount })
    },
    act: () => ({ act: 'paid_at_gateway', note: 're_42' }),
    path: 'pay',
    becomes: { status: 'cancelled', payment_status: 'refunded' },
  },
  {
    kind: 'find_change',
    by: 'its new number replaces the old car',
    act: () => ({ act: 'changed', supplier_reference: stage.lastNumber(), ...NOTE }),
    becomes: { status: 'confirmed', payment_status: 'paid', days: 7 },
  },
  {
    kind: 'find_change',
    by: 'one that never was leaves the booking as it is',
    first: () => desk.forgetBooking(stage.lastNumber()),
    act: () => ({ act: 'unchanged', ...NOTE }),
    becomes: { status: 'confirmed', payment_status: 'paid', days: 4 },
  },
  {
    kind: 'undo_change',
    by: 'the supplier cancels the new car when it is asked again',
    first: () => desk.keepBooking(stage.lastNumber(), false),
    act: () => ({ act: 'ask_again' }),
    becomes: { status: 'confirmed', payment_status: 'paid', days: 4 },
  },
  {
    kind: 'undo_change',
    by: 'its desk has cancelled the new car',
    first: () => desk.forgetBooking(stage.lastNumber()),
    act: () => ({ act: 'undone', ...NOTE }),
    becomes: { status: 'confirmed', payment_status: 'paid', days: 4 },
  },
]

test.for(settled)(
  '$kind: $by; then all books agree',
  async ({ kind, how = kind, first, act, path, becomes, transferred }) => {
    const one = await stage.traveller()
    await made[how](one)
    const taskId = await one.task(kind)
    await first?.(one)
    const asked = act()
    const answer = await finance.act(taskId, asked, path)
    expect(answer).toMatchObject({ status: 200, body: { settled: true } })
    const paid = (await one.payments()).reduce((sum, { amount }) => sum + amount, 0)
    const booking = await expectBooksAgree(one, { byTransfer: transferred ? paid : 0 })
    expect(booking).toMatchObject(becomes)
    const audit = asked.act === 'ask_again' && kind.endsWith('refused') ? 'ask_for_task' : 'settle_task'
    expect((await stage.audited(one)).at(-1)).toBe(`${audit} ${asked.act}`)
    await stage.settleFor(3)
    await expectBooksAgree(one, { byTransfer: transferred ? paid : 0 })
  },
)

test('a task’s record says what the desk finds it by, what is owed, and what settles it', async () => {
  const one = await stage.traveller()
  await made.find_reservation(one)
  const { body } = await support.read(await one.task('find_reservation'))
  expect(body).toMatchObject({
    kind: 'find_reservation',
    about: { kind: 'booking', reference: one.booking.reference },
    closed: null,
    acts: ['found', 'none'],
    owed: null,
    reservation: {
      our_reference: one.booking.reference,
      supplier_reference: null,
      driver: { name: 'Layla Haddad', email: one.driver.email },
    },
  })
  const other = await stage.traveller()
  await made.refund_refused(other)
  const owed = (await support.read(await other.task('refund_refused'))).body
  expect(owed).toMatchObject({
    owed: other.booking.price.pay_now,
    acts: ['ask_again', 'pay_transfer', 'paid_at_gateway'],
  })
})

test('what is still refused stays a task, and says so', async () => {
  const one = await stage.traveller()
  await made.capture_refused(one)
  const captured = await one.task('capture_refused')
  expectProblem(await support.act(captured, { act: 'ask_again' }), { status: 409, code: 'still_refused' })
  await stage.calm()
  const two = await stage.traveller()
  await made.undo_reservation(two)
  expectProblem(await support.act(await two.task('undo_reservation'), { act: 'ask_again' }), {
    status: 409,
    code: 'supplier_keeps_it',
  })
  expect(await two.openTasks()).toEqual(['undo_reservation'])
})

test('a number of another booking is not taken for this one', async () => {
  const other = await stage.traveller()
  await other.order()
  const number = stage.lastNumber()
  const one = await stage.traveller()
  await made.find_reservation(one)
  const taskId = await one.task('find_reservation')
  expectProblem(await support.act(taskId, { act: 'found', supplier_reference: number, ...NOTE }), {
    status: 409,
    code: 'reservation_of_another',
  })
})

test('an act of another kind, of a task that is closed or a colleague’s, or without its fields is refused', async () => {
  const one = await stage.traveller()
  await made.find_reservation(one)
  const taskId = await one.task('find_reservation')
  expectProblem(await support.act(taskId, { act: 'undone', ...NOTE }), { status: 409, code: 'not_for_task' })
  expectProblem(await finance.act(taskId, { act: 'pay_card' }, 'pay'), { status: 409, code: 'not_for_task' })
  expectProblem(await support.act(taskId, { act: 'none' }), { status: 400, code: 'invalid_request' })
  expectProblem(await support.act(taskId, { act: 'pay_card' }, 'pay'), {
    status: 403,
    code: 'staff_role_missing',
  })
  expectProblem(await support.act(crypto.randomUUID(), { act: 'none', ...NOTE }), {
    status: 404,
    code: 'task_not_found',
  })
  const { db } = stage.app.database
  const owner = { owner_id: finance.id, owned_at: stage.app.clock.now() }
  await db.updateTable('staff_tasks').set(owner).where('id', '=', taskId).execute()
  expectProblem(await support.act(taskId, { act: 'none', ...NOTE }), { status: 409, code: 'task_taken' })
  expect((await finance.act(taskId, { act: 'none', ...NOTE })).status).toBe(200)
  expectProblem(await finance.act(taskId, { act: 'none', ...NOTE }), { status: 409, code: 'task_closed' })
})

test('of two people who settle a task at once, in ways that exclude each other, one does', async () => {
  const one = await stage.traveller()
  await made.find_reservation(one)
  const taskId = await one.task('find_reservation')
  const number = stage.lastNumber()
  const answers = await Promise.all([
    support.act(taskId, { act: 'found', supplier_reference: number, ...NOTE }),
    finance.act(taskId, { act: 'none', ...NOTE }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await stage.audited(one)).toHaveLength(1)
  expect(await one.openTasks()).toEqual([])
})

test('money that is owed is not closed away by a note', async () => {
  const one = await stage.traveller()
  await made.refund_refused(one)
  expectProblem(await finance.close(await one.task('refund_refused')), { status: 409, code: 'still_owed' })
})

test('a booking that waits for its supplier is taken over: it is that person’s task at once, and no colleague’s', async () => {
  const one = await stage.traveller('ok-mobility')
  await stage.app.simulators.okMobility.injectFault({ mode: 'drop' })
  await one.order()
  expect(await one.openTasks()).toEqual([])
  const { status, body } = await support.takeOver(one.booking)
  expect(status).toBe(200)
  expect((await support.read(body.task_id)).body).toMatchObject({
    kind: 'find_reservation',
    owner: { staff_id: support.id },
    reservation: { our_reference: one.booking.reference },
  })
  const second = await stage.member('support')
  expectProblem(await second.takeOver(one.booking), { status: 409, code: 'task_taken' })
  expect((await support.act(body.task_id, { act: 'none', ...NOTE })).status).toBe(200)
  expect(await expectBooksAgree(one)).toMatchObject({ status: 'failed', payment_status: 'released' })
  expectProblem(await support.takeOver(one.booking), { status: 409, code: 'not_waiting' })
})

test('a change that a supplier made and then refuses to repeat is made here too, by the word of its desk', async () => {
  const one = await stage.traveller('ok-mobility')
  await one.order()
  const { okMobility } = stage.app.simulators
  await okMobility.injectFault({ mode: 'drop_after_booking', operation: 'modify', times: 1 })
  await one.lengthen()
  const { sold } = await stage.app.database.db
    .selectFrom('bookings')
    .select('sold')
    .where('id', '=', one.booking.booking_id)
    .executeTakeFirstOrThrow()
  okMobility.shut((sold as { rental: { pickUpStation: string } }).rental.pickUpStation, 'closed')
  await stage.settleFor(2)
  const taskId = await one.task('find_change')
  expect((await support.act(taskId, { act: 'changed', supplier_reference: null, ...NOTE })).status).toBe(200)
  const booking = await one.read()
  expect(booking).toMatchObject({ status: 'confirmed', payment_status: 'paid', days: 7 })
  expect(await one.openTasks()).toEqual([])
  const { charges, atOkMobility } = await one.books()
  expect(atOkMobility).toEqual(['booked'])
  const { gateway: kept, ...others } = await one.ledger()
  expect(charges.reduce((sum, charge) => sum + (charge?.captured ?? 0), 0)).toBe(kept)
  expect(kept).toBe(booking.price.pay_now.amount)
  expect([others['travellers'], others['card_holds']]).toEqual([undefined, undefined])
})
