import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import { outgoingQueue, type OutgoingQueue } from '../outgoing-queue.store.ts'
import type { QueuedSms, Sms, SmsboxEntry } from './sms.ts'

export type SmsStore = OutgoingQueue<QueuedSms> & {
  /** Newest messages first. */
  list(limit: number): Promise<SmsboxEntry[]>
}

/** Queues a message in the caller's transaction: it exists if that commits. */
export async function queueSms(
  tx: Db,
  { recipient, text, usefulUntil }: Sms,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .insertInto('sms_messages')
    .values({
      id: newId(),
      recipient,
      text,
      created_at: now,
      due_at: now,
      useful_until: usefulUntil,
    })
    .execute()
}

export function smsStore(db: Db): SmsStore {
  return {
    ...outgoingQueue(db, 'sms_messages', (now) => sql`useful_until > ${now}`),

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
        createdAt: created_at.toString(),
        sentAt: sent_at?.toString() ?? null,
        lastFailure: last_failure,
      }))
    },
  }
}
