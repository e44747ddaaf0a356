import { expect, test } from 'vitest'
import { PERSON } from '#testing/builders/accounts/account.ts'
import { startSecondStepEnvironment } from '#testing/builders/accounts/account-environments.ts'
import { journey } from '#testing/builders/rentals/journey.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { codeOf } from '#testing/builders/accounts/second-step.ts'

const { app, steps } = await startSecondStepEnvironment()

const now = () => app.clock.now()
const profile = (token: string) => app.call('/api/user/profile', { token })
const wrongCode = { status: 422, code: 'wrong_code', fields: [{ path: 'code' }] }

test('codes are asked for once the password and a first code have turned them on', async () => {
  const { email, token } = await steps.person()
  const { body } = await steps.post('/codes', token, { password: PERSON.password })
  expect(body.address).toContain(`secret=${body.secret}`)
  expect((await steps.account.login({ email })).body.token).toBeDefined()

  expectProblem(await steps.post('/confirm-codes', token, { code: '000000' }), wrongCode)
  const confirmed = await steps.post('/confirm-codes', token, { code: codeOf(body.secret, now()) })
  expect(confirmed.status).toBe(200)
  expect(new Set(confirmed.body.recovery_codes).size).toBe(10)
  expect((await app.call('/api/user/second-step', { token })).body).toMatchObject({
    codes: { on: true },
    passkeys: [],
    recovery_codes_left: 10,
  })

  app.clock.pass({ seconds: 30 })
  const login = await steps.account.login({ email })
  expect(login.status).toBe(200)
  expect(Object.keys(login.body)).toEqual(['second_step'])
  expect(login.body.second_step).toMatchObject({ methods: ['code', 'recovery_code'], passkey_options: null })
  expect(login.headers.getSetCookie()).toEqual([])

  const { challenge } = login.body.second_step
  const session = await steps.finish(challenge, { code: codeOf(body.secret, now()) })
  expect(session.status).toBe(200)
  expect((await profile(session.body.token)).body.user.email).toBe(email)
})

test.for([
  { name: 'two steps old', steps: -2 },
  { name: 'two steps early', steps: 2 },
])('a code $name is refused', async ({ steps: off }) => {
  const { email, secret } = await steps.personWithCodes()
  const { challenge } = await steps.startSignIn(email)
  const rejected = await steps.finish(challenge, { code: codeOf(secret, now(), off) })
  expectProblem(rejected, wrongCode)
  expectArabic(await steps.finish(challenge, { code: codeOf(secret, now(), off), lang_id: 2 }))
})

test.for([
  { name: 'a step slow', steps: -1 },
  { name: 'a step fast', steps: 1 },
])('a phone $name is let in', async ({ steps: off }) => {
  const { email, secret } = await steps.personWithCodes()
  const { challenge } = await steps.startSignIn(email)
  expect((await steps.finish(challenge, { code: codeOf(secret, now(), off) })).status).toBe(200)
})

test('a code is taken once, and none from before it', async () => {
  const { email, secret } = await steps.personWithCodes()
  const [code, before] = [codeOf(secret, now()), codeOf(secret, now(), -1)]
  const first = await steps.startSignIn(email)
  expect((await steps.finish(first.challenge, { code })).status).toBe(200)
  const second = await steps.startSignIn(email)
  expectProblem(await steps.finish(second.challenge, { code }), wrongCode)
  expectProblem(await steps.finish(second.challenge, { code: before }), wrongCode)
})

test('of two sign-ins with the same code at once, one is let in', async () => {
  const { email, secret } = await steps.personWithCodes()
  const [one, two] = [await steps.startSignIn(email), await steps.startSignIn(email)]
  const code = codeOf(secret, now())
  const answers = await Promise.all([one, two].map(({ challenge }) => steps.finish(challenge, { code })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

test.for([
  { name: 'in two groups', entered: (code: string) => `${code.slice(0, 3)} ${code.slice(3)}` },
  { name: 'with a dash', entered: (code: string) => ` ${code.slice(0, 3)}-${code.slice(3)} ` },
  {
    name: 'in Arabic-Indic digits',
    entered: (code: string) => code.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))),
  },
  {
    name: 'in Persian digits',
    entered: (code: string) => code.replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit))),
  },
])('a code may be typed $name', async ({ entered }) => {
  const { email, secret } = await steps.personWithCodes()
  const { challenge } = await steps.startSignIn(email)
  expect((await steps.finish(challenge, { code: entered(codeOf(secret, now())) })).status).toBe(200)
})

test('a challenge is for one account, for five minutes, and for one sign-in', async () => {
  const [layla, omar] = [await steps.personWithCodes(), await steps.personWithCodes()]
  const { challenge } = await steps.startSignIn(omar.email)
  expectProblem(await steps.finish(challenge, { code: codeOf(layla.secret, now()) }), wrongCode)
  expect((await steps.finish(challenge, { code: codeOf(omar.secret, now()) })).body.user.email).toBe(
    omar.email,
  )
  const over = { status: 410, code: 'challenge_over' }
  expectProblem(await steps.finish(challenge, { code: codeOf(omar.secret, now(), 1) }), over)

  const late = await steps.startSignIn(layla.email)
  app.clock.pass({ minutes: 5 })
  expectProblem(await steps.finish(late.challenge, { code: codeOf(layla.secret, now()) }), over)
  expectProblem(await steps.finish('x'.repeat(43), { code: '123456' }), over)
})

test('codes are turned off by the password and a code, and the next sign-in asks for neither', async () => {
  const { email, token, secret } = await steps.personWithCodes()
  const end = (over: object) =>
    steps.post('/end-codes', token, { password: PERSON.password, code: codeOf(secret, now()), ...over })
  expectProblem(await end({ password: 'not this one' }), { status: 422, code: 'wrong_password' })
  expectProblem(await end({ code: codeOf(secret, now(), -10) }), wrongCode)
  expect((await end({})).status).toBe(204)
  expectProblem(await end({}), { status: 409, code: 'codes_off' })
  expect((await app.call('/api/user/second-step', { token })).body).toMatchObject({
    codes: { on: false },
    recovery_codes_left: 0,
  })
  expect((await steps.account.login({ email })).body.token).toBeDefined()
  expect((await steps.account.mailsTo(email))[0]?.subject).toBe('One-time codes are off')
})

test('a secret waits half an hour for its first code, and one that is on is replaced by nobody', async () => {
  const { token } = await steps.person()
  const start = (password = PERSON.password) => steps.post('/codes', token, { password })
  expectProblem(await start('not this one'), { status: 422, code: 'wrong_password' })
  const { secret } = (await start()).body
  app.clock.pass({ minutes: 30 })
  const late = await steps.post('/confirm-codes', token, { code: codeOf(secret, now()) })
  expectProblem(late, { status: 409, code: 'codes_not_begun' })
  await steps.turnOnCodes(token)
  expectProblem(await start(), { status: 409, code: 'codes_on' })
})

test('the table of secrets is of no use to who reads it', async () => {
  const { secret, recoveryCodes } = await steps.personWithCodes()
  const { db } = app.database
  const rows = JSON.stringify([
    (await db.selectFrom('one_time_code_secrets').select('sealed').execute()).map(({ sealed }) =>
      sealed.toString('latin1'),
    ),
    (await db.selectFrom('recovery_codes').select('hash').execute()).map(({ hash }) =>
      hash.toString('latin1'),
    ),
  ])
  expect(rows).not.toContain(secret)
  expect(rows).not.toContain(recoveryCodes[0]?.replaceAll('-', ''))
})

test('a guest stays one until the second step, and is remembered as was asked for at the first', async () => {
  const { email, secret } = await steps.personWithCodes()
  const guest = await journey(app).guest()
  const { challenge } = await steps.startSignIn(email, { remember_me: true })
  expect((await app.call('/api/user/booking', { token: guest })).status).toBe(200)
  const session = await steps.finish(challenge, { code: codeOf(secret, now()) }, { token: guest })
  const hours = Temporal.Instant.from(session.body.expires_at).since(now()).total('hours')
  expect(hours).toBe(720)
  expect((await app.call('/api/user/booking', { token: guest })).status).toBe(401)
})

test('each change is a security event, and a mail in the owner’s language', async () => {
  const email = 'codes.in.arabic@example.com'
  const token = await steps.account.registerVerified({ email, lang_id: 2 })
  await steps.turnOnCodes(token)
  const mailed = { subject: 'تم تفعيل رموز التحقق', lang_id: 2 }
  expect(await steps.account.mailsTo(email)).toContainEqual(expect.objectContaining(mailed))
  const events = await app.database.db
    .selectFrom('security_events')
    .innerJoin('users', 'users.id', 'security_events.user_id')
    .select('kind')
    .where('email', '=', email)
    .orderBy('security_events.id')
    .execute()
  expect(events.map(({ kind }) => kind)).toEqual(['registered', 'email_verified', 'codes_on'])
})

test.for([
  { name: 'nothing', credential: {} },
  { name: 'two proofs', credential: { code: '123456', recovery_code: 'ABCDEFGHJKMNPQRS' } },
])('a second step with $name is refused', async ({ credential }) => {
  const rejected = await steps.finish('x'.repeat(43), credential)
  expectProblem(rejected, { status: 400, code: 'invalid_request' })
})

test.for(['12345', '1234567', 'abcdef', '12 34'])('%s is no code, and costs no try', async (code) => {
  const rejected = await steps.finish('x'.repeat(43), { code })
  expectProblem(rejected, {
    status: 400,
    code: 'invalid_request',
    fields: [{ path: 'code', message: 'Code must have six digits' }],
  })
})
