import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import { camelKeys } from '#kernel/record-keys.ts'
import type { Db } from '#platform/db/database.ts'
import { oldRows, type Retention } from '#platform/db/old-rows.store.ts'
import { outgoingQueue, type OutgoingQueue } from '#domains/outgoing/public.ts'
import { DAYS_TRIED, type PostbackBody } from './postback.ts'

/** A partner's postback URL. `secretVersion` increases with each new secret. */
type Postback = { url: string; secretVersion: number; pausedUntil: Temporal.Instant | null }

type PostbackCall = {
  id: string
  body: PostbackBody
  createdAt: Temporal.Instant
  attempts: number
  sentAt: Temporal.Instant | null
  lastFailure: string | null
}

export type ClaimedCall = { id: string; partner_id: string; body: object; attempts: number }

export type NewCall = { partnerId: string; soldId: string | null; body: PostbackBody }

export async function findPostback(db: Db, partnerId: string): Promise<Postback | null> {
  const row = await db
    .selectFrom('partner_postbacks')
    .select(['url', 'secret_version', 'paused_until'])
    .where('partner_id', '=', partnerId)
    .executeTakeFirst()
  return row ? camelKeys(row) : null
}

/** Sets an address; for another one, nothing has failed yet. */
export async function upsertPostback(tx: Db, partnerId: string, url: string): Promise<void> {
  await tx
    .insertInto('partner_postbacks')
    .values({ partner_id: partnerId, url })
    .onConflict((same) => same.column('partner_id').doUpdateSet({ url, failures: 0, paused_until: null }))
    .execute()
}

export async function renewSecret(tx: Db, partnerId: string): Promise<void> {
  await tx
    .updateTable('partner_postbacks')
    .set((row) => ({ secret_version: row('secret_version', '+', 1) }))
    .where('partner_id', '=', partnerId)
    .execute()
}

/** Deletes an address, and the calls that were not sent yet. */
export async function deletePostback(tx: Db, partnerId: string): Promise<void> {
  await tx
    .deleteFrom('partner_postback_calls')
    .where('partner_id', '=', partnerId)
    .where('sent_at', 'is', null)
    .execute()
  await tx.deleteFrom('partner_postbacks').where('partner_id', '=', partnerId).execute()
}

/** Inserts the postbacks of partners who have a URL, in the transaction of the changes that they report. */
export async function insertCalls(tx: Db, calls: readonly NewCall[], now: Temporal.Instant): Promise<void> {
  if (calls.length === 0) return
  const listening = await tx
    .selectFrom('partner_postbacks')
    .select('partner_id')
    .where('partner_id', 'in', [...new Set(calls.map(({ partnerId }) => partnerId))])
    .execute()
  const known = new Set(listening.map(({ partner_id }) => partner_id))
  const rows = calls
    .filter(({ partnerId }) => known.has(partnerId))
    .map(({ partnerId, soldId, body }) => ({
      id: newId(),
      partner_id: partnerId,
      booking_id: soldId,
      body,
      created_at: now,
      due_at: now,
    }))
  if (rows.length > 0) await tx.insertInto('partner_postback_calls').values(rows).execute()
}

/** Lists the last calls, newest first. */
export async function selectLastCalls(db: Db, partnerId: string, limit: number): Promise<PostbackCall[]> {
  const rows = await db
    .selectFrom('partner_postback_calls')
    .select(['id', 'body', 'created_at', 'attempts', 'sent_at', 'last_failure'])
    .where('partner_id', '=', partnerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, body, created_at, attempts, sent_at, last_failure }) => ({
    ...camelKeys({ id, created_at, attempts, sent_at, last_failure }),
    body: body as PostbackBody,
  }))
}

/** Records the result of a postback. Returns the number of this partner's consecutive failures. */
export async function recordOutcome(tx: Db, partnerId: string, isAccepted: boolean): Promise<number> {
  const row = await tx
    .updateTable('partner_postbacks')
    .set((before) => ({ failures: isAccepted ? 0 : before('failures', '+', 1) }))
    .where('partner_id', '=', partnerId)
    .returning('failures')
    .executeTakeFirst()
  return row?.failures ?? 0
}

/** Pauses all postbacks to a partner. */
export async function pausePostback(tx: Db, partnerId: string, until: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('partner_postbacks')
    .set({ paused_until: until })
    .where('partner_id', '=', partnerId)
    .execute()
}

/**
 * Queue of postbacks, which are retried for three days. Those of a partner whose receiver fails are paused
 * together.
 */
export function postbackQueue(db: Db): OutgoingQueue<ClaimedCall> {
  return outgoingQueue(
    db,
    'partner_postback_calls',
    (now) => sql`created_at > ${now.subtract({ hours: 24 * DAYS_TRIED })} and not exists (
      select from partner_postbacks p
      where p.partner_id = partner_postback_calls.partner_id and p.paused_until > ${now})`,
  )
}

export const postbackRetention: readonly Retention[] = [
  {
    what: 'Webhook calls to partners',
    hours: 24 * 30,
    since: 'creation',
    remove: oldRows({ table: 'partner_postback_calls', key: ['id'], column: 'created_at' }),
  },
]
