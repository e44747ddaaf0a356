import { expect, test } from 'vitest'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await testApp({ connections: 20 }))
const people = peopleOf(app)

let count = 0
async function admin() {
  const id = await people.add({ role: 'staff', email: `admin.${(count += 1)}@example.com` })
  return { id, token: (await people.tokenOf(id)).token }
}

test('of administrators who suspend each other at once one stays', async () => {
  for (let round = 0; round < 8; round++) {
    await app.database.db.deleteFrom('staff_members').execute()
    const [one, other] = [await admin(), await admin()]
    await Promise.all([
      app.call(`/api/staff/people/${other.id}/suspend`, { token: one.token, body: { version: 1 } }),
      app.call(`/api/staff/people/${one.id}/suspend`, { token: other.token, body: { version: 1 } }),
    ])
    const active = await app.database.db
      .selectFrom('staff_members')
      .select('user_id')
      .where('suspended_at', 'is', null)
      .execute()
    expect(active).toHaveLength(1)
  }
})

test('an address that several invite at once has one account and one mail', async () => {
  const admins = await Promise.all(Array.from({ length: 6 }, admin))
  const email = 'wanted@example.com'
  const body = { email, first_name: 'Sami', last_name: 'Aziz', roles: ['support'] }
  const replies = await Promise.all(
    admins.map(({ token }) => app.call('/api/staff/people/invite', { token, body })),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409])
  const { db } = app.database
  expect(await db.selectFrom('users').select('id').where('email', '=', email).execute()).toHaveLength(1)
  expect(await db.selectFrom('mails').select('id').where('recipient', '=', email).execute()).toHaveLength(1)
})
