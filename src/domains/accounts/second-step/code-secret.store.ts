import type { Db } from '#platform/db/database.ts'

export type CodeSecret = {
  sealed: Buffer
  createdAt: Temporal.Instant
  /** Null if none of its codes has been entered yet. */
  confirmedAt: Temporal.Instant | null
}

export type CodeSecretStore = {
  find(db: Db, userId: string): Promise<CodeSecret | null>
  /** Stores a secret until its first code. False if there is a confirmed one. */
  propose(userId: string, sealed: Buffer, now: Temporal.Instant): Promise<boolean>
  /** Confirms a secret. False if it is already confirmed, or has been replaced by another since. */
  confirm(
    tx: Db,
    secret: { userId: string; sealed: Buffer; step: number; now: Temporal.Instant },
  ): Promise<boolean>
  /** Accepts the code of a time step. False if that step or a later one was already used. */
  takeStep(tx: Db, userId: string, step: number): Promise<boolean>
  remove(tx: Db, userId: string): Promise<boolean>
}

export function codeSecretStore(db: Db): CodeSecretStore {
  return {
    async find(handle, userId) {
      const row = await handle
        .selectFrom('one_time_code_secrets')
        .selectAll()
        .where('user_id', '=', userId)
        .executeTakeFirst()
      if (!row) return null
      return {
        sealed: row.sealed,
        createdAt: row.created_at,
        confirmedAt: row.confirmed_at,
      }
    },

    async propose(userId, sealed, now) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('one_time_code_secrets')
        .values({ user_id: userId, sealed, created_at: now })
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .doUpdateSet({ sealed, created_at: now })
            .where('one_time_code_secrets.confirmed_at', 'is', null),
        )
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },

    async confirm(tx, { userId, sealed, step, now }) {
      const { numUpdatedRows } = await tx
        .updateTable('one_time_code_secrets')
        .set({ confirmed_at: now, last_step: step })
        .where('user_id', '=', userId)
        .where('sealed', '=', sealed)
        .where('confirmed_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async takeStep(tx, userId, step) {
      const { numUpdatedRows } = await tx
        .updateTable('one_time_code_secrets')
        .set({ last_step: step })
        .where('user_id', '=', userId)
        .where('confirmed_at', 'is not', null)
        .where('last_step', '<', step)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async remove(tx, userId) {
      const { numDeletedRows } = await tx
        .deleteFrom('one_time_code_secrets')
        .where('user_id', '=', userId)
        .where('confirmed_at', 'is not', null)
        .executeTakeFirst()
      return numDeletedRows === 1n
    },
  }
}
