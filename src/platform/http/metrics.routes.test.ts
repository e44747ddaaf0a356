import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { searching } from '#testing/builders/rentals/searching.ts'

const TOKEN = 'a-token-of-the-test'

const app = forFile(await testApp({ environment: { METRICS_TOKEN: TOKEN } }))

async function metrics(headers: HeadersInit = {}, remoteAddress = '127.0.0.1') {
  const bindings = { incoming: { socket: { remoteAddress } } }
  const reply = await app.app.request('http://rihla.test/metrics', { headers }, bindings)
  return { status: reply.status, type: reply.headers.get('content-type'), text: await reply.text() }
}

async function metric(line: string): Promise<number> {
  const { text } = await metrics()
  return Number(
    text
      .split('\n')
      .find((each) => each.startsWith(`${line} `))
      ?.split(' ')
      .at(-1),
  )
}

test.for(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])(
  '%s is answered in text 0.0.4',
  async (address) => {
    const { status, type, text } = await metrics({}, address)
    expect(status).toBe(200)
    expect(type).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(text).toContain('# TYPE rihla_supplier_answer_seconds histogram')
  },
)

test.for([
  { name: 'another address', headers: {}, address: '192.0.2.7' },
  { name: 'another address in version 6', headers: {}, address: '2001:db8::1' },
  { name: 'another token', headers: { authorization: 'Bearer a-token-of-the-tesu' }, address: '192.0.2.7' },
  { name: 'the token without Bearer', headers: { authorization: TOKEN }, address: '192.0.2.7' },
])('$name is told nothing', async ({ headers, address }) => {
  const { status, text } = await metrics(headers, address)
  expect(status).toBe(403)
  expect(JSON.parse(text)).toMatchObject({ code: 'metrics_closed' })
})

test.for(['/metrics', '/readyz', '/healthz'])(
  '%s is not there for whoever comes by a proxy',
  async (path) => {
    const headers = { 'x-forwarded-for': '192.0.2.7', authorization: `Bearer ${TOKEN}` }
    expectProblem(await app.call(path, { headers }), { status: 404, code: 'not_found' })
  },
)

test('who has the token is answered wherever it is', async () => {
  expect((await metrics({ authorization: `Bearer ${TOKEN}` }, '192.0.2.7')).status).toBe(200)
})

test('without a token in the configuration none opens it', async () => {
  const other = await testApp()
  const bindings = { incoming: { socket: { remoteAddress: '192.0.2.7' } } }
  const headers = { authorization: 'Bearer undefined' }
  const reply = await other.app.request('http://rihla.test/metrics', { headers }, bindings)
  expectProblem(
    { status: reply.status, headers: reply.headers, body: await reply.json() },
    { status: 403, code: 'metrics_closed' },
  )
  await other.close()
})

test('requests are measured by the pattern of the route that answered, also where none did', async () => {
  await app.call('/api/all-location?search=dubai')
  await app.call('/api/all-location?search=madrid')
  await app.call('/api/nothing/here')
  await app.call('/booking/ABCDEFGHJK/calendar.ics')
  const count = (labels: string) => metric(`rihla_http_request_seconds_count{${labels}}`)
  expect(await count('method="GET",route="/api/all-location",status="200"')).toBe(2)
  expect(await count('method="GET",route="/api/*",status="404"')).toBe(1)
  expect(await count('method="GET",route="/booking/:reference/calendar.ics",status="401"')).toBe(1)
})

test('a search that asked its suppliers shows in their counts and times', async () => {
  const { search } = searching(() => app)
  await search()
  expect(await metric('rihla_supplier_questions_total{plan="ok-mobility"}')).toBe(1)
  expect(await metric('rihla_supplier_answers_total{plan="ok-mobility"}')).toBe(1)
  expect(await metric('rihla_supplier_answer_seconds_bucket{le="+Inf",plan="ok-mobility"}')).toBe(1)
  expect(await metric('rihla_supplier_breaker{plan="ok-mobility",state="closed"}')).toBe(1)
})

test('tasks that wait for the staff are counted by kind, those that are done are not', async () => {
  const { db } = app.database
  // The tasks' bookings do not matter here, so foreign keys are disabled.
  await sql`alter table staff_tasks disable trigger all`.execute(db)
  const addTask = (kind: string, done: string | null) =>
    sql`insert into staff_tasks (id, booking_id, kind, deadline, created_at, done_at)
      values (${newId()}, ${newId()}, ${kind}, now(), now(), ${done}::timestamptz)`.execute(db)
  await addTask('supplier_silent', null)
  await addTask('supplier_silent', null)
  await addTask('supplier_silent', '2026-12-01T09:00:00Z')
  await addTask('refund_failed', '2026-12-01T09:00:00Z')
  expect(await metric('rihla_staff_tasks_open{kind="supplier_silent"}')).toBe(2)
  expect(await metric('rihla_staff_tasks_open{kind="refund_failed"}')).toBeNaN()
  await sql`update staff_tasks set done_at = now()`.execute(db)
  expect(await metric('rihla_staff_tasks_open{kind="supplier_silent"}')).toBeNaN()
})
