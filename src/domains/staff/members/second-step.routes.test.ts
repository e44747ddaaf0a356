import { expect, test } from 'vitest'
import { PERSON } from '#testing/builders/accounts/account.ts'
import { startSecondStepEnvironment } from '#testing/builders/accounts/account-environments.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { codeOf } from '#testing/builders/accounts/second-step.ts'

const { app, steps } = await startSecondStepEnvironment()

/** Somebody with an account who is on the staff, and has no second step yet. */
async function member() {
  const person = await steps.person()
  const { db } = app.database
  await db.updateTable('users').set({ role: 'staff' }).where('email', '=', person.email).execute()
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', person.email)
    .executeTakeFirstOrThrow()
  const now = app.clock.now()
  await db
    .insertInto('staff_members')
    .values({ user_id: id, roles: ['support'], invited_by: null, invited_at: now })
    .execute()
  return person
}

const tasks = (token: string) => app.call('/api/staff/tasks', { token })
const letIn = async (token: string) => expect((await tasks(token)).status).toBe(200)
const expectRejected = async (token: string) =>
  expectProblem(await tasks(token), { status: 403, code: 'second_step_missing' })
const passed = async (token: string) => (await app.call('/api/staff/me', { token })).body.second_step

test('who sets up codes is let in at once, and by no sign-in from before', async () => {
  const { email, token } = await member()
  const before = (await steps.account.login({ email })).body.token
  await expectRejected(token)
  await steps.turnOnCodes(token)
  await letIn(token)
  expect(await passed(token)).toBe(true)
  await expectRejected(before)
  expect(await passed(before)).toBe(false)
})

test('who signs in with a code, or with a passkey alone, is let in', async () => {
  const { email, token } = await member()
  const { secret } = await steps.turnOnCodes(token)
  const { challenge } = await steps.startSignIn(email)
  const byCode = await steps.finish(challenge, { code: codeOf(secret, app.clock.now()) })
  await letIn(byCode.body.token)

  const { passkey } = await steps.addPasskey(byCode.body.token)
  const signIn = (await app.call('/api/login/passkey-options', { body: {} })).body
  const byPasskey = await app.call('/api/login/passkey', {
    body: { challenge: signIn.challenge, passkey: passkey.show(signIn.options) },
  })
  await letIn(byPasskey.body.token)
})

test('who adds a passkey is let in, and no longer once the last second step is removed', async () => {
  const { token } = await member()
  await steps.addPasskey(token)
  await letIn(token)
  const { secret } = await steps.turnOnCodes(token)
  const { id } = (await app.call('/api/user/second-step', { token })).body.passkeys[0]
  await steps.post('/remove-passkey', token, { id, password: PERSON.password })
  await letIn(token)
  const end = { password: PERSON.password, code: codeOf(secret, app.clock.now()) }
  expect((await steps.post('/end-codes', token, end)).status).toBe(204)
  await expectRejected(token)
})

test('a password chosen by a mailed link ends what was signed in, and asks for a second step anew', async () => {
  const { email, token } = await member()
  await steps.turnOnCodes(token)
  await app.call('/api/forget-password', { body: { email } })
  const reset_token = await steps.account.secretFor(email, 'reset-password')
  const password = 'another long way home'
  await app.call('/api/change-password', { body: { reset_token, new_password: password } })
  expect((await tasks(token)).status).toBe(401)
  // Set up less than three days before, it has gone with the old password.
  await expectRejected((await steps.account.login({ email, password })).body.token)
})
