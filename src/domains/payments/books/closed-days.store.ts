import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Hours after the end of a day when it is closed. A later posting reopens it. */
const SETTLES_HOURS = 1

/** Stores the sums of all days that are over. Of two processes at the same day the second waits, and finds it closed. */
export async function closeLedgerDays(db: Db, now: Temporal.Instant): Promise<void> {
  const today = now.subtract({ hours: SETTLES_HOURS }).toZonedDateTimeISO('UTC').toPlainDate().toString()
  const { rows } = await sql<{ day: string }>`
    select d::date::text as day from generate_series(
      (select (min(at) at time zone 'UTC')::date from ledger_entries)::timestamp,
      ${today}::date::timestamp - interval '1 day', interval '1 day') d
    where not exists (select from ledger_closed_days c where c.day = d::date and c.closed)
    order by d`.execute(db)
  for (const { day } of rows) await close(db, day)
}

async function close(db: Db, day: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      insert into ledger_closed_days as c (day, closed) values (${day}, true)
      on conflict (day) do update set closed = true where not c.closed returning c.day`.execute(tx)
    if (rows.length === 0) return
    await tx.deleteFrom('ledger_days').where('day', '=', day).execute()
    await sql`
      insert into ledger_days (day, account, currency, debit, credit)
      select ${day}::date, p.account, e.currency, sum(greatest(p.amount, 0)), -sum(least(p.amount, 0))
      from ledger_entries e join ledger_postings p on p.entry_id = e.id
      where e.at >= ${beginning(day)} and e.at < ${beginning(day, 1)}
      group by p.account, e.currency`.execute(tx)
  })
}

/** SQL expression: the start of a UTC day, or of the day `days` after it. */
export function beginning(day: string, days = 0): RawBuilder<Temporal.Instant> {
  return sql`((${day}::date + ${days}::int)::timestamp at time zone 'UTC')`
}
