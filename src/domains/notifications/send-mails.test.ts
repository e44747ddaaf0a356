import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fail, ok } from '#kernel/result.ts'
import type { Database } from '#platform/db/database.ts'
import { testClock, type TestClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { mailStore, queueMail } from './mail.store.ts'
import { MAX_ATTEMPTS, backOff, type FileOf, type Mail, type SendMail, type SentMail } from './mail.ts'
import { sendMails } from './send-mails.usecase.ts'

let database: Database
let clock: TestClock

beforeAll(async () => {
  database = await testDatabase({ connections: 10 })
})
afterAll(() => database.close())
beforeEach(async () => {
  clock = testClock()
  await database.db.deleteFrom('mails').execute()
})

const mail: Mail = {
  recipient: 'layla@example.com',
  langId: 2,
  subject: 'تأكَّد حجز سيارتك',
  html: '<p>مرحبا</p>',
  text: 'مرحبا',
  attachments: [
    { filename: 'KMRTW7XYZ2.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR\r\n' },
    { filename: 'INV-2027-000042.pdf', contentType: 'application/pdf', invoice: 'INV-2027-000042' },
  ],
  headers: { 'List-Unsubscribe': '<https://rihla.example/leave>' },
}

/** An attachment as text; an invoice as its number and requested language. */
const fileOf: FileOf = async ({ filename, contentType, ...rest }, langId) => ({
  filename,
  contentType,
  content: 'content' in rest ? rest.content : `${rest.invoice} ${langId}`,
})

function now(): Date {
  return new Date(clock.now().epochMilliseconds)
}

/** A mail server that records accepted mails. */
function outbox(): { taken: string[]; sendMail: SendMail } {
  const taken: string[] = []
  return {
    taken,
    sendMail: async ({ id }) => {
      taken.push(id)
      return ok(null)
    },
  }
}

function sender(sendMail: SendMail | null) {
  return sendMails({ mails: mailStore(database.db), sendMail, fileOf, clock })
}

test('a mail is in the queue only if the transaction that queued it commits', async () => {
  const undone = database.db.transaction().execute(async (transaction) => {
    await queueMail(transaction, mail, now())
    throw new Error('the order was undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await mailStore(database.db).list(10)).toEqual([])

  const id = await database.db.transaction().execute((transaction) => queueMail(transaction, mail, now()))
  expect(await mailStore(database.db).read(id)).toMatchObject({ ...mail, id, sentAt: null, attempts: 0 })
})

test('what is queued is sent once, with all it holds, and marked', async () => {
  const id = await queueMail(database.db, mail, now())
  const received: SentMail[] = []
  const send = sender(async (queued) => {
    received.push(queued)
    return ok(null)
  })
  expect(await send()).toEqual({ sent: 1, failed: 0 })
  expect(await send()).toEqual({ sent: 0, failed: 0 })
  const attachments = await Promise.all(mail.attachments.map((file) => fileOf(file, mail.langId)))
  expect(received).toEqual([{ ...mail, attachments, id, attempts: 1 }])
  expect(attachments[1]?.content).toBe('INV-2027-000042 2')
  expect(await mailStore(database.db).read(id)).toMatchObject({ sentAt: '2026-12-01T09:00:00.000Z' })
})

test('without a mail server mails stay in the local mailbox and count as sent', async () => {
  const id = await queueMail(database.db, mail, now())
  expect(await sender(null)()).toEqual({ sent: 1, failed: 0 })
  expect(await mailStore(database.db).read(id)).toMatchObject({ html: mail.html, lastFailure: null })
})

test('a sender that dies between sending and marking: the mail is sent again once its claim is over', async () => {
  const id = await queueMail(database.db, mail, now())
  const { taken, sendMail } = outbox()
  const mails = mailStore(database.db)
  const dying = sendMails({
    mails: { ...mails, markSent: () => Promise.reject(new Error('killed')) },
    sendMail,
    fileOf,
    clock,
  })
  await expect(dying()).rejects.toThrow('killed')

  expect(await sender(sendMail)()).toEqual({ sent: 0, failed: 0 })
  clock.pass({ minutes: 6 })
  expect(await sender(sendMail)()).toEqual({ sent: 1, failed: 0 })
  expect(taken).toEqual([id, id])
})

test('four senders at once send 60 mails once each', async () => {
  const ids = await Promise.all(Array.from({ length: 60 }, () => queueMail(database.db, mail, now())))
  const { taken, sendMail } = outbox()
  const counts = await Promise.all(Array.from({ length: 4 }, () => sender(sendMail)()))
  expect(counts.reduce((sum, { sent }) => sum + sent, 0)).toBe(60)
  expect(taken.toSorted()).toEqual(ids.toSorted())
})

test('a sender that waits for a slow mail server holds up neither another sender nor its database', async () => {
  await queueMail(database.db, mail, now())
  const begun = Promise.withResolvers<null>()
  const end = Promise.withResolvers<null>()
  const slow = sender(async () => {
    begun.resolve(null)
    await end.promise
    return ok(null)
  })()
  await begun.promise

  const open = await database.pool.query(
    "select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
  )
  expect(open.rowCount).toBe(0)
  const second = await queueMail(database.db, mail, now())
  const { taken, sendMail } = outbox()
  expect(await sender(sendMail)()).toEqual({ sent: 1, failed: 0 })
  expect(taken).toEqual([second])
  end.resolve(null)
  expect(await slow).toEqual({ sent: 1, failed: 0 })
})

test('a mail another process has locked is passed over, not waited for', async () => {
  const locked = await queueMail(database.db, mail, now())
  const free = await queueMail(database.db, mail, now())
  const { taken, sendMail } = outbox()
  await database.db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('mails').select('id').where('id', '=', locked).forUpdate().execute()
    expect(await sender(sendMail)()).toEqual({ sent: 1, failed: 0 })
  })
  expect(taken).toEqual([free])
})

test('a mail that cannot be sent is tried again later and later, and not for ever', async () => {
  const id = await queueMail(database.db, mail, now())
  let tries = 0
  const send = sender(async () => {
    tries += 1
    return fail({ code: 'not_sent', detail: 'ECONNECTION' })
  })
  expect(await send()).toEqual({ sent: 0, failed: 1 })
  expect(await send()).toEqual({ sent: 0, failed: 0 })
  expect(await mailStore(database.db).read(id)).toMatchObject({ attempts: 1, lastFailure: 'ECONNECTION' })
  for (let attempt = 1; attempt < MAX_ATTEMPTS + 3; attempt++) {
    clock.pass(backOff(attempt))
    await send()
  }
  expect(tries).toBe(MAX_ATTEMPTS)
})

test('one mail that cannot be sent does not hold up the others', async () => {
  const bad = await queueMail(database.db, mail, now())
  await queueMail(database.db, mail, now())
  const send = sender(async ({ id }) => (id === bad ? fail({ code: 'not_sent', detail: '550' }) : ok(null)))
  expect(await send()).toEqual({ sent: 1, failed: 1 })
})

test('the wait doubles from a minute to eight hours', () => {
  expect([1, 2, 3, 9, 10, 12].map(backOff)).toEqual([1, 2, 4, 256, 480, 480].map((minutes) => ({ minutes })))
})
