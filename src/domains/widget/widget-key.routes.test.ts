import { expect, test } from 'vitest'
import { addPartner } from '#testing/builders/accounts/partners.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { keyWith } from '#testing/builders/trips/trip-people.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await testApp())

test('a page on its key’s domains reads what it may know of it; any other is told that it has no such key', async () => {
  const { keyId, key } = await keyWith(app, { domains: ['*.falcon.example'] })
  const base_urls = ['https://cars.falcon.example/trips', 'https://cars.falcon.example']
  await app.database.db.updateTable('api_keys').set({ base_urls }).where('id', '=', keyId).execute()
  const requestFrom = (origin: string) => app.call(`/widget/key?key=${key}`, { headers: { origin } })
  const ours = await requestFrom('https://book.falcon.example:8443')
  expect(ours.body).toEqual({ name: 'Falcon’s intranet', base_urls: ['https://cars.falcon.example'] })
  expect(ours.headers.get('access-control-allow-origin')).toBe('https://book.falcon.example:8443')
  expect(ours.headers.get('vary')).toContain('Origin')
  for (const origin of ['https://evil.example', 'null', 'https://falcon.example']) {
    const rejected = await requestFrom(origin)
    expectProblem(rejected, { status: 404, code: 'trip_key_not_found' })
    expect(rejected.headers.get('access-control-allow-origin')).toBe('*')
    expect(JSON.stringify(rejected.body)).not.toContain('Falcon')
  }
})

test('a key that is revoked or never was is not found', async () => {
  const { keyId, key } = await keyWith(app)
  const revoked_at = app.clock.now()
  await app.database.db.updateTable('api_keys').set({ revoked_at }).where('id', '=', keyId).execute()
  for (const query of [`?key=${key}`, '?key=tk_NEVER', '?key=%00', ''])
    expectProblem(await app.call(`/widget/key${query}`), { status: 404, code: 'trip_key_not_found' })
})

test('a partner’s key is for the pages that they state, in their name, until they have ended', async () => {
  const { db } = app.database
  const owner = await peopleOf(app).add({ role: 'traveller', email: 'dune@example.com' })
  await db.updateTable('users').set({ role: 'partner' }).where('id', '=', owner).execute()
  const partnerId = await addPartner(db, { code: 'DUNE', owner, now: app.clock.now() })
  const { token } = await peopleOf(app).tokenOf(owner)
  const state = (domains: unknown) => app.call('/api/user/widget-domains', { token, body: { domains } })
  const key: string = (await app.call('/api/user/master-setting', { token })).body.widget_key
  const requestFrom = (origin: string) => app.call(`/widget/key?key=${key}`, { headers: { origin } })

  const unstated = await requestFrom('https://blog.example')
  expectProblem(unstated, { status: 404, code: 'widget_without_domains' })
  expect(unstated.body.title).toBe('The owner of this key has not added the domains of their pages yet')
  expect(await state(['blog.example', '*.dune.example', 'blog.example'])).toMatchObject({
    status: 200,
    body: { widget_key: key, widget_domains: ['blog.example', '*.dune.example'] },
  })
  for (const origin of ['https://blog.example', 'https://www.dune.example'])
    expect((await requestFrom(origin)).body).toEqual({ name: 'Dune Travel', base_urls: [] })
  expectProblem(await requestFrom('https://evil.example'), { status: 404, code: 'trip_key_not_found' })
  expectProblem(await state(['https://blog.example/']), { status: 400, code: 'invalid_request' })

  await db.updateTable('partner_members').set({ role: 'reports' }).where('user_id', '=', owner).execute()
  expectProblem(await state([]), { status: 403, code: 'owners_only' })
  await db.updateTable('partners').set({ ended_at: app.clock.now() }).where('id', '=', partnerId).execute()
  expectProblem(await requestFrom('https://blog.example'), { status: 404, code: 'trip_key_not_found' })
})
