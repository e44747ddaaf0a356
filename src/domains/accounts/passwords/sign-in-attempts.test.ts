import { beforeEach, expect, test } from 'vitest'
import { accountOf, PERSON } from '#testing/builders/accounts/account.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { recordSuccess, startAttempt } from './sign-in-attempts.usecase.ts'

const OWNER = '203.0.113.7'

const database = forFile(await testDatabase())
beforeEach(() => database.db.deleteFrom('sign_in_failures').execute())

/** Returns the part of an app that counts. Each process has its own. */
const appAt = (clock = testClock()) => ({ db: database.db, clock })

test('400 wrong passwords from 40 addresses get few tries, and the owner is not kept waiting', async () => {
  const clock = testClock()
  const process = appAt(clock)
  let tried = 0
  for (let round = 0; round < 400; round++) {
    const address = `198.51.0.${round % 40}`
    if ((await startAttempt(process, address, PERSON.email)) === 0) tried += 1
    if (round % 10 > 0) continue
    expect(await startAttempt(process, OWNER, PERSON.email)).toBe(0)
    await recordSuccess(process, OWNER, { email: PERSON.email })
  }
  expect(tried).toBe(40 * 5)
})

test('each further wrong password waits twice as long, to a quarter of an hour', async () => {
  const clock = testClock()
  const process = appAt(clock)
  for (let free = 0; free < 5; free++) expect(await startAttempt(process, OWNER, PERSON.email)).toBe(0)
  const delays: number[] = []
  for (let round = 0; round < 13; round++) {
    const seconds = await startAttempt(process, OWNER, PERSON.email)
    delays.push(seconds)
    clock.pass({ seconds })
    expect(await startAttempt(process, OWNER, PERSON.email)).toBe(0)
  }
  expect(delays).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900])
})

test('a restart forgets no wrong password, and two processes count the same ones', async () => {
  const clock = testClock()
  const [one, other] = [appAt(clock), appAt(clock)]
  const tried = await Promise.all(
    Array.from({ length: 40 }, (_, round) => startAttempt(round % 2 ? one : other, OWNER, PERSON.email)),
  )
  expect(tried.filter((seconds) => seconds === 0)).toHaveLength(5)
  expect(await startAttempt(appAt(clock), OWNER, PERSON.email)).toBe(1)
})

test('one address that tries many accounts is slowed down for all of them', async () => {
  const process = appAt()
  for (let round = 0; round < 30; round++) await startAttempt(process, OWNER, `somebody.${round}@example.com`)
  expect(await startAttempt(process, OWNER, 'another@example.com')).toBe(1)
  expect(await startAttempt(process, '203.0.113.8', 'another@example.com')).toBe(0)
})

test('who signs in rightly is not counted, however many share their address', async () => {
  const process = appAt()
  for (let round = 0; round < 100; round++) {
    const email = `somebody.${round}@example.com`
    expect(await startAttempt(process, OWNER, email)).toBe(0)
    await recordSuccess(process, OWNER, { email })
  }
})

test('a right password forgets what was wrong before it; so does an hour', async () => {
  const clock = testClock()
  const process = appAt(clock)
  const failOften = async () => {
    for (let round = 0; round < 5; round++) expect(await startAttempt(process, OWNER, PERSON.email)).toBe(0)
    expect(await startAttempt(process, OWNER, PERSON.email)).toBe(1)
  }
  await failOften()
  await recordSuccess(process, OWNER, { email: PERSON.email })
  await failOften()
  clock.pass({ hours: 1 })
  await failOften()
})

test('whoever claims an address guesses its owner’s password no faster for knowing their own', async () => {
  const app = await testApp()
  try {
    const account = accountOf(app)
    await account.registerVerified({ email: PERSON.email })
    const claim = 'a claim to what is not mine'
    const { token } = (await account.register({ password: claim })).body
    const guesses: number[] = []
    for (let round = 0; round < 6; round++) {
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
])('$one and $other are one network: $same', async ({ one, other, same }) => {
  const process = appAt()
  for (let round = 0; round < 5; round++) await startAttempt(process, one, PERSON.email)
  expect((await startAttempt(process, other, PERSON.email)) > 0).toBe(same)
})

test('who changes between the networks of one /48 is slowed down too, and another /48 is not', async () => {
  const process = appAt()
  const tried: number[] = []
  for (let round = 0; round < 60; round++)
    tried.push(
      await startAttempt(process, `2001:db8:7:${round.toString(16).padStart(2, '0')}00::1`, PERSON.email),
    )
  expect(tried.filter((seconds) => seconds === 0)).toHaveLength(4 * 5)
  expect(await startAttempt(process, '2001:db8:8:0::1', PERSON.email)).toBe(0)
})

test('after too many tries the right password is not looked at either, and the answer says when', async () => {
  const app = await testApp()
  try {
    const account = accountOf(app)
    await account.registerVerified({ email: PERSON.email })
    for (let round = 0; round < 6; round++) await account.login({ password: 'not this one' })
    const rejected = await account.login()
    expect(rejected).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
    app.clock.pass({ seconds: Number(rejected.headers.get('retry-after')) })
    expect((await account.login()).status).toBe(200)
  } finally {
    await app.close()
  }
})
