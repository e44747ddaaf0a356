import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { derivedKey, sha256 } from '#platform/crypto.ts'
import { windowCounts } from '#platform/db/window-counts.store.ts'
import { signedTimes } from '#platform/signed-time.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import type { FilledForm } from './filled-form.ts'
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

const database = forFile(await testDatabase())
const { db } = database
beforeEach(async () => {
  for (const table of ['enquiries', 'form_uses'] as const) await db.deleteFrom(table).execute()
})

const app = {
  db,
  windowCounts: windowCounts(db, sha256),
  formTimes,
  clock,
  productName: 'Rihla',
  publicUrl: 'https://rihla.example',
}

/** Expects work to fail because no mail can be queued. */
async function expectNoQueue(work: () => Promise<unknown>): Promise<void> {
  await sql`alter table mails add constraint queue_full check (false) not valid`.execute(db)
  await expect(work()).rejects.toThrow('queue_full')
  await sql`alter table mails drop constraint queue_full`.execute(db)
}

function opened() {
  const formToken = formTimes.issue('contact', clock.now())
  clock.pass({ seconds: 40 })
  return { langId: 1 as const, page: undefined, formToken, hiddenField: undefined }
}

const rows = async () => ({
  enquiries: await db.selectFrom('enquiries').select(['state', 'version']).execute(),
  replies: await db.selectFrom('enquiry_replies').select('id').execute(),
  uses: await db.selectFrom('form_uses').select('uses').execute(),
  entries: await db.selectFrom('audit_entries').select('id').execute(),
})

test('an enquiry whose mail cannot be queued is not kept, and its form may be sent again', async () => {
  const sending = opened()
  await expectNoQueue(() => sendForm(app, FORM, null, sending))
  expect(await rows()).toEqual({ enquiries: [], replies: [], uses: [], entries: [] })
  await sendForm(app, FORM, null, sending)
  expect(await rows()).toMatchObject({ enquiries: [{ state: 'new', version: 1 }], uses: [{ uses: 1 }] })
})

test('an answer that cannot be mailed is not kept, and leaves the enquiry as it was', async () => {
  const { enquiry_id: id } = await sendForm(app, FORM, null, opened())
  const staffId = await peopleOf({ database, clock }).add({ role: 'staff', email: 'staff@example.com' })
  await expectNoQueue(() =>
    answerEnquiry(app, {
      params: { id },
      query: undefined,
      body: { version: 1, message: 'Here it is' },
      by: { staffId, address: null },
      language: 'en',
    }),
  )
  expect(await rows()).toMatchObject({ enquiries: [{ state: 'new', version: 1 }], replies: [], entries: [] })
})
