import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { derivedKey, derivedToken } from '#platform/crypto.ts'
import { emptyAudit } from '#testing/builders/staff/audit.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { newsletterOf } from '#testing/builders/content/newsletter.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectArabic, expectProblem, readReply } from '#testing/builders/api/problem.ts'
import { listSubscribers } from './list-subscribers.usecase.ts'
import type { Subscriber } from './newsletter.contract.ts'
import { csvStream } from '#platform/http/csv.ts'
import { subscriberRecords } from './subscribers-csv.ts'

let app: TestApp
let newsletter: ReturnType<typeof newsletterOf>
let staffId: string
let token: string
beforeAll(async () => {
  app = await testApp()
  newsletter = newsletterOf(app)
  const people = peopleOf(app)
  staffId = await people.add({ role: 'staff', email: 'staff@example.com' })
  ;({ token } = await people.tokenOf(staffId))
})
afterAll(() => app.close())
beforeEach(async () => void (await app.database.db.deleteFrom('newsletter_subscriptions').execute()))

const list = (query = '') => app.call(`/api/staff/newsletter${query}`, { token })
const emailsIn = (items: Subscriber[]) => items.map(({ email }) => email)

/** New subscribers, in the order in which they confirmed. */
async function subscribers(count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, () => newsletter.newAddress())
  for (const email of emails) await newsletter.subscribed(email)
  return emails
}

test('staff read who has confirmed and not left, each with links of their own to leave', async () => {
  const [remaining = '', gone = ''] = await subscribers(2)
  await newsletter.unsubscribe(await newsletter.secretFor(gone, 'leave'))
  await newsletter.requestSecret()
  const { status, headers, body } = await list()
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(emailsIn(body.items)).toEqual([remaining])
  expect(body.next).toBeNull()
  const secret = await newsletter.secretFor(remaining, 'leave')
  expect(body.items[0]).toMatchObject({
    lang_id: 1,
    leave_page: `http://rihla.test/en/newsletter/leave?secret=${secret}`,
    one_click: `http://rihla.test/api/newsletter/leave?secret=${secret}`,
  })
  expect((await newsletter.unsubscribe(secret)).status).toBe(200)
  expect((await list()).body.items).toEqual([])
})

test('pages follow each other without a gap, also when somebody leaves meanwhile', async () => {
  const emails = await subscribers(5)
  const first = (await list('?page_size=2')).body
  expect(emailsIn(first.items)).toEqual(emails.slice(0, 2))
  await newsletter.unsubscribe(await newsletter.secretFor(emails[1] ?? '', 'leave'))
  const second = (await list(`?page_size=2&after=${first.next}`)).body
  expect(emailsIn(second.items)).toEqual(emails.slice(2, 4))
  const third = (await list(`?page_size=2&after=${second.next}`)).body
  expect([emailsIn(third.items), third.next]).toEqual([emails.slice(4), null])
})

test('as CSV a page names its columns, and the next page in a header', async () => {
  const emails = await subscribers(3)
  const request = { headers: { authorization: `Basic ${token}` } }
  const page = async (path: string) => {
    const { headers, body } = await readReply(await app.app.request(`http://rihla.test${path}`, request))
    return { headers, rows: (body as unknown as string).trimEnd().split('\r\n') }
  }
  const first = await page('/api/staff/newsletter?format=csv&page_size=2')
  expect(first.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(first.headers.get('content-disposition')).toBe('attachment; filename="newsletter.csv"')
  expect(first.rows[0]?.replace('\uFEFF', '')).toBe(
    '"subscription_id","email","lang_id","confirmed_at","leave_page","one_click"',
  )
  expect(first.rows.slice(1).map((row) => row.split(',')[1])).toEqual(
    emails.slice(0, 2).map((email) => `"${email}"`),
  )
  const next = /^<http:\/\/rihla\.test(\S+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  const last = await page(next)
  expect(last.rows).toHaveLength(2)
  expect(last.headers.get('link')).toBeNull()
})

test('the CSV is opened by Excel as UTF-8, and no address in it is computed', async () => {
  const [email] = await subscribers(1)
  const [subscriber] = (await list()).body.items
  const computed = { ...subscriber, email: `=${email}` }
  const bytes = new Uint8Array(await new Response(csvStream(subscriberRecords([computed]))).arrayBuffer())
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes).split('\r\n')[1]).toContain(`,"'=${email}",`)
})

test('each page that is read leaves a row of the audit, with no address in it', async () => {
  const { db } = app.database
  await subscribers(1)
  await emptyAudit(db)
  await list()
  const audited = await db.selectFrom('audit_entries').selectAll().execute()
  expect(audited).toMatchObject([{ staff_id: staffId, action: 'export_newsletter', after: { count: 1 } }])
  expect(JSON.stringify(audited)).not.toContain('@')
})

test('links work on after the secret of the product was changed, those mailed before and new ones', async () => {
  const { db } = app.database
  const newKey = derivedKey('another secret of the product', 'links')
  const withNewKey = {
    db,
    clock: app.clock,
    unsubscribeSecretOf: (id: string) => derivedToken(newKey, id),
    publicUrl: 'http://rihla.test',
  }
  for (const which of ['mailed', 'listed'] as const) {
    const [email = ''] = await subscribers(1)
    const mailed = await newsletter.secretFor(email, 'leave')
    const { items } = await listSubscribers(
      withNewKey,
      { after: undefined, pageSize: 10 },
      { staffId, address: null },
    )
    const secrets = { mailed, listed: items[0]?.one_click.split('secret=')[1] ?? '' }
    expect(secrets.listed).not.toBe(mailed)
    expect((await newsletter.unsubscribe(secrets[which])).status).toBe(200)
    expect((await list()).body.items).toEqual([])
  }
})

test.for([
  { query: '?page_size=0', path: 'page_size' },
  { query: '?page_size=101', path: 'page_size' },
  { query: '?page_size=all', path: 'page_size' },
  { query: "?after=' or true--", path: 'after' },
  { query: '?after=7', path: 'after' },
  { query: '?format=xml', path: 'format' },
])('the list refuses $query', async ({ query, path }) => {
  expectProblem(await list(query), { status: 400, code: 'invalid_request', fields: [{ path }] })
  expectArabic(await list(`${query}&lang_id=2`))
})

test('nobody but staff reads it', async () => {
  const people = peopleOf(app)
  expectProblem(await app.call('/api/staff/newsletter'), { status: 401, code: 'sign_in_required' })
  for (const [role, code] of [
    ['guest', 'account_required'],
    ['traveller', 'staff_only'],
    ['partner', 'staff_only'],
  ] as const) {
    const id = await people.add({ role, ...(role !== 'guest' && { email: `${role}@example.com` }) })
    const as = (await people.tokenOf(id)).token
    expectProblem(await app.call('/api/staff/newsletter', { token: as }), { status: 403, code })
    expectArabic(await app.call('/api/staff/newsletter?lang_id=2', { token: as }))
  }
})
