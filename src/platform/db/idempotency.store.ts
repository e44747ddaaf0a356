import { sql } from 'kysely'
import type { Db } from './database.ts'

export type StoredReply = { status: number; body: object }

export type IdempotencyStore = {
  /** Starts a request under its key, or returns the state of the request that already has it. */
  start(
    request: IdempotentRequest,
    now: Temporal.Instant,
  ): Promise<'begun' | 'in_progress' | 'other_request' | StoredReply>
  finish(request: IdempotentRequest, reply: StoredReply): Promise<void>
  forget(request: IdempotentRequest): Promise<void>
  /** Renews the requests of this process that are in progress. */
  renew(now: Temporal.Instant): Promise<void>
  /** Releases unfinished requests of ended workers, so that they can be retried at once. */
  freeOf(workerIds: readonly string[]): Promise<void>
}

export type IdempotentRequest = { userId: string; key: string; call: string; requestHash: Buffer }

/** A request not renewed for this long was interrupted; it may be retried under its key. */
const ABANDONED_MS = 20_000

/** Interval for renewing the requests in progress. */
export const RENEW_SECONDS = 5

/** Creates the store. `workerId` is stored with each request in progress. */
export function idempotencyStore(db: Db, workerId: string): IdempotencyStore {
  const underWay = new Set<IdempotentRequest>()

  /** Starts a request in a transaction, so that its outcome is known even if the database restarts during it. */
  function startOnce({ userId, key, call, requestHash }: IdempotentRequest, now: Temporal.Instant) {
    return db.transaction().execute(async (tx) => {
      const outcome = await tx
        .insertInto('idempotency_keys')
        .values({ user_id: userId, key, call, request_hash: requestHash, started_at: now, owner: workerId })
        .onConflict((same) => same.columns(['user_id', 'key']).doNothing())
        .executeTakeFirst()
      if (outcome.numInsertedOrUpdatedRows === 1n) return 'begun' as const
      const row = await tx
        .selectFrom('idempotency_keys')
        .selectAll()
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .executeTakeFirst()
      if (!row) return 'in_progress' as const
      if (row.call !== call || !row.request_hash.equals(requestHash)) return 'other_request' as const
      if (row.status !== null && row.reply !== null) return { status: row.status, body: row.reply }
      const taken = await tx
        .updateTable('idempotency_keys')
        .set({ started_at: now, owner: workerId })
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .where('status', 'is', null)
        .where('started_at', '<', now.subtract({ milliseconds: ABANDONED_MS }))
        .executeTakeFirst()
      return taken.numUpdatedRows === 1n ? ('begun' as const) : ('in_progress' as const)
    })
  }

  return {
    async start(request, now) {
      const outcome = await startOnce(request, now)
      if (outcome === 'begun') underWay.add(request)
      return outcome
    },

    async finish(request, { status, body }) {
      underWay.delete(request)
      await db
        .transaction()
        .execute((tx) =>
          tx
            .updateTable('idempotency_keys')
            .set({ status, reply: body })
            .where('user_id', '=', request.userId)
            .where('key', '=', request.key)
            .execute(),
        )
    },

    async forget(request) {
      underWay.delete(request)
      await db
        .transaction()
        .execute((tx) =>
          tx
            .deleteFrom('idempotency_keys')
            .where('user_id', '=', request.userId)
            .where('key', '=', request.key)
            .execute(),
        )
    },

    async renew(now) {
      if (underWay.size === 0) return
      await db
        .updateTable('idempotency_keys')
        .set({ started_at: now })
        .where('owner', '=', workerId)
        .where('status', 'is', null)
        .where(({ and, or }) => or([...underWay].map(({ userId, key }) => and({ user_id: userId, key }))))
        .execute()
    },

    async freeOf(workerIds) {
      await db
        .updateTable('idempotency_keys')
        .set({ started_at: sql`started_at - ${ABANDONED_MS} * interval '1 millisecond'`, owner: null })
        .where('owner', 'in', workerIds)
        .where('status', 'is', null)
        .execute()
    },
  }
}
