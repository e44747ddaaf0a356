import { sql } from 'kysely'
import type { Category } from '#kernel/acriss.ts'
import type { Db } from '#platform/db/database.ts'
import type { PlaceFigures } from './seen-price.ts'
import { isSold, utcText } from './seen-price.store.ts'

/** A place whose figures this process is computing. */
type LeasedPlace = { placeId: string; newestSeenAt: Temporal.Instant }

/** A price far below `usual`, the median of its group; euro hundredths. */
type DealRow = {
  place_id: string
  category: Category
  days: number
  pickup_date: string
  total: number
  usual: number
}

/** A deal with its current price. */
export type CurrentDeal = DealRow & { seen_at: string }

/** Min time between two computations of a place, with and without new observations. */
const AGAIN_MINUTES = 10
const REFRESH_HOURS = 6

type ComputeRule = {
  since: Temporal.Instant
  /** Day in UTC, `YYYY-MM-DD`. */
  today: string
  deal: { since: Temporal.Instant; percentUnder: number; fewest: number }
}

/** Leases the place that has waited longest; null if none is due. An unfinished one is due again after 10 minutes. */
export async function leasePlace(db: Db, now: Temporal.Instant): Promise<LeasedPlace | null> {
  const again = now.subtract({ minutes: AGAIN_MINUTES })
  const refreshBefore = now.subtract({ hours: REFRESH_HOURS })
  const { rows } = await sql<{ place_id: string; newest_seen_at: Temporal.Instant }>`
    update seen_places set taken_at = ${now} where place_id = (
      select place_id from seen_places
      where taken_at is null or taken_at <= ${refreshBefore}
        or (taken_at <= ${again} and (computed_to is null or newest_seen_at > computed_to))
      order by taken_at nulls first limit 1 for update skip locked
    ) returning place_id, newest_seen_at`.execute(db)
  const [row] = rows
  return row ? { placeId: row.place_id, newestSeenAt: row.newest_seen_at } : null
}

export async function computePlace(
  db: Db,
  placeId: string,
  { since, today, deal }: ComputeRule,
  plansOff: readonly string[],
): Promise<{ figures: PlaceFigures; deals: DealRow[] }> {
  const { rows } = await sql<{ figures: PlaceFigures; deals: DealRow[] }>`
    with seen as materialized (
      select category, pickup_date, days, total, seen_at, plan_id, to_char(pickup_date, 'YYYY-MM') as month
      from seen_prices
      where place_id = ${placeId} and pickup_date >= ${today}
        and seen_at >= ${since} and ${isSold('plan_id', plansOff)}
    ), usual_length as (
      select days from seen group by days order by count(*) desc, days limit 1
    ), alike as (
      select seen.* from seen join usual_length using (days)
    ), cheapest as (
      select distinct on (pickup_date) total::float8 / days as per_day,
        pickup_date - (seen_at at time zone 'UTC')::date as days_left
      from alike order by pickup_date, total
    ), usual as (
      select category, days, month,
        round(percentile_cont(0.5) within group (order by total))::integer as usual
      from seen group by category, days, month having count(*) >= ${deal.fewest}
    ), found as (
      select distinct on (category) category, days, pickup_date, total, usual
      from seen join usual using (category, days, month)
      where total * 100::bigint <= usual * ${100 - deal.percentUnder}::bigint and pickup_date > ${today}
        and seen_at >= ${deal.since}
      order by category, total::float8 / usual, pickup_date, days
    )
    select jsonb_build_object(
      'days', (select days from usual_length),
      'lowest', (select ${PRICE_JSON} from (
        select * from alike order by total, pickup_date, category limit 1) as lowest),
      'by_category', (select coalesce(jsonb_agg(${PRICE_JSON} order by category), '[]') from (
        select distinct on (category, plan_id) *
        from alike order by category, plan_id, total, pickup_date) as of_category),
      'by_month', (select coalesce(jsonb_agg(${PRICE_JSON} order by month), '[]') from (
        select distinct on (month, plan_id) *
        from alike order by month, plan_id, total, pickup_date) as of_month),
      'by_days_left', (select coalesce(jsonb_agg(bucket order by from_days), '[]') from (
        select from_days, jsonb_build_object('from_days', from_days, 'to_days', to_days, 'seen', count(*),
          'per_day', round(percentile_cont(0.5) within group (order by per_day))::integer) as bucket
        from cheapest join ${DAYS_LEFT} on days_left between from_days and coalesce(to_days, days_left)
        group by from_days, to_days) as of_days_left),
      'count', (select count(*) from seen),
      'newest', (select ${utcText('newest.seen_at')} from (select max(seen_at) as seen_at from seen) as newest)
    ) as figures,
    (select coalesce(jsonb_agg(jsonb_build_object('place_id', ${placeId}::text, 'category', category,
      'days', days, 'pickup_date', pickup_date, 'total', total, 'usual', usual)), '[]') from found) as deals`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('a query of one row returned none')
  return row
}

/** Replaces the figures and deals of a place, and deletes a place without any price. */
export async function savePlace(
  db: Db,
  { placeId, newestSeenAt }: LeasedPlace,
  figures: PlaceFigures,
  deals: readonly DealRow[],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (figures.count === 0) {
      await tx
        .deleteFrom('seen_places')
        .where('place_id', '=', placeId)
        .where('newest_seen_at', '<=', newestSeenAt)
        .execute()
      return
    }
    const { numUpdatedRows } = await tx
      .updateTable('seen_places')
      .set({ figures: JSON.stringify(figures), computed_to: newestSeenAt })
      .where('place_id', '=', placeId)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await tx.deleteFrom('seen_deals').where('place_id', '=', placeId).execute()
    if (deals.length > 0)
      await tx
        .insertInto('seen_deals')
        .values([...deals])
        .execute()
  })
}

/** Returns the figures as last saved; places without figures are absent. */
export async function findFigures(
  db: Db,
  placeIds: readonly string[],
): Promise<ReadonlyMap<string, PlaceFigures>> {
  if (placeIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('seen_places')
    .select(['place_id', 'figures'])
    .where('place_id', 'in', placeIds)
    .execute()
  return new Map(rows.flatMap(({ place_id, figures }) => (figures ? [[place_id, figures]] : [])))
}

/** Lists places with figures that were searched since `since`, most recently searched first. */
export async function listSearchedPlaces(
  db: Db,
  { since, limit }: { since: Temporal.Instant; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('seen_places')
    .select('place_id')
    .where('newest_seen_at', '>=', since)
    .where('figures', 'is not', null)
    .orderBy('newest_seen_at', 'desc')
    .orderBy('place_id')
    .limit(limit)
    .execute()
  return rows.map(({ place_id }) => place_id)
}

/** Lists deals whose price is still current, largest difference first. */
export async function listDeals(
  db: Db,
  { since, after, limit }: { since: Temporal.Instant; after: string; limit: number },
  plansOff: readonly string[],
): Promise<CurrentDeal[]> {
  const { rows } = await sql<CurrentDeal>`
    select place_id, category, days, pickup_date, deal.usual, price.total,
      ${utcText('price.seen_at')} as seen_at
    from seen_deals as deal join seen_prices as price using (place_id, days, pickup_date, category)
    where price.total <= deal.total and pickup_date > ${after}
      and price.seen_at >= ${since} and ${isSold('price.plan_id', plansOff)}
    order by price.total::float8 / deal.usual, place_id, category limit ${limit}`.execute(db)
  return rows
}

const PRICE_JSON = sql`jsonb_build_object('category', category, 'pickup_date', pickup_date, 'days', days,
  'total', total, 'seen_at', ${utcText('seen_at')}, 'plan_id', plan_id)`

const DAYS_LEFT = sql`(values (0, 2), (3, 6), (7, 13), (14, 29), (30, 59), (60, null)) as bucket (from_days, to_days)`
