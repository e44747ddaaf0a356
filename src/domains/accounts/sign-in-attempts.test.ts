import { expect, test } from 'vitest'
import { accountOf, PERSON } from '#testing/account.ts'
import { testApp } from '#testing/app.ts'
import { testClock } from '#testing/clock.ts'
import { signInAttempts } from './sign-in-attempts.ts'

const OWNER = '203.0.113.7'

test('10,000 wrong passwords from 500 addresses get few tries, and the owner is not kept waiting', () => {
  const clock = testClock()
  const attempts = signInAttempts(clock)
  let tried = 0
  for (let turn = 0; turn < 10_000; turn++) {
    const address = `198.51.${Math.floor((turn % 500) / 250)}.${(turn % 500) % 250}`
    if (attempts.take(address, PERSON.email) === 0) tried += 1
    expect(attempts.take(OWNER, PERSON.email)).toBe(0)
    attempts.succeeded(OWNER, { email: PERSON.email })
  }
  expect(tried).toBe(500 * 5)
})

test('each further wrong password waits twice as long, to a quarter of an hour', () => {
  const clock = testClock()
  const attempts = signInAttempts(clock)
  for (let free = 0; free < 5; free++) expect(attempts.take(OWNER, PERSON.email)).toBe(0)
  const delays: number[] = []
  for (let turn = 0; turn < 13; turn++) {
    const seconds = attempts.take(OWNER, PERSON.email)
    delays.push(seconds)
    clock.pass({ seconds })
    expect(attempts.take(OWNER, PERSON.email)).toBe(0)
  }
  expect(delays).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900])
})

test('one address that tries many accounts is slowed down for all of them', () => {
  const attempts = signInAttempts(testClock())
  for (let turn = 0; turn < 30; turn++) attempts.take(OWNER, `somebody.${turn}@example.com`)
  expect(attempts.take(OWNER, 'another@example.com')).toBe(1)
  expect(attempts.take('203.0.113.8', 'another@example.com')).toBe(0)
})

test('who signs in rightly is not counted, however many share their address', () => {
  const attempts = signInAttempts(testClock())
  for (let turn = 0; turn < 100; turn++) {
    const email = `somebody.${turn}@example.com`
    expect(attempts.take(OWNER, email)).toBe(0)
    attempts.succeeded(OWNER, { email })
  }
})

test('a right password forgets what was wrong before it; so does an hour', () => {
  const clock = testClock()
  const attempts = signInAttempts(clock)
  const failOften = () => {
    for (let turn = 0; turn < 5; turn++) expect(attempts.take(OWNER, PERSON.email)).toBe(0)
    expect(attempts.take(OWNER, PERSON.email)).toBe(1)
  }
  failOften()
  attempts.succeeded(OWNER, { email: PERSON.email })
  failOften()
  clock.pass({ hours: 1 })
  failOften()
})

test('whoever claims an address guesses its owner’s password no faster for knowing their own', async () => {
  const app = await testApp()
  try {
    const account = accountOf(app)
    await account.proved({ email: PERSON.email })
    const claim = 'a claim to what is not mine'
    const { token } = (await account.register({ password: claim })).body
    const guesses: number[] = []
    for (let turn = 0; turn < 6; turn++) {
      guesses.push((await account.login({ password: 'not this one' })).status)
      await app.call('/api/user/second-step/codes', { token, body: { password: claim } })
    }
    expect(guesses).toEqual([401, 401, 401, 401, 401, 429])
  } finally {
    await app.close()
  }
})

test.each([
  { one: '2001:db8:1:2:3:4:5:6', other: '2001:db8:1:2:ffff::1', same: true },
  { one: '2001:db8::1', other: '2001:db8:0:0:9::', same: true },
  { one: '2001:db8:1:2::1', other: '2001:db8:1:3::1', same: false },
  { one: '::ffff:203.0.113.7', other: '::ffff:203.0.113.8', same: false },
])('$one and $other are one network: $same', ({ one, other, same }) => {
  const attempts = signInAttempts(testClock())
  for (let turn = 0; turn < 5; turn++) attempts.take(one, PERSON.email)
  expect(attempts.take(other, PERSON.email) > 0).toBe(same)
})

test('after too many tries the right password is not looked at either, and the answer says when', async () => {
  const app = await testApp()
  try {
    const account = accountOf(app)
    await account.proved({ email: PERSON.email })
    for (let turn = 0; turn < 6; turn++) await account.login({ password: 'not this one' })
    const refused = await account.login()
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
    app.clock.pass({ seconds: Number(refused.headers.get('retry-after')) })
    expect((await account.login()).status).toBe(200)
  } finally {
    await app.close()
  }
})
