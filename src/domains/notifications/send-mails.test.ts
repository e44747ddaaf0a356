import { beforeEach, expect, test } from 'vitest'
import { mailStore, queueMail } from '#domains/outgoing/mails/mail.store.ts'
import {
  MAX_ATTEMPTS,
  backOff,
  type FileOf,
  type Mail,
  type SendMail,
  type SentMail,
} from '#domains/outgoing/mails/mail.ts'
import { sampleBooking } from '#domains/rentals/mails/sample-booking.ts'
import { voucherSheet } from '#domains/rentals/mails/voucher-sheet.ts'
import { fail, ok } from '#kernel/result.ts'
import { setting } from '#testing/builders/mails.ts'
import { testClock, type TestClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { sendMails } from './send-mails.usecase.ts'

const database = forFile(await testDatabase({ connections: 10 }))
let clock: TestClock
beforeEach(async () => {
  clock = testClock()
  await database.db.deleteFrom('mails').execute()
})

const mail: Mail = {
  recipient: 'layla@example.com',
  langId: 2,
  subject: 'تم تأكيد حجز سيارتك',
  html: '<p>مرحبا</p>',
  text: 'مرحبا',
  attachments: [
    { filename: 'KMRTW7XYZ2.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR\r\n' },
    { filename: 'INV-2027-000042.pdf', contentType: 'application/pdf', invoice: 'INV-2027-000042' },
    {
      filename: 'KMRTW7XYZ2.pdf',
      contentType: 'application/pdf',
      voucher: voucherSheet(sampleBooking(), setting('ar')),
    },
  ],
  headers: { 'List-Unsubscribe': '<https://rihla.example/leave>' },
}

/** An attachment as text; an invoice as its number and requested language, a voucher as its reference. */
const fileOf: FileOf = async ({ filename, contentType, ...rest }, langId) => ({
  filename,
  contentType,
  content:
    'content' in rest
      ? rest.content
      : 'voucher' in rest
        ? rest.voucher.reference
        : `${rest.invoice} ${langId}`,
})

function now(): Temporal.Instant {
  return clock.now()
}

function sender(sendMail: SendMail | null) {
  return () => sendMails({ db: database.db, clock, sendMail, renderAttachment: fileOf })
}

test('a mail is in the queue only if the transaction that queued it commits', async () => {
  const reverted = database.db.transaction().execute(async (transaction) => {
    await queueMail(transaction, mail, now())
    throw new Error('the order was undone')
  })
  await expect(reverted).rejects.toThrow('undone')
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
  expect(await mailStore(database.db).read(id)).toMatchObject({ sentAt: '2026-12-01T09:00:00Z' })
})

test('without a mail server mails stay in the local mailbox and count as sent', async () => {
  const id = await queueMail(database.db, mail, now())
  expect(await sender(null)()).toEqual({ sent: 1, failed: 0 })
  expect(await mailStore(database.db).read(id)).toMatchObject({ html: mail.html, lastFailure: null })
})

test('a mail that cannot be sent is tried for two days, and not for ever', async () => {
  await queueMail(database.db, mail, now())
  let tries = 0
  const send = sender(async () => {
    tries += 1
    return fail({ code: 'not_sent', detail: 'ECONNECTION' })
  })
  for (let attempt = 1; attempt < MAX_ATTEMPTS + 3; attempt++) {
    await send()
    clock.pass(backOff(attempt))
  }
  expect(tries).toBe(MAX_ATTEMPTS)
})

test('the wait doubles from a minute to eight hours', () => {
  expect([1, 2, 3, 9, 10, 12].map(backOff)).toEqual([1, 2, 4, 256, 480, 480].map((minutes) => ({ minutes })))
})
