import { expect, test } from 'vitest'
import { accountOf, newAddresses, PERSON } from '#testing/builders/accounts/account.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { authClient } from '#testing/stand-ins/auth-client.ts'
import { journey } from '#testing/builders/rentals/journey.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'

const app = forFile(await testApp())
const account = accountOf(app)

const newEmail = newAddresses('layla')
const profile = (token: string) => app.call('/api/user/profile', { token })

test('who registers is signed in, and proves the address by a link that works once', async () => {
  const email = newEmail()
  const { status, body, headers } = await account.register({ email: email.toUpperCase(), lang_id: 2 })
  expect(status).toBe(201)
  expect(body.user).toMatchObject({ role: 'traveller', email, email_verified: false, lang_id: 2 })
  expect(headers.getSetCookie().find((cookie) => cookie.startsWith('rihla_token='))).toMatch(
    /HttpOnly; SameSite=Lax/,
  )
  expect(JSON.stringify(body)).not.toContain(PERSON.password)
  expect((await profile(body.token)).body.user).toEqual(body.user)

  const [mail] = await account.mailsTo(email)
  expect(mail).toMatchObject({ lang_id: 2 })
  const secret = await account.secretFor(email, 'verify-email')
  const verify = () => app.call('/api/verify-email', { token: body.token, body: { secret } })
  expect((await verify()).body.user).toMatchObject({ email_verified: true })
  expectProblem(await verify(), { status: 410, code: 'link_over' })
})

test('an address that is known already is told to its owner alone: the answer is the same', async () => {
  const email = newEmail()
  const token = await account.registerVerified({ email })
  app.clock.pass({ minutes: 1 })
  const again = await account.register({ email, first_name: 'Mallory', password: 'another long phrase' })
  expect(again.status).toBe(201)
  expect(again.body.user).toMatchObject({ email, email_verified: false })
  expect((await account.mailsTo(email))[0]?.subject).toBe('You already have an account with us')

  expect((await profile(token)).body.user).toMatchObject({ first_name: 'Layla', email_verified: true })
  expect((await account.login({ email })).body.user.first_name).toBe('Layla')
  const { user } = (await account.login({ email, password: 'another long phrase' })).body
  expect(user).toEqual(again.body.user)
})

test('of several who claim an address, whoever reads its mail has it', async () => {
  const email = newEmail()
  await account.register({ email, first_name: 'Squatter', password: 'was here much earlier' })
  const squatters = await account.secretFor(email, 'verify-email')
  app.clock.pass({ minutes: 1 })
  await account.registerVerified({ email })
  expectProblem(await app.call('/api/verify-email', { body: { secret: squatters } }), {
    status: 410,
    code: 'link_over',
  })
  expect((await account.login({ email })).body.user.first_name).toBe('Layla')
  const { user } = (await account.login({ email, password: 'was here much earlier' })).body
  expect(user).toMatchObject({ first_name: 'Squatter', email_verified: false })
})

test.each([
  { name: 'a common one', password: 'qwertyuiop', reason: 'too_common' },
  { name: 'a common one with marks between', password: 'p.a.s.s.w.o.r.d.1', reason: 'too_common' },
  { name: 'one letter often', password: 'aaaaaaaaaaaaaaaa', reason: 'too_common' },
  { name: 'the name', password: 'LaylaHaddad1990', reason: 'like_yourself' },
  { name: 'the e-mail', password: 'Person.of.note@example.com', reason: 'like_yourself' },
])('a password is refused: $name', async ({ password, reason }) => {
  const rejected = await account.register({ email: 'person.of.note@example.com', password })
  expectProblem(rejected, { status: 422, code: 'password_refused', fields: [{ path: 'password' }] })
  expect(rejected.body.fields[0].code).toBe(reason)
  expectArabic(await account.register({ email: 'person.of.note@example.com', password, lang_id: 2 }))
})

test('what was booked as a guest belongs to the account, and the guest’s token is over', async () => {
  const email = newEmail()
  await account.registerVerified({ email })
  const { guest, quote, cart } = journey(app)
  const token = await guest()
  const booking = await cart(token, (await quote('Flexible')).quote_id)
  const { body } = await account.login({ email }, { token })
  const mine = await app.call(`/api/user/booking?booking_id=${booking.booking_id}`, { token: body.token })
  expect(mine.body.items[0]).toMatchObject({ booking_id: booking.booking_id })
  expectProblem(await app.call('/api/user/booking', { token }), { status: 401, code: 'sign_in_required' })
})

test('whoever signs in has another token than the one they came with', async () => {
  const email = newEmail()
  const first = await account.registerVerified({ email })
  const second = (await account.login({ email }, { token: first })).body.token
  expect(second).not.toBe(first)
  expect((await profile(first)).status).toBe(401)
  expect((await profile(second)).status).toBe(200)
})

test('one who is to be remembered is for 30 days, another for half a day', async () => {
  const email = newEmail()
  await account.registerVerified({ email })
  const hours = ({ body }: Awaited<ReturnType<typeof account.login>>) =>
    Temporal.Instant.from(body.expires_at).since(app.clock.now()).total('hours')
  const [short, long] = [await account.login({ email }), await account.login({ email, remember_me: true })]
  expect([hours(short), hours(long)]).toEqual([12, 720])
  const cookie = (reply: typeof short) =>
    reply.headers.getSetCookie().find((one) => one.startsWith('rihla_token='))
  expect(cookie(short)).not.toContain('Max-Age')
  expect(cookie(long)).toContain('Max-Age=2592000')
})

test('a forgotten password is replaced by a mailed link, once, within 30 minutes, and everybody is signed out', async () => {
  const email = newEmail()
  const token = await account.registerVerified({ email })
  const requestReset = (address: string) => app.call('/api/forget-password', { body: { email: address } })
  const [known, unknown] = [await requestReset(email), await requestReset('nobody@example.com')]
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  expect(known.status).toBe(202)
  expect(await account.mailsTo('nobody@example.com')).toEqual([])

  const reset_token = await account.secretFor(email, 'reset-password')
  const reset = (new_password: string) =>
    app.call('/api/change-password', { body: { reset_token, new_password } })
  expectProblem(await reset('qwertyuiop'), { status: 422, code: 'password_refused' })
  expect((await reset('two camels cross slowly')).status).toBe(204)
  expectProblem(await reset('three camels cross slowly'), { status: 410, code: 'link_over' })
  expect((await profile(token)).status).toBe(401)
  expect((await account.login({ email })).status).toBe(401)
  expect((await account.login({ email, password: 'two camels cross slowly' })).status).toBe(200)
  expect((await account.mailsTo(email))[0]?.subject).toBe('Your password was changed')

  await requestReset(email)
  const late = await account.secretFor(email, 'reset-password')
  app.clock.pass({ minutes: 30 })
  expectProblem(
    await app.call('/api/change-password', {
      body: { reset_token: late, new_password: 'four camels cross' },
    }),
    { status: 410, code: 'link_over' },
  )
})

test('a password chosen by a mailed link leaves no dead cookie behind, and another’s session alone', async () => {
  for (const { whose, stays } of [
    { whose: 'theirs', stays: false },
    { whose: 'another’s', stays: true },
  ]) {
    const email = newEmail()
    const signedIn = stays ? newEmail() : email
    for (const address of new Set([email, signedIn])) await account.registerVerified({ email: address })
    const browser = authClient(app)
    await browser.request('/api/login', { json: { email: signedIn, password: PERSON.password } })
    await app.call('/api/forget-password', { body: { email } })
    const reset_token = await account.secretFor(email, 'reset-password')
    const json = { reset_token, new_password: 'two camels cross slowly' }
    expect((await browser.request('/api/change-password', { json })).status).toBe(204)
    expect(browser.jar.has('rihla_token') && browser.jar.has('rihla_userdata'), whose).toBe(stays)
  }
})

test('who changes the password stays signed in, and every other device is signed out', async () => {
  const email = newEmail()
  const here = await account.registerVerified({ email })
  const there = (await account.login({ email })).body.token
  const change = (current_password: string) =>
    app.call('/api/change-password', {
      token: here,
      body: { current_password, new_password: 'two camels cross slowly' },
    })
  const rejected = await change('not this one')
  expectProblem(rejected, { status: 422, code: 'wrong_password' })
  expect(rejected.body.fields).toMatchObject([{ path: 'current_password', code: 'wrong_password' }])
  expect((await change(PERSON.password)).status).toBe(204)
  expect((await profile(here)).status).toBe(200)
  expect((await profile(there)).status).toBe(401)
  expect((await account.login({ email, password: 'two camels cross slowly' })).status).toBe(200)
})

test('an account sees where it is signed in, and signs out one, all others and itself', async () => {
  const email = newEmail()
  const here = await account.registerVerified({ email })
  const from = (device: string) => {
    app.clock.pass({ seconds: 1 })
    return account.login({ email }, { headers: { 'user-agent': device } })
  }
  const [phone, tablet] = [(await from('A phone')).body.token, (await from('A tablet')).body.token]
  const devices = async () => (await app.call('/api/user/devices', { token: here })).body.items
  const listed = await devices()
  expect(listed.map(({ device }: { device: string }) => device)).toEqual(['A tablet', 'A phone', null])
  expect(listed.filter(({ current }: { current: boolean }) => current)).toHaveLength(1)

  const { id } = listed[1]
  const end = (token: string) => app.call('/api/user/end-device', { token, body: { id } })
  const otherUser = await account.registerVerified({ email: newEmail() })
  expectProblem(await end(otherUser), { status: 404, code: 'device_not_found' })
  expect((await end(here)).status).toBe(204)
  expect((await profile(phone)).status).toBe(401)
  expect((await app.call('/api/user/sign-out-everywhere', { token: here, body: {} })).status).toBe(204)
  expect((await profile(tablet)).status).toBe(401)
  expect((await app.call('/api/user/logout', { token: here, body: {} })).status).toBe(204)
  expect((await profile(here)).status).toBe(401)
})

test('a guest has no profile', async () => {
  const token = await journey(app).guest()
  expectProblem(await profile(token), { status: 403, code: 'account_required' })
})

test.for([
  { countryCode: '+971', phone: '12' },
  { countryCode: '+999', phone: '501234567' },
  { countryCode: '+971', phone: 'call me' },
])('a phone that cannot exist is refused: $countryCode $phone', async (phone) => {
  const email = newEmail()
  const rejected = {
    status: 400,
    code: 'invalid_request',
    fields: [{ path: 'phone.phone', message: 'Phone is not valid' }],
  }
  expectProblem(await account.register({ email, phone }), rejected)
  expectArabic(await account.register({ email, phone, lang_id: 2 }))
  const { token } = (await account.register({ email })).body
  const body = { first_name: 'Layla', last_name: 'Haddad', phone }
  expectProblem(await app.call('/api/user/update_profile', { token, body }), rejected)
})

test('name, phone and language are changed by their owner', async () => {
  const token = await account.registerVerified({ email: newEmail() })
  const changed = await app.call('/api/user/update_profile', {
    token,
    body: { first_name: 'Lina', last_name: 'Haddad', phone: null },
  })
  expect(changed.body.user).toMatchObject({ first_name: 'Lina', phone: null })
  const [phone, { first_name, last_name }] = [{ countryCode: '+965', phone: '50012345' }, changed.body.user]
  for (const body of [
    { first_name, last_name, phone },
    { first_name, last_name },
  ])
    expect((await app.call('/api/user/update_profile', { token, body })).body.user).toMatchObject({ phone })
  await app.call('/api/user/update-language', { token, body: { lang_id: 2 } })
  expect((await profile(token)).body.user).toMatchObject({ first_name: 'Lina', lang_id: 2 })
})

test('what happened to an account’s safety is kept with where it came from', async () => {
  const email = newEmail()
  const token = await account.registerVerified({ email })
  const guess = { current_password: 'not this one', new_password: 'two camels cross slowly' }
  await app.call('/api/change-password', { token, body: guess })
  await account.login({ email, password: 'not this one' }, { headers: { 'user-agent': 'A phone' } })
  const events = await app.database.db
    .selectFrom('security_events')
    .innerJoin('users', 'users.id', 'security_events.user_id')
    .select(['kind', 'device', 'address'])
    .where('email', '=', email)
    .orderBy('security_events.id')
    .execute()
  expect(events.map(({ kind }) => kind)).toEqual([
    'registered',
    'email_verified',
    'wrong_password',
    'sign_in_failed',
  ])
  expect(events.at(-1)).toMatchObject({ device: 'A phone', address: 'in-process' })
})
