import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { RevenueGroup } from './partner-report.contract.ts'
import { converted, datedRates } from './dated-rates.store.ts'
import { clicksMatching, matching, type ReportFilter } from './report-filter.store.ts'

/** Sums of a group. `clicks`: null if clicks are not counted by this group or filter. */
export type RevenueRow = {
  key: string
  bookings: number
  clicks: number | null
  /**
   * Bookings by link. Excludes trips, which are booked in the partner's own pages, and bookings by coupon.
   */
  by_link: number
  gross: number
  pending: number
  confirmed: number
  payable: number
  paid: number
  reversed: number
}

const KEYS: Readonly<Record<RevenueGroup, RawBuilder<string>>> = {
  day: sql`m.day::text`,
  month: sql`left(m.day::text, 7)`,
  sub_id: sql`m.sub_id`,
  place: sql`m.pickup_id`,
  supplier: sql`m.supplier_id::text`,
  kind: sql`m.kind`,
}

/** Groups by which clicks are counted, too. A click does not contain the car's place. */
const OF_CLICKS: ReadonlySet<RevenueGroup> = new Set(['day', 'month', 'sub_id'])

/** Sort orders: periods newest first, other groups by the highest commission. */
const ORDERS = {
  newest: sql`key desc`,
  highest: sql`pending + confirmed + payable + paid desc, key`,
}

const SUMS = ['bookings', 'by_link', 'gross', 'pending', 'confirmed', 'payable', 'paid', 'reversed'] as const

/**
 * Reads a page of the groups of a partner's commissions in one currency, the number of groups and the totals of all. Reads
 * indices of the partner alone.
 */
export async function readRevenueSums(
  db: Db,
  filter: ReportFilter,
  { by, currency }: { by: RevenueGroup; currency: string },
  { skip, limit }: { skip: number; limit: number },
): Promise<{ items: RevenueRow[]; groups: number; totals: Omit<RevenueRow, 'key'> }> {
  const order = by === 'day' || by === 'month' ? ORDERS.newest : ORDERS.highest
  const clicks = clicksMatching('m', filter)
  const sum = (of: RawBuilder<unknown>) => sql`coalesce(sum(${of}), 0)::bigint`
  const inState = (state: string) => sum(sql`case when m.state = ${state} then m.amount else 0 end`)
  const columns = sql.join(SUMS.map((column) => sql`coalesce(b.${sql.ref(column)}, 0) as ${sql.ref(column)}`))
  const totals = sql.join(SUMS.flatMap((column) => [sql.lit(column), sum(sql.ref(column))]))
  const { rows } = await sql<{
    items: RevenueRow[]
    groups: number
    totals: Omit<RevenueRow, 'key'>
  }>`
    with lost as materialized (
      select distinct on (booking_id) booking_id, -amount as amount from partner_earning_lines
      where partner_id = ${filter.partnerId} and state = 'reversed' and amount < 0 order by booking_id, id desc
    ), mine as materialized (
      select e.booking_id, e.kind, e.state, e.currency, e.gross, e.amount, e.sub_id, e.pickup_id, e.supplier_id,
        (e.ordered_at at time zone 'UTC')::date as day,
        e.kind = 'car' and e.booking_id not in (select c.booking_id from booking_partners c
          where c.partner_id = ${filter.partnerId} and c.by_coupon) as is_by_link
      from partner_earnings e where ${matching('e', filter)}
    ), ${datedRates(currency)}, exchanged as (
      select m.kind, m.state, m.day, m.sub_id, m.pickup_id, m.supplier_id, m.is_by_link,
        ${converted(sql`m.gross`, currency)} as gross,
        ${converted(sql`case when m.state = 'reversed' then coalesce(l.amount, m.amount) else m.amount end`, currency)} as amount
      from mine m left join rates r on r.day = m.day and r.currency = m.currency
      left join lost l on l.booking_id = m.booking_id
    ), booked as (
      select ${KEYS[by]} as key, count(*) as bookings, count(*) filter (where m.is_by_link) as by_link,
        ${sum(sql`m.gross`)} as gross, ${inState('pending')} as pending, ${inState('confirmed')} as confirmed,
        ${inState('payable')} as payable, ${inState('paid')} as paid, ${inState('reversed')} as reversed
      from exchanged m group by 1
    ), clicked as (
      select ${OF_CLICKS.has(by) ? KEYS[by] : sql`null::text`} as key, sum(m.clicks)::bigint as clicks
      from partner_click_days m where ${clicks ?? sql`false`} group by 1
    ), grouped as materialized (
      select coalesce(b.key, c.key) as key, ${columns},
        ${OF_CLICKS.has(by) && clicks ? sql`coalesce(c.clicks, 0)` : sql`null::bigint`} as clicks
      from booked b full join (select * from clicked where key is not null) c on c.key = b.key
    ), page as (select * from grouped order by ${order} offset ${skip} limit ${limit})
    select (select coalesce(jsonb_agg(to_jsonb(page) order by ${order}), '[]') from page) as items,
      (select count(*) from grouped) as groups,
      (select jsonb_build_object(${totals}) from grouped)
        || jsonb_build_object('clicks', ${clicks ? sql`(select ${sum(sql`clicks`)} from clicked)` : sql`null`}) as totals`.execute(
    db,
  )
  const [read] = rows
  if (!read) throw new Error('a query of one row has none')
  return read
}
