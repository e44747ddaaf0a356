import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Due } from '#platform/db/due-work.store.ts'
import type { Tables } from '#platform/db/tables.ts'

/** Tables of messages that are sent after the transaction that wrote them. */
export type OutgoingTable = 'mails' | 'sms_messages' | 'partner_postback_calls'

export type OutgoingQueue<Message> = {
  /** Claims due messages for one sender until `claimedUntil`; other senders skip them without waiting. */
  claim(request: { now: Temporal.Instant; claimedUntil: Temporal.Instant; limit: number }): Promise<Message[]>
  markSent(id: string, now: Temporal.Instant): Promise<void>
  /** Marks all due messages as sent, where nothing sends them; returns their number. */
  markDueSent(now: Temporal.Instant): Promise<number>
  markFailed(id: string, failure: { detail: string; dueAt: Temporal.Instant }): Promise<void>
  /** SQL condition: a message is due. */
  hasDue: Due
}

/** Returns a queue in a table; `shouldSend` excludes messages that are no longer retried. */
export function outgoingQueue<Table extends OutgoingTable>(
  db: Db,
  table: Table,
  shouldSend: (now: Temporal.Instant) => RawBuilder<unknown>,
): OutgoingQueue<Selectable<Tables[Table]>> {
  const messages = sql.table(table)
  const isDue = (now: Temporal.Instant) => sql`sent_at is null and due_at <= ${now} and ${shouldSend(now)}`
  return {
    hasDue: (now) => sql`exists (select from ${messages} where ${isDue(now)})`,

    async claim({ now, claimedUntil, limit }) {
      const { rows } = await sql<Selectable<Tables[Table]>>`
        with due as (
          select id from ${messages}
          where ${isDue(now)}
          order by due_at limit ${limit} for update skip locked
        )
        update ${messages} as message set attempts = message.attempts + 1, due_at = ${claimedUntil}
        from due where message.id = due.id returning message.*`.execute(db)
      return rows
    },

    async markSent(id, now) {
      await sql`
        update ${messages} set sent_at = ${now}, last_failure = null
        where id = ${id} and sent_at is null`.execute(db)
    },

    async markDueSent(now) {
      const { numAffectedRows } = await sql`
        update ${messages} set sent_at = ${now}, attempts = 1
        where ${isDue(now)}`.execute(db)
      return Number(numAffectedRows ?? 0)
    },

    async markFailed(id, { detail, dueAt }) {
      await sql`
        update ${messages} set last_failure = ${detail}, due_at = ${dueAt}
        where id = ${id} and sent_at is null`.execute(db)
    },
  }
}
