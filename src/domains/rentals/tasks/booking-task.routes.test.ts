import { beforeEach, expect, test } from 'vitest'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { expectBooksAgree, expectMoneyAgrees } from '#testing/builders/staff/task-books.ts'
import { taskMakers } from '#testing/builders/staff/task-makers.ts'
import { startTaskEnvironment } from '#testing/builders/staff/task-environment.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const environment = forFile(await startTaskEnvironment())
const make = taskMakers(environment)
const support = await environment.member('support')
const finance = await environment.member('finance')
beforeEach(() => environment.calm())

const NOTE = { note: 'Omar at the desk, 10:40' }

test('a task’s record has the details for the desk, the amount owed, and the actions that settle it', async () => {
  const one = await make.find_reservation()
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
  const other = await make.refund_refused()
  const owed = (await support.read(await other.task('refund_refused'))).body
  expect(owed).toMatchObject({
    owed: other.booking.price.pay_now,
    acts: ['ask_again', 'pay_transfer', 'paid_at_gateway'],
  })
})

test('a retry that is rejected again keeps the task open, with an error', async () => {
  const one = await make.capture_refused()
  const captured = await one.task('capture_refused')
  expectProblem(await support.act(captured, { act: 'ask_again' }), { status: 409, code: 'still_refused' })
  await environment.calm()
  const two = await make.undo_reservation()
  expectProblem(await support.act(await two.task('undo_reservation'), { act: 'ask_again' }), {
    status: 409,
    code: 'supplier_keeps_it',
  })
  expect(await two.openTasks()).toEqual(['undo_reservation'])
})

test('a number of another booking is not taken for this one', async () => {
  const other = await environment.traveller()
  await other.order()
  const number = environment.lastNumber()
  const one = await make.find_reservation()
  const taskId = await one.task('find_reservation')
  expectProblem(await support.act(taskId, { act: 'found', supplier_reference: number, ...NOTE }), {
    status: 409,
    code: 'reservation_of_another',
  })
})

test('an action of another kind, on a closed task or a colleague’s, or without its fields is rejected', async () => {
  const one = await make.find_reservation()
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
  const { db } = environment.app.database
  const owner = { owner_id: finance.id, owned_at: environment.app.clock.now() }
  await db.updateTable('staff_tasks').set(owner).where('id', '=', taskId).execute()
  expectProblem(await support.act(taskId, { act: 'none', ...NOTE }), { status: 409, code: 'task_taken' })
  expect((await finance.act(taskId, { act: 'none', ...NOTE })).status).toBe(200)
  expectProblem(await finance.act(taskId, { act: 'none', ...NOTE }), { status: 409, code: 'task_closed' })
})

test('of two people who settle a task at once, in ways that exclude each other, one does', async () => {
  const one = await make.find_reservation()
  const taskId = await one.task('find_reservation')
  const number = environment.lastNumber()
  const answers = await Promise.all([
    support.act(taskId, { act: 'found', supplier_reference: number, ...NOTE }),
    finance.act(taskId, { act: 'none', ...NOTE }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await environment.audited(one)).toHaveLength(1)
  expect(await one.openTasks()).toEqual([])
})

test('money that is owed is not closed away by a note', async () => {
  const one = await make.refund_refused()
  expectProblem(await finance.close(await one.task('refund_refused')), { status: 409, code: 'still_owed' })
})

test('a booking that waits for its supplier is taken over: it is that person’s task at once, and no colleague’s', async () => {
  const one = await environment.traveller('ok-mobility')
  await environment.app.simulators.okMobility.injectFault({ mode: 'drop' })
  await one.order()
  expect(await one.openTasks()).toEqual([])
  const { status, body } = await support.takeOver(one.booking)
  expect(status).toBe(200)
  expect((await support.read(body.task_id)).body).toMatchObject({
    kind: 'find_reservation',
    owner: { staff_id: support.id },
    reservation: { our_reference: one.booking.reference },
  })
  const second = await environment.member('support')
  expectProblem(await second.takeOver(one.booking), { status: 409, code: 'task_taken' })
  expect((await support.act(body.task_id, { act: 'none', ...NOTE })).status).toBe(200)
  expect(await expectBooksAgree(one)).toMatchObject({ status: 'failed', payment_status: 'released' })
  expectProblem(await support.takeOver(one.booking), { status: 409, code: 'not_waiting' })
})

test('a change that a supplier made and rejects when repeated is made here too, as its desk confirms', async () => {
  const one = await environment.traveller('ok-mobility')
  await one.order()
  const { okMobility } = environment.app.simulators
  await okMobility.injectFault({ mode: 'drop_after_booking', operation: 'modify', times: 1 })
  await one.lengthen()
  const { sold } = await environment.app.database.db
    .selectFrom('bookings')
    .select('sold')
    .where('id', '=', one.booking.booking_id)
    .executeTakeFirstOrThrow()
  okMobility.shut((sold as { rental: { pickUpStation: string } }).rental.pickUpStation, 'closed')
  await environment.settleFor(2)
  const taskId = await one.task('find_change')
  expect((await support.act(taskId, { act: 'changed', supplier_reference: null, ...NOTE })).status).toBe(200)
  const booking = await one.read()
  expect(booking).toMatchObject({ status: 'confirmed', payment_status: 'paid', days: 7 })
  expect(one.cars()).toEqual(['booked'])
  expect(await expectMoneyAgrees(one)).toBe(booking.price.pay_now.amount)
})
