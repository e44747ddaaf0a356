import { expect, test } from 'vitest'
import type { SmsboxEntry } from '#domains/outgoing/public.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { readReply } from '#testing/builders/api/problem.ts'
import { smsboxRoutes } from './smsbox.routes.ts'

const entry: SmsboxEntry = {
  recipient: '+971501234567',
  text: '<script>alert(1)</script> رمزك',
  createdAt: '2026-12-01T09:00:00Z',
  sentAt: null,
  lastFailure: 'HTTP 503',
}
const read = async (entries: SmsboxEntry[]) =>
  readReply(await smsboxRoutes({ listSms: async () => entries }).request('/smsbox'))

test('the box shows each message, escaped, with whom it is for and what kept it', async () => {
  const { body, headers } = await read([
    entry,
    { ...entry, text: 'sent', sentAt: '2026-12-01T09:01:00Z', lastFailure: null },
    { ...entry, text: 'new', lastFailure: null },
  ])
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; رمزك')
  expect(body).not.toContain('<script')
  for (const text of ['+971501234567', '2026-12-01 09:00 UTC', 'not yet: HTTP 503', '2026-12-01 09:01 UTC'])
    expect(body).toContain(text)
  expect(body).toContain('<td>not yet</td>')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('cache-control')).toBe('no-store')
})

test('an empty box says so', async () => {
  expect((await read([])).body).toContain('No message was written yet.')
})

test('the box is beside the mailbox, and each links to the other', async () => {
  const app = await testApp()
  try {
    const page = async (path: string) => readReply(await app.app.request(`http://rihla.test${path}`))
    expect((await page('/mailbox')).body).toContain('href="/smsbox"')
    expect((await page('/smsbox')).body).toContain('href="/mailbox"')
  } finally {
    await app.close()
  }
})
