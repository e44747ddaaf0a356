import { expect, test } from 'vitest'
import { accountOf } from '#testing/builders/accounts/account.ts'
import { addPartner } from '#testing/builders/accounts/partners.ts'
import { PASSWORD, peopleOf } from '#testing/builders/accounts/people.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await testApp({ environment: { RATE_LIMIT_SCALE: '1' } }))
const people = peopleOf(app)
const account = accountOf(app)
const { db } = app.database
let count = 0
const address = () => `person.${(count += 1)}@example.com`

/** An owner of a new partner. */
async function owner() {
  const email = address()
  const id = await people.add({ role: 'traveller', email })
  await db.updateTable('users').set({ role: 'partner' }).where('id', '=', id).execute()
  const partnerId = await addPartner(db, { code: `OWN${(count += 1)}`, owner: id, now: app.clock.now() })
  return { id, email, partnerId, token: (await people.tokenOf(id)).token }
}

const list = (token: string) => app.call('/api/user/partner-people', { token })
const invite = (token: string, over: object = {}) =>
  app.call('/api/user/partner-people', {
    token,
    body: { email: address(), first_name: 'Sami', last_name: 'Aziz', role: 'reports', ...over },
  })
const remove = (token: string, id: string) =>
  app.call(`/api/user/partner-people/${id}/remove`, { token, body: {} })

test('an owner invites somebody, who has an account already, and sees their address and no name', async () => {
  const { id, email, token, partnerId } = await owner()
  const invited = address()
  const theirs = await account.registerVerified({ email: invited })
  const { status, body } = await invite(token, { email: invited })
  expect(status).toBe(200)
  expect(body.items).toEqual([
    { person_id: id, email, role: 'owner', since: expect.any(String), you: true },
    { person_id: expect.any(String), email: invited, role: 'reports', since: expect.any(String), you: false },
  ])
  expect((await account.mailsTo(invited))[0]?.subject).toBe('You now have access to the Rihla partner area')
  expect((await app.call('/api/user/master-setting', { token: theirs })).body.role).toBe('reports')
  const recorded = db
    .selectFrom('partner_changes')
    .select(['act', 'by_user'])
    .where('partner_id', '=', partnerId)
  expect(await recorded.execute()).toEqual([{ act: 'person_invited', by_user: id }])

  for (const rejected of [await list(theirs), await invite(theirs), await remove(theirs, id)]) {
    expectProblem(rejected, { status: 403, code: 'owners_only' })
  }
  expect((await remove(token, body.items[1].person_id)).body.items).toHaveLength(1)
  expectProblem(await app.call('/api/user/master-setting', { token: theirs }), {
    status: 403,
    code: 'partners_only',
  })
})

test('whom an address belongs to is not told, and another partner’s people cannot be removed', async () => {
  const { id, token } = await owner()
  const another = await owner()
  const staff = address()
  await people.add({ role: 'staff', email: staff })
  for (const email of [another.email, staff])
    expectProblem(await invite(token, { email }), { status: 409, code: 'person_taken' })
  expectArabic(await invite(token, { email: staff, lang_id: 2 }))
  for (const person of [another.id, crypto.randomUUID(), 'x'])
    expectProblem(await remove(token, person), { status: 404, code: 'partner_person_not_found' })
  expectProblem(await remove(token, id), { status: 409, code: 'last_owner' })
  expect((await list(another.token)).body.items).toHaveLength(1)
})

test('a partner invites twenty people in a day, and has at most fifty', async () => {
  const { token, partnerId } = await owner()
  for (let at = 0; at < 20; at++) expect((await invite(token)).status).toBe(200)
  const rejected = await invite(token)
  expectProblem(rejected, { status: 429, code: 'too_many_invitations' })
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(3600)
  expect((await list(token)).body.items).toHaveLength(21)

  const rest = Array.from({ length: 29 }, () => people.add({ role: 'traveller', email: address() }))
  const since = app.clock.now()
  for (const user_id of await Promise.all(rest))
    await db
      .insertInto('partner_members')
      .values({ user_id, partner_id: partnerId, role: 'reports', since })
      .execute()
  await db.deleteFrom('window_counts').execute()
  expectProblem(await invite(token), { status: 409, code: 'too_many_people' })
})

test('the last owner whom others work for names another before they delete their account', async () => {
  const { token, partnerId } = await owner()
  const invited = await invite(token)
  const removePerson = (requester: string, lang_id: 1 | 2) =>
    app.call('/api/user/delete-account', { token: requester, body: { password: PASSWORD, lang_id } })
  const rejected = await removePerson(token, 2)
  expectProblem(rejected, { status: 409, code: 'last_owner' })
  expectArabic(rejected)

  // Another owner who leaves at once: one of the two stays.
  const theirs = address()
  const other = await account.registerVerified({ email: theirs })
  await invite(token, { email: theirs, role: 'owner' })
  const left = await Promise.all([removePerson(token, 1), removePerson(other, 1)])
  expect(left.map(({ status }) => status).toSorted()).toEqual([204, 409])
  const stays = left[0]?.status === 204 ? other : token
  const { items } = (await list(stays)).body
  expect(items).toHaveLength(2)

  // The last of all people may: their partner ends with them.
  await remove(stays, invited.body.items.find((one: { role: string }) => one.role === 'reports').person_id)
  expect((await removePerson(stays, 1)).status).toBe(204)
  const ended = db.selectFrom('partners').select('ended_at').where('id', '=', partnerId)
  expect((await ended.executeTakeFirstOrThrow()).ended_at).not.toBeNull()
})

test('what somebody did as an owner names them no longer once their account is deleted', async () => {
  const { id, token, partnerId } = await owner()
  const { body } = await invite(token)
  await remove(token, body.items[1].person_id)
  const exported = (await app.call('/api/user/export', { token })).body
  expect(exported.held.partner_changes.map((change: { act: string }) => change.act)).toEqual([
    'person_invited',
    'person_removed',
  ])
  const gone = await app.call('/api/user/delete-account', { token, body: { password: PASSWORD } })
  expect(gone.status).toBe(204)
  const changes = db.selectFrom('partner_changes').select('by_user').where('partner_id', '=', partnerId)
  expect(await changes.execute()).toEqual([{ by_user: null }, { by_user: null }])
  expect(await db.selectFrom('partner_changes').select('id').where('by_user', '=', id).execute()).toEqual([])
})
