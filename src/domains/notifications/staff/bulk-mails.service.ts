import { z } from 'zod'
import { bulkAct, type BulkAct, type BulkWhy } from '#domains/staff/public.ts'
import { isWorthResending } from '../mail.ts'
import type { BulkMails, MailToSend } from './bulk-mail.store.ts'
import { StaffMailsQuery } from './staff-mail.contract.ts'

const filter = StaffMailsQuery.pick({ state: true, topic: true, search: true })

/** Mails that were given up are sent again, but those whose link is over. */
export function resendMails(mails: BulkMails): BulkAct {
  const whyNot = (mail: MailToSend) =>
    whyAlive(mail) ?? (isWorthResending(mail.template) ? null : ('link_over' as const))
  return bulkAct({
    name: 'resend_mails',
    filter,
    choice: z.object({}),

    async rows(which, page) {
      return (await mails.rows(which, page)).map((mail) => named(mail, whyNot(mail)))
    },

    async act(tx, { id }, now) {
      const held = await mails.hold(tx, id)
      const why = held ? whyNot(held) : 'gone'
      if (why !== null) return { why }
      await mails.sendAgain(tx, id, now)
      return { audited: audited('resend_mail', id) }
    },
  })
}

/** Mails that were given up are never sent, and wait for nobody any more. */
export function leaveMails(mails: BulkMails): BulkAct {
  return bulkAct({
    name: 'leave_mails',
    filter,
    choice: z.object({}),

    async rows(which, page) {
      return (await mails.rows(which, page)).map((mail) => named(mail, whyAlive(mail)))
    },

    async act(tx, { id }) {
      const held = await mails.hold(tx, id)
      const why = held ? whyAlive(held) : 'gone'
      if (why !== null) return { why }
      await mails.leave(tx, id)
      return { audited: audited('leave_mail', id) }
    },
  })
}

/** Why a mail is none of those that were given up. */
function whyAlive({ state }: MailToSend): BulkWhy | null {
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

function named({ id, recipient, subject }: MailToSend, why: BulkWhy | null) {
  return { id, name: recipient, about: subject, why }
}

function audited(action: 'resend_mail' | 'leave_mail', id: string) {
  return { action, subject: { kind: 'mail', id }, before: null, after: null } as const
}
