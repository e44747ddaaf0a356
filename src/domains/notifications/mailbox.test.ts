import { expect, test } from 'vitest'
import type { FileOf, Mail, MailboxEntry } from '#domains/outgoing/public.ts'
import { confirmedMail } from '#domains/rentals/mails/confirmed-mail.ts'
import { sampleBooking } from '#domains/rentals/mails/sample-booking.ts'
import { mailboxRoutes } from './mailbox.routes.ts'

const id = '01930000-0000-7000-8000-00000000000a'
const setting = { productName: 'Rihla', publicUrl: 'https://rihla.example', language: 'ar' } as const

const stored: Mail & MailboxEntry = {
  ...confirmedMail(sampleBooking(), setting),
  id,
  recipient: '<script>alert(1)</script>@example.com',
  langId: 2,
  createdAt: '2026-12-01T09:00:00Z',
  sentAt: null,
  attempts: 2,
  lastFailure: 'ECONNECTION',
  headers: { 'List-Unsubscribe': '<https://rihla.example/leave>' },
}

/** An attachment as text; an invoice as its number, a voucher as its reference. */
const fileOf: FileOf = async ({ filename, contentType, ...rest }) => ({
  filename,
  contentType,
  content: 'content' in rest ? rest.content : 'voucher' in rest ? rest.voucher.reference : rest.invoice,
})

const mailbox = mailboxRoutes({
  fileOf,
  listMails: async () => [stored],
  readMail: async (requested) => (requested === id ? stored : null),
})

test('the list names each mail, escaped, right to left where the mail is, and says what kept it', async () => {
  const answer = await mailbox.request('/mailbox')
  const page = await answer.text()
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(page).toContain(`href="/mailbox/${id}"`)
  expect(page).toContain('<bdi dir="rtl">تم تأكيد حجز سيارتك')
  expect(page).toContain('not yet: ECONNECTION (attempt 2)')
  expect(page).not.toContain('<script')
  expect((await mailbox.request('/mailbox/style.css')).headers.get('content-type')).toContain('text/css')
})

test('a mail is shown in a frame that runs nothing, beside its text, its attachment and its headers', async () => {
  const page = await (await mailbox.request(`/mailbox/${id}`)).text()
  expect(page).toMatch(
    /<iframe\s+src="\/mailbox\/[^"]+\/body"[^>]*\ssandbox="allow-popups allow-popups-to-escape-sandbox"\s*>/,
  )
  expect(page).toContain('<pre dir="rtl">')
  expect(page).toContain('KMRTW7XYZ2.ics')
  expect(page).toMatch(/<dt>List-Unsubscribe<\/dt>\s*<dd>&lt;https:\/\/rihla\.example\/leave&gt;<\/dd>/)
  expect(page).not.toContain('<script')
})

test('the body is the mail itself, framed only here, with no more than its own styles let in', async () => {
  const answer = await mailbox.request(`/mailbox/${id}/body`)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(await answer.text()).toBe(stored.html)
  expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-hashes' 'sha256-/)
  expect(policy).toContain("frame-ancestors 'self'; sandbox allow-popups")
  expect(policy).not.toMatch(/inline|script|allow-scripts/)
  expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN')
})

test('an attachment is downloaded as it was written', async () => {
  const answer = await mailbox.request(`/mailbox/${id}/attachments/0`)
  expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''KMRTW7XYZ2.ics")
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR/)
})

test.for([
  '/mailbox/01930000-0000-7000-8000-00000000000b',
  '/mailbox/not-an-id',
  '/mailbox/..%2f',
  `/mailbox/${id}/attachments/2`,
  `/mailbox/${id}/attachments/x`,
])('%s is not found', async (path) => {
  expect((await mailbox.request(path)).status).toBe(404)
})
