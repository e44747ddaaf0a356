import { sql } from 'kysely'
import type { Db } from './database.ts'

export type KeptReply = { status: number; body: object }

export type IdempotencyStore = {
  /** Starts a request under its key, or says what became of the one that has it. */
  begin(request: IdempotentRequest, now: Date): Promise<'begun' | 'in_progress' | 'other_request' | KeptReply>
  finish(request: IdempotentRequest, reply: KeptReply): Promise<void>
  forget(request: IdempotentRequest): Promise<void>
  /** Requests this worker was at when it was killed may be made again at once. */
  freeOwn(): Promise<void>
}

export type IdempotentRequest = { userId: string; key: string; call: string; requestHash: Buffer }

/** A request that has not ended after this long was stopped; it may be made again under its key. */
const ABANDONED_MS = 90_000

/** `workerId` is noted with each request under way. */
export function idempotencyStore(db: Db, workerId: string): IdempotencyStore {
  return {
    async begin({ userId, key, call, requestHash }, now) {
      const begun = await db
        .insertInto('idempotency_keys')
        .values({ user_id: userId, key, call, request_hash: requestHash, started_at: now, owner: workerId })
        .onConflict((same) => same.columns(['user_id', 'key']).doNothing())
        .executeTakeFirst()
      if (begun.numInsertedOrUpdatedRows === 1n) return 'begun'
      const row = await db
        .selectFrom('idempotency_keys')
        .selectAll()
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .executeTakeFirst()
      if (!row) return 'in_progress'
      if (row.call !== call || !row.request_hash.equals(requestHash)) return 'other_request'
      if (row.status !== null && row.reply !== null) return { status: row.status, body: row.reply }
      const taken = await db
        .updateTable('idempotency_keys')
        .set({ started_at: now, owner: workerId })
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .where('status', 'is', null)
        .where('started_at', '<', new Date(now.getTime() - ABANDONED_MS))
        .executeTakeFirst()
      return taken.numUpdatedRows === 1n ? 'begun' : 'in_progress'
    },

    async finish({ userId, key }, { status, body }) {
      await db
        .updateTable('idempotency_keys')
        .set({ status, reply: body })
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .execute()
    },

    async forget({ userId, key }) {
      await db.deleteFrom('idempotency_keys').where('user_id', '=', userId).where('key', '=', key).execute()
    },

    async freeOwn() {
      await db
        .updateTable('idempotency_keys')
        .set({ started_at: sql`started_at - ${ABANDONED_MS} * interval '1 millisecond'`, owner: null })
        .where('owner', '=', workerId)
        .where('status', 'is', null)
        .execute()
    },
  }
}
