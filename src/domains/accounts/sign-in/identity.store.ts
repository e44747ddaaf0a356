import type { Db } from '#platform/db/database.ts'

/** A user's identity at another service: its name, and its id for the user. */
export type IdentityKey = { provider: string; subject: string }

export type IdentityStore = {
  /** Returns the account it signs in to. Null if not linked yet. */
  ownerOf(identity: IdentityKey): Promise<string | null>
  /** False if a concurrent request was faster. The account may be inserted later in the same transaction. */
  insert(tx: Db, identity: IdentityKey & { userId: string; now: Temporal.Instant }): Promise<boolean>
}

export function identityStore(db: Db): IdentityStore {
  return {
    async ownerOf({ provider, subject }) {
      const row = await db
        .selectFrom('identities')
        .select('user_id')
        .where('provider', '=', provider)
        .where('subject', '=', subject)
        .executeTakeFirst()
      return row?.user_id ?? null
    },

    async insert(tx, { provider, subject, userId, now }) {
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('identities')
        .values({ provider, subject, user_id: userId, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },
  }
}
