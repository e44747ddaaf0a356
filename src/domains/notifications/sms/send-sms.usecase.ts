import {
  sendOutgoing,
  SMS_CLAIM,
  smsBackOff,
  smsStore,
  type SendOutgoing,
  type SendSms,
} from '#domains/outgoing/public.ts'
import type { App } from '#platform/app.ts'

declare module '#platform/app.ts' {
  interface App {
    /** Null without a gateway. */
    sendSms: SendSms | null
  }
}

/** Sends due text messages. */
export function sendDueSms({
  db,
  clock,
  sendSms,
}: Pick<App, 'db' | 'clock' | 'sendSms'>): ReturnType<SendOutgoing> {
  const send = sendOutgoing({
    queue: smsStore(db),
    deliver: sendSms,
    claim: SMS_CLAIM,
    backOff: smsBackOff,
    clock,
  })
  return send()
}
