import { sql } from 'kysely'
import type { Db } from './database.ts'

export type Worker = {
  id: string
  /** The identity of its data directory, which no other live process holds; null if unknown; see `lockDataDir`. */
  folder: string | null
  /** Services that it simulates itself, with records that other processes do not share. */
  simulators: readonly string[]
}

/** A worker that has not renewed its lease for this long has ended. */
export const WORKER_LEASE_MS = 15_000

/**
 * Returns the maximum age of this database's data in seconds, since every process renews its lease every few seconds.
 * Null if it contains no lease.
 */
export async function secondsBehind(db: Db): Promise<number | null> {
  const { rows } = await sql<{ behind: number | null }>`
    select (extract(epoch from now() - max(held_until)) + ${WORKER_LEASE_MS / 1000}::int)::float8 as behind
    from workers`.execute(db)
  return rows[0]?.behind ?? null
}

/**
 * Returns the lease of one process on its worker id. All times are from the database's clock, never the
 * machines'.
 */
export function workerStore(db: Db, { id, folder, simulators }: Worker) {
  const leaseEnd = sql<Temporal.Instant>`now() + ${WORKER_LEASE_MS} * interval '1 millisecond'`
  return {
    /** Takes or renews the lease; returns the other workers whose lease has expired. */
    async hold(): Promise<string[]> {
      const rows = await db
        .with('held', (cte) =>
          cte
            .insertInto('workers')
            .values({ id, folder, simulators: [...simulators], held_until: leaseEnd })
            .onConflict((same) => same.column('id').doUpdateSet({ held_until: leaseEnd })),
        )
        .selectFrom('workers')
        .select('id')
        .where('held_until', '<=', sql<Temporal.Instant>`now()`)
        .where('id', '<>', id)
        .execute()
      return rows.map((row) => row.id)
    },

    /** Ends the leases of earlier holders of our data directory; that we hold it proves that they have ended. */
    async endPredecessors(): Promise<string[]> {
      if (folder === null) return []
      const rows = await db
        .updateTable('workers')
        .set({ held_until: sql<Temporal.Instant>`least(held_until, now())` })
        .where('folder', '=', folder)
        .where('id', '<>', id)
        .returning('id')
        .execute()
      return rows.map((row) => row.id)
    },

    /** Deletes workers that have ended, after their work was released. */
    async forget(ids: readonly string[]): Promise<void> {
      await db
        .deleteFrom('workers')
        .where('id', 'in', ids)
        .where('held_until', '<=', sql<Temporal.Instant>`now()`)
        .execute()
    },

    /** Returns true if another live process simulates services with its own records. */
    async othersSimulate(): Promise<boolean> {
      const other = await db
        .selectFrom('workers')
        .select('id')
        .where('id', '<>', id)
        .where('held_until', '>', sql<Temporal.Instant>`now()`)
        .where(sql<boolean>`cardinality(simulators) > 0`)
        .limit(1)
        .executeTakeFirst()
      return other !== undefined
    },

    /** Ends our own lease. */
    async deregister(): Promise<void> {
      await db
        .updateTable('workers')
        .set({ held_until: sql<Temporal.Instant>`now()` })
        .where('id', '=', id)
        .execute()
    },
  }
}
