import { beforeEach, expect, test } from 'vitest'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { openedTask } from '#testing/builders/staff/staff-area-requests.ts'
import { emptyAudit } from '#testing/builders/staff/audit.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { taskStore } from './task.store.ts'

const app = forFile(await testApp())
const { db } = app.database
const people = peopleOf(app)
const traveller = await people.add({ role: 'guest' })
const staffOf = async (email: string) => {
  const id = await people.add({ role: 'staff', email, staffRoles: ['support'] })
  return { id, token: (await people.tokenOf(id)).token }
}
const staff = await staffOf('staff@example.com')
const colleague = await staffOf('colleague@example.com')

beforeEach(async () => {
  await db.deleteFrom('staff_tasks').execute()
  await emptyAudit(db)
})

const list = (query = '') => app.call(`/api/staff/tasks${query}`, { token: staff.token })
const listClosed = (query = '') => app.call(`/api/staff/tasks/closed${query}`, { token: staff.token })
const close = (id: string, { token } = staff, query = '', body: object = { note: 'Paid by transfer' }) =>
  app.call(`/api/staff/tasks/${id}/close${query}`, { token, body })
const perform = (id: string, name: 'own' | 'release', { token } = staff, query = '') =>
  app.call(`/api/staff/tasks/${id}/${name}${query}`, { token, body: {} })
const idsOf = ({ body }: { body: { items: { task_id: string }[] } }) =>
  body.items.map(({ task_id }) => task_id)
const audited = () =>
  db
    .selectFrom('audit_entries')
    .select(['action', 'subject', 'subject_id', 'staff_id', 'before', 'after'])
    .where('action', '!=', 'read_list')
    .orderBy('id')
    .execute()

test('a task says its kind, its booking, until when, and who has taken it', async () => {
  const id = await openedTask(app, traveller, { hours: 2 })
  const now = app.clock.now()
  const { booking_id } = await db.selectFrom('staff_tasks').select('booking_id').executeTakeFirstOrThrow()
  const { reference } = await db
    .selectFrom('bookings')
    .select('reference')
    .where('id', '=', booking_id)
    .executeTakeFirstOrThrow()
  const expected = {
    task_id: id,
    kind: 'pay_back',
    about: { kind: 'booking', id: booking_id, reference },
    deadline: now.add({ hours: 2 }).toString(),
    created_at: now.toString(),
    owner: null,
  }
  expect((await list()).body).toEqual({
    items: [expected],
    next: null,
    counts: [{ kind: 'pay_back', open: 1, overdue: 0 }],
  })
  const taken = await perform(id, 'own')
  const owner = { staff_id: staff.id, name: 'Layla Haddad', since: now.toString() }
  expect([taken.status, taken.body]).toEqual([200, { task: { ...expected, owner } }])
  expect((await list()).body.items).toEqual([{ ...expected, owner }])
})

test('tasks are listed by deadline either way, a page by key, mine or nobody’s, with those overdue counted', async () => {
  const ids: string[] = []
  for (const hours of [3, 1, 2, -1]) ids.push(await openedTask(app, traveller, { hours }))
  const [third, first, second, overdue] = ids
  expect(idsOf(await list())).toEqual([overdue, first, second, third])
  expect(idsOf(await list('?sort=-deadline'))).toEqual([third, second, first, overdue])
  const { body: page } = await list('?sort=-deadline&page_size=2')
  expect(page.next).toBe(second)
  expect(idsOf(await list(`?sort=-deadline&page_size=2&after=${page.next}`))).toEqual([first, overdue])
  expect(page.counts).toEqual([{ kind: 'pay_back', open: 4, overdue: 1 }])
  await perform(first ?? '', 'own')
  await perform(third ?? '', 'own', colleague)
  expect(idsOf(await list('?owner=me'))).toEqual([first])
  expect(idsOf(await list('?owner=nobody'))).toEqual([overdue, second])
  expect(idsOf(await list('?kind=find_change'))).toEqual([])
})

test('a task is taken and given back, each with its row; doing it again changes nothing', async () => {
  const id = await openedTask(app, traveller)
  for (const name of ['own', 'own', 'release', 'release'] as const)
    expect((await perform(id, name)).status).toBe(200)
  const task = { subject: 'staff_task', subject_id: id, staff_id: staff.id }
  expect(await audited()).toEqual([
    { action: 'own_task', ...task, before: { owner: null }, after: { owner: staff.id } },
    { action: 'release_task', ...task, before: { owner: staff.id }, after: { owner: null } },
  ])
})

test('what a colleague has taken is neither taken nor given back for them', async () => {
  const id = await openedTask(app, traveller)
  await perform(id, 'own', colleague)
  for (const name of ['own', 'release'] as const) {
    expectProblem(await perform(id, name), { status: 409, code: 'task_taken' })
    expectArabic(await perform(id, name, staff, '?lang_id=2'))
  }
})

test('a closed task is neither taken nor given back', async () => {
  const id = await openedTask(app, traveller)
  await perform(id, 'own')
  await db.updateTable('staff_tasks').set({ done_at: app.clock.now() }).execute()
  for (const name of ['own', 'release'] as const) {
    expectProblem(await perform(id, name), { status: 409, code: 'task_closed' })
    expectArabic(await perform(id, name, staff, '?lang_id=2'))
  }
  expect((await list()).body).toEqual({ items: [], next: null, counts: [] })
})

test('a task is closed with a note of what was done, leaves the open ones and stays readable', async () => {
  const id = await openedTask(app, traveller)
  const [open] = (await list()).body.items
  await perform(id, 'own')
  app.clock.pass({ minutes: 5 })
  const { status, body } = await close(id)
  expect(status).toBe(200)
  const { owner: _, ...unchanged } = open
  const by = { staff_id: staff.id, name: 'Layla Haddad', note: 'Paid by transfer' }
  const closed = { ...unchanged, closed_at: app.clock.now().toString(), by }
  expect(body).toEqual({ task: closed })
  expect((await list()).body).toEqual({ items: [], next: null, counts: [] })
  expect((await listClosed()).body).toEqual({ items: [closed], next: null })
  const row = { subject: 'staff_task', subject_id: id, staff_id: staff.id }
  expect((await audited()).slice(1)).toEqual([
    { action: 'close_task', ...row, before: { state: 'open' }, after: { state: 'closed', owner: staff.id } },
  ])
})

test('who closes a task that nobody has taken has taken it', async () => {
  const id = await openedTask(app, traveller)
  expect((await close(id, colleague)).body.task.by).toMatchObject({ staff_id: colleague.id })
})

test('a colleague’s task is not closed for them, and one that is closed is not closed again', async () => {
  const id = await openedTask(app, traveller)
  await perform(id, 'own', colleague)
  expectProblem(await close(id), { status: 409, code: 'task_taken' })
  await close(id, colleague)
  expectProblem(await close(id), { status: 409, code: 'task_closed' })
  expectArabic(await close(id, staff, '?lang_id=2'))
  expect((await listClosed()).body.items).toMatchObject([{ by: { staff_id: colleague.id } }])
  expect((await audited()).map(({ action }) => action)).toEqual(['own_task', 'close_task'])
})

test('what the product closes has no note, and a task opened anew none of those before', async () => {
  const id = await openedTask(app, traveller)
  const { booking_id } = await db.selectFrom('staff_tasks').select('booking_id').executeTakeFirstOrThrow()
  const task = { bookingId: booking_id ?? '', now: app.clock.now() }
  await close(id)
  await taskStore(db).open(db, { ...task, kind: 'pay_back', deadline: task.now, reopen: true })
  expect((await listClosed()).body.items).toEqual([])
  await perform(id, 'own')
  await taskStore(db).close(db, { ...task, kinds: ['pay_back'] })
  expect((await listClosed()).body.items).toMatchObject([{ task_id: id, by: null }])
})

test('closed tasks are listed by when they were closed, of a kind, a page by key', async () => {
  const ids: string[] = []
  for (const hours of [3, 1, 2]) ids.push(await openedTask(app, traveller, { hours }))
  for (const id of ids) {
    app.clock.pass({ minutes: 1 })
    await close(id)
  }
  const [first, second, last] = ids
  const { body: page } = await listClosed('?page_size=2')
  expect([idsOf({ body: page }), page.next]).toEqual([[last, second], second])
  expect(idsOf(await listClosed(`?page_size=2&after=${page.next}`))).toEqual([first])
  expect(idsOf(await listClosed('?kind=find_change'))).toEqual([])
})

test.for([{}, { note: ' ' }, { note: 'x'.repeat(1001) }, { note: 'a\u0007b' }])(
  'a task is not closed with %j',
  async (body) => {
    const id = await openedTask(app, traveller)
    const rejection = { status: 400, code: 'invalid_request', fields: [{ path: 'note' }] }
    expectProblem(await close(id, staff, '', body), rejection)
    expectArabic(await close(id, staff, '', { ...body, lang_id: 2 }))
    expect(idsOf(await list())).toEqual([id])
  },
)

test.for(['nothing', '01890000-0000-7000-8000-000000000000', '%00', '__proto__'])(
  '%s is no task',
  async (id) => {
    for (const name of ['own', 'release'] as const)
      expectProblem(await perform(id, name), { status: 404, code: 'task_not_found' })
    expectProblem(await close(id), { status: 404, code: 'task_not_found' })
  },
)

test.for(['kind=rest', 'owner=them', 'sort=kind', 'after=1', 'page_size=0'])(
  'the list is refused with %s',
  async (query) => {
    expectProblem(await list(`?${query}`), {
      status: 400,
      code: 'invalid_request',
      fields: [{ path: query.split('=')[0] ?? '' }],
    })
    expectArabic(await list(`?${query}&lang_id=2`))
  },
)
