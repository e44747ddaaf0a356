import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accountOf } from '#testing/builders/accounts/account.ts'
import { PASSWORD, peopleOf } from '#testing/builders/accounts/people.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { DRIVER, journey } from '#testing/builders/rentals/journey.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import type { StaffAccount, StaffAccounts } from './staff-account.contract.ts'

const app = forFile(await testApp())
const { db } = app.database
const people = peopleOf(app)
const tokenOf = async (role: 'support' | 'admin' | 'finance') =>
  (await people.tokenOf(await people.add({ role: 'staff', staffRoles: [role] }))).token
const support = await tokenOf('support')
const admin = await tokenOf('admin')

let count = 0
/** A traveller with a unique name. */
async function traveller() {
  count += 1
  const email = `zaynab.${count}@example.com`
  const id = await people.add({ role: 'traveller', email })
  await db
    .updateTable('users')
    .set({
      first_name: `Zaynab${count}`,
      phone: JSON.stringify({ countryCode: '+971', phone: `55512340${count}` }),
    })
    .where('id', '=', id)
    .execute()
  return { id, email }
}

const list = async (query: Record<string, string>): Promise<StaffAccounts> =>
  (await app.call(`/api/staff/accounts?${new URLSearchParams(query)}`, { token: support })).body
const read = (id: string) => app.call(`/api/staff/accounts/${id}`, { token: support })
const act = (id: string, name: string, body: object = {}, token = support) =>
  app.call(`/api/staff/accounts/${id}/${name}`, { token, body })
const signIn = (email: string) => app.call('/api/login', { body: { email, password: PASSWORD } })
const actionsOn = (account: StaffAccount) => account.history.map(({ action }) => action)

test('an account is found by a part of a name, an e-mail or a phone number', async () => {
  const { id, email } = await traveller()
  for (const search of [`zaynab${count} haddad`, email.slice(0, 9), `+971 (0) 555 12340${count}`])
    expect((await list({ search })).items, search).toMatchObject([
      { account_id: id, email, name: `Zaynab${count} Haddad`, role: 'traveller', blocked: false },
    ])
  expect((await list({ search: 'zaynab nobody' })).items).toEqual([])
  await traveller()
  const first = await list({ page_size: '1' })
  const next = await list({ page_size: '1', after: first.next ?? '' })
  expect(next.items[0]?.account_id).not.toBe(first.items[0]?.account_id)
})

test('an account is read with its sessions, bookings and mails, and who read it is in its history', async () => {
  const { id, email } = await traveller()
  const { token } = (await signIn(email)).body
  const steps = journey(app)
  const booking = await steps.cart(token, (await steps.quote('Flexible')).quote_id)
  await steps.order(token, booking, { driver: { ...DRIVER, email } })
  const first: StaffAccount = (await read(id)).body
  expect(first).toMatchObject({ account_id: id, has_password: true, block: null, services: [] })
  expect(first.sessions).toHaveLength(1)
  expect(first.bookings).toMatchObject([{ booking_id: booking.booking_id, status: 'confirmed' }])
  expect(first.mails.length).toBeGreaterThan(0)
  expect(actionsOn((await read(id)).body)).toEqual(['read_account'])
})

test('a blocked user is signed out at once, is referred to the contact page, and retains their bookings', async () => {
  const { id, email } = await traveller()
  const { token } = (await signIn(email)).body
  const steps = journey(app)
  const booking = await steps.cart(token, (await steps.quote('Flexible')).quote_id)
  await steps.order(token, booking, { driver: { ...DRIVER, email } })
  const blocked = await act(id, 'block', { reason: 'Cards that were not theirs' })
  expect(blocked.body.account).toMatchObject({
    blocked: true,
    block: { reason: 'Cards that were not theirs' },
    sessions: [],
    bookings: [{ status: 'confirmed' }],
  })
  expectProblem(await app.call('/api/user/profile', { token }), { status: 401, code: 'sign_in_required' })
  expectProblem(await signIn(email), { status: 403, code: 'account_blocked' })
  expectArabic(await app.call('/api/login?lang_id=2', { body: { email, password: PASSWORD } }))
  // Who does not know the password learns nothing.
  expectProblem(await app.call('/api/login', { body: { email, password: 'something else' } }), {
    status: 401,
    code: 'wrong_credentials',
  })
  expectProblem(await act(id, 'block', { reason: 'Again' }), { status: 409, code: 'account_blocked_already' })
  expect((await list({ blocked: 'true' })).items.map(({ account_id }) => account_id)).toContain(id)

  expect((await act(id, 'unblock')).body.account).toMatchObject({ blocked: false, block: null })
  expect((await signIn(email)).status).toBe(200)
  expectProblem(await act(id, 'unblock'), { status: 409, code: 'account_not_blocked' })
  const { rows } = await sql<{ after: object }>`select before, after from audit_entries
    where subject = 'account' and subject_id = ${id} order by id`.execute(db)
  expect(rows).toEqual([
    { before: { blocked: false }, after: { blocked: true } },
    { before: { blocked: true }, after: { blocked: false } },
  ])
})

test('a session that starts while its account is blocked is invalid', async () => {
  const { id } = await traveller()
  await act(id, 'block', { reason: 'At once' })
  const { token } = await people.tokenOf(id)
  expectProblem(await app.call('/api/user/profile', { token }), { status: 401, code: 'sign_in_required' })
})

test('sessions are ended, and a link to choose a password is mailed to the address of the account', async () => {
  const { id, email } = await traveller()
  const { token } = (await signIn(email)).body
  expect((await act(id, 'end-sessions')).body.account.sessions).toEqual([])
  expectProblem(await app.call('/api/user/profile', { token }), { status: 401, code: 'sign_in_required' })
  expect((await act(id, 'password-link')).status).toBe(200)
  const secret = await accountOf(app).secretFor(email, 'reset-password')
  expect(secret).not.toBe('')
})

test('an administrator exports a person’s data as that person gets it, and erases them by their e-mail', async () => {
  const { id, email } = await traveller()
  const exported = await act(id, 'export', {}, admin)
  expect(exported.body).toMatchObject({ profile: { id, email }, held: { devices: [] } })
  expectProblem(await act(id, 'erase', { email: 'other@example.com' }, admin), {
    status: 422,
    code: 'account_email_differs',
    fields: [{ path: 'email' }],
  })
  expect((await act(id, 'erase', { email: email.toUpperCase() }, admin)).status).toBe(204)
  expectProblem(await read(id), { status: 404, code: 'account_not_found' })
  expectProblem(await signIn(email), { status: 401, code: 'wrong_credentials' })
  const { rows } = await sql<{ action: string }>`select action from audit_entries
    where subject = 'account' and subject_id = ${id} order by id`.execute(db)
  expect(rows.map(({ action }) => action)).toEqual(['export_account', 'erase_account'])
})

test('a person with a booking that is not over is not erased', async () => {
  const { id, email } = await traveller()
  const { token } = (await signIn(email)).body
  const steps = journey(app)
  const booking = await steps.cart(token, (await steps.quote('Flexible')).quote_id)
  await steps.order(token, booking, { driver: { ...DRIVER, email } })
  expectProblem(await act(id, 'erase', { email }, admin), { status: 409, code: 'bookings_open' })
  expect((await read(id)).status).toBe(200)
})

test('a colleague is read here and no more', async () => {
  const id = await people.add({ role: 'staff', email: 'colleague@example.com', staffRoles: ['content'] })
  expect((await read(id)).body.role).toBe('staff')
  for (const [name, body, token] of [
    ['block', { reason: 'No' }, support],
    ['end-sessions', {}, support],
    ['export', {}, admin],
    ['erase', { email: 'colleague@example.com' }, admin],
  ] as const)
    expectProblem(await act(id, name, body, token), { status: 409, code: 'account_of_staff' })
})

test('support may not export or erase, others read no accounts, and guests have none', async () => {
  const { id, email } = await traveller()
  for (const [name, body] of [
    ['export', {}],
    ['erase', { email }],
  ] as const)
    expectProblem(await act(id, name, body), { status: 403, code: 'staff_role_missing' })
  const finance = await tokenOf('finance')
  expectProblem(await app.call('/api/staff/accounts', { token: finance }), {
    status: 403,
    code: 'staff_role_missing',
  })
  expectProblem(await read(await people.add({ role: 'guest' })), { status: 404, code: 'account_not_found' })
  expectProblem(await act(id, 'block', { reason: ' ' }), {
    status: 400,
    code: 'invalid_request',
    fields: [{ path: 'reason' }],
  })
})
