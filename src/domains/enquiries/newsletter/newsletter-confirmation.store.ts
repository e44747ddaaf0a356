import type { LangId } from '#kernel/locale.ts'
import { newToken, sha256 } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'
import { snakeKeys } from '#kernel/record-keys.ts'
import type { Consent } from './subscription.ts'

/** A confirmation mail. */
type NewsletterConfirmation = Consent & {
  addressHash: Buffer
  email: string
  network: string | null
  at: Temporal.Instant
  expiresAt: Temporal.Instant
}

/** Stores a confirmation mail, and returns its secret. */
export async function insertConfirmation(tx: Db, confirmation: NewsletterConfirmation): Promise<string> {
  const secret = newToken()
  const { addressHash, email, network, at, expiresAt, langId, wording, page, askedAt } = confirmation
  const consent = { langId, wording, page, askedAt }
  await tx
    .insertInto('newsletter_asks')
    .values(snakeKeys({ ...consent, hash: sha256(secret), addressHash, email, network, at, expiresAt }))
    .execute()
  return secret
}

/** Returns the hash of the address that a link was mailed to. Null if unknown. */
export async function findConfirmationAddress(db: Db, secret: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('newsletter_asks')
    .select('address_hash')
    .where('hash', '=', sha256(secret))
    .executeTakeFirst()
  return row?.address_hash ?? null
}

/** Consumes a link. Null if it is unknown, expired or used. */
export async function consumeConfirmation(
  tx: Db,
  secret: string,
  now: Temporal.Instant,
): Promise<(Consent & { email: string }) | null> {
  const row = await tx
    .updateTable('newsletter_asks')
    .set({ used_at: now })
    .where('hash', '=', sha256(secret))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['email', 'lang_id', 'wording', 'page', 'asked_at'])
    .executeTakeFirst()
  if (!row) return null
  const { email, wording, page } = row
  return { email, langId: row.lang_id as LangId, wording, page, askedAt: row.asked_at }
}

/**
 * Invalidates an address's links. The rows are deleted later, so that their owner can export them until then.
 */
export async function endRequests(tx: Db, addressHash: Buffer, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('newsletter_asks')
    .set({ used_at: now })
    .where('address_hash', '=', addressHash)
    .where('used_at', 'is', null)
    .execute()
}
