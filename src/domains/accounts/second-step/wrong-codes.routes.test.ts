import { expect, test } from 'vitest'
import { PERSON } from '#testing/builders/accounts/account.ts'
import { startSecondStepEnvironment } from '#testing/builders/accounts/account-environments.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { codeOf } from '#testing/builders/accounts/second-step.ts'

const { app, steps } = await startSecondStepEnvironment()

const now = () => app.clock.now()
const wrongCode = { status: 422, code: 'wrong_code', fields: [{ path: 'code' }] }

test('five wrong codes end a challenge, and its owner is told', async () => {
  const { email, secret } = await steps.personWithCodes()
  const { challenge } = await steps.startSignIn(email)
  for (let round = 0; round < 5; round++)
    expectProblem(await steps.finish(challenge, { code: codeOf(secret, now(), -10) }), wrongCode)
  expect((await steps.account.mailsTo(email))[0]?.subject).toBe('Someone may know your password')
  app.clock.pass({ seconds: 2 })
  const over = await steps.finish(challenge, { code: codeOf(secret, now()) })
  expectProblem(over, { status: 410, code: 'challenge_over' })
})

test('tries made at once are no more than five', async () => {
  const { email, secret } = await steps.personWithCodes()
  const { challenge } = await steps.startSignIn(email)
  const code = codeOf(secret, now(), -10)
  const answers = await Promise.all(Array.from({ length: 20 }, () => steps.finish(challenge, { code })))
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
})

test('whoever guesses on in new sign-ins has to wait, and a right password makes it no shorter', async () => {
  const { email, secret } = await steps.personWithCodes()
  const guess = async () => {
    const { challenge } = await steps.startSignIn(email)
    return steps.finish(challenge, { code: codeOf(secret, now(), -10) })
  }
  for (let round = 0; round < 5; round++) expectProblem(await guess(), wrongCode)
  const rejected = await guess()
  expectProblem(rejected, { status: 429, code: 'too_many_attempts' })
  app.clock.pass({ seconds: Number(rejected.headers.get('retry-after')) })
  expectProblem(await guess(), wrongCode)
  expect(Number((await guess()).headers.get('retry-after'))).toBeGreaterThan(1)
})

/** Records this many wrong codes for an account, from any address. */
async function wrongCodesOf(email: string, count: number) {
  const { id } = await app.database.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const event = () => ({
    id: crypto.randomUUID(),
    user_id: id,
    kind: 'second_step_failed',
    at: now(),
  })
  await app.database.db
    .insertInto('security_events')
    .values(Array.from({ length: count }, () => ({ ...event(), address: null, device: null, detail: null })))
    .execute()
}

test('a hundred wrong codes in a day, from anywhere, end the use of codes for that day and of nothing else', async () => {
  const { email, secret, recoveryCodes } = await steps.personWithCodes()
  await wrongCodesOf(email, 100)
  const { challenge } = await steps.startSignIn(email)
  expectProblem(await steps.finish(challenge, { code: codeOf(secret, now()) }), wrongCode)
  expect((await steps.finish(challenge, { recovery_code: recoveryCodes[0] })).status).toBe(200)
  app.clock.pass({ hours: 24 })
  const later = await steps.startSignIn(email)
  expect((await steps.finish(later.challenge, { code: codeOf(secret, now()) })).status).toBe(200)
})

test('a wrong code that was to turn codes off is one of the hundred', async () => {
  const { email, token, secret, recoveryCodes } = await steps.personWithCodes()
  await wrongCodesOf(email, 99)
  const end = (credential: object) =>
    steps.post('/end-codes', token, { password: PERSON.password, ...credential })
  expectProblem(await end({ code: codeOf(secret, now(), -10) }), wrongCode)
  expectProblem(await end({ code: codeOf(secret, now()) }), wrongCode)
  expect((await end({ recovery_code: recoveryCodes[0] })).status).toBe(204)
})
