import type { Clock } from '#kernel/clock.ts'
import type { Result } from '#kernel/result.ts'
import type { OutgoingQueue } from './outgoing-queue.store.ts'

/** Sends due messages; returns how many were accepted and how many failed. */
export type SendOutgoing = () => Promise<{ sent: number; failed: number }>

type Needs<Message> = {
  queue: OutgoingQueue<Message>
  /** Null: nothing sends them; they then stay in the local box and count as sent. */
  deliver: ((message: Message) => Promise<Result<null, { code: string; detail: string }>>) | null
  /** Longer than any attempt may take: an older claim belongs to a crashed process. */
  claim: Temporal.DurationLike
  /** Returns the delay after a number of failed attempts. */
  backOff: (attempts: number) => Temporal.DurationLike
  clock: Clock
}

const BATCH = 10

/**
 * Sends messages with at-least-once delivery: if a sender crashes between sending and marking, its claim
 * expires and another sends the message again. No transaction is open during the delivery.
 */
export function sendOutgoing<Message extends { id: string; attempts: number }>(
  needs: Needs<Message>,
): SendOutgoing {
  const { queue, deliver, claim, backOff, clock } = needs
  const later = (wait: Temporal.DurationLike) => clock.now().add(wait)
  const now = () => later({ seconds: 0 })

  async function sendOne(send: NonNullable<typeof deliver>, message: Message): Promise<boolean> {
    const delivered = await send(message)
    if (delivered.ok) await queue.markSent(message.id, now())
    else {
      const { detail } = delivered.failure
      await queue.markFailed(message.id, { detail, dueAt: later(backOff(message.attempts)) })
    }
    return delivered.ok
  }

  return async () => {
    if (!deliver) return { sent: await queue.markDueSent(now()), failed: 0 }
    const count = { sent: 0, failed: 0 }
    let claimed: Message[]
    do {
      claimed = await queue.claim({ now: now(), claimedUntil: later(claim), limit: BATCH })
      for (const wasSent of await Promise.all(claimed.map((message) => sendOne(deliver, message))))
        count[wasSent ? 'sent' : 'failed'] += 1
    } while (claimed.length === BATCH)
    return count
  }
}
