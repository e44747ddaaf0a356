import { newId } from '#kernel/ids.ts'
import type { Db } from './database.ts'
import type { Erasure } from './erasure.ts'

/** A comparison that takes longer belongs to a process that has ended. */
const COMPARING_MINUTES = 60

export type RestoreStore = ReturnType<typeof restoreStore>

/** Restores of this database whose records are still to be compared with external ones. */
export function restoreStore(db: Db) {
  return {
    /** Claims a restore for comparison. Null if there is none, or another process has it. */
    async take(now: Temporal.Instant): Promise<{ id: string; backupAt: Temporal.Instant } | null> {
      const taken = await db
        .updateTable('restores')
        .set({ compare_again_at: now.add({ minutes: COMPARING_MINUTES }) })
        .where('compared_at', 'is', null)
        .where(({ eb, or }) => or([eb('compare_again_at', 'is', null), eb('compare_again_at', '<=', now)]))
        .returning(['id', 'backup_at'])
        .executeTakeFirst()
      return taken ? { id: taken.id, backupAt: taken.backup_at } : null
    },

    async endCompared(id: string, now: Temporal.Instant): Promise<void> {
      await db.updateTable('restores').set({ compared_at: now }).where('id', '=', id).execute()
    },
  }
}

type Restore = { backupAt: Temporal.Instant; now: Temporal.Instant; erasures: readonly Erasure[] }

/** An erasure shortly before the backup may have been committed after it. */
const LATE_HOURS = 1
/** Rows per statement, far below the maximum number of parameters. */
const AT_ONCE = 1_000

/**
 * Records a restore in its transaction. Its records are compared at the next start, and people erased since the backup
 * are erased again.
 */
export async function noteRestore(tx: Db, { backupAt, now, erasures }: Restore): Promise<void> {
  const since = backupAt.subtract({ hours: LATE_HOURS })
  const repeated = erasures
    .filter(({ erasedAt }) => Temporal.Instant.compare(erasedAt, since) >= 0)
    .map(({ kind, id }) => ({ kind, subject_id: id }))
  for (let at = 0; at < repeated.length; at += AT_ONCE)
    await tx
      .insertInto('erasures_to_repeat')
      .values(repeated.slice(at, at + AT_ONCE))
      .onConflict((same) => same.doNothing())
      .execute()
  await tx.insertInto('restores').values({ id: newId(), backup_at: backupAt, restored_at: now }).execute()
}
