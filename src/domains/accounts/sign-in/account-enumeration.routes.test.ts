import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { argon2id } from '#platform/crypto.ts'
import { accountOf, PERSON } from '#testing/builders/accounts/account.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { passwordHashes } from '../passwords/password-hash.service.ts'

const KNOWN = 'known@example.com'
const UNKNOWN = 'unknown@example.com'

const app = forFile(await testApp())
await accountOf(app).registerVerified({ email: KNOWN })

const REQUESTS = [
  { path: '/api/login', body: { password: 'not this one' }, status: 401 },
  { path: '/api/forget-password', body: {}, status: 202 },
  { path: '/api/register', body: PERSON, status: 201 },
]

/** Returns the response to a request, and the SQL statements that it runs. */
async function watched(path: string, body: object) {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const { status, headers, body: reply } = await app.call(path, { body })
    const statements = query.mock.calls.map(([statement]: unknown[]) => statement)
    return { status, statements, headers: [...headers.keys()], reply }
  } finally {
    query.mockRestore()
  }
}

test.for(REQUESTS)(
  '$path does the same, and answers the same, whether an e-mail is known or not',
  async ({ path, body, status }) => {
    // One-time work, such as opening a connection, is excluded.
    await watched(path, { ...body, email: 'first@example.com' })
    const known = await watched(path, { ...body, email: KNOWN })
    const unknown = await watched(path, { ...body, email: UNKNOWN })
    expect(known.status).toBe(status)
    expect(known.statements.length).toBeGreaterThan(0)
    expect(unknown).toEqual({ ...known, reply: expect.anything() })
    expect(Object.keys(unknown.reply)).toEqual(Object.keys(known.reply))
  },
)

test('whoever signs up at a known address signs in to what they opened, as at an unknown one, and to nothing else', async () => {
  const account = accountOf(app)
  const password = 'a claim to an address'
  for (const email of [KNOWN, 'unknown.too@example.com']) {
    const { user } = (await account.register({ email, password })).body
    expect((await account.login({ email, password })).body.user).toEqual(user)
  }
  expect((await account.login({ email: KNOWN })).body.user).toMatchObject({ email_verified: true })
})

test('whoever registers an address again shuts nobody out who had registered it before', async () => {
  const account = accountOf(app)
  const verifiedEmail = 'proved.before@example.com'
  await account.registerVerified({ email: verifiedEmail })
  for (const email of [verifiedEmail, 'claimed.often@example.com']) {
    const first = (await account.register({ email, password: 'the first of its accounts' })).body.user
    app.clock.pass({ minutes: 1 })
    for (const password of ['somebody else comes along', 'and comes along once more']) {
      const { user } = (await account.register({ email, password })).body
      expect((await account.login({ email, password })).body.user).toEqual(user)
      app.clock.pass({ minutes: 1 })
    }
    const signedIn = await account.login({ email, password: 'the first of its accounts' })
    expect(signedIn.body.user).toEqual(first)
  }
})

test('a wrong password is compared once, at the same cost, where there is one and where there is none', async () => {
  const compared: string[] = []
  const passwords = passwordHashes({
    ...argon2id,
    verify(password, hash) {
      compared.push(hash.replace(/[^$]+\$[^$]+$/, ''))
      return argon2id.verify(password, hash)
    },
  })
  const hash = await passwords.hash(PERSON.password)
  expect(await passwords.matches('not this one', hash)).toBe(false)
  expect(await passwords.matches('not this one', null)).toBe(false)
  expect(compared).toEqual(['$argon2id$v=19$m=19456,t=2,p=1$', '$argon2id$v=19$m=19456,t=2,p=1$'])
})
