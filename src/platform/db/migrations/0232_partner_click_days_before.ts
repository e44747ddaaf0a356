import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

export const outsideTransaction = true

/**
 * Counts the clicks that there were before, a day at a time, for which nobody adds clicks: what was counted meanwhile is
 * counted anew, so that it may be cut off and run again. And the index by which reports leave out who came by a coupon.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ day: string }>`
    select day::date::text as day
    from (select min(at) at time zone 'UTC' as first, max(at) at time zone 'UTC' as last from partner_clicks) span,
      generate_series(date_trunc('day', first), last, interval '1 day') as day`.execute(db)
  for (const { day } of rows)
    await db.transaction().execute(async (tx) => {
      await sql`lock table partner_clicks in share row exclusive mode`.execute(tx)
      await sql`
        insert into partner_click_days (partner_id, day, sub_id, clicks)
        select partner_id, ${day}::date, sub_id, count(*) from partner_clicks
        where at >= ${day}::timestamp at time zone 'UTC'
          and at < (${day}::timestamp + interval '1 day') at time zone 'UTC'
        group by partner_id, sub_id
        on conflict (partner_id, day, sub_id) do update set clicks = excluded.clicks`.execute(tx)
    })
  await buildIndex(
    db,
    'booking_partners_coupon',
    sql`booking_partners (partner_id, booking_id) where by_coupon`,
  )
}
