import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountOf } from '#testing/builders/account.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { journey } from '#testing/builders/journey.ts'
import { expectArabic, expectProblem } from '#testing/builders/problem.ts'

const SAID = { topic: 'booking', message: 'The voucher came late.\r\nالباقي ممتاز', score: 4 }

let app: TestApp
let token: string
beforeAll(async () => {
  app = await testApp()
  token = await accountOf(app).proved({ email: 'layla@example.com' })
})
afterAll(() => app.close())

const send = (body: unknown, { as = token, query = '' } = {}) =>
  app.call(`/api/user/feedback${query}`, { token: as, body })

test('what somebody tells us is kept for the staff as it was said, line by line', async () => {
  const { status, body } = await send(SAID, { query: '?lang_id=2' })
  expect(status).toBe(201)
  const kept = await app.database.db
    .selectFrom('enquiries')
    .select(['kind', 'state', 'message', 'content', 'lang_id', 'created_at'])
    .where('id', '=', body.feedback_id)
    .executeTakeFirstOrThrow()
  expect(kept).toEqual({
    kind: 'feedback',
    state: 'new',
    message: 'The voucher came late.\nالباقي ممتاز',
    content: { topic: 'booking', score: 4 },
    lang_id: 2,
    created_at: new Date('2026-12-01T09:00:00Z'),
  })
})

test.for([
  { name: 'no topic', over: { topic: undefined }, path: 'topic', message: 'Topic is Required' },
  { name: 'a topic of their own', over: { topic: 'weather' }, path: 'topic', message: 'Topic is Required' },
  { name: 'nothing said', over: { message: '  ' }, path: 'message', message: 'Message is Required' },
  {
    name: 'more than 2000 characters',
    over: { message: 'x'.repeat(2001) },
    path: 'message',
    message: 'At most 2000 characters (max)',
  },
  { name: 'no stars', over: { score: undefined }, path: 'score', message: 'A score is 1 to 5' },
  { name: 'six stars', over: { score: 6 }, path: 'score', message: 'A score is 1 to 5' },
])('feedback is refused: $name', async ({ over, path, message }) => {
  const refused = await send({ ...SAID, ...over })
  expectProblem(refused, { status: 400, code: 'invalid_request', fields: [{ path, message }] })
  expectArabic(await send({ ...SAID, ...over }, { query: '?lang_id=2' }))
})

test('it is for people with an account', async () => {
  const guest = await journey(app).guest()
  expectProblem(await send(SAID, { as: guest }), { status: 403, code: 'account_required' })
})

test('the sixth within a minute has to wait', async () => {
  const limited = await testApp({ environment: { RATE_LIMIT_SCALE: '1' } })
  try {
    const as = await accountOf(limited).proved({ email: 'layla@example.com' })
    const answers = []
    for (let at = 0; at < 6; at++)
      answers.push(await limited.call('/api/user/feedback', { token: as, body: SAID }))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429])
    expect(Number(answers[5]?.headers.get('retry-after'))).toBeGreaterThan(0)
  } finally {
    await limited.close()
  }
})
