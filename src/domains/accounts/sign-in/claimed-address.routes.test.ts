import { beforeEach, expect, test } from 'vitest'
import { newAddresses, PERSON } from '#testing/builders/accounts/account.ts'
import { startProviderEnvironment } from '#testing/builders/accounts/account-environments.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'

const { provider, app, steps } = await startProviderEnvironment()
beforeEach(() => app.clock.pass({ hours: 1 }))

const newEmail = newAddresses('reader')
const profile = (token: string) => app.call('/api/user/profile', { token })
const socialLogin = (id_token: string) =>
  app.call('/api/social-login', { body: { provider: 'google', id_token } })

/** Sets a password by a mailed link, as the reader of an address. */
async function reset(email: string) {
  await app.call('/api/forget-password', { body: { email } })
  const reset_token = await steps.account.secretFor(email, 'reset-password')
  const body = { reset_token, new_password: 'two camels cross slowly' }
  expect((await app.call('/api/change-password', { body })).status).toBe(204)
}
const readerSignsIn = (email: string) => steps.account.login({ email, password: 'two camels cross slowly' })

test('nothing of who claimed an address first leads in, once its reader has chosen a password', async () => {
  const email = newEmail()
  const { token } = (await steps.account.register({ email })).body
  await steps.turnOnCodes(token)
  const { passkey } = await steps.addPasskey(token)
  await reset(email)

  expect((await profile(token)).status).toBe(401)
  expect((await steps.account.login({ email })).status).toBe(401)
  const { challenge, options } = (await app.call('/api/login/passkey-options', { body: {} })).body
  const shown = await app.call('/api/login/passkey', { body: { challenge, passkey: passkey.show(options) } })
  expectProblem(shown, { status: 422, code: 'passkey_refused' })

  const session = (await readerSignsIn(email)).body
  expect(session.user).toMatchObject({ email, email_verified: true })
  expect((await app.call('/api/user/second-step', { token: session.token })).body).toEqual({
    codes: { on: false, since: null },
    passkeys: [],
    recovery_codes_left: 0,
  })
})

test('nor does another service that told the address without having proved it', async () => {
  const email = newEmail()
  const unverified = { sub: `stranger of ${email}`, email, email_verified: false }
  const { token } = (await socialLogin(await provider.sign(unverified))).body
  await reset(email)

  expect((await profile(token)).status).toBe(401)
  const again = await socialLogin(await provider.sign(unverified))
  expectProblem(again, { status: 409, code: 'account_not_linked' })
  expect((await readerSignsIn(email)).body.user).toMatchObject({ email, email_verified: true })
})

test('who had proved the address keeps passkeys and codes of more than three days when they forget the password', async () => {
  const email = newEmail()
  const token = await steps.account.registerVerified({ email })
  await steps.turnOnCodes(token)
  await steps.addPasskey(token)
  app.clock.pass({ hours: 72 })
  await reset(email)
  const { second_step } = (await readerSignsIn(email)).body
  expect(second_step.methods).toEqual(['code', 'passkey', 'recovery_code'])
})

test('what somebody who knew the password has set up in the last three days goes with it, and nothing older', async () => {
  const email = newEmail()
  const token = await steps.account.registerVerified({ email })
  await steps.addPasskey(token)
  app.clock.pass({ hours: 72 })
  await steps.turnOnCodes(token)
  await steps.addPasskey(token)
  await reset(email)
  const { second_step } = (await readerSignsIn(email)).body
  expect(second_step.methods).toEqual(['passkey', 'recovery_code'])
  expect(second_step.passkey_options.allowCredentials).toHaveLength(1)
})

test('whoever knew the password cannot shut its owner out by a second step of their own', async () => {
  const email = newEmail()
  await steps.account.registerVerified({ email })
  const { token } = (await steps.account.login({ email })).body
  await steps.turnOnCodes(token)
  const { passkey } = await steps.addPasskey(token)
  await reset(email)

  const session = (await readerSignsIn(email)).body
  expect((await app.call('/api/user/second-step', { token: session.token })).body).toEqual({
    codes: { on: false, since: null },
    passkeys: [],
    recovery_codes_left: 0,
  })
  const { challenge, options } = (await app.call('/api/login/passkey-options', { body: {} })).body
  const shown = await app.call('/api/login/passkey', { body: { challenge, passkey: passkey.show(options) } })
  expectProblem(shown, { status: 422, code: 'passkey_refused' })
  const events = await app.database.db
    .selectFrom('security_events')
    .select('kind')
    .where('user_id', '=', session.user.id)
    .where('kind', 'in', ['codes_off', 'passkey_removed'])
    .orderBy('kind')
    .execute()
  expect(events.map(({ kind }) => kind)).toEqual(['codes_off', 'passkey_removed'])
})

test('a sign-in that waits for its second step ends when the password is changed', async () => {
  const email = newEmail()
  const token = await steps.account.registerVerified({ email })
  const { recoveryCodes } = await steps.turnOnCodes(token)
  const { challenge } = await steps.startSignIn(email)
  const body = { current_password: PERSON.password, new_password: 'two camels cross slowly' }
  expect((await app.call('/api/change-password', { token, body })).status).toBe(204)
  const finished = await steps.finish(challenge, { recovery_code: recoveryCodes[0] })
  expectProblem(finished, { status: 410, code: 'challenge_over' })
})
