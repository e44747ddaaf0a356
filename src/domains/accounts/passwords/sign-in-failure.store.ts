import { sql } from 'kysely'
import { sha256 } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'

/**
 * A counter. `name`: a network address, with or without an account; it is stored as its hash. `free` failures cause no
 * delay.
 */
export type FailureCounter = { name: string; free: number }

/** The count restarts after this many seconds without a failure. */
export const FORGET_SECONDS = 3600

const LONGEST_DELAY_SECONDS = 900

/** Long past on every process's clock, even a slow one. */
const NO_DELAY = sql<Temporal.Instant>`timestamptz 'epoch'`

/**
 * Counts one more failure in each counter, or in none while one of them has a delay in force. Returns the end of that
 * delay, or null. Failures are database rows, so that all processes share the count and a restart loses none.
 */
export async function countFailure(
  db: Db,
  counters: readonly FailureCounter[],
  now: Temporal.Instant,
): Promise<Temporal.Instant | null> {
  const keys = counters.map(({ name, free }) => ({ key: sha256(name), free }))
  const requested = sql.join(
    keys.map(({ key, free }) => sql`(${key}::bytea, ${free}::int)`),
    sql`, `,
  )
  // All transactions lock rows in the same order. Only a key without a row yet is not locked by `locked`: a
  // concurrent request for it waits at the insert, and the delay applies to it there.
  const { rows } = await sql`
        with requested (key, free) as (values ${requested}),
          locked as (
            select not_before from sign_in_failures where key in (select key from requested)
            order by key for update
          )
        insert into sign_in_failures as known (key, free, count, not_before, last_at)
        select key, free, 1, ${NO_DELAY}, ${now} from requested
        where not exists (select 1 from locked where not_before > ${now})
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
}

/** Decrements a counter by one failure. */
export async function uncountFailure(db: Db, name: string): Promise<void> {
  await db
    .updateTable('sign_in_failures')
    .set({ count: sql`greatest(count - 1, 0)`, not_before: NO_DELAY })
    .where('key', '=', sha256(name))
    .execute()
}

/** Clears all failures of a counter. */
export async function clearFailures(db: Db, name: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('key', '=', sha256(name)).execute()
}

function countNow(now: Temporal.Instant) {
  const forgetBefore = now.subtract({ seconds: FORGET_SECONDS })
  return sql`(case when known.last_at <= ${forgetBefore} then 1 else known.count + 1 end)`
}
