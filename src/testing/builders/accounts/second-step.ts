import { TOTP } from 'otpauth'
import { accountOf, PERSON } from './account.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { authenticator, type Authenticator } from '../../stand-ins/authenticator.ts'

/** The code that an authenticator app shows for a secret, `steps` of 30 seconds from now. */
export function codeOf(secret: string, now: Temporal.Instant, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: now.epochMilliseconds + steps * 30_000 })
}

/** The steps of a user with a second step at sign-in, each through the API. */
export function secondStepOf(app: TestApp, now = () => app.clock.now()) {
  const { call, clock } = app
  const account = accountOf(app)
  const post = (path: string, token: string, body: object) =>
    call(`/api/user/second-step${path}`, { token, body })
  const again = { password: PERSON.password }

  /** Turns codes on with the present one, which is used up: the next code must be of a later step. */
  async function confirmCodes(token: string): Promise<{ secret: string; recoveryCodes: string[] }> {
    const { secret } = (await post('/codes', token, again)).body
    const confirmed = await post('/confirm-codes', token, { code: codeOf(secret, now()) })
    return { secret, recoveryCodes: confirmed.body.recovery_codes }
  }

  /** The same a minute ago, so that the code of now is good. */
  async function turnOnCodes(token: string): Promise<{ secret: string; recoveryCodes: string[] }> {
    const codes = await confirmCodes(token)
    clock.pass({ seconds: 60 })
    return codes
  }

  async function addPasskey(token: string, passkey: Authenticator = authenticator()) {
    const { challenge, options } = (await post('/new-passkey', token, again)).body
    const added = await post('/add-passkey', token, {
      challenge,
      name: 'A phone',
      passkey: passkey.make(options),
    })
    return { passkey, added, recoveryCodes: added.body.recovery_codes as string[] }
  }

  let people = 0
  /** A user with a verified address. */
  async function person() {
    const email = `second.step.${(people += 1)}@example.com`
    return { email, token: await account.registerVerified({ email }) }
  }

  async function personWithCodes() {
    const user = await person()
    return { ...user, ...(await turnOnCodes(user.token)) }
  }

  async function personWithPasskey() {
    const user = await person()
    return { ...user, ...(await addPasskey(user.token)) }
  }

  /** Signs in with the password; returns the second step required. */
  async function startSignIn(email: string, over: object = {}) {
    return (await account.login({ email, ...over })).body.second_step
  }

  const finish = (challenge: string, credential: object, request: { token?: string } = {}) =>
    call('/api/login/second-step', { body: { challenge, ...credential }, ...request })

  return {
    account,
    post,
    person,
    personWithCodes,
    personWithPasskey,
    confirmCodes,
    turnOnCodes,
    addPasskey,
    startSignIn,
    finish,
  }
}
