import { beforeEach, expect, test } from 'vitest'
import { derivedKey, sha256 } from '#platform/crypto.ts'
import { windowCounts } from '#platform/db/window-counts.store.ts'
import { signedTimes } from '#platform/signed-time.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import type { FilledForm } from './filled-form.ts'
import type { QueueReceived } from './save-enquiry.service.ts'
import { sendForm } from './send-enquiry.usecase.ts'
import { answerEnquiry } from './staff/change-enquiry.usecase.ts'

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

const database = forFile(await testDatabase())
beforeEach(async () => {
  for (const table of ['enquiries', 'form_uses'] as const) await database.db.deleteFrom(table).execute()
})

function appWith(queueEnquiryReceived: QueueReceived) {
  const { db } = database
  const counts = windowCounts(db, sha256)
  return { db, windowCounts: counts, formTimes, queueEnquiryReceived, clock }
}

function opened() {
  const formToken = formTimes.issue('contact', clock.now())
  clock.pass({ seconds: 40 })
  return { langId: 1 as const, page: undefined, formToken, hiddenField: undefined }
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
  await expect(sendForm(appWith(noQueue), FORM, null, sending)).rejects.toThrow('the queue is full')
  expect(await rows()).toEqual({ enquiries: [], replies: [], uses: [], entries: [] })
  await sendForm(
    appWith(async () => {}),
    FORM,
    null,
    sending,
  )
  expect(await rows()).toMatchObject({ enquiries: [{ state: 'new', version: 1 }], uses: [{ uses: 1 }] })
})

test('an answer that cannot be mailed is not kept, and leaves the enquiry as it was', async () => {
  const app = appWith(async () => {})
  const { enquiry_id: id } = await sendForm(app, FORM, null, opened())
  const staffId = await peopleOf({ database, clock }).add({ role: 'staff', email: 'staff@example.com' })
  const answered = answerEnquiry(
    { ...app, queueEnquiryAnswer: noQueue },
    {
      params: { id },
      query: undefined,
      body: { version: 1, message: 'Here it is' },
      by: { staffId, address: null },
      language: 'en',
    },
  )
  await expect(answered).rejects.toThrow('the queue is full')
  expect(await rows()).toMatchObject({ enquiries: [{ state: 'new', version: 1 }], replies: [], entries: [] })
})
