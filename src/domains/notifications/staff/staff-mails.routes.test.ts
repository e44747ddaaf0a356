import { expect, test } from 'vitest'
import { MAX_ATTEMPTS } from '#domains/outgoing/public.ts'
import { accountOf } from '#testing/builders/accounts/account.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { DRIVER, journey } from '#testing/builders/rentals/journey.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { freePort, mailServer } from '#testing/stand-ins/mail-server.ts'
import type { StaffMail, StaffMails } from './staff-mail.contract.ts'

const port = await freePort()
const app = forFile(await testApp({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } }))
const people = peopleOf(app)
const steps = journey(app)
const memberId = await people.add({ role: 'staff', staffRoles: ['support'] })
const support = async () => (await people.tokenOf(memberId)).token

const list = async (query: Record<string, string> = {}): Promise<StaffMails> =>
  (await app.call(`/api/staff/mails?${new URLSearchParams(query)}`, { token: await support() })).body
const post = async (path: string, body: object = {}) =>
  app.call(`/api/staff/mails/${path}`, { token: await support(), body })
const file = async (path: string) =>
  app.app.request(`/api/staff/mails/${path}`, { headers: { authorization: `Basic ${await support()}` } })
const audited = (action: string) =>
  app.database.db.selectFrom('audit_entries').selectAll().where('action', '=', action).execute()

async function ordered(email: string): Promise<string> {
  const token = await steps.guest()
  const booking = await steps.cart(token, (await steps.quote('Flexible')).quote_id)
  await steps.order(token, booking, { driver: { ...DRIVER, email } })
  return booking.booking_id
}

/** Nobody takes a mail, until every mail that waits is given up. */
async function giveUp() {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    await app.app.runJob('send mails')
    app.clock.pass({ hours: 8 })
  }
}

test('the mail server comes back and what was given up goes: once, whoever presses, but for links that are over', async () => {
  const booked = [await ordered('anna@example.com'), await ordered('omar@example.com')]
  expect((await list({ search: 'ANNA@' })).items).toMatchObject([
    {
      recipient: 'anna@example.com',
      state: 'waiting',
      topic: 'booking',
      about: { kind: 'booking', id: booked[0] },
    },
  ])
  await app.app.runJob('send mails')
  const [failed] = (await list({ state: 'failed', search: 'anna@' })).items
  expect(failed?.failure).toBe('ESOCKET')
  expect(failed?.due_at).not.toBeNull()

  await accountOf(app).registerVerified({ email: 'forgets@example.com' })
  await app.call('/api/forget-password', { body: { email: 'forgets@example.com' } })
  await giveUp()
  const { counts, dead, items } = await list({ state: 'given_up' })
  expect(counts).toMatchObject({ waiting: 0, failed: 0, given_up: items.length })
  const over = items.filter(({ can }) => !can.resend)
  expect(dead.mails).toBe(items.length - over.length)
  expect(dead).toMatchObject({ oldest_at: expect.any(String) })
  expect(items.filter(({ topic }) => topic === 'booking').every(({ can }) => can.resend)).toBe(true)

  const server = await mailServer(port)
  try {
    const pressed = await Promise.all([post('resend-dead', {}), post('resend-dead', {})])
    expect(pressed.map(({ body }) => body.resent).toSorted()).toEqual([0, dead.mails])
    await app.app.runJob('send mails')
    await app.app.runJob('send mails')
    expect(server.messages.filter((to) => /^(anna|omar)@/.test(to)).toSorted()).toEqual([
      'anna@example.com',
      'omar@example.com',
    ])
    expect(server.messages).toHaveLength(dead.mails)
    expect((await list({ state: 'given_up' })).items).toHaveLength(over.length)
    expect((await audited('resend_mails')).map(({ after }) => after)).toContainEqual({
      mails: dead.mails,
      by_address: false,
    })
  } finally {
    await server.close()
  }
})

test('one that was given up is sent again by itself, and a filter sends no more than it shows', async () => {
  await ordered('one@example.com')
  await ordered('two@example.com')
  await giveUp()
  const ofOne = (await list({ search: 'one@', state: 'given_up' })).items
  const [mail] = ofOne as [StaffMail]
  const resent = await post(`${mail.mail_id}/resend`)
  expect(resent.body.mail).toMatchObject({ state: 'waiting', attempts: 0, failure: null })
  expectProblem(await post(`${mail.mail_id}/resend`), { status: 409, code: 'mail_not_dead' })
  expectProblem(await post(`${crypto.randomUUID()}/resend`), { status: 404, code: 'mail_not_found' })
  expect((await post('resend-dead', { search: 'two@', topic: 'trip' })).body).toEqual({ resent: 0 })
  expect((await post('resend-dead', { search: 'two@', topic: 'booking' })).body).toEqual({ resent: 1 })
})

test('a mail about a booking is shown without links and scripts, and who looked is written down; an account’s is not', async () => {
  const bookingId = await ordered('looks@example.com')
  const [mail] = (await list({ search: 'looks@' })).items as [StaffMail]
  const shown = await file(`${mail.mail_id}/body`)
  const html = await shown.text()
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(shown.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; .*frame-ancestors 'self'; sandbox$/,
  )
  expect(html).not.toMatch(/href|<script/)
  expect(await audited('read_mail')).toMatchObject([
    { staff_id: memberId, subject: 'booking', subject_id: bookingId },
  ])

  await accountOf(app).register({ email: 'new.account@example.com' })
  await accountOf(app).mailsTo('new.account@example.com')
  const [link] = (await list({ search: 'new.account@' })).items as [StaffMail]
  expect(link.can.open).toBe(false)
  expect((await file(`${link.mail_id}/body`)).status).toBe(404)
})

test('every template is shown in both languages, and what is none is not found', async () => {
  for (const lang of ['1', '2']) {
    const { body } = await app.call(`/api/staff/mails/templates?lang_id=${lang}`, { token: await support() })
    const names = body.items.map((one: { topic: string; template: string }) => `${one.topic}/${one.template}`)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) {
      const shown = await file(`templates/${name}?lang_id=${lang}`)
      expect(shown.status, name).toBe(200)
      expect(await shown.text(), name).toContain(lang === '2' ? 'dir="rtl"' : 'lang="en"')
    }
  }
  expect((await file('templates/booking/none')).status).toBe(404)
})

test('what is asked wrongly is refused, and who need not see mails does not', async () => {
  for (const query of ['state=lost', 'topic=cars', 'after=last', 'page_size=101'])
    expectProblem(await app.call(`/api/staff/mails?${query}`, { token: await support() }), {
      status: 400,
      code: 'invalid_request',
    })
  const finance = await people.tokenOf(await people.add({ role: 'staff', staffRoles: ['finance'] }))
  expectProblem(await app.call('/api/staff/mails', finance), { status: 403, code: 'staff_role_missing' })
})
