import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { PriceFigure } from './seen-price.ts'
import type { PriceObservation } from './price-observation.ts'

/** The lowest total of one pick-up day, in euro hundredths. */
export type DayPrice = Pick<PriceFigure, 'pickup_date' | 'total' | 'seen_at'>

type CalendarQuery = {
  placeId: string
  days: number
  /** Inclusive range of days, `YYYY-MM-DD`. */
  from: string
  to: string
  since: Temporal.Instant
}

/** SQL expression: an instant in UTC with milliseconds, in the format of `isoText`. */
export function utcText(column: string) {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** SQL condition: a row's plan is sold, or unknown. `plansOff`: ids of the plans whose prices are hidden. */
export function isSold(column: string, plansOff: readonly string[]) {
  return sql<boolean>`coalesce(${sql.ref(column)} <> all(${plansOff}::text[]), true)`
}

/**
 * Stores observations; repeatable and in any order. Of two with one key, `betterObservation` determines the one kept,
 * unless its plan is off.
 */
export async function saveObservations(
  db: Db,
  found: readonly PriceObservation[],
  off: readonly string[],
): Promise<void> {
  // A search in progress may still have found prices of a plan that is now off.
  const observations = found.filter(({ planId }) => !off.includes(planId))
  if (observations.length === 0) return
  const column = <Name extends keyof PriceObservation>(name: Name) => observations.map((one) => one[name])
  const seenAt = observations.map((one) => new Date(one.seenAt))
  await sql`
    insert into seen_prices as kept (place_id, days, pickup_date, category, total, seen_at, plan_id)
    select * from unnest(${column('placeId')}::text[], ${column('days')}::smallint[],
      ${column('pickUpDate')}::date[], ${column('category')}::text[], ${column('total')}::integer[],
      ${seenAt}::timestamptz[], ${column('planId')}::text[])
    on conflict (place_id, days, pickup_date, category) do update
      set total = excluded.total, seen_at = excluded.seen_at, plan_id = excluded.plan_id
      where kept.plan_id = any(${off}::text[])
        or (excluded.seen_day, -excluded.total, excluded.seen_at, excluded.plan_id)
          > (kept.seen_day, -kept.total, kept.seen_at, coalesce(kept.plan_id, ''))`.execute(db)
  // Sorted by id, like every writer, so that concurrent writers do not deadlock.
  await sql`
    insert into seen_places as kept (place_id, newest_seen_at)
    select place_id, max(seen_at) from unnest(${column('placeId')}::text[], ${seenAt}::timestamptz[])
      as seen (place_id, seen_at)
    group by place_id order by place_id
    on conflict (place_id) do update set newest_seen_at = excluded.newest_seen_at
      where excluded.newest_seen_at > kept.newest_seen_at`.execute(db)
}

/** Lists the price of each day; days without a price are absent. */
export async function listDayPrices(
  db: Db,
  { placeId, days, from, to, since }: CalendarQuery,
  plansOff: readonly string[],
): Promise<DayPrice[]> {
  const { rows } = await sql<DayPrice>`
    select distinct on (pickup_date) pickup_date, total, ${utcText('seen_at')} as seen_at
    from seen_prices
    where place_id = ${placeId} and days = ${days} and pickup_date between ${from} and ${to}
      and seen_at >= ${since} and ${isSold('plan_id', plansOff)}
    order by pickup_date, total, seen_prices.seen_at desc`.execute(db)
  return rows
}
