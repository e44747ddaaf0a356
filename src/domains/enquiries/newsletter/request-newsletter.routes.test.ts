import { sql } from 'kysely'
import pg from 'pg'
import { beforeEach, expect, test, vi } from 'vitest'
import { consentWording } from '#domains/translations/consent.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { newsletterOf } from '#testing/builders/content/newsletter.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'

const app = forFile(await testApp())
const newsletter = newsletterOf(app)
beforeEach(() => app.clock.set('2026-12-01T09:00:00Z'))

test('an address gets the newsletter once its reader has confirmed it, and the proof of that is kept', async () => {
  const email = newsletter.newAddress()
  const reply = await newsletter.subscribe(email.toUpperCase(), { page: '/en/help' })
  expect([reply.status, reply.body]).toEqual([202, { accepted: true }])
  app.clock.pass({ minutes: 3 })
  const secret = await newsletter.secretFor(email, 'confirm')
  expect(await newsletter.subscriptionOf(email)).toBeUndefined()
  app.clock.pass({ hours: 5 })
  const confirmed = await newsletter.confirm(secret)
  expect([confirmed.status, confirmed.body]).toEqual([200, { state: 'confirmed' }])
  expect(await newsletter.subscriptionOf(email)).toMatchObject({
    email,
    lang_id: 1,
    wording: consentWording('en', 'Rihla'),
    page: '/en/help',
    asked_at: Temporal.Instant.from('2026-12-01T09:00:00Z'),
    confirmed_at: Temporal.Instant.from('2026-12-01T14:03:00Z'),
    left_at: null,
  })
  const mails = (await newsletter.mailsTo(email)).map(({ subject }) => subject)
  expect(mails).toEqual([
    'You are subscribed to the Rihla newsletter',
    'Please confirm your Rihla newsletter subscription',
  ])
})

test('no secret of a link is in the database', async () => {
  const email = newsletter.newAddress()
  const unsubscribeSecret = await newsletter.subscribed(email)
  const again = await newsletter.requestSecret()
  for (const table of ['newsletter_asks', 'newsletter_subscriptions', 'newsletter_leave_links'])
    for (const secret of [unsubscribeSecret, again]) {
      const { rows } =
        await sql`select 1 from ${sql.table(table)} t where t::text like ${`%${secret}%`}`.execute(
          app.database.db,
        )
      expect(rows).toEqual([])
    }
})

test('the wording kept is the one of the language that was asked in', async () => {
  const email = newsletter.newAddress()
  await newsletter.subscribed(email, { lang_id: 2 })
  expect(await newsletter.subscriptionOf(email)).toMatchObject({
    lang_id: 2,
    wording: consentWording('ar', 'Rihla'),
  })
  for (const { subject, html } of await newsletter.mailsTo(email)) {
    expect(subject).toMatch(/\p{Script=Arabic}/u)
    expect(html).toContain('dir="rtl"')
    expect(html).toContain('/ar/newsletter/')
  }
})

test('a link confirms once, and for seven days', async () => {
  const used = await newsletter.requestSecret()
  await newsletter.confirm(used)
  const old = await newsletter.requestSecret()
  app.clock.pass({ hours: 7 * 24 })
  for (const secret of [used, old, 'x'.repeat(43)]) {
    expectProblem(await newsletter.confirm(secret), { status: 410, code: 'link_over' })
    expectArabic(await newsletter.confirm(secret, { lang_id: 2 }))
  }
})

test('of two links either confirms, and the other then changes nothing', async () => {
  const email = newsletter.newAddress()
  const first = await newsletter.requestSecret(email)
  app.clock.pass({ minutes: 2 })
  const second = await newsletter.requestSecret(email, { page: '/ar/deals' })
  expect(second).not.toBe(first)
  expect((await newsletter.confirm(first)).status).toBe(200)
  const before = await newsletter.subscriptionOf(email)
  const mails = (await newsletter.mailsTo(email)).length
  expect((await newsletter.confirm(second)).status).toBe(200)
  expect(await newsletter.subscriptionOf(email)).toEqual(before)
  expect(await newsletter.mailsTo(email)).toHaveLength(mails)
})

test('a subscriber, a stranger and who left are answered alike, by the same statements', async () => {
  const [known, left, unknown] = [newsletter.newAddress(), newsletter.newAddress(), newsletter.newAddress()]
  await newsletter.subscribed(known)
  await newsletter.unsubscribe(await newsletter.subscribed(left))
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const seen = []
  try {
    for (const email of [known, left, unknown]) {
      query.mockClear()
      const { status, body } = await newsletter.subscribe(email)
      seen.push({ status, body, statements: query.mock.calls.map(([statement]: unknown[]) => statement) })
    }
  } finally {
    query.mockRestore()
  }
  expect(seen[1]).toEqual(seen[0])
  expect(seen[2]).toEqual(seen[0])
})

test('a robot and a throw-away mailbox are answered as anybody, and get nothing', async () => {
  const bot = newsletter.newAddress()
  for (const [email, more] of [
    [bot, { fax: '+1 555' }],
    ['somebody@mailinator.com', {}],
    ['somebody@Mailinator.COM', {}],
  ] as const) {
    expect(await newsletter.subscribe(email, more)).toMatchObject({ status: 202, body: { accepted: true } })
    expect(await newsletter.mailsTo(email)).toEqual([])
  }
})

test('nobody fills a mailbox, however it is spelt: a mail a minute, three a day, six a week', async () => {
  const spelt = ['full@gmail.com', 'fu.ll@gmail.com', 'full+news@googlemail.com']
  const mails = async () => {
    // One after another: of jobs at once the one that finds nothing ends before the other has written its mail.
    const found = []
    for (const email of spelt) found.push(...(await newsletter.mailsTo(email)))
    return found
  }
  const mailsAfter = async (times: number) => {
    for (let time = 0; time < times; time++) {
      await newsletter.subscribe(spelt[time % spelt.length]!)
      await newsletter.work()
      app.clock.pass({ seconds: 61 })
    }
    return (await mails()).length
  }
  for (const email of spelt) {
    await newsletter.subscribe(email)
    expect(await mails()).toHaveLength(1)
  }
  app.clock.pass({ seconds: 60 })
  expect(await mailsAfter(10)).toBe(3)
  app.clock.pass({ hours: 24 })
  expect(await mailsAfter(10)).toBe(6)
  app.clock.pass({ hours: 24 })
  expect(await mailsAfter(10)).toBe(6)
  app.clock.pass({ hours: 6 * 24 })
  expect(await mailsAfter(1)).toBe(7)
})

test('a subscriber who asks again is told so, once a day, with a link to leave', async () => {
  const email = newsletter.newAddress()
  await newsletter.subscribed(email)
  for (let time = 0; time < 3; time++) {
    await newsletter.subscribe(email, { lang_id: 2 })
    await newsletter.work()
    app.clock.pass({ hours: 1 })
  }
  const arabicMails = (await newsletter.mailsTo(email)).filter(({ lang_id }) => lang_id === 2)
  expect(arabicMails.map(({ subject }) => subject)).toEqual(['أنت مشترك في نشرة Rihla بالفعل'])
  app.clock.pass({ hours: 24 })
  await newsletter.subscribe(email)
  expect(await newsletter.mailsTo(email)).toHaveLength(4)
  expect((await newsletter.oneClick(email)).status).toBe(200)
})

test.for([
  { name: 'no address', body: {}, path: 'email', message: 'Email is Required' },
  { name: 'no real one', body: { email: 'layla@' }, path: 'email', message: 'Email is not valid' },
  { name: 'two', body: { email: 'a@b.co, c@d.co' }, path: 'email', message: 'Email is not valid' },
  {
    name: 'an address that is too long',
    body: { email: `${'l'.repeat(250)}@b.co` },
    path: 'email',
    message: 'At most 254 characters (max)',
  },
  {
    name: 'a page that is too long',
    body: { email: 'a@b.co', page: `/${'x'.repeat(300)}` },
    path: 'page',
    message: 'At most 300 characters (max)',
  },
  {
    name: 'a line break',
    body: { email: 'a@b.co\r\nBcc: c@d.co' },
    path: 'email',
    message: 'Control characters are not allowed',
  },
])('a request is refused in both languages: $name', async ({ body, path, message }) => {
  const send = (more: object = {}) => app.call('/api/subscribe', { body: { ...body, ...more } })
  expectProblem(await send(), { status: 400, code: 'invalid_request', fields: [{ path, message }] })
  expectArabic(await send({ lang_id: 2 }))
})

test.for(['confirm', 'leave'])('the secret that would %s is refused where it is none', async (action) => {
  for (const secret of [undefined, '', 'short', 'x'.repeat(101), '../../../etc/passwd-and-more', 7]) {
    const send = (more: object = {}) => app.call(`/api/newsletter/${action}`, { body: { secret, ...more } })
    expectProblem(await send(), { status: 400, code: 'invalid_request', fields: [{ path: 'secret' }] })
    expectArabic(await send({ lang_id: 2 }))
  }
})

test('the sixth request of a network within a minute has to wait, and so has who tries secrets', async () => {
  const limited = await testApp({ environment: { RATE_LIMIT_SCALE: '1' } })
  try {
    const steps = newsletterOf(limited)
    const statuses = []
    for (let at = 0; at < 6; at++) statuses.push((await steps.subscribe(steps.newAddress())).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    const tried = await Promise.all(Array.from({ length: 21 }, () => steps.confirm('x'.repeat(43))))
    expect(tried.filter(({ status }) => status === 429)).toHaveLength(1)
  } finally {
    await limited.close()
  }
})
