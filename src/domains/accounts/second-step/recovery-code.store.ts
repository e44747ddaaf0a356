import type { Db } from '#platform/db/database.ts'

export type RecoveryCodeStore = {
  left(db: Db, userId: string): Promise<number>
  /** Invalidates the previous codes. */
  replace(tx: Db, userId: string, hashes: readonly Buffer[]): Promise<void>
  /** Uses a code up. False if it is invalid or was used. */
  use(tx: Db, userId: string, hash: Buffer): Promise<boolean>
  remove(tx: Db, userId: string): Promise<void>
}

export const recoveryCodeStore: RecoveryCodeStore = {
  async left(db, userId) {
    const { left } = await db
      .selectFrom('recovery_codes')
      .select(({ fn }) => fn.countAll<number>().as('left'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    return left
  },

  async replace(tx, userId, hashes) {
    await remove(tx, userId)
    await tx
      .insertInto('recovery_codes')
      .values(hashes.map((hash) => ({ user_id: userId, hash })))
      .execute()
  },

  async use(tx, userId, hash) {
    const { numDeletedRows } = await tx
      .deleteFrom('recovery_codes')
      .where('user_id', '=', userId)
      .where('hash', '=', hash)
      .executeTakeFirst()
    return numDeletedRows === 1n
  },

  remove,
}

async function remove(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}
