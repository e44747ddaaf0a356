import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { authClient } from '#testing/stand-ins/auth-client.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

/** Facebook with the URLs hard-coded in Auth.js: every user consents, and PKCE is not required. */
const facebook = new Hono()
  .get('/:version/dialog/oauth', (c) => {
    const { redirect_uri = '', state } = c.req.query()
    const back = new URL(redirect_uri)
    back.searchParams.set('code', 'agreed')
    if (state !== undefined) back.searchParams.set('state', state)
    return c.redirect(back.href)
  })
  .post('/oauth/access_token', (c) => c.json({ access_token: 'of Omar', token_type: 'bearer' }))
  .get('/me', (c) =>
    c.json({
      id: '4',
      name: 'Omar Saleh',
      email: 'omar@example.com',
      picture: { data: { url: 'https://platform-lookaside.fbsbx.com/omar' } },
    }),
  )

const elsewhere = fetch
vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
  const request = new Request(...args)
  return new URL(request.url).hostname.endsWith('.facebook.com')
    ? facebook.fetch(request)
    : elsewhere(request)
})

const app = forFile(
  await testApp({ environment: { AUTH_FACEBOOK_ID: 'rihla-web', AUTH_FACEBOOK_SECRET: 'ours' } }),
)

/** Visits Facebook, which redirects back. Returns the redirect URL on our side. */
async function goThere(client: ReturnType<typeof authClient>): Promise<URL> {
  const { body } = await client.send('/api/auth/signin/facebook')
  const there = await fetch(body.url, { redirect: 'manual' })
  return new URL(there.headers.get('location') ?? '')
}

test('who comes back from Facebook is signed in', async () => {
  const client = authClient(app)
  const { location } = await client.request((await goThere(client)).href)
  expect(location).toBe('http://rihla.test/account')
  const { user } = (await client.session()).body
  expect(user).toMatchObject({ name: 'Omar Saleh', email: 'omar@example.com' })
})

test.for([
  { name: 'without the state of the way there', spoil: (back: URL) => back.searchParams.delete('state') },
  { name: 'with another state', spoil: (back: URL) => back.searchParams.set('state', 'another') },
])('the way back from Facebook $name signs nobody in', async ({ spoil }) => {
  const client = authClient(app)
  const back = await goThere(client)
  spoil(back)
  expect((await client.request(back.href)).location).toBe('/login?error=OAuthCallback')
  expect((await client.session()).body).toEqual({})
})
