import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Key of a counter: a hash of the network address, with or without the account. `free` failures cause no delay. */
export type CountedKey = { key: Buffer; free: number }

export type SignInFailureStore = {
  /**
   * Counts one more failure under each key, or under none while one of them has a delay in force. Returns the end of
   * that delay, or null.
   */
  count(keys: readonly CountedKey[], now: Temporal.Instant): Promise<Temporal.Instant | null>
  /** Decrements the failures under this key by one. */
  takeBack(key: Buffer): Promise<void>
  /** Clears all failures under this key. */
  forget(key: Buffer): Promise<void>
}

/** The count restarts after this many seconds without a failure. */
export const FORGET_SECONDS = 3600

const LONGEST_DELAY_SECONDS = 900

/** Long past on every process's clock, even a slow one. */
const NO_DELAY = sql<Temporal.Instant>`timestamptz 'epoch'`

/** Failures are database rows, so that all processes share the count and a restart loses none. */
export function signInFailureStore(db: Db): SignInFailureStore {
  return {
    async count(keys, now) {
      const keyed = sql.join(
        keys.map(({ key, free }) => sql`(${key}::bytea, ${free}::int)`),
        sql`, `,
      )
      // All transactions lock rows in the same order. Only a key without a row yet is not locked by `held`: a
      // concurrent request for it waits at the insert, and the delay applies to it there.
      const { rows } = await sql`
        with wanted (key, free) as (values ${keyed}),
          held as (
            select not_before from sign_in_failures where key in (select key from wanted)
            order by key for update
          )
        insert into sign_in_failures as known (key, free, count, not_before, last_at)
        select key, free, 1, ${NO_DELAY}, ${now} from wanted
        where not exists (select 1 from held where not_before > ${now})
        order by key
        on conflict (key) do update set
          count = ${countNow(now)},
          not_before = case when ${countNow(now)} < known.free then ${NO_DELAY} else
            ${now}::timestamptz + make_interval(secs =>
              least(power(2, least(${countNow(now)} - known.free, 20)), ${LONGEST_DELAY_SECONDS})) end,
          last_at = ${now}
        where known.not_before <= ${now}
        returning known.key`.execute(db)
      if (rows.length === keys.length) return null
      const { until } = await db
        .selectFrom('sign_in_failures')
        .select(({ fn }) => fn.max('not_before').as('until'))
        .where(
          'key',
          'in',
          keys.map(({ key }) => key),
        )
        .executeTakeFirstOrThrow()
      return until
    },

    async takeBack(key) {
      await db
        .updateTable('sign_in_failures')
        .set({ count: sql`greatest(count - 1, 0)`, not_before: NO_DELAY })
        .where('key', '=', key)
        .execute()
    },

    async forget(key) {
      await db.deleteFrom('sign_in_failures').where('key', '=', key).execute()
    },
  }
}

function countNow(now: Temporal.Instant) {
  const forgetBefore = now.subtract({ seconds: FORGET_SECONDS })
  return sql`(case when known.last_at <= ${forgetBefore} then 1 else known.count + 1 end)`
}
