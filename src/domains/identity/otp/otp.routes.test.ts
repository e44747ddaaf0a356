import { beforeEach, expect, test } from 'vitest'
import { expectArabic, expectProblem, readReply } from '#testing/builders/api/problem.ts'
import { keyWith, profileOf } from '#testing/builders/trips/trip-people.ts'
import { newMobile, tripSignIns } from '#testing/builders/trips/trip-sign-in.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await testApp())
const other = forFile(await testApp({ sharedWith: app }))
beforeEach(() => app.clock.set('2026-12-01T09:00:00Z'))

const requestOtp = (body: object, headers: Record<string, string> = {}, process = app) =>
  process.call('/trips/api/o/otp/create', { body, headers })
const db = () => app.database.db
const textsTo = async (recipient: string) =>
  (
    await db()
      .selectFrom('sms_messages')
      .select(['text', 'useful_until'])
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute()
  ).map(({ text, useful_until }) => ({ text, until: useful_until.toString() }))
const mailsTo = (recipient: string) =>
  db()
    .selectFrom('mails')
    .select(['subject', 'text', 'html', 'lang_id'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()

test('a code goes to a mobile number by SMS, in the language of the request', async () => {
  const { fields, e164 } = newMobile()
  const { status, body, headers } = await requestOtp({ mobile: fields })
  expect({ status, body }).toEqual({
    status: 202,
    body: { otp_id: expect.any(String), expires_at: '2026-12-01T09:05:00Z', resend_after: 30 },
  })
  expect(headers.get('cache-control')).toBe('no-store')
  app.clock.pass({ seconds: 30 })
  await requestOtp({ mobile: fields }, { language: 'ar' })
  expect(await textsTo(e164)).toEqual([
    {
      text: expect.stringMatching(
        /^\d{6} is your Rihla code\. It is valid for 5 minutes\. Do not share it with anyone\.$/,
      ),
      until: '2026-12-01T09:05:00Z',
    },
    { text: expect.stringMatching(/^\d{6} هو رمزك في Rihla/), until: '2026-12-01T09:05:30Z' },
  ])
})

test('a code goes to an e-mail address by mail, in the language of the request', async () => {
  const email = 'Code@Example.com'
  await requestOtp({ email }, { language: 'en' })
  app.clock.pass({ seconds: 30 })
  await requestOtp({ email }, { language: 'ar' })
  const [english, arabic] = await mailsTo('code@example.com')
  const code = english?.subject.slice(0, 6) ?? ''
  expect(english).toMatchObject({ subject: `${code} is your Rihla code`, lang_id: 1 })
  for (const part of [english?.text, english?.html]) expect(part).toContain(code)
  expect(arabic).toMatchObject({ subject: expect.stringMatching(/^\d{6} هو رمزك في Rihla$/), lang_id: 2 })
  expect(arabic?.html).toContain('dir="rtl"')
})

test('the answer is the same whether or not the address is known', async () => {
  const known = newMobile()
  await profileOf(app, { mobile: known.e164 })
  const shapeOf = async ({ fields }: ReturnType<typeof newMobile>) => {
    const { status, body, headers } = await requestOtp({ mobile: fields })
    return { status, body: { ...body, otp_id: null }, names: [...headers.keys()].toSorted() }
  }
  expect(await shapeOf(known)).toEqual(await shapeOf(newMobile()))
})

test('no code is kept as it is', async () => {
  const { fields, e164 } = newMobile()
  const { body } = await requestOtp({ mobile: fields })
  const [sms] = await textsTo(e164)
  const row = await db()
    .selectFrom('trip_otps')
    .selectAll()
    .where('id', '=', body.otp_id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ address: e164, tries: 0, used_at: null })
  expect(row.code_hash).toHaveLength(32)
  expect(JSON.stringify(row)).not.toContain(sms?.text.slice(0, 6))
})

test('five tries of a code are looked at, of all processes together, and then the right one is not', async () => {
  const { fields } = newMobile()
  const credential = await tripSignIns(app).createCredential({ mobile: fields })
  const tryCode = (process: TestApp, code: string) =>
    process.call('/trips/auth/login', { body: { mobile: fields, ...credential, code } })
  const wrong = wrongCodes(credential.code, 40)
  const replies = await Promise.all(wrong.map((code, at) => tryCode(at % 2 === 0 ? app : other, code)))
  for (const reply of replies)
    expectProblem(reply, { status: 422, code: 'wrong_code', fields: [{ path: 'code' }] })
  const { tries } = await db()
    .selectFrom('trip_otps')
    .select('tries')
    .where('id', '=', credential.otp_id)
    .executeTakeFirstOrThrow()
  expect(tries).toBe(5)
  for (const process of [app, other])
    expectProblem(await tryCode(process, credential.code), { status: 422, code: 'wrong_code' })
})

test('after four wrong tries the right one is taken, and of many at once one signs in', async () => {
  const { fields } = newMobile()
  const credential = await tripSignIns(app).createCredential({ mobile: fields })
  const tryCode = (code: string, process = app) =>
    process.call('/trips/auth/login', { body: { mobile: fields, ...credential, code } })
  for (const code of wrongCodes(credential.code, 4)) expect((await tryCode(code)).status).toBe(422)
  const replies = await Promise.all(
    [app, other, app, other].map((process) => tryCode(credential.code, process)),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
})

/** Returns this many wrong codes. */
function wrongCodes(right: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) =>
    String((Number(right) + at + 1) % 1_000_000).padStart(6, '0'),
  )
}

test('another code is sent after thirty seconds, whichever process is asked', async () => {
  const { fields, e164 } = newMobile()
  expect((await requestOtp({ mobile: fields })).status).toBe(202)
  app.clock.pass({ seconds: 20 })
  const early = await requestOtp({ mobile: fields }, { language: 'ar' }, other)
  expectProblem(early, { status: 429, code: 'otp_too_soon' })
  expectArabic(early)
  expect(early.headers.get('retry-after')).toBe('10')
  expect(await textsTo(e164)).toHaveLength(1)
  app.clock.pass({ seconds: 10 })
  expect((await requestOtp({ mobile: fields }, {}, other)).status).toBe(202)
  expect(await textsTo(e164)).toHaveLength(2)
})

test('of many asked for at once, in two processes, one is sent', async () => {
  const { fields, e164 } = newMobile()
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, at) => requestOtp({ mobile: fields }, {}, at % 2 === 0 ? app : other)),
  )
  expect(replies.filter(({ status }) => status === 202)).toHaveLength(1)
  expect(await textsTo(e164)).toHaveLength(1)
})

test('one address is sent five codes an hour and fifteen a day', async () => {
  const { fields, e164 } = newMobile()
  const sent: number[] = []
  for (let hour = 0; hour < 5; hour++) {
    app.clock.set(`2026-12-01T${10 + hour}:00:00Z`)
    for (let count = 0; count < 7; count++) {
      const { status, headers } = await requestOtp({ mobile: fields }, {}, count % 2 === 0 ? app : other)
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(30)
      app.clock.pass({ seconds: 30 })
    }
    sent.push((await textsTo(e164)).length)
  }
  expect(sent).toEqual([5, 10, 15, 15, 15])
  app.clock.set('2026-12-02T10:00:00Z')
  expect((await requestOtp({ mobile: fields })).status).toBe(202)
})

/** Sends a request from a network, with the browser's cookie if it has one. */
async function requestFrom(
  network: string,
  address: object,
  { process = app, headers = {} }: { process?: TestApp; headers?: Record<string, string> } = {},
) {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(address),
  }
  const path = 'http://rihla.test/trips/api/o/otp/create'
  return readReply(await process.app.request(path, request, { address: network }))
}

test('who knows an address uses up the codes of their own network, and its owner is sent one', async () => {
  const { fields } = newMobile()
  const statuses: number[] = []
  for (let count = 0; count < 6; count++) {
    statuses.push((await requestFrom('198.51.100.20', { mobile: fields })).status)
    app.clock.pass({ seconds: 30 })
  }
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
  expect((await requestFrom('198.51.100.21', { mobile: fields }, { process: other })).status).toBe(202)
})

test('all networks together are sent ten codes an hour, and a browser that signed in before one besides', async () => {
  const { fields } = newMobile()
  const credential = await tripSignIns(app).createCredential({ mobile: fields })
  const signedIn = await app.call('/trips/auth/login', { body: { mobile: fields, ...credential } })
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  let sent = 0
  for (let network = 0; network < 20; network++) {
    const process = network % 2 === 0 ? app : other
    if ((await requestFrom(`198.51.102.${network}`, { mobile: fields }, { process })).status === 202)
      sent += 1
  }
  // The code that its owner signed in with was requested by a new browser, too.
  expect(sent).toBe(9)
  const from = (headers: Record<string, string>, process = app) =>
    requestFrom('198.51.103.1', { mobile: fields }, { process, headers })
  expectProblem(await from({}), { status: 429, code: 'too_many_attempts' })
  app.clock.pass({ seconds: 30 })
  expectProblem(await from({ cookie: `${cookie}x` }), { status: 429, code: 'too_many_attempts' })
  expect((await from({ cookie }, other)).status).toBe(202)
  expectProblem(await from({ cookie }), { status: 429, code: 'otp_too_soon' })
})

test('an address that is spelt another way for the same mailbox has no codes of its own', async () => {
  expect((await requestOtp({ email: 'spelt@example.com' })).status).toBe(202)
  expectProblem(await requestOtp({ email: 'Spelt+1@example.com' }), { status: 429, code: 'otp_too_soon' })
})

test('one network and one embedding key are limited, whatever addresses they name', async () => {
  const scaled = { sharedWith: app, environment: { RATE_LIMIT_SCALE: '0.01' } }
  const [one, another] = [await testApp(scaled), await testApp(scaled)]
  try {
    await db().deleteFrom('window_counts').execute()
    const { headers } = await keyWith(app, { perMinute: 6000 })
    const from = (network: string, process: TestApp, more: Record<string, string> = {}) =>
      requestFrom(network, { mobile: newMobile().fields }, { process, headers: more })
    expect((await from('198.51.100.1', one)).status).toBe(202)
    const rejected = await from('198.51.100.1', another)
    expectProblem(rejected, { status: 429, code: 'too_many_attempts' })
    expect(rejected.headers.get('retry-after')).toBe('3600')
    const statuses: number[] = []
    for (let count = 0; count < 7; count++)
      statuses.push((await from(`198.51.101.${count}`, count % 2 === 0 ? one : another, headers)).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 202, 429])
  } finally {
    await Promise.all([one.close(), another.close()])
  }
})

test('codes, their counts and the messages go when they are over', async () => {
  const { fields, e164 } = newMobile()
  const { body } = await requestOtp({ mobile: fields })
  const isThere = async () => {
    const otps = db().selectFrom('trip_otps').select('id').where('id', '=', body.otp_id)
    return [(await otps.execute()).length, (await textsTo(e164)).length]
  }
  app.clock.pass({ minutes: 5 })
  await app.app.runJob('remove what is over')
  expect(await isThere()).toEqual([1, 1])
  app.clock.pass({ seconds: 1 })
  await app.app.runJob('remove what is over')
  expect(await isThere()).toEqual([0, 1])
  app.clock.pass({ hours: 7 * 24 })
  await app.app.runJob('remove what is over')
  expect(await isThere()).toEqual([0, 0])
  expect(await db().selectFrom('window_counts').select('key').execute()).toEqual([])
})

test.for([
  { name: 'nothing', body: {}, path: 'mobile', message: 'Send either mobile or email' },
  {
    name: 'both',
    body: { mobile: { countryCode: '+971', phone: '501234567' }, email: 'a@example.com' },
    path: 'mobile',
  },
  {
    name: 'a number that cannot be',
    body: { mobile: { countryCode: '+971', phone: '1' } },
    path: 'mobile.phone',
  },
  { name: 'no country', body: { mobile: { phone: '501234567' } }, path: 'mobile.countryCode' },
  { name: 'no e-mail', body: { email: 'somebody' }, path: 'email' },
  { name: 'more', body: { email: 'a@example.com', code: '1' }, path: 'code' },
])('a code is refused in both languages: $name', async ({ body, path, message }) => {
  const fields = [{ path, ...(message !== undefined && { message }) }]
  expectProblem(await requestOtp(body), { status: 400, code: 'invalid_request', fields })
  expectArabic(await requestOtp(body, { language: 'ar' }))
})
