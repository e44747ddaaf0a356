import type { Result } from '#kernel/result.ts'

/** A text message; `recipient` is a number in E.164. It is not sent after `usefulUntil`. */
export type Sms = { recipient: string; text: string; usefulUntil: Temporal.Instant }

export type QueuedSms = { id: string; recipient: string; text: string; attempts: number }

declare module '#platform/app.ts' {
  interface App {
    /** False in production without a gateway. */
    isSmsOn: boolean
  }
}

/** Sends one message; returns only once the gateway has accepted it. */
export type SendSms = (sms: QueuedSms) => Promise<Result<null, SmsFailure>>

export type SmsFailure = { code: 'not_sent'; detail: string }

/** Longer than any attempt may take: an older claim belongs to a crashed process. */
export const SMS_CLAIM: Temporal.DurationLike = { seconds: 30 }

/** Exponential backoff after failed attempts: 2 seconds, doubling, at most a minute. */
export function smsBackOff(attempts: number): Temporal.DurationLike {
  return { seconds: Math.min(2 ** Math.max(1, attempts), 60) }
}

/** A message in the local box at `/smsbox`; instants are ISO 8601. */
export type SmsboxEntry = {
  recipient: string
  text: string
  createdAt: string
  sentAt: string | null
  lastFailure: string | null
}
