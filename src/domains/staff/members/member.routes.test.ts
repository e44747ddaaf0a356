import { beforeEach, expect, test } from 'vitest'
import { accountOf, newAddresses } from '#testing/builders/accounts/account.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { openedTask } from '#testing/builders/staff/staff-area-requests.ts'
import { emptyAudit } from '#testing/builders/staff/audit.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { STAFF_ROLES, type StaffRole } from './staff-role.contract.ts'

const app = forFile(await testApp())
const people = peopleOf(app)
const account = accountOf(app)
const { db } = app.database
let admin: { id: string; token: string }
const address = newAddresses('member')

async function member(staffRoles: readonly StaffRole[] = ['support']) {
  const email = address()
  const id = await people.add({ role: 'staff', email, staffRoles })
  return { id, email, token: (await people.tokenOf(id)).token }
}

beforeEach(async () => {
  await emptyAudit(db)
  admin = await member(['admin'])
})

const SAMI = { first_name: 'Sami', last_name: 'Aziz', roles: ['content', 'support'] }
const invite = (over: object = {}, token = admin.token) =>
  app.call('/api/staff/people/invite', { token, body: { email: address(), ...SAMI, ...over } })
const perform = (id: string, name: string, body: object, token = admin.token) =>
  app.call(`/api/staff/people/${id}/${name}`, { token, body })
const me = (token: string) => app.call('/api/staff/me', { token })
const audited = () =>
  db
    .selectFrom('audit_entries')
    .select(['action', 'subject', 'subject_id', 'staff_id', 'before', 'after'])
    .orderBy('id')
    .execute()

test('who is invited chooses a password by the mailed link, and then needs a second step', async () => {
  const email = address()
  const { status, body } = await invite({ email })
  expect(status).toBe(201)
  expect(body.member).toEqual({
    staff_id: expect.any(String),
    name: 'Sami Aziz',
    email,
    roles: ['support', 'content'],
    state: 'invited',
    second_step: false,
    invited_at: app.clock.now().toString(),
    version: 1,
  })
  expect(await audited()).toEqual([
    {
      action: 'invite_staff',
      subject: 'staff_member',
      subject_id: body.member.staff_id,
      staff_id: admin.id,
      before: null,
      after: { roles: ['support', 'content'] },
    },
  ])
  const [mail] = await account.mailsTo(email)
  expect(mail?.subject).toBe('You have been invited to join the Rihla staff')
  // The link outlives the half hour of other links to choose a password.
  app.clock.pass({ hours: 71 })
  const reset_token = await account.secretFor(email, 'reset-password')
  const password = 'the road is long and dry'
  await app.call('/api/change-password', { body: { reset_token, new_password: password } })
  const signedIn = await app.call('/api/login', { body: { email, password } })
  expect(signedIn.body.user).toMatchObject({ role: 'staff', role_id: 3, email_verified: true })
  const { token } = signedIn.body
  expect((await me(token)).body).toEqual({
    staff_id: body.member.staff_id,
    name: 'Sami Aziz',
    email,
    roles: ['support', 'content'],
    suspended: false,
    second_step: false,
  })
  expectProblem(await app.call('/api/staff/tasks', { token }), { status: 403, code: 'second_step_missing' })
  expectArabic(await app.call('/api/staff/tasks?lang_id=2', { token }))
})

test('who has an account already keeps it, and is told', async () => {
  const email = address()
  const token = await account.registerVerified({ email })
  const { status, body } = await invite({ email: email.toUpperCase(), lang_id: 2 })
  expect([status, body.member.state, body.member.name]).toEqual([201, 'active', 'Layla Haddad'])
  expect((await me(token)).body.staff_id).toBe(body.member.staff_id)
  const [mail] = await account.mailsTo(email)
  expect(mail).toMatchObject({ subject: 'You now have Rihla staff access', lang_id: 1 })
  expect(mail?.text).toContain('/en/staff')
})

test.for([
  { name: 'is on the staff already', role: 'staff', code: 'already_staff' },
  { name: 'is a partner', role: 'partner', code: 'partner_account' },
] as const)('who $name is not invited', async ({ role, code }) => {
  const email = address()
  await people.add({ role, email })
  expectProblem(await invite({ email }), { status: 409, code })
  expectArabic(await invite({ email, lang_id: 2 }))
  expect(await audited()).toEqual([])
})

test('who was invited and has not come yet is not invited again', async () => {
  const email = address()
  await invite({ email })
  expectProblem(await invite({ email }), { status: 409, code: 'already_staff' })
})

test.for([
  { name: 'without an address', body: { email: '' }, path: 'email' },
  { name: 'without a name', body: { first_name: ' ' }, path: 'first_name' },
  { name: 'without a role', body: { roles: [] }, path: 'roles' },
  { name: 'with a role that there is not', body: { roles: ['owner'] }, path: 'roles.0' },
  { name: 'with another field', body: { password: 'x' }, path: 'password' },
])('an invitation is refused $name', async ({ body, path }) => {
  expectProblem(await invite(body), { status: 400, code: 'invalid_request', fields: [{ path }] })
  expectArabic(await invite({ ...body, lang_id: 2 }))
})

test('members are listed a page at a time, in one order', async () => {
  const whole = (await app.call('/api/staff/people?page_size=100', { token: admin.token })).body
  const ids = whole.items.map(({ staff_id }: { staff_id: string }) => staff_id)
  expect(ids).toEqual(ids.toSorted())
  expect(whole.next).toBeNull()
  const seen: string[] = []
  for (let after = ''; ;) {
    const { body } = await app.call(`/api/staff/people?page_size=2${after}`, { token: admin.token })
    seen.push(...body.items.map(({ staff_id }: { staff_id: string }) => staff_id))
    if (body.next === null) break
    after = `&after=${body.next}`
  }
  expect(seen).toEqual(ids)
})

test('roles are changed, and hold for the next call', async () => {
  const { id, token } = await member(['content'])
  expectProblem(await app.call('/api/staff/tasks', { token }), { status: 403, code: 'staff_role_missing' })
  const { status, body } = await perform(id, 'roles', {
    version: 1,
    roles: ['finance', 'support', 'finance'],
  })
  expect([status, body.member.roles, body.member.version]).toEqual([200, ['support', 'finance'], 2])
  expect((await app.call('/api/staff/tasks', { token })).status).toBe(200)
  expect(await audited()).toMatchObject([
    {
      action: 'change_staff_roles',
      subject_id: id,
      staff_id: admin.id,
      before: { roles: ['content'], suspended: false },
      after: { roles: ['support', 'finance'], suspended: false },
    },
  ])
})

test('who is suspended is signed out, loses their tasks, and is let in again when that is taken back', async () => {
  const { id, email, token } = await member()
  const task = await openedTask(app, id)
  await app.call(`/api/staff/tasks/${task}/own`, { token, body: {} })
  const { body } = await perform(id, 'suspend', { version: 1 })
  expect(body.member).toMatchObject({ state: 'suspended', version: 2, roles: ['support'] })
  expect((await me(token)).status).toBe(401)
  const { owner_id } = await db
    .selectFrom('staff_tasks')
    .select('owner_id')
    .where('id', '=', task)
    .executeTakeFirstOrThrow()
  expect(owner_id).toBeNull()
  const again = (await people.tokenOf(id)).token
  expect((await me(again)).body.suspended).toBe(true)
  expectProblem(await app.call('/api/staff/tasks', { token: again }), {
    status: 403,
    code: 'staff_suspended',
  })
  expectArabic(await app.call('/api/staff/tasks?lang_id=2', { token: again }))
  const restored = await perform(id, 'restore', { version: 2 })
  expect(restored.body.member).toMatchObject({ email, state: 'active', version: 3 })
  expect((await app.call('/api/staff/tasks', { token: again })).status).toBe(200)
  expect((await audited()).map(({ action }) => action)).toEqual([
    'own_task',
    'suspend_staff',
    'restore_staff',
  ])
})

test.for([
  { name: 'roles', body: { roles: STAFF_ROLES } },
  { name: 'suspend', body: {} },
  { name: 'restore', body: {} },
])('nobody does this to themselves: $name', async ({ name, body }) => {
  const sent = { version: 1, ...body }
  expectProblem(await perform(admin.id, name, sent), { status: 409, code: 'own_membership' })
  expectArabic(await perform(admin.id, name, { ...sent, lang_id: 2 }))
  expect(await audited()).toEqual([])
})

test('what a colleague has changed meanwhile is not overwritten', async () => {
  const { id } = await member()
  await perform(id, 'roles', { version: 1, roles: ['finance'] })
  const late = await perform(id, 'roles', { version: 1, roles: ['content'] })
  expectProblem(late, { status: 409, code: 'member_changed' })
  expectArabic(await perform(id, 'roles', { version: 1, roles: ['content'], lang_id: 2 }))
})

test.for(['nobody', '01890000-0000-7000-8000-000000000000', '%00'])('%s is not on the staff', async (id) => {
  for (const name of ['suspend', 'restore'])
    expectProblem(await perform(id, name, { version: 1 }), { status: 404, code: 'member_not_found' })
  expectArabic(await perform(id, 'suspend', { version: 1, lang_id: 2 }))
})

test.for(['after=1', 'page_size=0', 'page_size=101'])('the list is refused with %s', async (query) => {
  const rejected = await app.call(`/api/staff/people?${query}`, { token: admin.token })
  expectProblem(rejected, {
    status: 400,
    code: 'invalid_request',
    fields: [{ path: query.split('=')[0] ?? '' }],
  })
})

test('a deleted account is no longer on the staff, and its owner reads beforehand that they were', async () => {
  const { id, token } = await member(['finance'])
  const exported = await app.call('/api/user/export', { token })
  expect(exported.body.held.staff_membership).toMatchObject([{ roles: ['finance'], suspended_at: null }])
  const password = 'a camel crosses slowly'
  expect((await app.call('/api/user/delete-account', { token, body: { password } })).status).toBe(204)
  const { body } = await app.call('/api/staff/people?page_size=100', { token: admin.token })
  expect(JSON.stringify(body)).not.toContain(id)
})

test('the last administrator deletes no account, nor does a member without a second step; of two one may', async () => {
  await db.deleteFrom('staff_members').execute()
  const [one, other] = [await member(['admin']), await member(['admin'])]
  const remove = (token: string, over: object = {}) =>
    app.call('/api/user/delete-account', { token, body: { password: 'a camel crosses slowly', ...over } })
  const { token } = await people.tokenOf(one.id, { secondStep: false })
  expectProblem(await remove(token), { status: 403, code: 'second_step_missing' })
  const statuses = (await Promise.all([remove(one.token), remove(other.token)])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([204, 409])
  const left = statuses[0] === 204 ? other : one
  expectProblem(await remove(left.token), { status: 409, code: 'last_admin' })
  expectArabic(await remove(left.token, { lang_id: 2 }))
})
