import { newId } from '#kernel/ids.ts'
import type { LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'

export type LinkPurpose = 'verify_email' | 'reset_password'

export type MailedLinkStore = {
  insert(
    tx: Db,
    link: { hash: Buffer; userId: string; purpose: LinkPurpose; now: Date; expiresAt: Date },
  ): Promise<void>
  /** Uses a link up; whose it is, or null when it is unknown, over or used. */
  use(tx: Db, link: { hash: Buffer; purpose: LinkPurpose; now: Date }): Promise<string | null>
  /** Whose a live link is, without using it up. */
  ownerOf(link: { hash: Buffer; purpose: LinkPurpose; now: Date }): Promise<string | null>
  /** Whoever asks is answered before anybody looks whether there is such an account. */
  requestReset(email: string, langId: LangId, now: Date): Promise<void>
  /** Hands each request once to `work`, in the transaction that removes it. */
  takeResets(work: (tx: Db, request: { email: string; langId: LangId }) => Promise<void>): Promise<number>
}

/** Requests that one turn takes at most. */
const RESETS_A_TURN = 50

export function mailedLinkStore(db: Db): MailedLinkStore {
  return {
    async insert(tx, { hash, userId, purpose, now, expiresAt }) {
      await tx
        .insertInto('mailed_links')
        .values({ hash, user_id: userId, purpose, created_at: now, expires_at: expiresAt })
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
        .returning('user_id')
        .executeTakeFirst()
      return used?.user_id ?? null
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

    async requestReset(email, langId, now) {
      await db
        .insertInto('reset_requests')
        .values({ id: newId(), email, lang_id: langId, created_at: now })
        .execute()
    },

    takeResets(work) {
      return db.transaction().execute(async (tx) => {
        const taken = await tx
          .deleteFrom('reset_requests')
          .where('id', 'in', (from) =>
            from
              .selectFrom('reset_requests')
              .select('id')
              .orderBy('id')
              .limit(RESETS_A_TURN)
              .forUpdate()
              .skipLocked(),
          )
          .returning(['email', 'lang_id'])
          .execute()
        for (const { email, lang_id: langId } of taken) await work(tx, { email, langId: langId as LangId })
        return taken.length
      })
    },
  }
}
