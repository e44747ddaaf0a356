import type { LangId } from '#kernel/locale.ts'
import type { Result } from '#kernel/result.ts'
import type { MailState, MailTopic } from './mail.contract.ts'

/** An attachment: literal text, or an invoice number or the data of a voucher, whose PDF is rendered on demand. */
export type MailAttachment = { filename: string; contentType: string } & (
  | { content: string }
  | { invoice: string }
  | { voucher: { reference: string } }
)

/** An attachment as sent. */
export type MailFile = { filename: string; contentType: string; content: string | Buffer<ArrayBuffer> }

/** Renders an attachment's file, in the language of its mail. */
export type FileOf = (attachment: MailAttachment, langId: LangId) => Promise<MailFile>

/** Additional headers of a mail, such as `List-Unsubscribe`. */
export type MailHeaders = Readonly<Record<string, string>>

/** The output of a template: the same content as HTML and as plain text. */
export type ComposedMail = {
  subject: string
  html: string
  text: string
  attachments: MailAttachment[]
  headers: MailHeaders
}

/** Address and language of a mail. */
export type MailReader = { recipient: string; langId: LangId }

export type Mail = ComposedMail & MailReader

/** The subject record of a mail. */
export type MailAbout = { kind: 'booking' | 'trip' | 'enquiry'; id: string }

/** Origin of a mail: its topic, template and subject record. */
export type MailOrigin = { topic: MailTopic; template: string; about: MailAbout | null }

/** A template with sample data, as the staff see it. */
export type SampleMail = Omit<MailOrigin, 'about'> & { mail: ComposedMail }

/** A queued mail; its Message-ID derives from `id`, so that a mail sent twice is recognised as a duplicate. */
export type QueuedMail = Mail & { id: string; attempts: number }

export type SentMail = Omit<QueuedMail, 'attachments'> & { attachments: MailFile[] }

/** Sends one mail; returns only once the server has accepted it. */
export type SendMail = (mail: SentMail) => Promise<Result<null, MailFailure>>

export type MailFailure = { code: 'not_sent'; detail: string }

/** Maximum attempts for one mail: over about a day. */
export const MAX_ATTEMPTS = 12

/** Longer than any attempt may take: an older claim belongs to a crashed process. */
export const CLAIM: Temporal.DurationLike = { minutes: 5 }

/** Exponential backoff after failed attempts: a minute, doubling, at most 8 hours. */
export function backOff(attempts: number): Temporal.DurationLike {
  return { minutes: Math.min(2 ** Math.max(0, attempts - 1), 480) }
}

/** A mail in the list of the local mailbox; instants are ISO 8601. */
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

/** Returns the state of a mail. A delivered mail is `sent`, whatever happened to it afterwards. */
export function mailState({ sentAt, attempts, replacedBy }: MailProgress): MailState {
  if (sentAt !== null) return 'sent'
  if (replacedBy !== null) return 'replaced'
  if (attempts >= MAX_ATTEMPTS) return 'given_up'
  return attempts === 0 ? 'waiting' : 'failed'
}

type MailProgress = { sentAt: Temporal.Instant | null; attempts: number; replacedBy: string | null }

/** Templates whose link or code expires before sending is given up, so that resending is useless. */
const SHORT_LIVED: ReadonlySet<string> = new Set(['sign_in', 'reset_password', 'trip_code', 'confirm_driver'])

/** Returns true if a mail that was given up is still worth sending. */
export function isWorthResending(template: string | null): boolean {
  return template === null || !SHORT_LIVED.has(template)
}

/** The same templates, to exclude in queries. */
export const NOT_RESENT: readonly string[] = [...SHORT_LIVED]
