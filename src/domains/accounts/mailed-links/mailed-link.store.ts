import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import type { LangId } from '#kernel/locale.ts'
import { newToken, sha256 } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'
import type { Due } from '#platform/db/due-work.store.ts'
import { hasRows, takeRows } from '#platform/db/take-rows.store.ts'

export type LinkPurpose = 'verify_email' | 'reset_password' | 'change_email' | 'sign_in'

type LinkKey = { hash: Buffer; purpose: LinkPurpose; now: Temporal.Instant }

/** The owner of a link, and the data stored with it. */
type UsedLink = { userId: string; email: string | null; askedBy: Buffer | null }

/** A request for a link to choose another password. */
export type ResetRequest = {
  email: string
  langId: LangId
  /** The browser has signed in with this address before. */
  knownBrowser: boolean
}

const [hasReset, hasVerification] = [hasRows('reset_requests'), hasRows('verify_requests')]

/** SQL condition: a link to choose a password or to verify an address is still to be mailed. */
export const hasLinkRequest: Due = (now) => sql`${hasReset(now)} or ${hasVerification(now)}`

/** Returns the hash that a link is stored under. */
export function linkHash(secret: string): Buffer {
  return sha256(secret)
}

/** Stores a new link. Returns its secret, which is in the mail alone. */
export async function insertLink(
  tx: Db,
  link: {
    userId: string
    purpose: LinkPurpose
    /** The new address, for a link that changes it. */
    email: string | null
    /** The token of the browser that requested a sign-in link. */
    askedBy?: Buffer | null
    now: Temporal.Instant
    expiresAt: Temporal.Instant
  },
): Promise<string> {
  const { userId, purpose, email, askedBy = null, now, expiresAt } = link
  const secret = newToken()
  await tx
    .insertInto('mailed_links')
    .values({
      hash: linkHash(secret),
      user_id: userId,
      purpose,
      email,
      asked_by: askedBy,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return secret
}

/** Uses a link up. Null if it is unknown, expired or used. */
export async function takeLink(tx: Db, { hash, purpose, now }: LinkKey): Promise<UsedLink | null> {
  const used = await tx
    .updateTable('mailed_links')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email', 'asked_by'])
    .executeTakeFirst()
  return used ? { userId: used.user_id, email: used.email, askedBy: used.asked_by } : null
}

/** Returns the owner of a valid link, without using it up. */
export async function findLinkOwner(db: Db, { hash, purpose, now }: LinkKey): Promise<string | null> {
  const row = await db
    .selectFrom('mailed_links')
    .select('user_id')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** Invalidates a user's links of these purposes. */
export async function endLinks(
  tx: Db,
  { userId, purposes, now }: { userId: string; purposes: readonly LinkPurpose[]; now: Temporal.Instant },
): Promise<void> {
  await tx
    .updateTable('mailed_links')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute()
}

/** Stores a request for a link; the account is looked up after the response. */
export async function insertResetRequest(
  db: Db,
  { email, langId, knownBrowser }: ResetRequest,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .insertInto('reset_requests')
    .values({ id: newId(), email, lang_id: langId, known_browser: knownBrowser, created_at: now })
    .execute()
}

/** Passes each request once to `work`, in the transaction that deletes it. Returns their number. */
export function takeResetRequests(
  db: Db,
  work: (tx: Db, request: ResetRequest) => Promise<void>,
): Promise<number> {
  return takeRows(db, 'reset_requests', (tx, { email, lang_id, known_browser: knownBrowser }) =>
    work(tx, { email, langId: lang_id as LangId, knownBrowser }),
  )
}
