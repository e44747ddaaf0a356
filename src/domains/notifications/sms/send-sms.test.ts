import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fail, ok } from '#kernel/result.ts'
import type { Database } from '#platform/db/database.ts'
import { testClock, type TestClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { sendDueSms } from './send-sms.usecase.ts'
import { smsBackOff, type SendSms } from './sms.ts'
import { queueSms, smsStore } from './sms.store.ts'

let database: Database
let clock: TestClock
beforeAll(async () => {
  database = await testDatabase({ connections: 10 })
})
afterAll(() => database.close())
beforeEach(async () => {
  clock = testClock('2026-12-01T09:00:00Z')
  await database.db.deleteFrom('sms_messages').execute()
})

const now = () => new Date(clock.now().epochMilliseconds)
const queue = (text: string, usefulUntil = clock.now().add({ minutes: 5 })) =>
  queueSms(database.db, { recipient: '+971501234567', text, usefulUntil }, now())
const sender = (sendSms: SendSms | null) => sendDueSms({ messages: smsStore(database.db), sendSms, clock })
const listed = () => smsStore(database.db).list(100)

/** A gateway that records what it accepts, and fails so many times first. */
function gateway(failures = 0) {
  const taken: string[] = []
  let left = failures
  const sendSms: SendSms = async ({ recipient, text }) => {
    if (left-- > 0) return fail({ code: 'not_sent', detail: 'HTTP 503' })
    taken.push(`${recipient} ${text}`)
    return ok(null)
  }
  return { taken, sendSms }
}

test('several senders at once send each message once', async () => {
  for (let count = 0; count < 25; count++) await queue(`message ${count}`)
  const { taken, sendSms } = gateway()
  const counts = await Promise.all([1, 2, 3, 4].map(() => sender(sendSms)()))
  expect(counts.reduce((sum, { sent }) => sum + sent, 0)).toBe(25)
  expect(new Set(taken).size).toBe(25)
  expect(taken).toHaveLength(25)
  expect(await sender(sendSms)()).toEqual({ sent: 0, failed: 0 })
})

test('a message that was not accepted is tried again a little later, and says why meanwhile', async () => {
  await queue('one')
  const { taken, sendSms } = gateway(2)
  const send = sender(sendSms)
  expect(await send()).toEqual({ sent: 0, failed: 1 })
  expect(await listed()).toMatchObject([{ text: 'one', sentAt: null, lastFailure: 'HTTP 503' }])
  expect(await send()).toEqual({ sent: 0, failed: 0 })
  clock.pass({ seconds: 2 })
  expect(await send()).toEqual({ sent: 0, failed: 1 })
  clock.pass({ seconds: 3 })
  expect(await send()).toEqual({ sent: 0, failed: 0 })
  clock.pass({ seconds: 1 })
  expect(await send()).toEqual({ sent: 1, failed: 0 })
  expect(taken).toEqual(['+971501234567 one'])
  expect(await listed()).toMatchObject([{ sentAt: '2026-12-01T09:00:06.000Z', lastFailure: null }])
})

test('a message is not sent once it is of no use', async () => {
  await queue('late')
  const { taken, sendSms } = gateway()
  clock.pass({ minutes: 5 })
  expect(await sender(sendSms)()).toEqual({ sent: 0, failed: 0 })
  expect(taken).toEqual([])
})

test('a sender that died leaves its messages to another after half a minute', async () => {
  await queue('orphan')
  const claimedUntil = new Date(clock.now().add({ seconds: 30 }).epochMilliseconds)
  await smsStore(database.db).claim({ now: now(), claimedUntil, limit: 10 })
  const { taken, sendSms } = gateway()
  await sender(sendSms)()
  expect(taken).toEqual([])
  clock.pass({ seconds: 30 })
  await sender(sendSms)()
  expect(taken).toEqual(['+971501234567 orphan'])
})

test('without a gateway messages stay in the box and count as sent', async () => {
  await queue('in the box')
  expect(await sender(null)()).toEqual({ sent: 1, failed: 0 })
  expect(await listed()).toEqual([
    {
      recipient: '+971501234567',
      text: 'in the box',
      createdAt: '2026-12-01T09:00:00.000Z',
      sentAt: '2026-12-01T09:00:00.000Z',
      lastFailure: null,
    },
  ])
})

test('the wait between attempts doubles to a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 30].map(smsBackOff)).toEqual(
    [2, 4, 8, 16, 32, 60, 60, 60].map((seconds) => ({ seconds })),
  )
})
