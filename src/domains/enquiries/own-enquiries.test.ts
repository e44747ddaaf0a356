import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountOf, PERSON } from '#testing/builders/accounts/account.ts'
import { enquirers } from '#testing/builders/content/enquiries.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'

const CONTACT = '/api/get_in_touch'

let app: TestApp
let senders: ReturnType<typeof enquirers>
let account: ReturnType<typeof accountOf>
let staff: { id: string; token: string }
beforeAll(async () => {
  app = await testApp()
  senders = enquirers(app)
  account = accountOf(app)
  const people = peopleOf(app)
  const id = await people.add({ role: 'staff', email: 'staff@example.com' })
  // The last administrator does not leave.
  await people.add({ role: 'staff', email: 'another@example.com' })
  staff = { id, token: (await people.tokenOf(id)).token }
})
afterAll(() => app.close())

const exported = async (token: string) => (await app.call('/api/user/export', { token })).body.held
const closeAccount = (token: string) =>
  app.call('/api/user/delete-account', { token, body: { password: PERSON.password } })
const answer = (id: string) =>
  app.call(`/api/staff/enquiries/${id}/answer`, {
    token: staff.token,
    body: { version: 1, message: 'Here it is' },
  })
const ids = async () =>
  new Set((await app.database.db.selectFrom('enquiries').select('id').execute()).map(({ id }) => id))

test('what a person wrote, signed in or from their address, and what we answered is in their file and goes with the account', async () => {
  const email = 'own@example.com'
  const token = await account.registerVerified({ email })
  const signedIn = (await senders.send(CONTACT, { email: 'else@example.com', issue: 'One' }, { token })).body
  const before = (await senders.send(CONTACT, { email: 'OWN@example.com', issue: 'Two' })).body
  const feedbackBody = { topic: 'search', message: 'Three', score: 5 }
  const feedback = (await app.call('/api/user/feedback', { token, body: feedbackBody })).body
  const others = (await senders.send(CONTACT, { email: 'not.own@example.com', issue: 'Four' })).body
  await answer(signedIn.enquiry_id)
  await answer(others.enquiry_id)

  const { enquiries, enquiry_replies } = await exported(token)
  expect(enquiries).toMatchObject([
    { number: signedIn.number, email: 'else@example.com', message: 'One', state: 'answered' },
    { number: before.number, email, message: 'Two', content: { subject: 'My voucher' } },
    { number: feedback.number, email, message: 'Three', content: { topic: 'search', score: 5 } },
  ])
  expect(enquiry_replies).toMatchObject([{ number: signedIn.number, author: 'staff', message: 'Here it is' }])

  expect((await closeAccount(token)).status).toBe(204)
  const left = await ids()
  for (const id of [signedIn.enquiry_id, before.enquiry_id, feedback.enquiry_id])
    expect(left).not.toContain(id)
  expect(left).toContain(others.enquiry_id)
})

test('who never proved an address has nothing of what was written from it', async () => {
  const email = 'unproved@example.com'
  const { token } = (await account.register({ email })).body
  const { enquiry_id } = (await senders.send(CONTACT, { email })).body
  expect((await exported(token)).enquiries).toEqual([])
  expect((await closeAccount(token)).status).toBe(204)
  expect(await ids()).toContain(enquiry_id)
})

test('feedback in the table of before goes with the account too', async () => {
  const token = await account.registerVerified({ email: 'old.feedback@example.com' })
  const { user } = (await app.call('/api/user/profile', { token })).body
  const { db } = app.database
  const row = { user_id: user.id, lang_id: 1, topic: 'search', score: 5, message: 'Old' }
  await db
    .insertInto('feedback')
    .values({ ...row, id: crypto.randomUUID(), created_at: Temporal.Instant.from('2026-12-01T09:00:00Z') })
    .execute()
  expect((await closeAccount(token)).status).toBe(204)
  expect(await db.selectFrom('feedback').select('id').where('user_id', '=', user.id).execute()).toEqual([])
})

test('an enquiry outlives who took and answered it, and is free again', async () => {
  const { enquiry_id: id } = (await senders.send(CONTACT)).body
  await answer(id)
  expect((await closeAccount(staff.token)).status).toBe(204)
  expect(await senders.stored(id)).toMatchObject({ state: 'answered', owner_id: null, owned_at: null })
  const { db } = app.database
  const replies = await db.selectFrom('enquiry_replies').selectAll().where('enquiry_id', '=', id).execute()
  expect(replies).toMatchObject([{ staff_id: null, message: 'Here it is' }])
})

test('closed enquiries go after two years, spam after thirty days, what waits for us never', async () => {
  const { db } = app.database
  await db.deleteFrom('enquiries').execute()
  const inState = async (state: 'new' | 'open' | 'answered' | 'closed' | 'spam') => {
    const { enquiry_id: id } = (await senders.fillIn(CONTACT)).body
    await db.updateTable('enquiries').set({ state }).where('id', '=', id).execute()
    return id
  }
  const waiting = [await inState('new'), await inState('open')]
  const done = [await inState('answered'), await inState('closed')]
  const spam = await inState('spam')
  const after = async (time: Temporal.DurationLike) => {
    app.clock.pass(time)
    await app.app.runJob('remove what is over')
    return ids()
  }
  expect(await after({ hours: 23 })).toEqual(new Set([...waiting, ...done, spam]))
  expect(await db.selectFrom('form_uses').select('uses').execute()).toHaveLength(5)
  expect(await after({ hours: 29 * 24 + 2 })).toEqual(new Set([...waiting, ...done]))
  expect(await db.selectFrom('form_uses').select('uses').execute()).toEqual([])
  expect(await after({ hours: 699 * 24 })).toEqual(new Set([...waiting, ...done]))
  expect(await after({ hours: 2 * 24 })).toEqual(new Set(waiting))
})
