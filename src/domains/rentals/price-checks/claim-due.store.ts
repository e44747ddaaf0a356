import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** A table of scheduled price checks, keyed by `look_key` and due at `next_look_at`; `isOn` selects active rows. */
export type Watched = { table: 'price_guards' | 'search_alerts'; key: string; isOn: RawBuilder<boolean> }

type Claim = Record<'now' | 'windowEnd' | 'until', Temporal.Instant> & { rows: number }

/**
 * Claims up to `rows` due checks, each with all checks that share its search and are due by `windowEnd`. Returns ids by look
 * key. No other process takes them before `until`. Rows that another process is claiming are skipped, never waited for.
 */
export async function claimDue(
  tx: Db,
  { table, key, isOn }: Watched,
  { now, windowEnd, until, rows: maxRows }: Claim,
): Promise<Map<string, string[]>> {
  const [from, id] = [sql.table(table), sql.ref(key)]
  const { rows } = await sql<{ look_key: string; id: string }>`
    with due as (
      select look_key from ${from} where ${isOn} and next_look_at <= ${now}
      order by next_look_at limit ${maxRows} for update skip locked
    ), taken as (
      select ${id} from ${from}
      where ${isOn} and next_look_at <= ${windowEnd} and look_key in (select look_key from due)
      for update skip locked
    )
    update ${from} set next_look_at = ${until} where ${id} in (select ${id} from taken)
    returning look_key, ${id} as id`.execute(tx)
  const byKey = Map.groupBy(rows, ({ look_key }) => look_key)
  return new Map([...byKey].map(([one, all]) => [one, all.map((row) => row.id)]))
}
