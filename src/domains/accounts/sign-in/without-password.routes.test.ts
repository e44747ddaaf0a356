import { expect, test } from 'vitest'
import { newAddresses, PERSON } from '#testing/builders/accounts/account.ts'
import { startProviderEnvironment } from '#testing/builders/accounts/account-environments.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'

const { provider, app, account } = await startProviderEnvironment()

const newEmail = newAddresses('omar')

/** Signs in by another service only. */
async function byService(email: string) {
  const claims = { sub: email, email, email_verified: true, given_name: 'Omar', family_name: 'Saleh' }
  const id_token = await provider.sign(claims)
  return (await app.call('/api/social-login', { body: { provider: 'google', id_token } })).body
}

const { password } = PERSON
const profile = async (token: string) => (await app.call('/api/user/profile', { token })).body.user

test.for([
  { path: '/api/user/delete-account', body: { password } },
  { path: '/api/user/change-email', body: { email: 'moved@example.com', password } },
  { path: '/api/user/second-step/codes', body: { password } },
  { path: '/api/user/second-step/new-passkey', body: { password } },
  {
    path: '/api/change-password',
    body: { current_password: password, new_password: 'dunes at first light' },
  },
])('$path tells who has no password that one is chosen first', async ({ path, body }) => {
  const { token, user } = await byService(newEmail())
  expect(user.has_password).toBe(false)
  expectProblem(await app.call(path, { token, body }), { status: 422, code: 'password_unset' })
  expectArabic(await app.call(path, { token, body: { ...body, lang_id: 2 } }))
})

test('a first password is chosen by a mailed link, and the other service still signs in', async () => {
  const email = newEmail()
  await byService(email)
  await app.call('/api/forget-password', { body: { email } })
  const reset_token = await account.secretFor(email, 'reset-password')
  const chosen = await app.call('/api/change-password', { body: { reset_token, new_password: password } })
  expect(chosen.status).toBe(204)

  const { token, user } = (await account.login({ email })).body
  expect(user.has_password).toBe(true)
  expect((await byService(email)).user.id).toBe(user.id)
  expect((await profile(token)).has_password).toBe(true)
  expect((await app.call('/api/user/delete-account', { token, body: { password } })).status).toBe(204)
})
