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
    if (attempts.secondsToWait(address, PERSON.email) === 0) {
      tried += 1
      attempts.failed(address, PERSON.email)
    }
    expect(attempts.secondsToWait(OWNER, PERSON.email)).toBe(0)
  }
  // Five free ones from each, and one more before the delay of a second is there.
  expect(tried).toBeLessThanOrEqual(500 * 6)
})

test('each further wrong password waits twice as long, to a quarter of an hour', () => {
  const clock = testClock()
  const attempts = signInAttempts(clock)
  const delays: number[] = []
  for (let turn = 0; turn < 18; turn++) {
    attempts.failed(OWNER, PERSON.email)
    const seconds = attempts.secondsToWait(OWNER, PERSON.email)
    delays.push(seconds)
    clock.pass({ seconds })
  }
  expect(delays.slice(0, 9)).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16])
  expect(Math.max(...delays)).toBe(900)
})

test('one address that tries many accounts is slowed down for all of them', () => {
  const attempts = signInAttempts(testClock())
  for (let turn = 0; turn < 30; turn++) attempts.failed(OWNER, `somebody.${turn}@example.com`)
  expect(attempts.secondsToWait(OWNER, 'another@example.com')).toBe(1)
  expect(attempts.secondsToWait('203.0.113.8', 'another@example.com')).toBe(0)
})

test('a right password forgets what was wrong before it; so does an hour', () => {
  const clock = testClock()
  const attempts = signInAttempts(clock)
  const failOften = () => {
    for (let turn = 0; turn < 6; turn++) attempts.failed(OWNER, PERSON.email)
  }
  failOften()
  attempts.succeeded(OWNER, PERSON.email)
  expect(attempts.secondsToWait(OWNER, PERSON.email)).toBe(0)
  failOften()
  clock.pass({ hours: 1 })
  attempts.failed(OWNER, PERSON.email)
  expect(attempts.secondsToWait(OWNER, PERSON.email)).toBe(0)
})

test.each([
  { one: '2001:db8:1:2:3:4:5:6', other: '2001:db8:1:2:ffff::1', same: true },
  { one: '2001:db8::1', other: '2001:db8:0:0:9::', same: true },
  { one: '2001:db8:1:2::1', other: '2001:db8:1:3::1', same: false },
  { one: '::ffff:203.0.113.7', other: '::ffff:203.0.113.8', same: false },
])('$one and $other are one network: $same', ({ one, other, same }) => {
  const attempts = signInAttempts(testClock())
  for (let turn = 0; turn < 5; turn++) attempts.failed(one, PERSON.email)
  expect(attempts.secondsToWait(other, PERSON.email) > 0).toBe(same)
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
