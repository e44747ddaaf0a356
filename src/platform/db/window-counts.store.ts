import { sql } from 'kysely'
import type { WindowLimit } from '#kernel/window-limit.ts'
import type { Db } from './database.ts'

/** A counter and its limit; `by`: units per call. */
export type Counted = { name: string; limit: WindowLimit; by?: number }

/** Decrements each key by one, as returned by `keysOf`. Uses the same lock order as other calls. */
export async function giveBackKeys(tx: Db, keys: readonly Buffer[]): Promise<void> {
  for (const key of keys.toSorted((one, other) => one.compare(other)))
    await tx
      .updateTable('window_counts')
      .set({ count: sql`greatest(count - 1, 0)` })
      .where('key', '=', key)
      .execute()
}

/**
 * Counters as rows, so that all processes share them and a restart loses none. `hash`: keyed, because names may be
 * personal.
 */
export function windowCounts(db: Db, hash: (name: string) => Buffer) {
  /** Sorts counters in a fixed order, so that two transactions never deadlock. */
  const keyed = <One extends { name: string }>(counted: readonly One[]) =>
    counted
      .map((one) => ({ ...one, key: hash(one.name) }))
      .toSorted((one, other) => one.key.compare(other.key))

  /**
   * Increments all counters, or none if one is at its limit, in the caller's transaction. Returns the seconds until all
   * have room, or 0. The rows stay locked until it ends.
   */
  async function takeIn(tx: Db, counted: readonly Counted[], now: Temporal.Instant): Promise<number> {
    const counters = keyed(counted)
    if (counters.length === 0) return 0
    const fresh = counters.map(({ key }) => ({ key, count: 0, ends_at: now }))
    await tx
      .insertInto('window_counts')
      .values(fresh)
      .onConflict((same) => same.column('key').doNothing())
      .execute()
    const rows = await tx
      .selectFrom('window_counts')
      .selectAll()
      .where(
        'key',
        'in',
        counters.map(({ key }) => key),
      )
      .orderBy('key')
      .forUpdate()
      .execute()
    const open = new Map(
      rows
        .filter((row) => Temporal.Instant.compare(row.ends_at, now) > 0)
        .map((row) => [row.key.toString('hex'), row]),
    )
    const counts = counters.map(({ key, limit: { most, seconds }, by = 1 }) => {
      const { count, ends_at } = open.get(key.toString('hex')) ?? {
        count: 0,
        ends_at: now.add({ seconds }),
      }
      return { most, row: { key, count: count + by, ends_at } }
    })
    const ends = counts
      .filter(({ most, row }) => row.count > most)
      .map(({ row }) => row.ends_at.epochMilliseconds)
    if (ends.length > 0) return Math.max(1, Math.ceil((Math.max(...ends) - now.epochMilliseconds) / 1000))
    await tx
      .insertInto('window_counts')
      .values(counts.map(({ row }) => row))
      .onConflict((same) =>
        same
          .column('key')
          .doUpdateSet(({ ref }) => ({ count: ref('excluded.count'), ends_at: ref('excluded.ends_at') })),
      )
      .execute()
    return 0
  }

  return {
    takeIn,

    /** Returns the keys of counters, to be stored for a later `giveBackKeys`. */
    keysOf: (names: readonly string[]): Buffer[] => names.map((name) => hash(name)),

    /** Like `takeIn`, in its own transaction. */
    take: (counted: readonly Counted[], now: Temporal.Instant): Promise<number> =>
      db.transaction().execute((tx) => takeIn(tx, counted, now)),

    /** Decrements counters of something that did not happen. */
    async giveBack(counted: readonly Omit<Counted, 'limit'>[]): Promise<void> {
      await db.transaction().execute(async (tx) => {
        for (const { key, by = 1 } of keyed(counted))
          await tx
            .updateTable('window_counts')
            .set({ count: sql`greatest(count - ${by}, 0)` })
            .where('key', '=', key)
            .execute()
      })
    },
  }
}
