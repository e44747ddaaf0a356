import type { Clock } from '#kernel/clock.ts'
import { sendOutgoing, type SendOutgoing } from '#domains/outgoing/public.ts'
import { SMS_CLAIM, smsBackOff, type SendSms } from './sms.ts'
import type { SmsStore } from './sms.store.ts'

/** `sendSms` is null without a gateway. */
type Needs = { messages: SmsStore; sendSms: SendSms | null; clock: Clock }

/** Sends due text messages. */
export function sendDueSms({ messages, sendSms, clock }: Needs): SendOutgoing {
  return sendOutgoing({ queue: messages, deliver: sendSms, claim: SMS_CLAIM, backOff: smsBackOff, clock })
}
