import { beforeEach, expect, test } from 'vitest'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { keyWith } from '#testing/builders/trips/trip-people.ts'
import { frameOf } from '#testing/builders/trips/widget-frame.ts'
import { widgetApp } from '#testing/infrastructure/widget-app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const OUR_PAGE = { origin: 'http://rihla.test' }

const app = forFile(await widgetApp())
beforeEach(() => app.clock.set('2026-12-01T09:00:00Z'))

const renew = (key: string, session: string, more: object = {}) =>
  app.call('/widget/session', {
    body: {},
    headers: { 'x-api-key': key, 'x-widget-session': session, ...more },
  })
const cityStatus = async (key: string, session: string) =>
  (
    await app.call('/trips/api/city/grid', {
      headers: { ...OUR_PAGE, 'x-api-key': key, 'x-widget-session': session },
    })
  ).status
const servedFrame = async () => {
  const { key, boot } = await frameOf(app)
  return { key, first: boot?.session ?? expect.fail('no session') }
}

test('a frame calls trips with the session that it came with, and with the next ones for a day', async () => {
  const { key, first } = await servedFrame()
  expect(first.expires_at).toBe('2026-12-01T09:15:00Z')
  expect(await cityStatus(key, first.token)).toBe(200)
  app.clock.pass({ minutes: 14 })
  const second = await renew(key, first.token)
  expect(second.body).toEqual({ token: expect.any(String), expires_at: '2026-12-01T09:29:00Z' })
  expect(second.headers.get('cache-control')).toBe('no-store')
  app.clock.pass({ minutes: 2 })
  expect(await cityStatus(key, first.token)).toBe(403)
  expect(await cityStatus(key, second.body.token)).toBe(200)
  app.clock.set('2026-12-02T08:50:00Z')
  const last = await renew(key, second.body.token)
  expect(last.body.expires_at).toBe('2026-12-02T09:00:00Z')
  app.clock.set('2026-12-02T09:00:00Z')
  expect(await cityStatus(key, last.body.token)).toBe(403)
  const over = await renew(key, last.body.token)
  expectProblem(over, { status: 403, code: 'widget_session_over' })
  expectArabic(await renew(key, last.body.token, { 'accept-language': 'ar' }))
})

test('a session is renewed for the key alone that its frame was served for, while that is in force', async () => {
  const { key, first } = await servedFrame()
  const other = await keyWith(app)
  for (const session of ['', 'x', 'x.y', `${first.token}.x`])
    expectProblem(await renew(key, session), { status: 403, code: 'widget_session_over' })
  expectProblem(await renew(other.key, first.token), { status: 403, code: 'widget_session_over' })
  expectProblem(await renew('tk_NEVER', first.token), { status: 401, code: 'key_unknown' })
  expectProblem(await renew('', first.token), { status: 401, code: 'key_unknown' })
  const revoked = { revoked_at: app.clock.now() }
  await app.database.db.updateTable('api_keys').set(revoked).where('key', '=', key).execute()
  expectProblem(await renew(key, first.token), { status: 401, code: 'key_revoked' })
})
