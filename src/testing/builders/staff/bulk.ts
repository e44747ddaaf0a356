import { newId } from '#kernel/ids.ts'
import { queueMail } from '#domains/outgoing/mails/mail.store.ts'
import { MAX_ATTEMPTS } from '#domains/outgoing/mails/mail.ts'
import type { TestApp } from '../../infrastructure/app.ts'

type BulkApp = Pick<TestApp, 'database' | 'clock'>
type DeadMail = { recipient: string; template?: string }

/** A mail that was given up, about no booking; returns its id. */
export async function addDeadMail(
  { database: { db }, clock }: BulkApp,
  { recipient, template = 'changed' }: DeadMail,
): Promise<string> {
  const mail = {
    recipient,
    langId: 1 as const,
    subject: 'Hello',
    html: '',
    text: '',
    attachments: [],
    headers: {},
  }
  const id = await queueMail(db, mail, clock.now(), { topic: 'booking', template, about: null })
  // Long after: the jobs of a running server send what is due.
  await db
    .updateTable('mails')
    .set({ attempts: MAX_ATTEMPTS, due_at: clock.now().add({ hours: 8 }), last_failure: '451 4.7.1' })
    .where('id', '=', id)
    .execute()
  return id
}

/** A bulk action that has ended, with one row that is gone; returns its id. */
export async function addEndedBulk(app: BulkApp, staffId: string): Promise<string> {
  const id = await addBulk(app, staffId)
  await app.database.db
    .updateTable('bulk_actions')
    .set({ state: 'done', ended_at: app.clock.now() })
    .where('id', '=', id)
    .execute()
  return id
}

/** A bulk action of mails whose rows are counted, one that is gone; returns its id. */
export async function addBulk({ database: { db }, clock }: BulkApp, staffId: string): Promise<string> {
  const id = newId()
  await db
    .insertInto('bulk_actions')
    .values({
      id,
      staff_id: staffId,
      request_key: id,
      act: 'resend_mails',
      which: null,
      choice: {},
      state: 'running',
      created_at: clock.now(),
    })
    .execute()
  await db
    .insertInto('bulk_action_rows')
    .values({ action_id: id, row_id: newId(), state: 'waiting', why: null })
    .execute()
  return id
}
