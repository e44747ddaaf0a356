import pino from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { derivedKey, sealer } from '#platform/crypto.ts'
import { PERSON } from '#testing/builders/accounts/account.ts'
import { startSecondStepEnvironment } from '#testing/builders/accounts/account-environments.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { codeOf } from '#testing/builders/accounts/second-step.ts'

const lines: Record<string, unknown>[] = []
const log = pino({ level: 'warn', base: null }, { write: (line) => lines.push(JSON.parse(line)) })
const { app, steps } = await startSecondStepEnvironment({ context: { log } })
beforeEach(() => {
  lines.length = 0
})

const before = sealer(derivedKey('what APP_SECRET was before', 'secrets of one-time codes'))
const unreadable = { status: 422, code: 'codes_unreadable' }
let count = 0

/** Creates a user who turned codes on before `APP_SECRET` was changed. */
async function fromBefore() {
  const email = `before.${(count += 1)}@example.com`
  const token = await steps.account.registerVerified({ email })
  const codes = await steps.turnOnCodes(token)
  const { id } = (await app.call('/api/user/profile', { token })).body.user
  await app.database.db
    .updateTable('one_time_code_secrets')
    .set({ sealed: before.seal(codes.secret, id) })
    .where('user_id', '=', id)
    .execute()
  return { email, token, id: String(id), ...codes, code: () => codeOf(codes.secret, app.clock.now()) }
}

test('a code that cannot be checked is refused in words, and operators are told why', async () => {
  const { email, id, code } = await fromBefore()
  const { challenge } = await steps.startSignIn(email)
  expectProblem(await steps.finish(challenge, { code: code() }), unreadable)
  expectArabic(await steps.finish(challenge, { code: code(), lang_id: 2 }))
  expect(lines).toMatchObject([
    { level: 50, userId: id, msg: expect.stringContaining('APP_SECRET') },
    { userId: id },
  ])
  const failed = app.database.db.selectFrom('security_events').select('id').where('user_id', '=', id)
  expect(await failed.where('kind', '=', 'second_step_failed').execute()).toEqual([])
})

test('a recovery code and a passkey still sign in', async () => {
  const { email, token, recoveryCodes } = await fromBefore()
  const { passkey } = await steps.addPasskey(token)
  const first = await steps.startSignIn(email)
  expect((await steps.finish(first.challenge, { recovery_code: recoveryCodes[0] })).status).toBe(200)
  const { challenge, passkey_options } = await steps.startSignIn(email)
  expect((await steps.finish(challenge, { passkey: passkey.show(passkey_options) })).status).toBe(200)
})

test('the owner turns codes off by a recovery code, and on again', async () => {
  const { email, token, recoveryCodes, code } = await fromBefore()
  const end = (credential: object) =>
    steps.post('/end-codes', token, { password: PERSON.password, ...credential })
  expectProblem(await end({ code: code() }), unreadable)
  expect((await end({ recovery_code: recoveryCodes[0] })).status).toBe(204)
  const { secret } = await steps.turnOnCodes(token)
  const { challenge } = await steps.startSignIn(email)
  expect((await steps.finish(challenge, { code: codeOf(secret, app.clock.now()) })).status).toBe(200)
})

test('a secret that waits for its first code is begun again', async () => {
  const token = await steps.account.registerVerified({ email: 'half.way@example.com' })
  const { secret } = (await steps.post('/codes', token, { password: PERSON.password })).body
  const { id } = (await app.call('/api/user/profile', { token })).body.user
  await app.database.db
    .updateTable('one_time_code_secrets')
    .set({ sealed: before.seal(secret, id) })
    .where('user_id', '=', id)
    .execute()
  const confirmed = await steps.post('/confirm-codes', token, { code: codeOf(secret, app.clock.now()) })
  expectProblem(confirmed, { status: 409, code: 'codes_not_begun' })
  expect((await steps.turnOnCodes(token)).recoveryCodes).toHaveLength(10)
})
