import { sql } from 'kysely'
import type { Db } from './database.ts'

/** At most so many in a window of so many seconds, which begins with the first. */
export type WindowLimit = { most: number; seconds: number }

/** What is counted, and of whom; `by` at a time. */
export type Counted = { name: string; limit: WindowLimit; by?: number }

export type WindowCounts = ReturnType<typeof windowCounts>

/** Thrown inside the transaction to roll back what was counted under the other names. */
class Full extends Error {
  readonly seconds: number
  constructor(seconds: number) {
    super('full')
    this.seconds = seconds
  }
}

/** Counts as rows, so that all processes share them and a restart loses none; `hash`: keyed, names may be personal. */
export function windowCounts(db: Db, hash: (name: string) => Buffer) {
  /** Seconds until the window's end where there is no room in it, else 0. */
  async function count(
    tx: Db,
    { name, limit: { most, seconds }, by = 1 }: Counted,
    now: Date,
  ): Promise<number> {
    if (by > most) return seconds
    const key = hash(name)
    const endsAt = new Date(now.getTime() + seconds * 1000)
    const counted = await tx
      .insertInto('window_counts')
      .values({ key, count: by, ends_at: endsAt })
      .onConflict((same) =>
        same
          .column('key')
          .doUpdateSet({
            count: sql`case when window_counts.ends_at <= ${now} then ${by} else window_counts.count + ${by} end`,
            ends_at: sql`case when window_counts.ends_at <= ${now} then ${endsAt}::timestamptz else window_counts.ends_at end`,
          })
          .where(({ eb, or }) =>
            or([
              eb('window_counts.ends_at', '<=', now),
              eb(sql<number>`window_counts.count + ${by}`, '<=', most),
            ]),
          ),
      )
      .returning('key')
      .executeTakeFirst()
    if (counted) return 0
    const full = await tx
      .selectFrom('window_counts')
      .select('ends_at')
      .where('key', '=', key)
      .executeTakeFirst()
    return full ? Math.max(1, Math.ceil((full.ends_at.getTime() - now.getTime()) / 1000)) : 1
  }

  return {
    /**
     * Counts under every name, or under none where one has no room left: the seconds until it has, else 0. Always in
     * the order of the names, so that two requests never wait for each other.
     */
    async take(counted: readonly Counted[], now: Date): Promise<number> {
      try {
        await db.transaction().execute(async (tx) => {
          for (const one of counted.toSorted(byName)) {
            const seconds = await count(tx, one, now)
            if (seconds > 0) throw new Full(seconds)
          }
        })
        return 0
      } catch (error) {
        if (error instanceof Full) return error.seconds
        throw error
      }
    },

    /** Takes back what was counted and did not happen. */
    async giveBack(counted: readonly Omit<Counted, 'limit'>[]): Promise<void> {
      await db.transaction().execute(async (tx) => {
        for (const { name, by = 1 } of counted.toSorted(byName))
          await tx
            .updateTable('window_counts')
            .set({ count: sql`greatest(count - ${by}, 0)` })
            .where('key', '=', hash(name))
            .execute()
      })
    },
  }
}

function byName(one: { name: string }, other: { name: string }): number {
  return one.name < other.name ? -1 : 1
}
