import type { Clock } from '#kernel/clock.ts'
import { SMS_CLAIM, smsBackOff, type QueuedSms, type SendSms } from './sms.ts'
import type { SmsStore } from './sms.store.ts'

/** Sends due messages; returns how many the gateway accepted and how many failed. */
export type SendDueSms = () => Promise<{ sent: number; failed: number }>

type Needs = {
  messages: Pick<SmsStore, 'claim' | 'markSent' | 'markFailed' | 'markDueSent'>
  /** Null without a gateway: the messages then stay in the box and count as sent. */
  sendSms: SendSms | null
  clock: Clock
}

const BATCH = 10

/**
 * At-least-once delivery: if a sender dies between sending and marking, its claim expires and another sends the message
 * again. No transaction is open while talking to the gateway.
 */
export function sendDueSms({ messages, sendSms, clock }: Needs): SendDueSms {
  async function sendOne(deliver: SendSms, sms: QueuedSms): Promise<boolean> {
    const delivered = await deliver(sms)
    if (delivered.ok) await messages.markSent(sms.id, instantDate(clock.now()))
    else {
      const dueAt = instantDate(clock.now().add(smsBackOff(sms.attempts)))
      await messages.markFailed(sms.id, { detail: delivered.failure.detail, dueAt })
    }
    return delivered.ok
  }

  return async () => {
    if (!sendSms) return { sent: await messages.markDueSent(instantDate(clock.now())), failed: 0 }
    const count = { sent: 0, failed: 0 }
    let claimed: QueuedSms[]
    do {
      const now = clock.now()
      const claimedUntil = instantDate(now.add(SMS_CLAIM))
      claimed = await messages.claim({ now: instantDate(now), claimedUntil, limit: BATCH })
      for (const wasSent of await Promise.all(claimed.map((sms) => sendOne(sendSms, sms))))
        count[wasSent ? 'sent' : 'failed'] += 1
    } while (claimed.length === BATCH)
    return count
  }
}

function instantDate(instant: Temporal.Instant): Date {
  return new Date(instant.epochMilliseconds)
}
