import type { Clock } from '#kernel/clock.ts'
import type { MailStore } from './mail.store.ts'
import { backOff, CLAIM, type FileOf, type QueuedMail, type SendMail } from './mail.ts'

/** Sends due mails; returns how many the server accepted and how many failed. */
export type SendMails = () => Promise<{ sent: number; failed: number }>

type Needs = {
  mails: Pick<MailStore, 'claim' | 'markSent' | 'markFailed' | 'markDueSent'>
  /** Null without a mail server: the mails then stay in the local mailbox and count as sent. */
  sendMail: SendMail | null
  fileOf: FileOf
  clock: Clock
}

const BATCH = 10

/**
 * At-least-once delivery: if a sender dies between sending and marking, its claim expires and another sends the mail
 * again. No transaction is open while talking to a mail server.
 */
export function sendMails({ mails, sendMail, fileOf, clock }: Needs): SendMails {
  async function sendOne(deliver: SendMail, mail: QueuedMail): Promise<boolean> {
    const attachments = await Promise.all(mail.attachments.map((file) => fileOf(file, mail.langId)))
    const delivered = await deliver({ ...mail, attachments })
    if (delivered.ok) await mails.markSent(mail.id, instantDate(clock.now()))
    else {
      const dueAt = instantDate(clock.now().add(backOff(mail.attempts)))
      await mails.markFailed(mail.id, { detail: delivered.failure.detail, dueAt })
    }
    return delivered.ok
  }

  return async () => {
    if (!sendMail) return { sent: await mails.markDueSent(instantDate(clock.now())), failed: 0 }
    const count = { sent: 0, failed: 0 }
    let claimed: QueuedMail[]
    do {
      const now = clock.now()
      const claimedUntil = instantDate(now.add(CLAIM))
      claimed = await mails.claim({ now: instantDate(now), claimedUntil, limit: BATCH })
      for (const wasSent of await Promise.all(claimed.map((mail) => sendOne(sendMail, mail))))
        count[wasSent ? 'sent' : 'failed'] += 1
    } while (claimed.length === BATCH)
    return count
  }
}

function instantDate(instant: Temporal.Instant): Date {
  return new Date(instant.epochMilliseconds)
}
