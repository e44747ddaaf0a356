import { expect, test } from 'vitest'
import { accountOf, newAddresses, PERSON } from '#testing/builders/accounts/account.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'

const app = forFile(await testApp())
const account = accountOf(app)

const newEmail = newAddresses('mover')
const profile = async (token: string) => (await app.call('/api/user/profile', { token })).body.user
const again = (token: string) => app.call('/api/user/verify-email-again', { token, body: {} })
const verify = (secret: string) =>
  app.call('/api/verify-email', { body: { secret, password: PERSON.password } })
const change = (token: string, email: string, over: object = {}) =>
  app.call('/api/user/change-email', { token, body: { email, password: PERSON.password, ...over } })
const pause = () => app.clock.pass({ minutes: 1 })

test('the link to prove an address is mailed again, a minute after the last, until it is proved', async () => {
  const email = newEmail()
  const { token } = (await account.register({ email })).body
  const first = await account.secretFor(email, 'verify-email')
  const early = await again(token)
  expectProblem(early, { status: 429, code: 'link_too_soon' })
  expect(early.headers.get('retry-after')).toBe('60')

  pause()
  expect((await again(token)).status).toBe(202)
  const second = await account.secretFor(email, 'verify-email')
  expect(second).not.toBe(first)
  expect((await verify(first)).body.user).toMatchObject({ email, email_verified: true })
  pause()
  expectProblem(await again(token), { status: 409, code: 'email_proved' })
})

test('who has no account is sent no link', async () => {
  const guest = (await app.call('/api/guest-login')).body.token
  expectProblem(await again(guest), { status: 403, code: 'account_required' })
  expectProblem(await app.call('/api/user/verify-email-again', { body: {} }), {
    status: 401,
    code: 'sign_in_required',
  })
})

test('another address takes over once the link mailed to it is opened, and the old one is told', async () => {
  const [old, next] = [newEmail(), newEmail()]
  const token = await account.registerVerified({ email: old })
  pause()
  expect((await change(token, next.toUpperCase())).status).toBe(202)
  expect(await profile(token)).toMatchObject({ email: old, email_verified: true })
  expect((await account.mailsTo(old))[0]?.subject).toBe('Your account’s email address is about to change')

  const secret = await account.secretFor(next, 'verify-email')
  expect((await verify(secret)).body.user).toMatchObject({ email: next, email_verified: true })
  expect((await account.mailsTo(old))[0]?.subject).toBe('Your account’s email address has changed')
  expect((await account.login({ email: old })).status).toBe(401)
  expect((await account.login({ email: next })).status).toBe(200)
  expectProblem(await verify(secret), { status: 410, code: 'link_over' })
})

test('only the last of several addresses asked for can take over', async () => {
  const [old, first, second] = [newEmail(), newEmail(), newEmail()]
  const token = await account.registerVerified({ email: old })
  for (const email of [first, second]) {
    pause()
    await change(token, email)
  }
  const superseded = await account.secretFor(first, 'verify-email')
  expectProblem(await verify(superseded), { status: 410, code: 'link_over' })
  expect((await profile(token)).email).toBe(old)
})

test('another password stops a change of address that somebody else has asked for', async () => {
  const [old, theirs] = [newEmail(), newEmail()]
  const token = await account.registerVerified({ email: old })
  pause()
  await change(token, theirs)
  await app.call('/api/forget-password', { body: { email: old } })
  const reset_token = await account.secretFor(old, 'reset-password')
  await app.call('/api/change-password', { body: { reset_token, new_password: 'two camels cross slowly' } })
  const secret = await account.secretFor(theirs, 'verify-email')
  expectProblem(await verify(secret), { status: 410, code: 'link_over' })
})

test('whether an address is known is said to nobody but who reads its mail', async () => {
  const [mine, known] = [newEmail(), newEmail()]
  const token = await account.registerVerified({ email: mine })
  await account.registerVerified({ email: known })
  pause()
  const ofNew = await change(token, newEmail())
  pause()
  const ofKnown = await change(token, known)
  expect([ofKnown.status, ofKnown.body]).toEqual([ofNew.status, ofNew.body])

  const secret = await account.secretFor(known, 'verify-email')
  expectProblem(await verify(secret), { status: 409, code: 'address_taken' })
  expect(await profile(token)).toMatchObject({ email: mine })
})

test('an address is not changed without the password, nor to itself, nor twice in a minute', async () => {
  const email = newEmail()
  const token = await account.registerVerified({ email })
  pause()
  const wrong = await change(token, newEmail(), { password: 'not this one at all' })
  expectProblem(wrong, { status: 422, code: 'wrong_password', fields: [{ path: 'password' }] })
  expectArabic(await change(token, newEmail(), { password: 'nor this one either', lang_id: 2 }))
  expectProblem(await change(token, email), {
    status: 422,
    code: 'email_unchanged',
    fields: [{ path: 'email' }],
  })
  expectProblem(await change(token, 'no address'), { status: 400, code: 'invalid_request' })
  expect((await change(token, newEmail())).status).toBe(202)
  expectProblem(await change(token, newEmail()), { status: 429, code: 'link_too_soon' })
})
