import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { addDeadMail } from '#testing/builders/staff/bulk.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { waiting } from '#testing/infrastructure/waiting.ts'
import type { StaffRole } from '../members/staff-role.contract.ts'
import type { BulkAction, BulkPreview, BulkRow } from './bulk.contract.ts'

const app = forFile(await testApp())
const other = forFile(await testApp({ sharedWith: app }))
const people = peopleOf(app)
const { db } = app.database

const run = (process: TestApp = app) => process.app.runJob('bulk actions')

async function member(...staffRoles: StaffRole[]) {
  const staffId = await people.add({ role: 'staff', staffRoles })
  const token = async () => (await people.tokenOf(staffId)).token
  return {
    staffId,
    get: async (path: string) => app.call(`/api/staff/bulk${path}`, { token: await token() }),
    post: async (path: string, body: object, headers: Record<string, string> = {}) =>
      app.call(`/api/staff/bulk${path}`, { token: await token(), body, headers }),
  }
}
const support = await member('support')

const preview = async (body: object): Promise<BulkPreview> => (await support.post('/preview', body)).body
async function startBulk(body: object): Promise<string> {
  const { status, body: reply } = await support.post('', body)
  expect(status, JSON.stringify(reply)).toBe(202)
  return reply.bulk.bulk_id
}
const read = async (id: string): Promise<BulkAction> => (await support.get(`/${id}`)).body.bulk
const rowsOf = async (id: string): Promise<BulkRow[]> =>
  (await support.get(`/${id}/rows?page_size=100`)).body.items
const auditOf = (id: string) =>
  db
    .selectFrom('audit_entries')
    .select(['action', 'subject_id', 'staff_id'])
    .where(sql<boolean>`after ->> 'bulk_action' = ${id}`)
    .orderBy('id')
    .execute()
const mailsTo = (search: string) =>
  db
    .selectFrom('mails')
    .select(['id', 'attempts', 'replaced_by'])
    .where('recipient', 'like', `%${search}%`)
    .orderBy('id')
    .execute()

/** What is done while a mail is locked; a promise in what it returns is not waited for. */
const whileLocked = <Done extends object>(id: string | undefined, work: () => Promise<Done>): Promise<Done> =>
  db.transaction().execute(async (tx) => {
    await tx
      .selectFrom('mails')
      .select('id')
      .where('id', '=', id ?? '')
      .forUpdate()
      .execute()
    return work()
  })

/** So many mails that were given up, found by one part of their addresses. */
async function deadMails(count: number) {
  const search = `${crypto.randomUUID().slice(0, 8)}@example.com`
  const ids: string[] = []
  for (let at = 0; at < count; at++) ids.push(await addDeadMail(app, { recipient: `m${at}.${search}` }))
  return { search, ids, which: { filter: { state: 'given_up', search } } }
}

test('each row is previewed with what would be done to it, or why not; the rows are found again when it runs', async () => {
  const { search, ids, which } = await deadMails(3)
  const over = await addDeadMail(app, { recipient: `over.${search}`, template: 'reset_password' })
  const request = { act: 'resend_mails', which }
  const shown = await preview(request)
  expect(shown).toMatchObject({
    counts: { will: 3, wont: [{ why: 'link_over', rows: 1 }], more: false },
    next: null,
  })
  expect(shown.items.map(({ row_id, why }) => [row_id, why])).toEqual([
    ...ids.map((id) => [id, null]),
    [over, 'link_over'],
  ])
  const bulkId = await startBulk(request)
  // Between the press and the run: one is sent by a colleague and no longer found, another was given up only now.
  await db
    .updateTable('mails')
    .set({ sent_at: app.clock.now() })
    .where('id', '=', ids[0] ?? '')
    .execute()
  const late = await addDeadMail(app, { recipient: `late.${search}` })
  await run()
  expect(await read(bulkId)).toMatchObject({
    state: 'done',
    rows: { waiting: 0, done: 3, refused: 1, failed: 0 },
  })
  expect((await rowsOf(bulkId)).map(({ row_id, state, why }) => [row_id, state, why])).toEqual([
    [ids[1], 'done', null],
    [ids[2], 'done', null],
    [over, 'refused', 'link_over'],
    [late, 'done', null],
  ])
  expect((await auditOf(bulkId)).map(({ action, subject_id }) => [action, subject_id])).toEqual(
    [ids[1], ids[2], late].map((id) => ['resend_mail', id]),
  )
  const own = db.selectFrom('audit_entries').select(['action', 'after']).where('subject_id', '=', bulkId)
  expect(await own.execute()).toEqual([
    { action: 'begin_bulk', after: { act: 'resend_mails', rows: 'filter' } },
  ])
  const stored = db.selectFrom('bulk_actions').select(['which', 'choice']).where('id', '=', bulkId)
  // What was looked for names a person, and does not stay.
  expect(await stored.execute()).toEqual([{ which: null, choice: null }])
})

test('of rows that were chosen one by one, one that changed or went between preview and run stays as it is', async () => {
  const { ids } = await deadMails(3)
  const gone = crypto.randomUUID()
  const request = { act: 'leave_mails', which: { ids: [...ids, gone, ids[0]] } }
  expect((await preview(request)).counts).toMatchObject({ will: 3 })
  const bulkId = await startBulk(request)
  await db
    .updateTable('mails')
    .set({ attempts: 1 })
    .where('id', '=', ids[1] ?? '')
    .execute()
  await run()
  const results = new Map(
    (await rowsOf(bulkId)).map((row) => [row.row_id, [row.state, row.why, row.name === null]]),
  )
  expect(results).toEqual(
    new Map([
      [ids[0], ['done', null, false]],
      [ids[1], ['refused', 'mail_tried', false]],
      [ids[2], ['done', null, false]],
      [gone, ['refused', 'gone', true]],
    ]),
  )
  const again = await startBulk({ act: 'resend_mails', which: { ids } })
  await run()
  // What was left is not sent by who comes later.
  expect((await rowsOf(again)).map(({ why }) => why)).toEqual([
    'mail_replaced',
    'mail_tried',
    'mail_replaced',
  ])
})

test('a row that one process works on holds up no other, and each row is done once', async () => {
  const { ids, which, search } = await deadMails(40)
  const bulkId = await startBulk({ act: 'resend_mails', which })
  const { first } = await whileLocked(ids[0], async () => {
    const running = run()
    await waiting(db)
    await Promise.all([run(other), run(other)])
    expect(await read(bulkId)).toMatchObject({ state: 'running', rows: { waiting: 1, done: 39 } })
    return { first: running }
  })
  await Promise.all([first, run(other)])
  expect(await read(bulkId)).toMatchObject({ state: 'done', rows: { done: 40, refused: 0 } })
  expect((await auditOf(bulkId)).map(({ subject_id }) => subject_id).toSorted()).toEqual(ids.toSorted())
  expect((await mailsTo(search)).every(({ attempts }) => attempts === 0)).toBe(true)
})

test('a row whose connection is cut is done once, and a process that ends leaves the rest to another', async () => {
  const { ids, which } = await deadMails(6)
  const bulkId = await startBulk({ act: 'resend_mails', which })
  const ending = await testApp({ sharedWith: app })
  const { running } = await whileLocked(ids[2], async () => {
    const began = run(ending)
    await waiting(db)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    await ending.app.stop()
    return { running: began.catch(() => null) }
  })
  await running
  await ending.close()
  expect((await read(bulkId)).state).toBe('running')
  await run(other)
  expect(await read(bulkId)).toMatchObject({
    state: 'done',
    rows: { waiting: 0, done: 6, refused: 0, failed: 0 },
  })
  expect((await auditOf(bulkId)).map(({ subject_id }) => subject_id)).toEqual(ids)
})

test('a row that fails by a fault of ours fails alone, and is not tried for ever', async () => {
  const { ids, which } = await deadMails(3)
  const bulkId = await startBulk({ act: 'resend_mails', which })
  await sql`create function refuse_one() returns trigger language plpgsql as
    'begin raise exception ''broken''; end'`.execute(db)
  await sql`create trigger refuse_one before update on mails for each row
    when (old.id = ${sql.lit(ids[1])}) execute function refuse_one()`.execute(db)
  try {
    await run()
  } finally {
    await sql`drop trigger refuse_one on mails`.execute(db)
  }
  expect((await rowsOf(bulkId)).map(({ state, why }) => [state, why])).toEqual([
    ['done', null],
    ['failed', 'failed'],
    ['done', null],
  ])
  expect((await read(bulkId)).state).toBe('done')
})

test('the same request sent again begins nothing more, however often; another under its key is refused', async () => {
  const { which } = await deadMails(2)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const request = { act: 'resend_mails', which }
  const first = await support.post('', request, headers)
  await run()
  const again = await support.post('', request, headers)
  expect(again.body.bulk.bulk_id).toBe(first.body.bulk.bulk_id)
  // As after a process that ended between beginning it and remembering its reply.
  await db.deleteFrom('idempotency_keys').where('key', '=', headers['idempotency-key']).execute()
  const late = await support.post('', request, headers)
  expect(late.body.bulk).toMatchObject({ bulk_id: first.body.bulk.bulk_id, state: 'done' })
  expect(await auditOf(first.body.bulk.bulk_id)).toHaveLength(2)
  const different = await support.post('', { ...request, act: 'leave_mails' }, headers)
  expectProblem(different, { status: 409, code: 'idempotency_key_reused' })
  await db.deleteFrom('idempotency_keys').where('key', '=', headers['idempotency-key']).execute()
  const later = await support.post('', { ...request, act: 'leave_mails' }, headers)
  expectProblem(later, { status: 409, code: 'idempotency_key_reused' })
})

test('who may not do it to one row may not do it to many, nor see how it went', async () => {
  const { which } = await deadMails(1)
  const request = { act: 'resend_mails', which }
  const bulkId = await startBulk(request)
  for (const otherMember of [await member('finance'), await member('content')]) {
    for (const path of ['/preview', ''])
      expectProblem(await otherMember.post(path, request), { status: 403, code: 'staff_role_missing' })
    for (const path of [`/${bulkId}`, `/${bulkId}/rows`])
      expectProblem(await otherMember.get(path), { status: 404, code: 'bulk_not_found' })
    expectProblem(await otherMember.post(`/${bulkId}/stop`, {}), { status: 404, code: 'bulk_not_found' })
    expect((await otherMember.get('')).body.items).toEqual([])
  }
  const outside = await member('partners')
  expectProblem(await outside.post('', request), { status: 403, code: 'staff_role_missing' })
  const [newest] = (await support.get('?page_size=1')).body.items
  expect(newest).toMatchObject({ bulk_id: bulkId, act: 'resend_mails', by: { staff_id: support.staffId } })
  await run()
})

test('a colleague stops it: what is done stays done, the rest stays as it was; who stops it again is told', async () => {
  const { ids, which, search } = await deadMails(3)
  const bulkId = await startBulk({ act: 'resend_mails', which })
  const colleague = await member('support')
  const { running } = await whileLocked(ids[1], async () => {
    const began = run()
    await waiting(db)
    const stopped = await colleague.post(`/${bulkId}/stop`, {})
    expect(stopped.body.bulk.state).toBe('stopped')
    return { running: began }
  })
  await running
  // The row under way is finished.
  expect((await rowsOf(bulkId)).map(({ state }) => state)).toEqual(['done', 'done', 'waiting'])
  expect((await mailsTo(search)).map(({ attempts }) => attempts)).toEqual([0, 0, 12])
  expect(await read(bulkId)).toMatchObject({ state: 'stopped', rows: { waiting: 1 } })
  const again = await support.post(`/${bulkId}/stop`, { lang_id: 2 })
  expectProblem(again, { status: 409, code: 'bulk_ended' })
  expectArabic(again)
})

test('it goes no further once who began it is suspended or has lost the role', async () => {
  const { which, search } = await deadMails(2)
  const leaving = await member('support')
  const { body } = await leaving.post('', { act: 'resend_mails', which })
  await db
    .updateTable('staff_members')
    .set({ roles: ['content'] })
    .where('user_id', '=', leaving.staffId)
    .execute()
  await run()
  expect(await read(body.bulk.bulk_id)).toMatchObject({ state: 'stopped', stopped_by: null })
  expect((await mailsTo(search)).map(({ attempts }) => attempts)).toEqual([12, 12])
})

test.for([
  {
    name: 'a filter of another list',
    body: { act: 'resend_mails', which: { filter: { state: 'lost' } } },
    code: 'bulk_filter_invalid',
  },
  {
    name: 'tasks for nobody',
    body: { act: 'hand_tasks', which: { filter: {} } },
    code: 'bulk_choice_invalid',
  },
])('nothing is begun with $name', async ({ body, code }) => {
  const desk = await member('support')
  const rejected = await desk.post('', { ...body, lang_id: 2 })
  expectProblem(rejected, { status: 422, code })
  expectArabic(rejected)
})

test.for([
  { name: 'no rows', body: { act: 'resend_mails', which: { ids: [] } } },
  { name: 'an unknown act', body: { act: 'refund_all', which: { filter: {} } } },
  { name: 'rows twice', body: { act: 'resend_mails', which: { ids: [crypto.randomUUID()], filter: {} } } },
])('a request is refused with $name', async ({ body }) => {
  for (const path of ['', '/preview'])
    expectProblem(await support.post(path, body), { status: 400, code: 'invalid_request' })
})

test('a preview goes on by key, without counting again', async () => {
  const { ids, which } = await deadMails(52)
  const first = await preview({ act: 'leave_mails', which })
  expect([first.items.length, first.counts?.will]).toEqual([50, 52])
  const second = await preview({ act: 'leave_mails', which, after: first.next })
  expect(second.counts).toBeNull()
  expect(second.items.map(({ row_id }) => row_id)).toEqual(ids.slice(50))
})
