import type { TestApp } from '../../infrastructure/app.ts'
import { authenticator } from '../../stand-ins/authenticator.ts'
import { PASSWORD } from './people.ts'
import type { ValidRequest, Requester } from '../api/route-requests.ts'
import { codeOf, secondStepOf } from './second-step.ts'

const again = { password: PASSWORD }

/** Requests about a second step at sign-in; each starts without one. `token` returns a token of the traveller's. */
export function secondStepRequests(app: TestApp, token: () => Promise<string>) {
  const { db } = app.database
  const { post, addPasskey, personWithPasskey, startSignIn } = secondStepOf(app)

  async function forget() {
    for (const table of ['one_time_code_secrets', 'recovery_codes', 'passkeys'] as const)
      await db.deleteFrom(table).execute()
  }

  /** A request that only callers with an account can prepare; others send an empty body. */
  const prepared =
    (body: (token: string) => Promise<object>) =>
    async (caller: Requester): Promise<ValidRequest> => {
      await forget()
      return { body: caller.account === null ? {} : await body(caller.account) }
    }

  async function turnedOn(caller: string): Promise<string> {
    const { secret } = (await post('/codes', caller, again)).body
    const confirmed = await post('/confirm-codes', caller, { code: codeOf(secret, app.clock.now()) })
    return confirmed.body.recovery_codes[0]
  }

  return {
    'POST /api/user/second-step/codes': prepared(async () => again),
    'POST /api/user/second-step/confirm-codes': prepared(async (caller) => {
      const { secret } = (await post('/codes', caller, again)).body
      return { code: codeOf(secret, app.clock.now()) }
    }),
    'POST /api/user/second-step/end-codes': prepared(async (caller) => ({
      ...again,
      recovery_code: await turnedOn(caller),
    })),
    'POST /api/user/second-step/new-passkey': prepared(async () => again),
    'POST /api/user/second-step/add-passkey': prepared(async (caller) => {
      const { challenge, options } = (await post('/new-passkey', caller, again)).body
      return { challenge, name: 'A phone', passkey: authenticator().make(options) }
    }),
    'POST /api/user/second-step/remove-passkey': prepared(async () => {
      await addPasskey(await token())
      const { id } = await db.selectFrom('passkeys').select('id').executeTakeFirstOrThrow()
      return { ...again, id }
    }),
    'POST /api/user/second-step/recovery-codes': prepared(async (caller) => {
      await addPasskey(caller)
      return again
    }),

    'POST /api/login/second-step': async (): Promise<ValidRequest> => {
      const { email, passkey } = await personWithPasskey()
      const { challenge, passkey_options } = await startSignIn(email)
      return { body: { challenge, passkey: passkey.show(passkey_options) } }
    },
    'POST /api/login/passkey-options': (): ValidRequest => ({ body: {} }),
    'POST /api/login/passkey': async (): Promise<ValidRequest> => {
      const { passkey } = await personWithPasskey()
      const { challenge, options } = (await app.call('/api/login/passkey-options', { body: {} })).body
      return { body: { challenge, passkey: passkey.show(options) } }
    },
  }
}
