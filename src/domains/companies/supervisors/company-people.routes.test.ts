import { beforeEach, expect, test } from 'vitest'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { emptyAudit } from '#testing/builders/staff/audit.ts'
import { staffCalls } from '#testing/builders/staff/staff-calls.ts'
import { companyWith, profileOf } from '#testing/builders/trips/trip-people.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import type { CompanyPerson } from './company-person.contract.ts'

const UNKNOWN_ID = '01890000-0000-7000-8000-000000000000'

const app = forFile(await testApp())
const staff = await staffCalls(app)
beforeEach(() => emptyAudit(app.database.db))

/** Inserts a company with a supervisor, a traveller of theirs, an unsupervised one and, if `hasAdmin`, an admin. */
async function staffed({ approvalRequired = true, hasAdmin = true } = {}) {
  const { companyId } = await companyWith(app, { approvalRequired })
  const person = async (more: Parameters<typeof profileOf>[1]) =>
    (await profileOf(app, { companyId, ...more })).profileId
  const supervisor = await person({ name: 'Omar', isSupervisor: true })
  const layla = await person({ name: 'Layla', supervisorId: supervisor, costCentre: 'SALES-7' })
  const sami = await person({ name: 'Sami', email: `sami.${companyId}@example.com` })
  const admin = hasAdmin ? await person({ name: 'Huda', isAdmin: true }) : null
  return { companyId, supervisor, layla, sami, admin }
}

const list = (companyId: string, query = '') => staff.get(`companies/${companyId}/people${query}`)
const change = (companyId: string, profileId: string, body: object) =>
  staff.post(`companies/${companyId}/people/${profileId}`, body)
const namesOf = ({ body }: { body: { items: CompanyPerson[] } }) => body.items.map(({ name }) => name)
const profile = (id: string) =>
  app.database.db
    .selectFrom('trip_profiles')
    .select(['is_supervisor', 'supervisor_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const audited = () =>
  app.database.db
    .selectFrom('audit_entries')
    .select(['action', 'subject', 'subject_id', 'staff_id', 'before', 'after'])
    .where('action', '!=', 'read_list')
    .orderBy('id')
    .execute()

test('a company’s people are listed by name with their approvers, without hidden people', async () => {
  const { companyId, supervisor, layla } = await staffed()
  const erased = await profileOf(app, { companyId, name: 'Anwar' })
  const hidden_at = app.clock.now()
  await app.database.db
    .updateTable('trip_profiles')
    .set({ hidden_at })
    .where('id', '=', erased.profileId)
    .execute()
  const { body } = await list(companyId)
  expect(body).toMatchObject({
    company: { id: companyId, name: 'Falcon Trading', approval_required: true },
    supervisors: [{ profile_id: supervisor, name: 'Omar' }],
    next: null,
  })
  expect(body.items).toMatchObject([
    { name: 'Huda', is_admin: true, is_supervisor: false, supervisor: null, travellers: 0 },
    {
      profile_id: layla,
      name: 'Layla',
      email: expect.stringContaining('@example.com'),
      mobile: null,
      cost_centre: 'SALES-7',
      supervisor: { profile_id: supervisor, name: 'Omar' },
    },
    { name: 'Omar', is_supervisor: true, travellers: 1 },
    { name: 'Sami', is_admin: false, is_supervisor: false, supervisor: null },
  ])
})

test('people are found by name, address or cost centre, paged by key', async () => {
  const { companyId } = await staffed()
  expect(namesOf(await list(companyId, '?search=LAY'))).toEqual(['Layla'])
  expect(namesOf(await list(companyId, '?search=sales-7'))).toEqual(['Layla'])
  expect(namesOf(await list(companyId, '?search=sami.'))).toEqual(['Sami'])
  expect(namesOf(await list(companyId, '?search=%25'))).toEqual([])
  const first = await list(companyId, '?page_size=3')
  expect(namesOf(first)).toEqual(['Huda', 'Layla', 'Omar'])
  expect(namesOf(await list(companyId, `?page_size=3&after=${first.body.next}`))).toEqual(['Sami'])
})

test('a person becomes a supervisor and gets a traveller, with an audit row each; repeating it adds none', async () => {
  const { companyId, supervisor, layla, sami } = await staffed()
  for (let again = 0; again < 2; again++) {
    const made = await change(companyId, sami, { is_supervisor: true })
    expect([made.status, made.body.person.is_supervisor]).toEqual([200, true])
    const assigned = await change(companyId, layla, { supervisor_id: sami })
    expect(assigned.body.person.supervisor).toEqual({ profile_id: sami, name: 'Sami' })
  }
  const rows = await audited()
  expect(rows).toEqual([
    {
      action: 'change_company_person',
      subject: 'company_person',
      subject_id: sami,
      staff_id: staff.staffId,
      before: { is_supervisor: false, supervisor_id: null, travellers: 0 },
      after: { is_supervisor: true, supervisor_id: null, travellers: 0 },
    },
    expect.objectContaining({
      subject_id: layla,
      before: { is_supervisor: false, supervisor_id: supervisor, travellers: 0 },
      after: { is_supervisor: false, supervisor_id: sami, travellers: 0 },
    }),
  ])
})

test('the admins approve for travellers of a former supervisor', async () => {
  const { companyId, supervisor, layla } = await staffed()
  const { body } = await change(companyId, supervisor, { is_supervisor: false })
  expect(body.person).toMatchObject({ is_supervisor: false, travellers: 0 })
  expect(await profile(layla)).toEqual({ is_supervisor: false, supervisor_id: null })
  expect(await audited()).toMatchObject([{ before: { travellers: 1 }, after: { travellers: 0 } }])
})

test.for([
  { name: 'the last supervisor', who: 'supervisor', body: { is_supervisor: false } },
  { name: 'the supervisor of a person', who: 'layla', body: { supervisor_id: null } },
] as const)('$name is not removed while nobody else would approve', async ({ who, body }) => {
  const company = await staffed({ hasAdmin: false })
  const { companyId, layla, supervisor } = company
  expectProblem(await change(companyId, company[who], body), { status: 409, code: 'approver_needed' })
  expectArabic(await change(companyId, company[who], { ...body, lang_id: 2 }))
  expect(await profile(layla)).toEqual({ is_supervisor: false, supervisor_id: supervisor })
  expect(await audited()).toEqual([])
})

test('a company without approval needs no approver', async () => {
  const { companyId, supervisor } = await staffed({ hasAdmin: false, approvalRequired: false })
  expect((await change(companyId, supervisor, { is_supervisor: false })).status).toBe(200)
})

test('if two supervisors are removed at once and nobody else approves, one stays', async () => {
  const { companyId, supervisor, layla, sami } = await staffed({ hasAdmin: false })
  await change(companyId, sami, { is_supervisor: true, supervisor_id: supervisor })
  await change(companyId, layla, { supervisor_id: null })
  await change(companyId, supervisor, { supervisor_id: sami })
  await change(companyId, layla, { supervisor_id: sami })
  const answers = await Promise.all(
    [supervisor, sami].map((id) => change(companyId, id, { is_supervisor: false })),
  )
  expect(answers.map(({ status }) => status)).toContain(409)
})

test('a person is not supervised by themselves, a traveller, or another company’s supervisor', async () => {
  const { companyId, supervisor, layla, sami } = await staffed()
  const other = await staffed()
  for (const supervisor_id of [sami, layla, other.supervisor, UNKNOWN_ID]) {
    const body = { is_supervisor: true, supervisor_id }
    expectProblem(await change(companyId, sami, body), { status: 404, code: 'supervisor_not_found' })
    expectArabic(await change(companyId, sami, { ...body, lang_id: 2 }))
  }
  expectProblem(await change(companyId, supervisor, { supervisor_id: supervisor }), {
    status: 404,
    code: 'supervisor_not_found',
  })
  expect(await profile(sami)).toEqual({ is_supervisor: false, supervisor_id: null })
})

test('people of another company, unknown people, and people of an unknown company are not found', async () => {
  const { companyId } = await staffed()
  const other = await staffed()
  const retail = await profileOf(app)
  for (const id of [other.sami, retail.profileId, UNKNOWN_ID, 'nobody', '__proto__']) {
    const rejected = await change(companyId, id, { is_supervisor: true, lang_id: 2 })
    expectProblem(rejected, { status: 404, code: 'person_not_found' })
    expectArabic(rejected)
  }
  for (const id of [UNKNOWN_ID, 'none', '%00']) {
    expectProblem(await list(id), { status: 404, code: 'company_not_found' })
    expectProblem(await change(id, other.sami, { is_supervisor: true }), {
      status: 404,
      code: 'company_not_found',
    })
  }
  expect(await audited()).toEqual([])
})

test.for([
  { body: { is_supervisor: 'yes' }, path: 'is_supervisor' },
  { body: { supervisor_id: 'x' }, path: 'supervisor_id' },
  { body: { is_admin: true }, path: 'is_admin' },
])('a change is rejected at its $path', async ({ body, path }) => {
  const { companyId, sami } = await staffed()
  const rejected = await change(companyId, sami, { ...body, lang_id: 2 })
  expectProblem(rejected, { status: 400, code: 'invalid_request', fields: [{ path }] })
  expectArabic(rejected)
})
