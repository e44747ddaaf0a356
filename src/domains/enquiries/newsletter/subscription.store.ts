import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import type { LangId } from '#kernel/locale.ts'
import { sha256 } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'
import { camelKeys, snakeKeys } from '#kernel/record-keys.ts'
import type { Consent, Subscription } from './subscription.ts'

type ListedSubscriber = { id: string; email: string; langId: LangId; confirmedAt: Temporal.Instant }

/** Returns the hash that subscriptions and their mails are stored under. */
export function addressHashOf(email: string): Buffer {
  return sha256(email)
}

/** Locks the subscription of an address until the transaction ends. */
export async function lockSubscription(tx: Db, addressHash: Buffer): Promise<void> {
  const key = `newsletter ${addressHash.toString('hex')}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

export async function findSubscription(tx: Db, addressHash: Buffer): Promise<Subscription | null> {
  const row = await tx
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'lang_id', 'wording', 'page', 'asked_at', 'confirmed_at', 'left_at', 'reminded_at'])
    .where('address_hash', '=', addressHash)
    .executeTakeFirst()
  return row ? { ...camelKeys(row), langId: row.lang_id as LangId } : null
}

/** Stores a confirmed subscription, also of an address that had left; returns its id, which stays. */
export async function storeSubscription(
  tx: Db,
  { addressHash, email, langId, wording, page, askedAt, now }: Confirmed,
): Promise<string> {
  const consent = { email, wording, page, ...snakeKeys({ langId, askedAt }) }
  const confirmed = { ...consent, confirmed_at: now, left_at: null }
  const { id } = await tx
    .insertInto('newsletter_subscriptions')
    .values({ id: newId(), address_hash: addressHash, ...confirmed })
    .onConflict((same) => same.column('address_hash').doUpdateSet(confirmed))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function remindSubscriber(tx: Db, id: string, now: Temporal.Instant): Promise<void> {
  await tx.updateTable('newsletter_subscriptions').set({ reminded_at: now }).where('id', '=', id).execute()
}

/** Returns the hash of the address that an unsubscribe link belongs to. Null if unknown. */
export async function findUnsubscribeAddress(db: Db, secret: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('newsletter_leave_links as l')
    .innerJoin('newsletter_subscriptions as s', 's.id', 'l.subscription_id')
    .select('s.address_hash')
    .where('l.hash', '=', sha256(secret))
    .executeTakeFirst()
  return row?.address_hash ?? null
}

/**
 * Ends a subscription and deletes its address; the proof of consent stays. One that has already ended is not
 * changed.
 */
export async function endSubscription(tx: Db, addressHash: Buffer, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('newsletter_subscriptions')
    .set({ email: null, left_at: now })
    .where('address_hash', '=', addressHash)
    .where('left_at', 'is', null)
    .execute()
}

/** Stores the hashes of links to leave; those there are stay. */
export async function storeUnsubscribeLinks(
  tx: Db,
  links: readonly { id: string; secret: string }[],
): Promise<void> {
  if (links.length === 0) return
  await tx
    .insertInto('newsletter_leave_links')
    .values(links.map(({ id, secret }) => ({ subscription_id: id, hash: sha256(secret) })))
    .onConflict((same) => same.doNothing())
    .execute()
}

/** Lists confirmed subscriptions by id, starting after `after`. */
export async function listConfirmed(
  tx: Db,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<ListedSubscriber[]> {
  let query = tx
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'email', 'lang_id', 'confirmed_at'])
    .where('left_at', 'is', null)
    .where('email', 'is not', null)
    .$narrowType<{ email: string }>()
    .orderBy('id')
    .limit(limit)
  if (after !== undefined) query = query.where('id', '>', after)
  const rows = await query.execute()
  return rows.map((row) => ({ ...camelKeys(row), langId: row.lang_id as LangId }))
}
type Confirmed = Consent & { addressHash: Buffer; email: string; now: Temporal.Instant }
