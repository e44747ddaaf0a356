import { beforeEach, expect, test } from 'vitest'
import { queueSms, smsBackOff, smsStore, type SendSms } from '#domains/outgoing/public.ts'
import { ok } from '#kernel/result.ts'
import { testClock, type TestClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { sendDueSms } from './send-sms.usecase.ts'

const database = forFile(await testDatabase({ connections: 10 }))
let clock: TestClock
beforeEach(async () => {
  clock = testClock('2026-12-01T09:00:00Z')
  await database.db.deleteFrom('sms_messages').execute()
})

const now = () => clock.now()
const queue = (text: string, usefulUntil = clock.now().add({ minutes: 5 })) =>
  queueSms(database.db, { recipient: '+971501234567', text, usefulUntil }, now())
const sender = (sendSms: SendSms | null) => () => sendDueSms({ db: database.db, clock, sendSms })
const listed = () => smsStore(database.db).list(100)

/** A gateway that records what it accepts. */
function gateway() {
  const taken: string[] = []
  const sendSms: SendSms = async ({ recipient, text }) => {
    taken.push(`${recipient} ${text}`)
    return ok(null)
  }
  return { taken, sendSms }
}

test('what is queued is sent to its number', async () => {
  await queue('your code')
  const { taken, sendSms } = gateway()
  expect(await sender(sendSms)()).toEqual({ sent: 1, failed: 0 })
  expect(taken).toEqual(['+971501234567 your code'])
})

test('a message is not sent once it is of no use', async () => {
  await queue('late')
  const { taken, sendSms } = gateway()
  clock.pass({ minutes: 5 })
  expect(await sender(sendSms)()).toEqual({ sent: 0, failed: 0 })
  expect(taken).toEqual([])
})

test('without a gateway messages stay in the box and count as sent', async () => {
  await queue('in the box')
  expect(await sender(null)()).toEqual({ sent: 1, failed: 0 })
  expect(await listed()).toEqual([
    {
      recipient: '+971501234567',
      text: 'in the box',
      createdAt: '2026-12-01T09:00:00Z',
      sentAt: '2026-12-01T09:00:00Z',
      lastFailure: null,
    },
  ])
})

test('the wait between attempts doubles to a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 30].map(smsBackOff)).toEqual(
    [2, 4, 8, 16, 32, 60, 60, 60].map((seconds) => ({ seconds })),
  )
})
