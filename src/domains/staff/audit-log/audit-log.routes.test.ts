import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { csvFields } from '#testing/builders/trips/grid-files.ts'
import { emptyAudit } from '#testing/builders/staff/audit.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import type { AuditPage } from './audit-log.contract.ts'

const app = forFile(await testApp())
const { db } = app.database
const people = peopleOf(app)
const admin = await people.add({ role: 'staff', email: 'admin@staff.example' })
const sami = await people.add({ role: 'staff', email: 'sami@staff.example', staffRoles: ['support'] })
const { token } = await people.tokenOf(admin)

beforeEach(() => emptyAudit(db))

async function entry(
  over: { by?: string; day?: string; action?: string; subject?: string; id?: string } = {},
) {
  const id = newId()
  await db
    .insertInto('audit_entries')
    .values({
      id,
      at: Temporal.Instant.from(`${over.day ?? '2026-11-30'}T12:00:00Z`),
      staff_id: over.by ?? sami,
      address: '192.0.2.9',
      action: over.action ?? 'read_booking',
      subject: over.subject ?? 'booking',
      subject_id: over.id ?? 'x',
      before: JSON.stringify({ state: 'open', reason: 'late' }),
      after: JSON.stringify({ state: 'closed' }),
    })
    .execute()
  return id
}

const get = (query = '', as = token) => app.call(`/api/staff/audit${query}`, { token: as })
const list = async (query: Record<string, string>) => {
  const { body } = await get(`?${new URLSearchParams(query)}`)
  return (body as AuditPage).items.map(({ entry_id }) => entry_id)
}

test('an entry says who, when, what, on what, before and after, and from where', async () => {
  const id = await entry()
  expect((await get()).body).toEqual({
    items: [
      {
        entry_id: id,
        at: '2026-11-30T12:00:00Z',
        by: { staff_id: sami, name: 'Layla Haddad' },
        address: '192.0.2.9',
        action: 'read_booking',
        subject: { kind: 'booking', id: 'x' },
        before: { state: 'open', reason: 'late' },
        after: { state: 'closed' },
      },
    ],
    next: null,
  })
})

test('entries are filtered by person, week, action and subject, and go on behind any of them', async () => {
  const monday = await entry({ day: '2026-11-23' })
  const sunday = await entry({ day: '2026-11-29' })
  const next = await entry({
    day: '2026-11-30',
    by: admin,
    action: 'close_task',
    subject: 'staff_task',
    id: 'y',
  })
  const earlier = await entry({ day: '2026-11-22' })
  expect(await list({})).toEqual([next, sunday, monday, earlier])
  expect(await list({ from: '2026-11-23', to: '2026-11-29' })).toEqual([sunday, monday])
  expect(await list({ by: sami, from: '2026-11-23', to: '2026-12-31' })).toEqual([sunday, monday])
  expect(await list({ action: 'close_task' })).toEqual([next])
  expect(await list({ subject: 'staff_task' })).toEqual([next])
  expect(await list({ subject_id: 'y' })).toEqual([next])
  expect(await list({ by: admin, subject: 'booking' })).toEqual([])
  expect(await list({ page_size: '2' })).toEqual([next, sunday])
  expect(await list({ page_size: '2', after: sunday })).toEqual([monday, earlier])
  expect(await list({ after: newId() })).toEqual([])
})

test('the whole of it is a file, and that it was exported is an entry', async () => {
  await entry()
  await entry({ by: admin })
  const response = await app.app.request(`http://rihla.test/api/staff/audit/file?by=${sami}`, {
    headers: { authorization: `Basic ${token}` },
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  const [heading, line, ...others] = csvFields(bytes)
  expect(heading).toContain('Who')
  expect(line).toEqual(expect.arrayContaining(['2026-11-30 12:00:00', 'Layla Haddad', '192.0.2.9']))
  expect(others).toEqual([])
  expect((await get('?action=export_audit')).body.items).toMatchObject([{ after: { by: sami } }])
})

test('only administrators read it', async () => {
  const { token: other } = await people.tokenOf(sami)
  for (const path of ['/api/staff/audit', '/api/staff/audit/file'])
    expectProblem(await app.call(path, { token: other }), { status: 403, code: 'staff_role_missing' })
  for (const [name, value] of [
    ['by', 'sami'],
    ['action', 'Robert%27)'],
    ['from', 'soon'],
  ])
    expectProblem(await get(`?${name}=${value}`), {
      status: 400,
      code: 'invalid_request',
      fields: [{ path: name ?? '' }],
    })
})

test('a list of people is a look, once in ten minutes; what was searched for is not written down', async () => {
  const { token: support } = await people.tokenOf(sami)
  const lists = (query: string) => app.call(`/api/staff/bookings${query}`, { token: support })
  for (const query of ['', '?page_size=1', '?search=Quartermain', '?search=quartermain', '?status=lost'])
    await lists(query)
  const accesses = async () => {
    const { items } = (await get('?action=read_list')).body as AuditPage
    return items.map(({ subject }) => subject)
  }
  const hash = expect.stringMatching(/^bookings [\da-f]{16}$/)
  expect(await accesses()).toEqual([
    { kind: 'list', id: hash },
    { kind: 'list', id: 'bookings' },
  ])
  app.clock.pass({ minutes: 11 })
  await lists('')
  expect(await accesses()).toHaveLength(3)
})

const entries = () => db.selectFrom('audit_entries').selectAll().execute()

test.for([
  `update audit_entries set action = 'close_task'`,
  `update audit_entries set address = '192.0.2.1'`,
  `update audit_entries set after = null`,
  `update audit_entries set before = before - 'state'`,
  `update audit_entries set at = at + interval '1 day'`,
  `delete from audit_entries`,
  `truncate audit_entries`,
])('the database refuses: %s', async (statement) => {
  await entry()
  const before = await entries()
  await expect(app.database.pool.query(statement)).rejects.toThrow(/stays/)
  expect(await entries()).toEqual(before)
})

test('erasing a person takes out their address, and what was typed as a reason, and nothing else', async () => {
  await entry()
  await sql`update audit_entries set address = null`.execute(db)
  await sql`update audit_entries set before = before - '{reason,said}'::text[]`.execute(db)
  expect(await entries()).toMatchObject([
    { address: null, before: { state: 'open' }, after: { state: 'closed' } },
  ])
})
