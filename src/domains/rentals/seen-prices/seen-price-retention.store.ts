import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { oldRows, type Retention } from '#platform/db/old-rows.store.ts'
import { SEEN_FOR_HOURS } from './seen-price.ts'

const DAY = 24

/** Retention of the prices observed by searches. They contain nothing about the visitors. */
export const seenPriceRetention: readonly Retention[] = [
  {
    what: 'Observed lowest prices',
    // Shown for 14 days; deleted by whole days, whose column has an index.
    hours: SEEN_FOR_HOURS + DAY,
    since: 'last seen',
    remove: (db, before, limit) => removed(db, sql`seen_day <= ${utcDate(before)}`, limit),
  },
  {
    what: 'Observed lowest prices of a past pick-up day',
    hours: DAY,
    since: 'end of the day',
    remove: (db, before, limit) => removed(db, sql`pickup_date < ${utcDate(before)}`, limit),
  },
  {
    what: 'Observed deposits, fuel rules and mileage',
    hours: SEEN_FOR_HOURS,
    since: 'last seen',
    remove: oldRows({ table: 'seen_terms', key: ['place_id', 'supplier_id', 'age_band'], column: 'seen_at' }),
  },
]

function utcDate(at: Temporal.Instant) {
  return sql`(${at}::timestamptz at time zone 'UTC')::date`
}

async function removed(db: Db, over: RawBuilder<unknown>, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from seen_prices where ctid = any(array(
      select ctid from seen_prices where ${over} limit ${limit} for update skip locked
    ))`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
