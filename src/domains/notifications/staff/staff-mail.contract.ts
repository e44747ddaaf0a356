import { z } from 'zod'
import { MAIL_STATES, MAIL_TOPICS, MAX_COUNTED } from '#domains/outgoing/mails/mail.contract.ts'
import {
  IdInPath,
  keyedPage,
  keyedQuery,
  LangIdField,
  orNull,
  queryNumber,
  searchField,
} from '#kernel/contract.ts'

const filter = {
  topic: z.enum(MAIL_TOPICS).optional(),
  search: searchField(100).optional().meta({ description: 'A part of the address' }),
}

export const StaffMailsQuery = z.object({
  state: z.enum(MAIL_STATES).optional(),
  ...filter,
  ...keyedQuery('older mails than that', 50),
})

/** A mail in the staff's queue, without its text. */
export const StaffMailContract = z
  .object({
    mail_id: z.uuid(),
    subject: orNull(z.string()).meta({ description: 'Null: a code stands in it' }),
    recipient: z.string(),
    topic: orNull(z.enum(MAIL_TOPICS)).meta({ description: 'Null: written by a release before' }),
    about: orNull(z.object({ kind: z.enum(['booking', 'trip', 'enquiry']), id: z.uuid() })),
    state: z.enum(MAIL_STATES),
    attempts: z.int(),
    failure: orNull(z.string()).meta({
      description: 'Why the last attempt failed, as the mail server says it',
    }),
    created_at: z.iso.datetime(),
    sent_at: orNull(z.iso.datetime()),
    due_at: orNull(z.iso.datetime()).meta({ description: 'When it is tried next; null: it is not' }),
    can: z.object({
      open: z.boolean().meta({ description: 'Not where a link or a code in it is as good as a password' }),
      resend: z.boolean(),
    }),
  })
  .meta({ id: 'StaffMail' })
export type StaffMail = z.infer<typeof StaffMailContract>

export const StaffMailsReply = z.object({
  ...keyedPage(StaffMailContract),
  counts: z.object({ waiting: z.int(), failed: z.int(), given_up: z.int() }).meta({
    description: `Of the topic and the address that were asked for; ${MAX_COUNTED}: that many or more`,
  }),
  dead: z
    .object({ mails: z.int(), addresses: z.int(), oldest_at: orNull(z.iso.datetime()) })
    .meta({ description: 'What would be sent again of what was given up' }),
})
export type StaffMails = z.infer<typeof StaffMailsReply>

export const RecordMailsReply = z.object({ items: z.array(StaffMailContract) })
export const MailedRecordParams = z.object({ id: IdInPath.meta({ description: 'Of the record' }) })

export const StaffMailParams = z.object({ id: IdInPath.meta({ description: 'Of the mail' }) })

export const ResendMailBody = z.strictObject({ lang_id: LangIdField.optional() })
export const ResentMailReply = z.object({ mail: StaffMailContract })

export const ResendDeadMailsBody = z.strictObject({ ...filter, lang_id: LangIdField.optional() })
export const ResentDeadMailsReply = z.object({
  resent: z
    .int()
    .meta({ description: 'How many are sent again: counted anew, each once however often it is asked' }),
})

export const MailTemplatesQuery = z.object({
  lang_id: queryNumber(LangIdField).optional().meta({ description: 'Of the templates' }),
})

/** A template with its subject in the requested language. */
export const MailTemplateContract = z
  .object({ topic: z.enum(MAIL_TOPICS), template: z.string(), subject: z.string() })
  .meta({ id: 'MailTemplate' })
export type MailTemplate = z.infer<typeof MailTemplateContract>

export const MailTemplatesReply = z.object({ items: z.array(MailTemplateContract) })

export const MailTemplateParams = z.object({ topic: z.string(), template: z.string() })
