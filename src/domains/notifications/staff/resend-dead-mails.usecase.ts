import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import type { MailFilter, StaffMailStore } from './staff-mail.store.ts'

/** Has all mails sent again that were given up, of those that a filter finds; returns how many. */
export type ResendDeadMails = (filter: MailFilter, by: StaffActor) => Promise<number>

type Needs = { mails: Pick<StaffMailStore, 'resendDead'>; staffWrite: StaffWrite }

export function resendDeadMails({ mails, staffWrite }: Needs): ResendDeadMails {
  return (filter, by) =>
    staffWrite<number>(by, async (tx, now) => {
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
}
