import type { LangId } from '#kernel/locale.ts'
import type { Result } from '#kernel/result.ts'

/** A file sent with a mail; `content` is text, written as UTF-8. */
export type MailAttachment = { filename: string; contentType: string; content: string }

/** What a template makes: the same facts as HTML and as plain text. */
export type ComposedMail = { subject: string; html: string; text: string; attachments: MailAttachment[] }

export type Mail = ComposedMail & { recipient: string; langId: LangId }

/** A mail in the queue; `id` also makes its Message-ID, so that a mail sent twice is recognised as one. */
export type QueuedMail = Mail & { id: string; attempts: number }

/** Hands one mail to the outside; answers only once the other side has taken it. */
export type SendMail = (mail: QueuedMail) => Promise<Result<null, MailFailure>>

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
