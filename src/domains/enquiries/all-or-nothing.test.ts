import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeAudit } from '#domains/staff/audit.store.ts'
import { staffWrite } from '#domains/staff/staff-write.usecase.ts'
import { derivedKey, sha256 } from '#platform/crypto.ts'
import { windowCounts } from '#platform/db/window-counts.store.ts'
import { signedTimes } from '#platform/signed-time.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { enquiryStore as enquiries } from './enquiry.store.ts'
import type { FilledForm } from './filled-form.ts'
import { keepEnquiry, type QueueReceived } from './keep-enquiry.service.ts'
import { sendEnquiry } from './send-enquiry.usecase.ts'
import { changeEnquiry } from './staff/change-enquiry.usecase.ts'

const clock = testClock()
const formTimes = signedTimes(derivedKey('a secret of this test', 'times of opened forms'))
const FORM: FilledForm = {
  kind: 'contact',
  name: 'Layla Haddad',
  email: 'layla@example.com',
  message: 'Where is my voucher?',
  content: {},
  quoted: [],
  bookingReference: null,
}
const noQueue = async () => {
  throw new Error('the queue is full')
}

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  for (const table of ['enquiries', 'form_uses'] as const) await database.db.deleteFrom(table).execute()
})
afterAll(() => database.close())

function sender(queueReceived: QueueReceived) {
  return sendEnquiry({
    db: database.db,
    bookingOfSender: async () => null,
    lockAccount: async () => true,
    readAccount: async () => null,
    keepEnquiry: keepEnquiry({
      enquiries,
      counts: windowCounts(database.db, sha256),
      formTimes,
      queueReceived,
      sha256,
      clock,
    }),
  })
}

function opened() {
  const formToken = formTimes.issue('contact', clock.now())
  clock.pass({ seconds: 40 })
  return { langId: 1 as const, page: undefined, formToken, hiddenField: undefined, caller: null }
}

const rows = async () => {
  const { db } = database
  return {
    enquiries: await db.selectFrom('enquiries').select(['state', 'version']).execute(),
    replies: await db.selectFrom('enquiry_replies').select('id').execute(),
    uses: await db.selectFrom('form_uses').select('uses').execute(),
    entries: await db.selectFrom('audit_entries').select('id').execute(),
  }
}

test('an enquiry whose mail cannot be queued is not kept, and its form may be sent again', async () => {
  const sending = opened()
  await expect(sender(noQueue)(FORM, sending)).rejects.toThrow('the queue is full')
  expect(await rows()).toEqual({ enquiries: [], replies: [], uses: [], entries: [] })
  await sender(async () => {})(FORM, sending)
  expect(await rows()).toMatchObject({ enquiries: [{ state: 'new', version: 1 }], uses: [{ uses: 1 }] })
})

test('an answer that cannot be mailed is not kept, and leaves the enquiry as it was', async () => {
  const { id } = await sender(async () => {})(FORM, opened())
  const staffId = await peopleOf({ database, clock }).add({ role: 'staff', email: 'staff@example.com' })
  const answer = changeEnquiry({
    enquiries,
    staffWrite: staffWrite({ db: database.db, writeAudit, clock }),
    queueAnswer: noQueue,
  })
  const by = { staffId, address: null }
  await expect(answer({ id, version: 1, act: 'answer', message: 'Here it is' }, by)).rejects.toThrow(
    'the queue is full',
  )
  expect(await rows()).toMatchObject({ enquiries: [{ state: 'new', version: 1 }], replies: [], entries: [] })
})
