import { writeAudited } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import {
  lockMailedRecord,
  selectRecordMails,
  sendRecordMail,
  type MailedRecord,
} from './record-mail.store.ts'
import type * as operations from './staff-mail-operations.contract.ts'
import type { StaffMail } from './staff-mail.contract.ts'
import { findMail, resendDead } from './staff-mail.store.ts'

type ResendFailure = { code: 'mail_not_found' | 'mail_not_dead' | 'mail_not_last'; detail: string }

const noSuchMail = fail({ code: 'mail_not_found', detail: 'There is no such mail' } as const)

/**
 * Resends a mail that was given up, or is about a trip or an enquiry. Of two concurrent requests one sends
 * it.
 */
export async function resendMail(
  app: Pick<App, 'db' | 'clock'>,
  { params: { id }, by }: Call<typeof operations.resendMail>,
): Promise<Result<{ mail: StaffMail }, ResendFailure>> {
  if (!(await findMail(app.db, id))) return noSuchMail
  const resent = await writeAudited(app, by, async (tx, now, audit) => {
    const record = await lockMailedRecord(tx, id)
    const sent = await (record ? resendOfRecord(tx, id, record, now) : resendOfQueue(tx, id, now))
    if (sent.ok)
      await audit({
        action: 'resend_mail',
        subject: { kind: 'mail', id },
        before: null,
        after: { sent: sent.value },
      })
    return sent
  })
  if (!resent.ok) return resent
  const mail = await findMail(app.db, id)
  return mail ? ok({ mail }) : noSuchMail
}

async function resendOfQueue(
  tx: Db,
  id: string,
  now: Temporal.Instant,
): Promise<Result<string, ResendFailure>> {
  const [resent] = await resendDead(tx, { id }, now)
  return resent === undefined
    ? fail({ code: 'mail_not_dead', detail: 'It is sent, is still tried, or its link is over' })
    : ok(resent)
}

/** Reads the mail once it is locked: who came first has sent another. */
async function resendOfRecord(
  tx: Db,
  id: string,
  record: MailedRecord,
  now: Temporal.Instant,
): Promise<Result<string, ResendFailure>> {
  const found = (await selectRecordMails(tx, record)).find(({ mail_id }) => mail_id === id)
  return found?.can.resend
    ? ok(await sendRecordMail(tx, found, now))
    : fail({ code: 'mail_not_last', detail: 'It waits to be sent, or a later one says how things are' })
}

/** Resends all mails given up that match a filter. Returns their number. */
export function resendDeadMails(
  app: Pick<App, 'db' | 'clock'>,
  { body: { topic, search }, by }: Call<typeof operations.resendDeadMails>,
) {
  return writeAudited(app, by, async (tx, now, audit) => {
    const resent = await resendDead(tx, { topic, search }, now)
    await audit({
      action: 'resend_mails',
      subject: { kind: 'mails', id: topic ?? 'all' },
      before: null,
      // Excludes the searched address, which identifies a person.
      after: { mails: resent.length, by_address: search !== undefined },
    })
    return { resent: resent.length }
  })
}
