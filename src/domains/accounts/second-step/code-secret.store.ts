import type { Db } from '#platform/db/database.ts'

export type CodeSecret = {
  sealed: Buffer
  createdAt: Temporal.Instant
  /** Null if none of its codes has been entered yet. */
  confirmedAt: Temporal.Instant | null
}

export async function findCodeSecret(db: Db, userId: string): Promise<CodeSecret | null> {
  const row = await db
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
}

/** Stores a secret until its first code. False if there is a confirmed one. */
export async function proposeCodeSecret(
  db: Db,
  userId: string,
  sealed: Buffer,
  now: Temporal.Instant,
): Promise<boolean> {
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
}

/** Confirms a secret. False if it is already confirmed, or has been replaced by another since. */
export async function confirmCodeSecret(
  tx: Db,
  { userId, sealed, step, now }: { userId: string; sealed: Buffer; step: number; now: Temporal.Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('one_time_code_secrets')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', userId)
    .where('sealed', '=', sealed)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Accepts the code of a time step. False if that step or a later one was already used. */
export async function takeCodeStep(tx: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('one_time_code_secrets')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function removeCodeSecret(tx: Db, userId: string): Promise<void> {
  await tx
    .deleteFrom('one_time_code_secrets')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .execute()
}
