import { expect, test } from 'vitest'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { addBooking } from '#testing/builders/staff/staff-tasks.ts'
import type { NewTask } from './task.ts'
import { taskStore } from './task.store.ts'

const clock = testClock('2026-12-01T09:00:00Z')
const now = clock.now()

const database = forFile(await testDatabase({ connections: 20 }))
const tasks = taskStore(database.db)
const people = peopleOf({ database, clock })
const traveller = await people.add({ role: 'guest' })
const staff = await Promise.all(
  Array.from({ length: 8 }, (_, at) => people.add({ role: 'staff', email: `staff.${at}@example.com` })),
)

type TaskInput = Partial<Pick<NewTask, 'kind' | 'deadline' | 'detail' | 'reopen' | 'now'>>

/** A booking with an open task. */
async function opened(task: TaskInput = {}) {
  const { db } = database
  const booking = await addBooking(db, traveller)
  const one: NewTask = { bookingId: booking.id, kind: 'pay_back', deadline: now, now, ...task }
  const open = (more: TaskInput = {}) => db.transaction().execute((tx) => tasks.open(tx, { ...one, ...more }))
  expect(await open()).toBe(true)
  const row = () =>
    db.selectFrom('staff_tasks').selectAll().where('booking_id', '=', booking.id).executeTakeFirstOrThrow()
  const { id } = await row()
  return {
    id,
    booking,
    row,
    open,
    own: (staffId: string) => db.transaction().execute((tx) => tasks.own(tx, { id, staffId, now })),
    closeOne: (staffId: string) =>
      db.transaction().execute((tx) => tasks.closeOne(tx, { id, staffId, note: `By ${staffId}`, now })),
    close: () =>
      db.transaction().execute((tx) => tasks.close(tx, { bookingId: booking.id, kinds: ['pay_back'], now })),
  }
}

test('of many who take one task at once one gets it, and the others are told that it is taken', async () => {
  for (let round = 0; round < 10; round++) {
    const task = await opened()
    const answers = await Promise.all(
      staff.map(async (staffId) => ({ staffId, result: await task.own(staffId) })),
    )
    const owner = answers.find(({ result }) => result === 'owned')
    expect(answers.map(({ result }) => result).toSorted()).toEqual([
      'owned',
      ...Array.from({ length: staff.length - 1 }, () => 'task_taken'),
    ])
    expect((await task.row()).owner_id).toBe(owner?.staffId)
  }
})

test('of many who close one task at once one does, and the others are told that it is closed', async () => {
  for (let round = 0; round < 10; round++) {
    const task = await opened()
    const answers = await Promise.all(
      staff.map(async (staffId) => ({ staffId, result: await task.closeOne(staffId) })),
    )
    const closer = answers.find(({ result }) => result === 'closed')
    expect(answers.map(({ result }) => result).toSorted()).toEqual([
      'closed',
      ...Array.from({ length: staff.length - 1 }, () => 'task_closed'),
    ])
    expect(await task.row()).toMatchObject({
      owner_id: closer?.staffId,
      closing_note: `By ${closer?.staffId}`,
    })
  }
})

test('a task taken and closed at once is closed, and taken only if that came first', async () => {
  for (let round = 0; round < 10; round++) {
    const task = await opened()
    const [result] = await Promise.all([task.own(staff[0] ?? ''), task.close()])
    const { owner_id, done_at } = await task.row()
    expect(done_at).not.toBeNull()
    expect(result).toBe(owner_id === null ? 'task_closed' : 'owned')
  }
})

test('one task of a kind is opened for a booking, however many find that it is needed', async () => {
  const task = await opened()
  await task.close()
  const answers = await Promise.all(Array.from({ length: 6 }, () => task.open({ reopen: true })))
  expect(answers.filter(Boolean)).toHaveLength(1)
})

test('a closed task stays closed unless it is to be opened anew, and then it is nobody’s', async () => {
  const task = await opened()
  const [owner = '', other = ''] = staff
  expect(await task.own(owner)).toBe('owned')
  expect(await task.own(owner)).toBe('owned_before')
  await task.close()
  expect(await task.own(other)).toBe('task_closed')
  expect(await task.open()).toBe(false)
  expect(await task.open({ reopen: true })).toBe(true)
  expect(await task.row()).toMatchObject({ id: task.id, owner_id: null, owned_at: null, done_at: null })
  expect(await task.own(other)).toBe('owned')
})

test('a task that there is not cannot be taken', async () => {
  const result = await database.db
    .transaction()
    .execute((tx) => tasks.own(tx, { id: crypto.randomUUID(), staffId: staff[0] ?? '', now }))
  expect(result).toBe('task_not_found')
})

test('what a transaction opened, took or closed is undone with it', async () => {
  const task = await opened()
  const reverted = database.db.transaction().execute(async (tx) => {
    await tasks.own(tx, { id: task.id, staffId: staff[0] ?? '', now })
    await tasks.close(tx, { bookingId: task.booking.id, kinds: ['pay_back'], now })
    await tasks.open(tx, { bookingId: task.booking.id, kind: 'find_change', deadline: now, now })
    throw new Error('undone')
  })
  await expect(reverted).rejects.toThrow('undone')
  expect(await task.row()).toMatchObject({ kind: 'pay_back', owner_id: null, done_at: null })
})

test('open tasks are listed the first due first, a page at a time, with who took them', async () => {
  await database.db.deleteFrom('staff_tasks').execute()
  const late = await opened({ deadline: now.add({ hours: 9 }) })
  const dueInOneHour = await opened({ deadline: now.add({ hours: 1 }) })
  const same = await opened({ deadline: now.add({ hours: 1 }) })
  const closed = await opened()
  await closed.close()
  await dueInOneHour.own(staff[3] ?? '')
  const [first, ...rest] = await tasks.listOpen({ limit: 2 })
  expect(first).toMatchObject({
    id: dueInOneHour.id,
    kind: 'pay_back',
    about: { kind: 'booking', ...dueInOneHour.booking },
    owner: { staffId: staff[3], name: 'Layla Haddad' },
  })
  expect(rest).toMatchObject([{ id: same.id, owner: null }])
  expect(await tasks.listOpen({ after: same.id, limit: 2 })).toMatchObject([{ id: late.id }])
  expect(await tasks.listOpen({ latestFirst: true, after: late.id, limit: 1 })).toMatchObject([
    { id: same.id },
  ])
  expect(await tasks.listOpen({ ownerId: staff[3] ?? '', limit: 9 })).toMatchObject([{ id: dueInOneHour.id }])
  expect(await tasks.listOpen({ ownerId: null, limit: 9 })).toMatchObject([{ id: same.id }, { id: late.id }])
  expect(await tasks.listOpen({ kind: 'find_change', limit: 9 })).toEqual([])
  const inTwoHours = now.add({ hours: 2 })
  expect(await tasks.countOpen(inTwoHours)).toEqual([{ kind: 'pay_back', open: 3, overdue: 2 }])
})
