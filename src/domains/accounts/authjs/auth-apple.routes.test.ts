import { expect, test } from 'vitest'
import { startProviderEnvironment } from '#testing/builders/accounts/account-environments.ts'
import { authClient } from '#testing/stand-ins/auth-client.ts'
import { journey } from '#testing/builders/rentals/journey.ts'
import { machineTime } from '#testing/stand-ins/openid-provider.ts'

const { provider, app, account } = await startProviderEnvironment({ as: 'asApple', now: machineTime })

const NAME = JSON.stringify({ name: { firstName: 'Omar', lastName: 'Saleh' } })

/** Simulates the form that Apple's page posts to us, without our cookies, which browsers do not send with it. */
async function formFromApple(
  client: ReturnType<typeof authClient>,
  sub: string,
  fields: Record<string, string> = {},
) {
  provider.state.person = { sub, email: `${sub}@example.com`, email_verified: 'true' }
  const { body } = await client.send('/api/auth/signin/apple', fields)
  expect(new URL(body.url).searchParams.get('response_mode')).toBe('form_post')
  const there = await fetch(body.url, { redirect: 'manual' })
  const back = new URL(there.headers.get('location') ?? '')
  const form = { ...Object.fromEntries(back.searchParams), user: NAME }
  return authClient(app).request(back.pathname, { form, headers: { origin: 'https://appleid.apple.com' } })
}

test('who comes back by Apple’s form is signed in, with the name it tells, and keeps the cart', async () => {
  const { guest, quote, cart } = journey(app)
  const token = await guest()
  const { booking_id } = await cart(token, (await quote('Flexible')).quote_id)
  const client = authClient(app)
  client.jar.set('rihla_token', token)

  const redirect = await formFromApple(client, 'omar')
  expect(redirect).toMatchObject({ status: 302, set: [] })
  expect(await client.request(redirect.location ?? '')).toMatchObject({
    status: 302,
    location: 'http://rihla.test/account',
  })
  const { user } = (await client.session()).body
  expect(user).toMatchObject({ name: 'Omar Saleh', email: 'omar@example.com' })
  expect(user.userData).toMatchObject({ email_verified: true })
  expect((await client.request('/api/user/booking')).body.items).toMatchObject([{ booking_id }])
})

test('a friend’s code outlasts the form, which no cookie comes with', async () => {
  const { code, friends } = await account.referrer('friend-of-lina@example.com')
  const client = authClient(app)
  const redirect = await formFromApple(client, 'lina', { referral_code: code })
  await client.request(redirect.location ?? '')
  expect((await client.session()).body.user).toMatchObject({ email: 'lina@example.com' })
  expect(await friends()).toMatchObject({ invited: 1 })
  expect(client.jar.has('rihla_referral')).toBe(false)
})

test('the form of somebody else’s way there signs nobody in', async () => {
  const redirect = await formFromApple(authClient(app), 'layla')
  const other = authClient(app)
  expect((await other.request(redirect.location ?? '')).location).toBe('/login?error=OAuthCallback')
  expect((await other.session()).body).toEqual({})
})
