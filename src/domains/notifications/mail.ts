import type { LangId } from '#kernel/locale.ts'
import type { Result } from '#kernel/result.ts'

/** A file that goes with a mail: text as it is, or the number of an invoice, which is set when it is wanted. */
export type MailAttachment = { filename: string; contentType: string } & (
  | { content: string }
  | { invoice: string }
)

/** An attachment as it is sent. */
export type MailFile = { filename: string; contentType: string; content: string | Buffer<ArrayBuffer> }

/** Makes the file of an attachment, in the language of its mail. */
export type FileOf = (attachment: MailAttachment, langId: LangId) => Promise<MailFile>

/** What a template makes: the same facts as HTML and as plain text. */
export type ComposedMail = { subject: string; html: string; text: string; attachments: MailAttachment[] }

export type Mail = ComposedMail & { recipient: string; langId: LangId }

/** A mail in the queue; `id` also makes its Message-ID, so that a mail sent twice is recognised as one. */
export type QueuedMail = Mail & { id: string; attempts: number }

export type SentMail = Omit<QueuedMail, 'attachments'> & { attachments: MailFile[] }

/** Hands one mail to the outside; answers only once the other side has taken it. */
export type SendMail = (mail: SentMail) => Promise<Result<null, MailFailure>>

export type MailFailure = { code: 'not_sent'; detail: string }

/** How often one mail is tried at most: over about two days. */
export const MAX_ATTEMPTS = 12

/** Longer than any attempt may take: a claim older than this belongs to a process that died. */
export const CLAIM: Temporal.DurationLike = { minutes: 5 }

/** How long to wait after a number of failed attempts: a minute, doubling, at most 8 hours. */
export function backOff(attempts: number): Temporal.DurationLike {
  return { minutes: Math.min(2 ** Math.max(0, attempts - 1), 480) }
}

/** A mail as the local mailbox lists it; instants are ISO 8601. */
export type MailboxEntry = {
  id: string
  recipient: string
  langId: LangId
  subject: string
  createdAt: string
  sentAt: string | null
  attempts: number
  lastFailure: string | null
}
