import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { keyWith } from '#testing/builders/trips/trip-people.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('a page on its key’s domains reads what it may know of it; any other is told that it has no such key', async () => {
  const { keyId, key } = await keyWith(app, { domains: ['*.falcon.example'] })
  const base_urls = ['https://cars.falcon.example/trips', 'https://cars.falcon.example']
  await app.database.db.updateTable('api_keys').set({ base_urls }).where('id', '=', keyId).execute()
  const ask = (origin: string) => app.call(`/widget/key?key=${key}`, { headers: { origin } })
  const ours = await ask('https://book.falcon.example:8443')
  expect(ours.body).toEqual({ name: 'Falcon’s intranet', base_urls: ['https://cars.falcon.example'] })
  expect(ours.headers.get('access-control-allow-origin')).toBe('https://book.falcon.example:8443')
  expect(ours.headers.get('vary')).toContain('Origin')
  for (const origin of ['https://evil.example', 'null', 'https://falcon.example']) {
    const refused = await ask(origin)
    expectProblem(refused, { status: 404, code: 'trip_key_not_found' })
    expect(refused.headers.get('access-control-allow-origin')).toBe('*')
    expect(JSON.stringify(refused.body)).not.toContain('Falcon')
  }
})

test('a key that is revoked or never was is not found', async () => {
  const { keyId, key } = await keyWith(app)
  const revoked_at = app.clock.now()
  await app.database.db.updateTable('api_keys').set({ revoked_at }).where('id', '=', keyId).execute()
  for (const query of [`?key=${key}`, '?key=tk_NEVER', '?key=%00', ''])
    expectProblem(await app.call(`/widget/key${query}`), { status: 404, code: 'trip_key_not_found' })
})
