import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import type { LangId } from '#kernel/locale.ts'
import { sha256 } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'
import type { Due } from '#platform/db/due-work.store.ts'
import { hasRows, takeRows } from '#platform/db/take-rows.store.ts'

export type LinkPurpose = 'verify_email' | 'reset_password' | 'change_email' | 'sign_in'

type NamedLink = { hash: Buffer; purpose: LinkPurpose; now: Temporal.Instant }

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

declare module '#platform/app.ts' {
  interface App {
    links: MailedLinkStore
  }
}

/** Returns the hash that a link is stored under. */
export function linkHash(secret: string): Buffer {
  return sha256(secret)
}

export type MailedLinkStore = {
  insert(
    tx: Db,
    link: {
      hash: Buffer
      userId: string
      purpose: LinkPurpose
      /** The new address, for a link that changes it. */
      email: string | null
      /** The token of the browser that requested a sign-in link. */
      askedBy?: Buffer | null
      now: Temporal.Instant
      expiresAt: Temporal.Instant
    },
  ): Promise<void>
  /** Uses a link up. Null if it is unknown, expired or used. */
  use(tx: Db, link: NamedLink): Promise<UsedLink | null>
  /** Returns the owner of a valid link, without using it up. */
  ownerOf(link: NamedLink): Promise<string | null>
  /** Invalidates links of these purposes. */
  end(
    tx: Db,
    links: { userId: string; purposes: readonly LinkPurpose[]; now: Temporal.Instant },
  ): Promise<void>
  /** Stores the request; the account is looked up after the response. */
  requestReset(request: ResetRequest, now: Temporal.Instant): Promise<void>
  /** Passes each request once to `work`, in the transaction that deletes it. */
  takeResets(work: (tx: Db, request: ResetRequest) => Promise<void>): Promise<number>
}

export function mailedLinkStore(db: Db): MailedLinkStore {
  return {
    async insert(tx, { hash, userId, purpose, email, askedBy = null, now, expiresAt }) {
      await tx
        .insertInto('mailed_links')
        .values({
          hash,
          user_id: userId,
          purpose,
          email,
          asked_by: askedBy,
          created_at: now,
          expires_at: expiresAt,
        })
        .execute()
    },

    async use(tx, { hash, purpose, now }) {
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
    },

    async ownerOf({ hash, purpose, now }) {
      const row = await db
        .selectFrom('mailed_links')
        .select('user_id')
        .where('hash', '=', hash)
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return row?.user_id ?? null
    },

    async end(tx, { userId, purposes, now }) {
      await tx
        .updateTable('mailed_links')
        .set({ used_at: now })
        .where('user_id', '=', userId)
        .where('purpose', 'in', purposes)
        .where('used_at', 'is', null)
        .execute()
    },

    async requestReset({ email, langId, knownBrowser }, now) {
      await db
        .insertInto('reset_requests')
        .values({ id: newId(), email, lang_id: langId, known_browser: knownBrowser, created_at: now })
        .execute()
    },

    takeResets(work) {
      return takeRows(db, 'reset_requests', (tx, { email, lang_id, known_browser: knownBrowser }) =>
        work(tx, { email, langId: lang_id as LangId, knownBrowser }),
      )
    },
  }
}
