import { expect, test } from 'vitest'
import { accountOf } from '#testing/builders/accounts/account.ts'
import { enquirers } from '#testing/builders/content/enquiries.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { journey } from '#testing/builders/rentals/journey.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'

const FEEDBACK = { topic: 'booking', message: 'The voucher came late.\r\nالباقي ممتاز', score: 4 }

const app = forFile(await testApp())
const token = await accountOf(app).registerVerified({ email: 'layla@example.com' })

const send = (body: unknown, { as = token, query = '' } = {}) =>
  app.call(`/api/user/feedback${query}`, { token: as, body })
const stored = (id: string) => enquirers(app).stored(id)

/** The mails about feedback that an address was sent, newest last. */
async function mailsTo(email: string) {
  const mails = await enquirers(app).mailsTo(email)
  return mails.filter(({ subject }) => /E-\d{4}-\d{4}$/.test(subject))
}

/** An account of its own, which has proved its address. */
async function somebody(email: string, over: object = {}) {
  return { email, as: await accountOf(app).registerVerified({ email, ...over }) }
}

test('what somebody tells us is kept for the staff as it was said, line by line, under their name', async () => {
  const { status, body } = await send({ ...FEEDBACK, page: '/account/feedback' }, { query: '?lang_id=2' })
  expect([status, body]).toEqual([
    201,
    {
      enquiry_id: expect.stringMatching(/^[\da-f-]{36}$/),
      number: expect.stringMatching(/^E-\d{4}-\d{4}$/),
      status: 'new',
    },
  ])
  const { user } = (await app.call('/api/user/profile', { token })).body
  expect(await stored(body.enquiry_id)).toMatchObject({
    number: body.number,
    kind: 'feedback',
    state: 'new',
    signs: [],
    name: 'Layla Haddad',
    email: 'layla@example.com',
    user_id: user.id,
    message: 'The voucher came late.\nالباقي ممتاز',
    content: { topic: 'booking', score: 4 },
    page: '/account/feedback',
    lang_id: 2,
    created_at: Temporal.Instant.from('2026-12-01T09:00:00Z'),
  })
})

test.for([
  {
    language: 'English',
    lang_id: 1,
    subject: 'We have received your message ',
    texts: ['Layla Haddad', 'Booking', '4 / 5', 'The voucher came late.', 'الباقي ممتاز', 'a new password'],
  },
  {
    language: 'Arabic',
    lang_id: 2,
    subject: 'وصلتنا رسالتك: ',
    texts: ['Layla Haddad', 'الحجز', '4 / 5', 'The voucher came late.', 'الباقي ممتاز', 'كلمة مرور جديدة'],
  },
])(
  'its sender is mailed the number with a copy, in $language',
  async ({ language, lang_id, subject, texts }) => {
    const { email, as } = await somebody(`reads.${language.toLowerCase()}@example.com`)
    const { body } = await send({ ...FEEDBACK, lang_id }, { as })
    const [mail, ...more] = await mailsTo(email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ subject: subject + body.number, lang_id })
    for (const text of [body.number, ...texts]) expect(mail?.text).toContain(text)
  },
)

const LINKS = 'https://a.example http://b.example www.c.example https://d.example'

test.for([
  { name: 'fills in the hidden field', over: { fax: '+1 555' }, sign: 'hidden_field' },
  { name: 'names four pages', over: { message: LINKS }, sign: 'many_links' },
  { name: 'is called a link', account: { last_name: 'at www.evil.example' }, sign: 'link_in_name' },
])(
  'a robot that $name is told the same, and kept as spam without a mail',
  async ({ over, account, sign }) => {
    const { email, as } = await somebody(`${sign}@example.com`, account)
    const { status, body } = await send({ ...FEEDBACK, ...over }, { as })
    expect([status, body.status]).toEqual([201, 'new'])
    expect(await stored(body.enquiry_id)).toMatchObject({ state: 'spam', signs: [sign] })
    expect(await mailsTo(email)).toEqual([])
  },
)

test('who sends a form that was opened two seconds ago is a robot', async () => {
  const { email, as } = await somebody('quick@example.com')
  const { form_token } = (await app.call('/api/enquiry-form?kind=feedback')).body
  app.clock.pass({ seconds: 2 })
  const { body } = await send({ ...FEEDBACK, form_token }, { as })
  expect(await stored(body.enquiry_id)).toMatchObject({ state: 'spam', signs: ['too_quick'] })
  expect(await mailsTo(email)).toEqual([])
})

test('an address that its account has not proved is mailed only by a form that was opened', async () => {
  const email = 'not.proved@example.com'
  const as = (await accountOf(app).register({ email })).body.token
  const unopened = (await send(FEEDBACK, { as })).body
  expect(await stored(unopened.enquiry_id)).toMatchObject({ state: 'new', signs: [] })
  expect(await mailsTo(email)).toEqual([])
  const { form_token } = (await app.call('/api/enquiry-form?kind=feedback')).body
  app.clock.pass({ seconds: 40 })
  const opened = (await send({ ...FEEDBACK, form_token }, { as })).body
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
    `We have received your message ${opened.number}`,
  ])
})

test('one account is mailed five times an hour; all that it says is kept', async () => {
  const { email, as } = await somebody('says.much@example.com')
  for (let at = 0; at < 6; at++) {
    const { body } = await send(FEEDBACK, { as })
    expect(await stored(body.enquiry_id)).toMatchObject({ state: 'new' })
  }
  expect(await mailsTo(email)).toHaveLength(5)
})

test.for([
  { name: 'no topic', over: { topic: undefined }, path: 'topic', message: 'Topic is Required' },
  {
    name: 'a topic of their own',
    over: { topic: 'weather' },
    path: 'topic',
    message: 'Choose one of the options',
  },
  { name: 'nothing said', over: { message: '  ' }, path: 'message', message: 'Message is Required' },
  {
    name: 'more than 2000 characters',
    over: { message: 'x'.repeat(2001) },
    path: 'message',
    message: 'At most 2000 characters (max)',
  },
  { name: 'no stars', over: { score: undefined }, path: 'score', message: 'Score must be from 1 to 5' },
  { name: 'six stars', over: { score: 6 }, path: 'score', message: 'Score must be from 1 to 5' },
])('feedback is refused: $name', async ({ over, path, message }) => {
  const rejected = await send({ ...FEEDBACK, ...over })
  expectProblem(rejected, { status: 400, code: 'invalid_request', fields: [{ path, message }] })
  expectArabic(await send({ ...FEEDBACK, ...over }, { query: '?lang_id=2' }))
})

test('it is for people with an account', async () => {
  const guest = await journey(app).guest()
  expectProblem(await send(FEEDBACK, { as: guest }), { status: 403, code: 'account_required' })
})

test('the sixth within a minute has to wait', async () => {
  const limited = await testApp({ environment: { RATE_LIMIT_SCALE: '1' } })
  try {
    const as = await accountOf(limited).registerVerified({ email: 'layla@example.com' })
    const answers = []
    for (let at = 0; at < 6; at++)
      answers.push(await limited.call('/api/user/feedback', { token: as, body: FEEDBACK }))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429])
    expect(Number(answers[5]?.headers.get('retry-after'))).toBeGreaterThan(0)
  } finally {
    await limited.close()
  }
})
