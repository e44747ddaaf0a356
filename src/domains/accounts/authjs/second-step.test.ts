import { beforeAll, expect, test } from 'vitest'
import { PERSON } from '#testing/builders/accounts/account.ts'
import { startProviderEnvironment } from '#testing/builders/accounts/account-environments.ts'
import { authClient } from '#testing/stand-ins/auth-client.ts'

const { provider, app, steps } = await startProviderEnvironment()
const { email } = PERSON
beforeAll(async () => {
  await steps.turnOnCodes(await steps.account.registerVerified({ email }))
})

const REQUIRED = { error: 'CredentialsSignin', code: 'second_step_required' }
const parametersOf = (address: string | null) => Object.fromEntries(new URL(address ?? '').searchParams)

test('the right password alone signs nobody in who has a second step', async () => {
  const client = authClient(app)
  const fields = { email, password: PERSON.password }
  const { status, body } = await client.send('/api/auth/callback/credentials', fields)
  expect({ status, ...parametersOf(body.url) }).toEqual({ status: 401, ...REQUIRED })
  expect((await client.session()).body).toEqual({})
})

test('nor does a mailed link', async () => {
  await authClient(app).send('/api/auth/signin/email', { email })
  const link = (await steps.account.signInLinkFor(email)) ?? ''
  const client = authClient(app)
  expect(parametersOf((await client.signInBy(link)).location)).toEqual(REQUIRED)
  expect((await client.session()).body).toEqual({})
})

test('nor does another service, which links nothing before the second step', async () => {
  const id_token = await provider.sign({ sub: 'layla', email, email_verified: true })
  const { body, headers } = await app.call('/api/social-login', { body: { provider: 'google', id_token } })
  expect(body).toMatchObject({ second_step: { methods: ['code', 'recovery_code'] } })
  expect(headers.getSetCookie()).toEqual([])
  expect(await app.database.db.selectFrom('identities').selectAll().execute()).toEqual([])
})
