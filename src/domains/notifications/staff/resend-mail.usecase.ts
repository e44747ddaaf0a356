import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { MailedRecord, RecordMails } from './record-mail.store.ts'
import type { StaffMailStore } from './staff-mail.store.ts'

export type ResendFailure = { code: 'mail_not_found' | 'mail_not_dead' | 'mail_not_last'; detail: string }
type Resent = Result<null, ResendFailure>

/** Has a mail sent again that was given up, or is about a trip or an enquiry; whoever asks second has none of the same sent. */
export type ResendMail = (id: string, by: StaffActor) => Promise<Resent>

type Needs = {
  mails: Pick<StaffMailStore, 'find' | 'resendDead'>
  records: RecordMails
  staffWrite: StaffWrite
}

export function resendMail({ mails, records, staffWrite }: Needs): ResendMail {
  return async (id, by) => {
    if (!(await mails.find(id))) return fail({ code: 'mail_not_found', detail: 'There is no such mail' })
    return staffWrite<Resent>(by, async (tx, now) => {
      const record = await records.hold(tx, id)
      const sent = await (record ? ofRecord(tx, id, record, now) : ofQueue(tx, id, now))
      if (!sent.ok) return sent
      const subject = { kind: 'mail', id } as const
      return {
        value: ok(null),
        audited: { action: 'resend_mail', subject, before: null, after: { sent: sent.value } },
      }
    })
  }

  async function ofQueue(tx: Db, id: string, now: Temporal.Instant): Promise<Result<string, ResendFailure>> {
    const [resent] = await mails.resendDead(tx, { id }, now)
    return resent === undefined
      ? fail({ code: 'mail_not_dead', detail: 'It is sent, is still tried, or its link is over' })
      : ok(resent)
  }

  /** Read once it is held: who came first has sent another. */
  async function ofRecord(tx: Db, id: string, record: MailedRecord, now: Temporal.Instant) {
    const found = (await records.about(tx, record)).find(({ mail_id }) => mail_id === id)
    return found?.can.resend
      ? ok(await records.sendAgain(tx, found, now))
      : fail({
          code: 'mail_not_last',
          detail: 'It waits to be sent, or a later one says how things are',
        } as const)
  }
}
