import { z } from 'zod'
import { isWorthResending } from '#domains/outgoing/public.ts'
import { bulkAct, type BulkAct, type BulkSkipReason } from '#domains/staff/public.ts'
import type { BulkMails, MailToSend } from './bulk-mail.store.ts'
import { StaffMailsQuery } from './staff-mail.contract.ts'

const filter = StaffMailsQuery.pick({ state: true, topic: true, search: true })

/** Resends mails given up, except those whose link has expired. */
export function resendMails(mails: BulkMails): BulkAct {
  const skipReason = (mail: MailToSend) =>
    aliveReason(mail) ?? (isWorthResending(mail.template) ? null : ('link_over' as const))
  return bulkAct({
    name: 'resend_mails',
    filter,
    choice: z.object({}),

    async rows(which, page) {
      return (await mails.rows(which, page)).map((mail) => toRow(mail, skipReason(mail)))
    },

    async act(tx, { id }, now) {
      const locked = await mails.hold(tx, id)
      const reason = locked ? skipReason(locked) : 'gone'
      if (reason !== null) return { why: reason }
      await mails.sendAgain(tx, id, now)
      return { audited: audited('resend_mail', id) }
    },
  })
}

/** Abandons mails given up: they are never sent. */
export function abandonMails(mails: BulkMails): BulkAct {
  return bulkAct({
    name: 'leave_mails',
    filter,
    choice: z.object({}),

    async rows(which, page) {
      return (await mails.rows(which, page)).map((mail) => toRow(mail, aliveReason(mail)))
    },

    async act(tx, { id }) {
      const locked = await mails.hold(tx, id)
      const reason = locked ? aliveReason(locked) : 'gone'
      if (reason !== null) return { why: reason }
      await mails.abandon(tx, id)
      return { audited: audited('leave_mail', id) }
    },
  })
}

/** Returns the reason to skip a mail. Null if it was given up. */
function aliveReason({ state }: MailToSend): BulkSkipReason | null {
  switch (state) {
    case 'given_up':
      return null
    case 'sent':
      return 'mail_sent'
    case 'replaced':
      return 'mail_replaced'
    default:
      return 'mail_tried'
  }
}

function toRow({ id, recipient, subject }: MailToSend, reason: BulkSkipReason | null) {
  return { id, name: recipient, about: subject, why: reason }
}

function audited(action: 'resend_mail' | 'leave_mail', id: string) {
  return { action, subject: { kind: 'mail', id }, before: null, after: null } as const
}
