import { expect, test } from 'vitest'
import { PERSON } from '#testing/builders/accounts/account.ts'
import { startSecondStepEnvironment } from '#testing/builders/accounts/account-environments.ts'
import { authenticator, type Authenticator } from '#testing/stand-ins/authenticator.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { codeOf } from '#testing/builders/accounts/second-step.ts'

const { app, steps } = await startSecondStepEnvironment()

const { person, personWithPasskey } = steps
const again = { password: PERSON.password }
const state = async (token: string) => (await app.call('/api/user/second-step', { token })).body
const startSignIn = async () => (await app.call('/api/login/passkey-options', { body: {} })).body
const enter = (challenge: string, passkey: object, over: object = {}) =>
  app.call('/api/login/passkey', { body: { challenge, passkey, ...over } })

/** Signs in with a passkey alone. */
async function enterWith(passkey: Authenticator, odd: Parameters<Authenticator['show']>[1] = {}) {
  const { challenge, options } = await startSignIn()
  return enter(challenge, passkey.show(options, odd))
}

const rejection = { status: 422, code: 'passkey_refused' }

test('a passkey signs in without an e-mail or a password', async () => {
  const { email, token, passkey, added } = await personWithPasskey()
  expect(added.status).toBe(201)
  expect(added.body.recovery_codes).toHaveLength(10)
  const { options } = await startSignIn()
  expect(options).toMatchObject({ rpId: 'rihla.test', userVerification: 'required' })
  expect(options.allowCredentials).toBeUndefined()

  const session = await enterWith(passkey)
  expect(session.status).toBe(200)
  expect(session.body.user.email).toBe(email)
  expect((await app.call('/api/user/profile', { token: session.body.token })).status).toBe(200)
  const [stored] = (await state(token)).passkeys
  expect(stored).toMatchObject({ name: 'A phone', last_used_at: app.clock.now().toString() })
  expect((await steps.account.mailsTo(email))[0]?.subject).toBe('A passkey was added')
  const { db } = app.database
  const events = db.selectFrom('security_events').select(['kind', 'detail']).orderBy('id', 'desc')
  expect(await events.where('user_id', '=', session.body.user.id).executeTakeFirst()).toEqual({
    kind: 'signed_in',
    detail: { with: 'passkey' },
  })
})

test('who is to be remembered is, and who is not is forgotten in half a day', async () => {
  const { passkey } = await personWithPasskey()
  const hours = async (remember_me: boolean) => {
    const { challenge, options } = await startSignIn()
    const { body } = await enter(challenge, passkey.show(options), { remember_me })
    return Temporal.Instant.from(body.expires_at).since(app.clock.now()).total('hours')
  }
  expect([await hours(false), await hours(true)]).toEqual([12, 720])
})

test('after the password a passkey of the account is asked for, and of no other', async () => {
  const [layla, omar] = [await personWithPasskey(), await personWithPasskey()]
  const secondStep = await steps.startSignIn(layla.email)
  expect(secondStep.methods).toEqual(['passkey', 'recovery_code'])
  expect(secondStep.passkey_options.allowCredentials).toHaveLength(1)

  const others = omar.passkey.show(secondStep.passkey_options)
  expectProblem(await steps.finish(secondStep.challenge, { passkey: others }), rejection)
  const own = layla.passkey.show(secondStep.passkey_options)
  const session = await steps.finish(secondStep.challenge, { passkey: own })
  expect(session.body.user.email).toBe(layla.email)
  const over = await steps.finish(secondStep.challenge, {
    passkey: layla.passkey.show(secondStep.passkey_options),
  })
  expectProblem(over, { status: 410, code: 'challenge_over' })
})

test('with codes and a passkey, either will do', async () => {
  const { email, token, passkey } = await personWithPasskey()
  const { secret, recoveryCodes } = await steps.turnOnCodes(token)
  expect(recoveryCodes).toBeNull()
  const byCode = await steps.startSignIn(email)
  expect(byCode.methods).toEqual(['code', 'passkey', 'recovery_code'])
  expect((await steps.finish(byCode.challenge, { code: codeOf(secret, app.clock.now()) })).status).toBe(200)
  const byPasskey = await steps.startSignIn(email)
  const shown = passkey.show(byPasskey.passkey_options)
  expect((await steps.finish(byPasskey.challenge, { passkey: shown })).status).toBe(200)
})

test.for([
  { name: 'on another site', odd: { origin: 'http://rihla.test.evil.example' } },
  { name: 'on another port of ours', odd: { origin: 'http://rihla.test:8080' } },
  { name: 'for another site', odd: { rpId: 'evil.example' } },
  { name: 'by whoever held the device', odd: { verified: false } },
  { name: 'by a copy, which has counted less', odd: { counter: 1 } },
  { name: 'for somebody else', odd: { userHandle: Buffer.from(crypto.randomUUID()).toString('base64url') } },
])('a passkey shown $name is refused', async ({ odd }) => {
  const { passkey } = await personWithPasskey()
  expect((await enterWith(passkey)).status).toBe(200)
  expectProblem(await enterWith(passkey, odd), rejection)
  expect((await enterWith(passkey)).status).toBe(200)
})

test('a passkey nobody has kept is refused', async () => {
  const unknownKey = authenticator()
  unknownKey.make({ challenge: 'x', user: { id: 'x' } })
  const rejected = await enterWith(unknownKey)
  expectProblem(rejected, rejection)
  const { challenge, options } = await startSignIn()
  expectArabic(await enter(challenge, unknownKey.show(options), { lang_id: 2 }))
})

test('an answer to another challenge is refused, and an answer is taken once', async () => {
  const { passkey } = await personWithPasskey()
  const [one, two] = [await startSignIn(), await startSignIn()]
  const shown = passkey.show(one.options)
  expectProblem(await enter(two.challenge, shown), rejection)
  expect((await enter(one.challenge, shown)).status).toBe(200)
  expectProblem(await enter(one.challenge, shown), { status: 410, code: 'challenge_over' })
})

test('of the same answer twice at once, one is let in', async () => {
  const { passkey } = await personWithPasskey()
  const { challenge, options } = await startSignIn()
  const shown = passkey.show(options)
  const answers = await Promise.all([enter(challenge, shown), enter(challenge, shown)])
  // The other fails on the used challenge, or on the passkey's counter.
  expect([
    [200, 422],
    [200, 410],
  ]).toContainEqual(answers.map(({ status }) => status).toSorted())
})

test('a changed signature is refused', async () => {
  const { passkey } = await personWithPasskey()
  const { challenge, options } = await startSignIn()
  const shown = passkey.show(options)
  const other = passkey.show({ challenge: 'another' })
  const forged = { ...shown, response: { ...shown.response, signature: signatureOf(other) } }
  expectProblem(await enter(challenge, forged), rejection)
})

test('a challenge is over after five minutes', async () => {
  const { passkey } = await personWithPasskey()
  const { challenge, options } = await startSignIn()
  const shown = passkey.show(options)
  app.clock.pass({ minutes: 5 })
  expectProblem(await enter(challenge, shown), { status: 410, code: 'challenge_over' })
})

test('a challenge of a second step starts no sign-in by passkey alone, nor the other way round', async () => {
  const { email, passkey } = await personWithPasskey()
  const secondStep = await steps.startSignIn(email)
  const over = { status: 410, code: 'challenge_over' }
  expectProblem(await enter(secondStep.challenge, passkey.show(secondStep.passkey_options)), over)
  const { challenge, options } = await startSignIn()
  expectProblem(await steps.finish(challenge, { passkey: passkey.show(options) }), over)
})

test('a passkey is added by the password, and by whoever asked', async () => {
  const [layla, omar] = [await person(), await person()]
  const wrong = await steps.post('/new-passkey', layla.token, { password: 'not this one' })
  expectProblem(wrong, { status: 422, code: 'wrong_password', fields: [{ path: 'password' }] })
  const { challenge, options } = (await steps.post('/new-passkey', layla.token, again)).body
  const body = { challenge, name: 'A phone', passkey: authenticator().make(options) }
  const over = { status: 410, code: 'challenge_over' }
  expectProblem(await steps.post('/add-passkey', omar.token, body), over)
  expect((await steps.post('/add-passkey', layla.token, body)).status).toBe(201)
  expectProblem(await steps.post('/add-passkey', layla.token, body), over)
})

test.for([
  { name: 'on another site', odd: { origin: 'https://evil.example' } },
  { name: 'for another site', odd: { rpId: 'evil.example' } },
  { name: 'by whoever held the device', odd: { verified: false } },
])('a passkey made $name is refused', async ({ odd }) => {
  const { token } = await person()
  const { challenge, options } = (await steps.post('/new-passkey', token, again)).body
  const passkey = authenticator().make(options, odd)
  expectProblem(await steps.post('/add-passkey', token, { challenge, name: 'A phone', passkey }), rejection)
  expect(await state(token)).toMatchObject({ passkeys: [], recovery_codes_left: 0 })
})

test('a passkey is one account’s, and is not made twice', async () => {
  const { token, passkey } = await personWithPasskey()
  const { options } = (await steps.post('/new-passkey', token, again)).body
  expect(options.excludeCredentials).toHaveLength(1)
  const omar = await person()
  const { added } = await steps.addPasskey(omar.token, passkey)
  expectProblem(added, { status: 409, code: 'passkey_known' })
})

test('a passkey is removed by its owner’s password, and signs nobody in from then on', async () => {
  const [layla, omar] = [await personWithPasskey(), await personWithPasskey()]
  const [{ id }] = (await state(layla.token)).passkeys
  const remove = (token: string, password = PERSON.password) =>
    steps.post('/remove-passkey', token, { id, password })
  expectProblem(await remove(omar.token), { status: 404, code: 'passkey_not_found' })
  expectProblem(await remove(layla.token, 'not this one'), { status: 422, code: 'wrong_password' })
  expect((await remove(layla.token)).status).toBe(204)
  expectProblem(await enterWith(layla.passkey), rejection)
  expect(await state(layla.token)).toMatchObject({ passkeys: [], recovery_codes_left: 0 })
  expect((await steps.account.login({ email: layla.email })).body.token).toBeDefined()
  expect((await steps.account.mailsTo(layla.email))[0]?.subject).toBe('A passkey was removed')
})

test('an account without a second step has no recovery codes to renew', async () => {
  const { token } = await person()
  const rejected = await steps.post('/recovery-codes', token, again)
  expectProblem(rejected, { status: 409, code: 'second_step_off' })
})

test('what is no answer of a passkey is refused', async () => {
  const { challenge } = await startSignIn()
  const rejected = await enter(challenge, { id: 'x', type: 'password' })
  expectProblem(rejected, { status: 400, code: 'invalid_request' })
  expectArabic(await enter(challenge, { id: 'x' }, { lang_id: 2 }))
})

function signatureOf({ response }: ReturnType<Authenticator['show']>): string {
  return (response as { signature: string }).signature
}
