import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNextAuth, sessionIs, type NextAuthEnvironment } from './environment.ts'

let environment: NextAuthEnvironment
beforeAll(async () => {
  // Limits: one link, three passwords a minute.
  environment = await openNextAuth({ RATE_LIMIT_SCALE: '0.05' })
})
afterAll(() => environment.close())

test('the client of next-auth reads a refusal for too many requests', async () => {
  const page = await (await environment.newContext()).newPage()
  await page.goto(`${environment.url}/next-auth`)
  await sessionIs(page, 'unauthenticated')
  const signInAt = (provider: string) =>
    page.evaluate(
      (id) =>
        window.client.signIn(id, { email: 'layla@example.com', password: 'not this one', redirect: false }),
      provider,
    )
  for (let round = 0; round < 3; round++) expect(await signInAt('credentials')).toMatchObject({ status: 401 })
  expect(await signInAt('credentials')).toEqual({
    error: 'CredentialsSignin',
    status: 429,
    ok: false,
    url: null,
  })
  expect(await signInAt('email')).toMatchObject({ error: null, ok: true })
  expect(await signInAt('email')).toEqual({ error: 'EmailSignin', status: 429, ok: false, url: null })
})
