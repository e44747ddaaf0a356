import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { MailFilter, StaffMailStore } from './staff-mail.store.ts'

export type ResendFailure = { code: 'mail_not_found' | 'mail_not_dead'; detail: string }
type Resent = Result<null, ResendFailure>

/** Has one mail that was given up sent again, or all that a filter finds; whoever asks second has none of the same sent. */
export type ResendDead = {
  one(id: string, by: StaffActor): Promise<Resent>
  all(filter: MailFilter, by: StaffActor): Promise<number>
}

type Needs = { mails: Pick<StaffMailStore, 'find' | 'resendDead'>; staffWrite: StaffWrite }

export function resendDead({ mails, staffWrite }: Needs): ResendDead {
  return {
    async one(id, by) {
      if (!(await mails.find(id))) return fail({ code: 'mail_not_found', detail: 'There is no such mail' })
      return staffWrite<Resent>(by, async (tx, now) => {
        const resent = await mails.resendDead(tx, { id }, now)
        if (resent.length === 0)
          return fail({ code: 'mail_not_dead', detail: 'It is sent, is still tried, or its link is over' })
        return {
          value: ok(null),
          audited: { action: 'resend_mail', subject: { kind: 'mail', id }, before: null, after: null },
        }
      })
    },

    all(filter, by) {
      return staffWrite<number>(by, async (tx, now) => {
        const resent = await mails.resendDead(tx, filter, now)
        const { topic = null, search } = filter
        return {
          value: resent.length,
          audited: {
            action: 'resend_mails',
            subject: { kind: 'mails', id: topic ?? 'all' },
            before: null,
            // The address that was looked for names a person.
            after: { mails: resent.length, by_address: search !== undefined },
          },
        }
      })
    },
  }
}
