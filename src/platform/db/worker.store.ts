import { sql } from 'kysely'
import type { Db } from './database.ts'

export type Worker = {
  id: string
  /** The data directory that no other living process has, null where it cannot be known; see `holdDataDir`. */
  folder: string | null
  /** Services that it simulates itself, in books that other processes do not have. */
  simulators: readonly string[]
}

/** A worker that has not said for so long that it lives has ended. */
export const WORKER_LEASE_MS = 15_000

export type WorkerStore = ReturnType<typeof workerStore>

/** The lease of one process on its worker id. All times are the database's, whatever the machines' clocks say. */
export function workerStore(db: Db, { id, folder, simulators }: Worker) {
  const leaseEnd = sql<Date>`now() + ${WORKER_LEASE_MS} * interval '1 millisecond'`
  return {
    /** Takes the lease, and again while the process lives. */
    async hold(): Promise<void> {
      await db
        .insertInto('workers')
        .values({ id, folder, simulators: [...simulators], held_until: leaseEnd })
        .onConflict((same) => same.column('id').doUpdateSet({ held_until: leaseEnd }))
        .execute()
    },

    /** Ends the leases of whoever had our data directory before us, which is proof that they have ended. */
    async endPredecessors(): Promise<string[]> {
      if (folder === null) return []
      const rows = await db
        .updateTable('workers')
        .set({ held_until: sql<Date>`least(held_until, now())` })
        .where('folder', '=', folder)
        .where('id', '<>', id)
        .returning('id')
        .execute()
      return rows.map((row) => row.id)
    },

    /** Workers whose lease is over. */
    async ended(): Promise<string[]> {
      const rows = await db
        .selectFrom('workers')
        .select('id')
        .where('held_until', '<=', sql<Date>`now()`)
        .execute()
      return rows.map((row) => row.id)
    },

    /** Forgets workers that have ended, once what they held is free. */
    async forget(ids: readonly string[]): Promise<void> {
      await db
        .deleteFrom('workers')
        .where('id', 'in', ids)
        .where('held_until', '<=', sql<Date>`now()`)
        .execute()
    },

    /** Whether another living process simulates services in books of its own. */
    async othersSimulate(): Promise<boolean> {
      const other = await db
        .selectFrom('workers')
        .select('id')
        .where('id', '<>', id)
        .where('held_until', '>', sql<Date>`now()`)
        .where(sql<boolean>`cardinality(simulators) > 0`)
        .limit(1)
        .executeTakeFirst()
      return other !== undefined
    },

    /** Ends our own lease. */
    async leave(): Promise<void> {
      await db
        .updateTable('workers')
        .set({ held_until: sql<Date>`now()` })
        .where('id', '=', id)
        .execute()
    },
  }
}
