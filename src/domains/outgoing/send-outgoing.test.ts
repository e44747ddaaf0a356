import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { fail, ok } from '#kernel/result.ts'
import { testClock, type TestClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { outgoingQueue } from './outgoing-queue.store.ts'
import { sendOutgoing } from './send-outgoing.service.ts'

// Both kinds of messages are rows of the same columns; the shorter ones stand for both.
const database = forFile(await testDatabase({ connections: 10 }))
let clock: TestClock
beforeEach(async () => {
  clock = testClock('2026-12-01T09:00:00Z')
  await database.db.deleteFrom('sms_messages').execute()
})

const now = () => clock.now()

async function add(): Promise<string> {
  const id = newId()
  const far = Temporal.Instant.from('2030-01-01T00:00:00Z')
  await database.db
    .insertInto('sms_messages')
    .values({ id, recipient: '', text: '', created_at: now(), due_at: now(), useful_until: far })
    .execute()
  return id
}

const row = (id: string) =>
  database.db
    .selectFrom('sms_messages')
    .select(['attempts', 'sent_at', 'last_failure'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

type Deliver = Parameters<typeof sendOutgoing>[0]['deliver']

function sender(deliver: Deliver) {
  const queue = outgoingQueue(database.db, 'sms_messages', () => sql`attempts < 4`)
  const claim = { seconds: 30 }
  return sendOutgoing({ queue, deliver, claim, backOff: (attempts) => ({ seconds: 10 * attempts }), clock })
}

/** Accepts and records messages; rejects those listed. */
function accepting(rejected: readonly string[] = []) {
  const taken: string[] = []
  const deliver = async ({ id }: { id: string }) => {
    if (rejected.includes(id)) return fail({ code: 'not_sent', detail: 'HTTP 503' })
    taken.push(id)
    return ok(null)
  }
  return { taken, send: sender(deliver) }
}

test('four senders at once send 60 messages once each', async () => {
  const ids: string[] = []
  for (let count = 0; count < 60; count++) ids.push(await add())
  const { taken, send } = accepting()
  const counts = await Promise.all([1, 2, 3, 4].map(() => send()))
  expect(counts.reduce((sum, { sent }) => sum + sent, 0)).toBe(60)
  expect(taken.toSorted()).toEqual(ids.toSorted())
  expect(await send()).toEqual({ sent: 0, failed: 0 })
})

test('a message that was not accepted waits longer after each attempt, stores the reason, and is given up', async () => {
  const id = await add()
  const { send } = accepting([id])
  const tries: number[] = []
  for (let second = 0; second <= 200; second += 5) {
    if ((await send()).failed === 1) tries.push(second)
    clock.pass({ seconds: 5 })
  }
  expect(tries).toEqual([0, 10, 30, 60])
  expect(await row(id)).toEqual({ attempts: 4, sent_at: null, last_failure: 'HTTP 503' })
})

test('what is accepted at last is marked as sent, and no failure is left', async () => {
  const id = await add()
  await accepting([id]).send()
  clock.pass({ seconds: 10 })
  expect(await accepting().send()).toEqual({ sent: 1, failed: 0 })
  expect(await row(id)).toEqual({ attempts: 2, sent_at: now(), last_failure: null })
})

test('a rejected message does not delay the others', async () => {
  const rejected = await add()
  const other = await add()
  const { taken, send } = accepting([rejected])
  expect(await send()).toEqual({ sent: 1, failed: 1 })
  expect(taken).toEqual([other])
})

test('a sender that dies leaves its messages to another once its claim is over', async () => {
  const id = await add()
  await expect(sender(() => Promise.reject(new Error('killed')))()).rejects.toThrow('killed')
  const { taken, send } = accepting()
  await send()
  expect(taken).toEqual([])
  clock.pass({ seconds: 30 })
  await send()
  expect(taken).toEqual([id])
})

test('a slow delivery delays neither another sender nor its database', async () => {
  await add()
  const started = Promise.withResolvers<null>()
  const end = Promise.withResolvers<null>()
  const slow = sender(async () => {
    started.resolve(null)
    await end.promise
    return ok(null)
  })()
  await started.promise

  const open = await database.pool.query(
    "select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
  )
  expect(open.rowCount).toBe(0)
  const second = await add()
  const { taken, send } = accepting()
  expect(await send()).toEqual({ sent: 1, failed: 0 })
  expect(taken).toEqual([second])
  end.resolve(null)
  expect(await slow).toEqual({ sent: 1, failed: 0 })
})

test('a message that another process has locked is passed over, not waited for', async () => {
  const locked = await add()
  const free = await add()
  const { taken, send } = accepting()
  await database.db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('sms_messages').select('id').where('id', '=', locked).forUpdate().execute()
    expect(await send()).toEqual({ sent: 1, failed: 0 })
  })
  expect(taken).toEqual([free])
})

test('where nothing delivers, what is due counts as sent', async () => {
  const id = await add()
  expect(await sender(null)()).toEqual({ sent: 1, failed: 0 })
  expect(await row(id)).toEqual({ attempts: 1, sent_at: now(), last_failure: null })
})
