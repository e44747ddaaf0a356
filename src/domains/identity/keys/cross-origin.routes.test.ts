import { expect, test } from 'vitest'
import { expectProblem, readReply } from '#testing/builders/api/problem.ts'
import { keyWith } from '#testing/builders/trips/trip-people.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const ORIGIN = 'https://book.falcon.example'

const app = forFile(await testApp())
const key = (await keyWith(app, { domains: ['*.falcon.example'] })).headers

const request = async (method: string, path: string, headers: Record<string, string>) =>
  readReply(await app.app.request(`http://rihla.test${path}`, { method, headers }))
const readableBy = ({ headers }: { headers: Headers }) => headers.get('access-control-allow-origin')

test('a browser may ask from a key’s domain before it calls any path of trips', async () => {
  const preflight = { origin: ORIGIN, 'access-control-request-method': 'POST' }
  for (const path of ['/trips/api/profile', '/trips/auth/login', '/auth/login', '/trips/nothing']) {
    const reply = await request('OPTIONS', path, preflight)
    expect([reply.status, readableBy(reply)]).toEqual([204, ORIGIN])
    expect(reply.headers.get('x-request-id')).toMatch(/\S/)
  }
  const elsewhere = await request('OPTIONS', '/trips/api/profile', {
    ...preflight,
    origin: 'https://evil.example',
  })
  expectProblem(elsewhere, { status: 404, code: 'not_found' })
  expect(readableBy(elsewhere)).toBeNull()
  const site = await request('OPTIONS', '/api/user/profile', preflight)
  expectProblem(site, { status: 404, code: 'not_found' })
  expect(readableBy(site)).toBeNull()
})

test('a page of the key reads every refusal, whichever layer it is of', async () => {
  const headers = { ...key, origin: ORIGIN }
  const refusals = [
    { reply: await request('GET', '/trips/api/profile', headers), code: 'token_missing' },
    { reply: await request('GET', '/trips/nothing', headers), code: 'not_found' },
    {
      reply: await readReply(
        await app.app.request('http://rihla.test/trips/auth/login', {
          method: 'POST',
          headers: { ...headers, 'content-type': 'text/plain' },
          body: 'x',
        }),
      ),
      code: 'not_json',
    },
  ]
  for (const { reply, code } of refusals) {
    expectProblem(reply, { status: reply.status, code })
    expect(readableBy(reply)).toBe(ORIGIN)
    expect(reply.headers.get('access-control-expose-headers')).toContain('retry-after')
    expect(reply.headers.get('access-control-allow-credentials')).toBeNull()
  }
})

test('replies are in the language of the header; neither lang_id nor Accept-Language has a say', async () => {
  const titleOf = async (headers: Record<string, string>, query = '') =>
    (await request('GET', `/trips/api/profile${query}`, headers)).body.title
  expect(await titleOf({ language: 'ar' }, '?lang_id=1')).toBe('سجّل الدخول أولًا')
  expect(await titleOf({ language: ' AR ', 'accept-language': 'en' })).toBe('سجّل الدخول أولًا')
  expect(await titleOf({ 'accept-language': 'ar' }, '?lang_id=2')).toBe('Sign in first')
  expect(await titleOf({ language: 'ur', 'accept-language': 'ar' })).toBe('Sign in first')
})
