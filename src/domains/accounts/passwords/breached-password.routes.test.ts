import { sql } from 'kysely'
import pino from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { accountOf, newAddresses, PERSON } from '#testing/builders/accounts/account.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { sha1, startBreachedPasswords, textOf } from '#testing/stand-ins/breached-passwords.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'

const LEAKED = 'a camel that leaked'
const NEXT = 'two camels cross slowly'

const lines: Record<string, unknown>[] = []
const log = pino({ level: 'warn', base: null }, { write: (line) => lines.push(JSON.parse(line)) })

const service = forFile(await startBreachedPasswords({ [LEAKED]: 3, qwertyuiop: 9 }))
const app = forFile(await testApp({ environment: { BREACHED_PASSWORDS_URL: service.url }, context: { log } }))
const account = accountOf(app)
beforeEach(() => {
  service.requests.length = 0
  lines.length = 0
})

const newEmail = newAddresses('layla')
const changeOver =
  (token: string) =>
  (new_password: string, over: object = {}) =>
    app.call('/api/change-password', {
      token,
      body: { current_password: PERSON.password, new_password, ...over },
    })
const rejectionOf = (path: string) => ({
  status: 422,
  code: 'password_refused',
  fields: [
    { path, message: 'This password has appeared in a data breach at another service; choose another' },
  ],
})

test('nobody signs up with a password that is known from a breach, and is told why in their language', async () => {
  const email = newEmail()
  const rejected = await account.register({ email, password: LEAKED })
  expectProblem(rejected, rejectionOf('password'))
  expect(rejected.body.fields[0].code).toBe('breached')
  expect((await account.login({ email, password: LEAKED })).status).toBe(401)

  const inArabic = await account.register({ email, password: LEAKED, lang_id: 2 })
  expectArabic(inArabic)
  expect(inArabic.body.fields[0].message).toBe(
    'ظهرت كلمة المرور هذه في تسريب بيانات من خدمة أخرى؛ اختر غيرها',
  )
  expect(lines).toEqual([])
})

test('the same letters from another keyboard are the same password', async () => {
  const wide = LEAKED.replace('camel', 'ｃａｍｅｌ')
  expectProblem(await account.register({ email: newEmail(), password: wide }), rejectionOf('password'))
})

test('it is asked once, and refused in the same words, at a known address and at an unknown one', async () => {
  const email = newEmail()
  await account.registerVerified({ email })
  for (const password of [LEAKED, NEXT]) {
    service.requests.length = 0
    const known = await account.register({ email, password })
    const unknown = await account.register({ email: newEmail(), password })
    expect([unknown.status, unknown.body.fields]).toEqual([known.status, known.body.fields])
    const line = `GET /range/${sha1(password).slice(0, 5)}`
    expect(service.requests).toMatchObject([{ line }, { line }])
  }
})

test('nobody changes to one, and the password there was stays', async () => {
  const email = newEmail()
  const change = changeOver(await account.registerVerified({ email }))
  expectProblem(await change(LEAKED), rejectionOf('new_password'))
  expect((await account.login({ email })).status).toBe(200)
  expect((await change(NEXT)).status).toBe(204)
})

test('nobody changes to one by a mailed link, which stays good for another', async () => {
  const email = newEmail()
  await account.registerVerified({ email })
  await app.call('/api/forget-password', { body: { email } })
  const reset_token = await account.secretFor(email, 'reset-password')
  const reset = (new_password: string) =>
    app.call('/api/change-password', { body: { reset_token, new_password } })
  expectProblem(await reset(LEAKED), rejectionOf('new_password'))
  expect((await reset(NEXT)).status).toBe(204)
})

test('whoever may not change a password has it asked of nobody, nor is one that our own rules refuse', async () => {
  const email = newEmail()
  const change = changeOver(await account.registerVerified({ email }))
  service.requests.length = 0
  const common = await account.register({ email: newEmail(), password: 'qwertyuiop' })
  expect(common.body.fields[0].code).toBe('too_common')
  expect((await change('Layla.Haddad.1990')).body.fields[0].code).toBe('like_yourself')
  expectProblem(await change(NEXT, { current_password: 'not this one' }), {
    status: 422,
    code: 'wrong_password',
  })
  expect(service.requests).toEqual([])
})

/** Returns the number of database connections idle in a transaction. */
async function transactionsOpen(): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(app.database.db)
  return rows[0]?.open ?? -1
}

// The next tests set their own responses, so they come last.
test('no transaction waits for the answer', async () => {
  const open: number[] = []
  service.answers(async () => {
    open.push(await transactionsOpen())
    return textOf(`${sha1(NEXT).slice(5)}:0`)
  })
  const change = changeOver(await account.registerVerified({ email: newEmail() }))
  expect((await change(NEXT)).status).toBe(204)
  expect(open).toEqual([0, 0])
})

test.for([
  { name: 'fails', answer: () => new Response(LEAKED, { status: 503 }) },
  { name: 'answers nonsense', answer: () => textOf('<html>Maintenance</html>') },
  { name: 'hangs', answer: () => new Promise<Response>(() => {}) },
  { name: 'is gone', answer: null },
])('a service that $name refuses nobody, and the list still holds', async ({ answer }) => {
  if (answer) service.answers(answer)
  else await service.close()
  const email = newEmail()
  const { status, body } = await account.register({ email })
  expect(status).toBe(201)
  expect((await changeOver(body.token)(LEAKED)).status).toBe(204)
  const rejected = await account.register({ email: newEmail(), password: 'qwertyuiop' })
  expect(rejected.body.fields[0].code).toBe('too_common')

  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line).toMatchObject({ level: 40, failure: { code: expect.any(String) } })
  const logged = JSON.stringify(lines)
  expect(logged).not.toContain(sha1(LEAKED).slice(0, 5))
  expect(logged).not.toContain('camel')
})
