import type { Db } from '#platform/db/database.ts'

/** A user's identity at another service: its name, and its id for the user. */
export type IdentityKey = { provider: string; subject: string }

/** Returns the account that an identity signs in to. Null if not linked yet. */
export async function findIdentityOwner(db: Db, { provider, subject }: IdentityKey): Promise<string | null> {
  const row = await db
    .selectFrom('identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** Links an identity. False if a concurrent request was faster. The account may be inserted later in the transaction. */
export async function insertIdentity(
  tx: Db,
  { provider, subject, userId, now }: IdentityKey & { userId: string; now: Temporal.Instant },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('identities')
    .values({ provider, subject, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
