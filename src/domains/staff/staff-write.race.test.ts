import { expect, test } from 'vitest'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { addBooking } from '#testing/builders/staff/staff-tasks.ts'
import { writeAudit } from './audit.store.ts'
import type { StaffActor } from './audit.ts'
import { staffWorkPersonalData } from './staff-work-personal-data.store.ts'
import { claimTask } from './claim-task.usecase.ts'
import { staffWrite, writeAudited } from './staff-write.usecase.ts'
import { assignTask, taskStore } from './task.store.ts'

const clock = testClock('2026-12-01T09:00:00Z')
const now = clock.now()

const database = forFile(await testDatabase({ connections: 20 }))
const people = peopleOf({ database, clock })
const traveller = await people.add({ role: 'guest' })
const staff = await Promise.all(
  Array.from({ length: 6 }, (_, at) => people.add({ role: 'staff', email: `staff.${at}@example.com` })),
)

const own = (taskId: string, actor: StaffActor) => claimTask({ db: database.db, clock }, taskId, actor)
const by = (staffId = '') => ({ staffId, address: '192.0.2.7' })

async function openedTask(detail?: object): Promise<string> {
  const { db } = database
  const { id: bookingId } = await addBooking(db, traveller)
  const kind = 'pay_back'
  await taskStore(db).open(db, { bookingId, kind, deadline: now, now, ...(detail && { detail }) })
  const task = db.selectFrom('staff_tasks').select('id').where('booking_id', '=', bookingId)
  return (await task.executeTakeFirstOrThrow()).id
}

const bookingOf = async (taskId: string) => {
  const task = database.db.selectFrom('staff_tasks').select('booking_id').where('id', '=', taskId)
  return (await task.executeTakeFirstOrThrow()).booking_id ?? ''
}

const entriesOf = (taskId: string) =>
  database.db.selectFrom('audit_entries').selectAll().where('subject_id', '=', taskId).execute()

test('of many who take a task at once one does, and the audit has one row, which names that one', async () => {
  for (let round = 0; round < 10; round++) {
    const id = await openedTask()
    const answers = await Promise.all(
      staff.map(async (staffId) => ({ staffId, result: await own(id, by(staffId)) })),
    )
    const owners = answers.flatMap(({ staffId, result }) => (result.ok ? staffId : []))
    expect(owners).toHaveLength(1)
    for (const { result } of answers) if (!result.ok) expect(result.failure.code).toBe('task_taken')
    expect(await entriesOf(id)).toMatchObject([
      {
        at: now,
        staff_id: owners[0],
        address: '192.0.2.7',
        action: 'own_task',
        subject: 'staff_task',
        before: { owner: null },
        after: { owner: owners[0] },
      },
    ])
  }
})

test('who has a task already is told yes, and nothing more is written down', async () => {
  const id = await openedTask()
  expect(await own(id, by(staff[0]))).toEqual({ ok: true, value: null })
  expect(await own(id, by(staff[0]))).toEqual({ ok: true, value: null })
  expect(await entriesOf(id)).toHaveLength(1)
})

test('what nobody can take is refused, and leaves no row', async () => {
  const unknown = crypto.randomUUID()
  expect(await own(unknown, by(staff[0]))).toMatchObject({ ok: false, failure: { code: 'task_not_found' } })
  expect(await entriesOf(unknown)).toEqual([])
})

test('a write whose audit row cannot be written is not made', async () => {
  const id = await openedTask()
  const { db } = database
  const broken = writeAudited({ db, clock }, by(crypto.randomUUID()), async (tx, at, audit) => {
    await assignTask(tx, { id, staffId: staff[0] ?? '', now: at })
    await audit({
      action: 'own_task',
      subject: { kind: 'staff_task', id },
      before: { owner: null },
      after: { owner: staff[0] },
    })
  })
  await expect(broken).rejects.toThrow(/foreign key/)
  expect(await entriesOf(id)).toEqual([])
  expect(await own(id, by(staff[1]))).toMatchObject({ ok: true })
})

test('what somebody of the staff did is in their file; without their account it stays, and their tasks are free', async () => {
  const { db } = database
  const [, , , , leaving = ''] = staff
  const id = await openedTask()
  await own(id, by(leaving))
  const { read, erase } = staffWorkPersonalData(db)
  const owner = { userId: leaving, email: 'staff.4@example.com', emailVerified: true }
  expect(await read['tasks_taken']?.(owner)).toContainEqual(expect.objectContaining({ id, kind: 'pay_back' }))
  expect(await read['staff_actions']?.(owner)).toContainEqual(
    expect.objectContaining({ action: 'own_task', subject_id: id, address: '192.0.2.7' }),
  )
  await db.transaction().execute((tx) => erase(tx, owner))
  expect(await read['tasks_taken']?.(owner)).toEqual([])
  expect(await entriesOf(id)).toMatchObject([{ staff_id: leaving, address: null }])
  expect(await own(id, by(staff[0]))).toMatchObject({ ok: true })
})

test('a traveller’s name goes from the tasks about their bookings with the account, and the rest stays', async () => {
  const { db } = database
  const id = await openedTask({ plan: 'europcar-standard', driver: { email: 'zubaida@example.com' } })
  const [staffId = ''] = staff
  const closed = { id, staffId, note: 'Zubaida was paid by transfer', now: clock.now() }
  await db.transaction().execute((tx) => taskStore(db).closeOne(tx, closed))
  const about = { kind: 'booking' as const, id: await bookingOf(id) }
  await staffWrite({ db, writeAudit, clock })(by(staffId), async () => ({
    value: null,
    audited: {
      action: 'note_no_show',
      subject: about,
      before: { status: 'confirmed' },
      after: { status: 'no_show', reason: 'Zubaida never came' },
    },
  }))
  const owner = { userId: traveller, email: 'zubaida@example.com', emailVerified: true }
  await db.transaction().execute((tx) => staffWorkPersonalData(db).erase(tx, owner))
  const row = db.selectFrom('staff_tasks').select(['detail', 'owner_id', 'closing_note']).where('id', '=', id)
  expect(await row.executeTakeFirstOrThrow()).toEqual({
    detail: { plan: 'europcar-standard' },
    owner_id: staffId,
    closing_note: '',
  })
  expect(await entriesOf(about.id)).toMatchObject([{ before: { status: 'confirmed' } }])
  expect((await entriesOf(about.id))[0]?.after).toEqual({ status: 'no_show' })
})
