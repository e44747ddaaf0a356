import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountOf, PERSON } from '#testing/account.ts'
import { testApp, type TestApp } from '#testing/app.ts'
import { expectProblem } from '#testing/problem.ts'
import { codeOf, secondStepOf } from '#testing/second-step.ts'
import { waiting } from '#testing/waiting.ts'

let app: TestApp
let account: ReturnType<typeof accountOf>
beforeAll(async () => {
  app = await testApp()
  account = accountOf(app)
})
afterAll(() => app.close())

let count = 0
const newEmail = () => `meanwhile.${(count += 1)}@example.com`
const rowOf = (email: string) =>
  app.database.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

test('a sign-in whose password is changed before it has ended is none', async () => {
  const email = newEmail()
  await account.proved({ email })
  const { id } = await rowOf(email)
  const changing = await app.database.db.startTransaction().execute()
  await changing.updateTable('users').set({ password_hash: 'another' }).where('id', '=', id).execute()
  const signingIn = account.login({ email })
  await Promise.race([signingIn, waiting(app.database.db)])
  await changing.commit().execute()
  expectProblem(await signingIn, { status: 401, code: 'wrong_credentials' })
})

test('who knew the password cannot change it once more while its owner chooses another', async () => {
  const email = newEmail()
  const token = await account.proved({ email })
  const { id } = await rowOf(email)
  const choosing = await app.database.db.startTransaction().execute()
  await choosing.updateTable('users').set({ password_hash: 'another' }).where('id', '=', id).execute()
  const body = { current_password: PERSON.password, new_password: 'back to what I know' }
  const changing = app.call('/api/change-password', { token, body })
  await Promise.race([changing, waiting(app.database.db)])
  await choosing.commit().execute()
  expectProblem(await changing, { status: 422, code: 'wrong_password' })
  expect((await rowOf(email)).password_hash).toBe('another')
})

test('a second step that is shown while the password is changed opens no session that outlives it', async () => {
  const steps = secondStepOf(app)
  const { email, secret } = await steps.personWithCodes()
  const { id } = await rowOf(email)
  const { challenge } = await steps.askedOf(email)
  const changing = await app.database.db.startTransaction().execute()
  await changing.updateTable('users').set({ password_hash: 'another' }).where('id', '=', id).execute()
  await changing.deleteFrom('tokens').where('user_id', '=', id).execute()
  const finishing = steps.finish(challenge, { code: codeOf(secret, app.clock.now()) })
  await Promise.race([finishing, waiting(app.database.db)])
  await changing.deleteFrom('sign_in_challenges').where('user_id', '=', id).execute()
  await changing.commit().execute()
  expectProblem(await finishing, { status: 410, code: 'challenge_over' })
  expect(await app.database.db.selectFrom('tokens').select('id').where('user_id', '=', id).execute()).toEqual(
    [],
  )
})

test('codes that are turned on while the password is changed stay off', async () => {
  const steps = secondStepOf(app)
  const email = newEmail()
  const token = await account.proved({ email })
  const { id } = await rowOf(email)
  const { secret } = (await steps.post('/codes', token, { password: PERSON.password })).body
  const changing = await app.database.db.startTransaction().execute()
  await changing.updateTable('users').set({ password_hash: 'another' }).where('id', '=', id).execute()
  const code = codeOf(secret, app.clock.now())
  const turningOn = steps.post('/confirm-codes', token, { code })
  await Promise.race([turningOn, waiting(app.database.db)])
  await changing.commit().execute()
  expectProblem(await turningOn, { status: 409, code: 'codes_not_begun' })
})

test('of two who prove an address at once, one has it, and the other is told that the link is over', async () => {
  const email = newEmail()
  const links: { token: string; body: { secret: string } }[] = []
  for (const first_name of ['Layla', 'Lina']) {
    const { token } = (await account.register({ email, first_name })).body
    links.push({ token, body: { secret: await account.secretFor(email, 'verify-email') } })
  }
  const holding = await app.database.db.startTransaction().execute()
  await holding.selectFrom('users').select('id').where('email', '=', email).forUpdate().execute()
  const proving = links.map((link) => app.call('/api/verify-email', link))
  await waiting(app.database.db, 2)
  await holding.commit().execute()
  const answers = await Promise.all(proving)
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
})

test('a profile that is saved while its account is deleted leaves no name behind', async () => {
  const email = newEmail()
  const token = await account.proved({ email })
  const { id } = await rowOf(email)
  const deleting = await app.database.db.startTransaction().execute()
  const gone = { email: null, first_name: null, last_name: null, erased_at: new Date() }
  await deleting.updateTable('users').set(gone).where('id', '=', id).execute()
  const body = { first_name: 'Still', last_name: 'Here', phone: null }
  const saving = app.call('/api/user/update_profile', { token, body })
  await Promise.race([saving, waiting(app.database.db)])
  await deleting.commit().execute()
  expectProblem(await saving, { status: 401, code: 'sign_in_required' })
  const { db } = app.database
  const row = await db.selectFrom('users').select('first_name').where('id', '=', id).executeTakeFirst()
  expect(row).toEqual({ first_name: null })
})
