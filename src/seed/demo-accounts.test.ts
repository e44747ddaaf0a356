import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { commonPasswords } from '#domains/accounts/passwords/common-passwords.service.ts'
import { passwordFault, SHORTEST_PASSWORD } from '#domains/accounts/passwords/password-rules.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { DEMO_ACCOUNTS, seedDemoAccounts } from './demo-accounts.ts'

const app = forFile(await testApp())
await seedDemoAccounts(app.database.db, app.clock)

test.for(DEMO_ACCOUNTS)('the README’s $role signs in', async ({ role, email, password }) => {
  const { status, body } = await app.call('/api/login', { body: { email, password } })
  expect(status).toBe(200)
  expect(body.user).toMatchObject({ role, email, email_verified: true })
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8')
  expect(readme).toContain(email)
  expect(readme).toContain(password)
})

test.for(DEMO_ACCOUNTS)(
  '$role’s password is one that could be registered with',
  async ({ password, ...person }) => {
    expect(password.length).toBeGreaterThanOrEqual(SHORTEST_PASSWORD)
    const accountOwner = { firstName: person.first_name, lastName: person.last_name, email: person.email }
    expect(passwordFault(password, accountOwner, await commonPasswords())).toBeNull()
  },
)

test('an account that was deleted is not seeded again', async () => {
  const { db } = app.database
  const emails = DEMO_ACCOUNTS.map(({ email }) => email)
  const accounts = () => db.selectFrom('users').select('email').where('email', 'in', emails).execute()
  expect(await accounts()).toHaveLength(DEMO_ACCOUNTS.length)
  await db
    .updateTable('users')
    .set({ email: null })
    .where('email', '=', emails[0] ?? '')
    .execute()
  await seedDemoAccounts(db, app.clock)
  expect(await accounts()).toHaveLength(DEMO_ACCOUNTS.length - 1)
})
