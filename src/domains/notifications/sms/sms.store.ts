import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import type { QueuedSms, Sms, SmsboxEntry } from './sms.ts'

export type SmsStore = {
  /** Claims due messages for one sender until `claimedUntil`; other senders skip them without waiting. */
  claim(request: { now: Date; claimedUntil: Date; limit: number }): Promise<QueuedSms[]>
  markSent(id: string, now: Date): Promise<void>
  /** Marks all due messages as sent, where there is no gateway; returns their number. */
  markDueSent(now: Date): Promise<number>
  markFailed(id: string, failure: { detail: string; dueAt: Date }): Promise<void>
  /** Newest messages first. */
  list(limit: number): Promise<SmsboxEntry[]>
}

/** Queues a message in the caller's transaction: it exists if that commits. */
export async function queueSms(tx: Db, { recipient, text, usefulUntil }: Sms, now: Date): Promise<void> {
  await tx
    .insertInto('sms_messages')
    .values({
      id: newId(),
      recipient,
      text,
      created_at: now,
      due_at: now,
      useful_until: new Date(usefulUntil.epochMilliseconds),
    })
    .execute()
}

export function smsStore(db: Db): SmsStore {
  return {
    claim({ now, claimedUntil, limit }) {
      return db
        .with('due', (cte) =>
          cte
            .selectFrom('sms_messages')
            .select('id')
            .where('sent_at', 'is', null)
            .where('due_at', '<=', now)
            .where('useful_until', '>', now)
            .orderBy('due_at')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .updateTable('sms_messages as sms')
        .from('due')
        .whereRef('sms.id', '=', 'due.id')
        .set(({ eb }) => ({ attempts: eb('sms.attempts', '+', 1), due_at: claimedUntil }))
        .returning(['sms.id', 'sms.recipient', 'sms.text', 'sms.attempts'])
        .execute()
    },

    async markSent(id, now) {
      await db
        .updateTable('sms_messages')
        .set({ sent_at: now, last_failure: null })
        .where('id', '=', id)
        .execute()
    },

    async markDueSent(now) {
      const { numUpdatedRows } = await db
        .updateTable('sms_messages')
        .set({ sent_at: now, attempts: 1 })
        .where('sent_at', 'is', null)
        .where('due_at', '<=', now)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },

    async markFailed(id, { detail, dueAt }) {
      await db
        .updateTable('sms_messages')
        .set({ last_failure: detail, due_at: dueAt })
        .where('id', '=', id)
        .where('sent_at', 'is', null)
        .execute()
    },

    async list(limit) {
      const rows = await db
        .selectFrom('sms_messages')
        .select(['recipient', 'text', 'created_at', 'sent_at', 'last_failure'])
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(({ recipient, text, created_at, sent_at, last_failure }) => ({
        recipient,
        text,
        createdAt: created_at.toISOString(),
        sentAt: sent_at?.toISOString() ?? null,
        lastFailure: last_failure,
      }))
    },
  }
}
