import { sql } from 'kysely'
import type { PartnerAttribution, SoldKind } from '#domains/attribution/public.ts'
import type { Db } from '#platform/db/database.ts'
import type { EarningReason, EarningState } from '../record/earning.contract.ts'
import { converted, datedRates } from './dated-rates.store.ts'
import { matching, type ReportFilter } from './report-filter.store.ts'

export type BookingsPage = { skip: number; after: string | undefined; limit: number }

export type EarningRow = {
  booking_id: string
  kind: SoldKind
  reference: string
  state: EarningState
  reason: EarningReason | null
  earns: PartnerAttribution['earns'] | null
  basis_points: number | null
  sub_id: string
  market: string
  pickup_id: string
  supplier_id: number
  /** Instants are ISO texts in UTC, because a file has millions of them. */
  ordered_at: string
  pick_up_at: string
  drop_off_at: string
  payable_at: string | null
  currency: string
  gross: number
  amount: number
  /** Amount in statements so far. */
  stated: number
}

/**
 * Selects a page of a partner's earnings from bookings, newest first; an index alone finds its rows.
 * `currency`: the target of conversion; null for none.
 */
export async function selectEarnings(
  db: Db,
  filter: ReportFilter,
  currency: string | null,
  { skip, after, limit }: BookingsPage,
): Promise<EarningRow[]> {
  const start = after === undefined ? sql`` : sql`and ${behind(after, filter.partnerId)}`
  const { rows } = await sql<EarningRow>`
    with page as materialized (
      select e.booking_id, e.ordered_at from partner_earnings e where ${matching('e', filter)} ${start}
      order by e.ordered_at desc, e.booking_id offset ${skip} limit ${limit}
    ), mine as materialized (
      select e.*, (e.ordered_at at time zone 'UTC')::date as day
      from page join partner_earnings e on e.booking_id = page.booking_id
    ), ${datedRates(currency)}
    select m.booking_id, m.kind, m.reference, m.state, m.reason, b.earns, b.basis_points, m.sub_id, m.market,
      m.pickup_id, m.supplier_id, ${isoOf('ordered_at')}, ${isoOf('pick_up_at')}, ${isoOf('drop_off_at')},
      ${isoOf('payable_at')},
      coalesce(${currency}, m.currency) as currency,
      ${converted(sql`m.gross`, currency)} as gross, ${converted(sql`m.amount`, currency)} as amount,
      ${converted(sql`m.stated`, currency)} as stated
    from mine m left join booking_partners b on b.booking_id = m.booking_id
    left join rates r on r.day = m.day and r.currency = m.currency
    order by m.ordered_at desc, m.booking_id`.execute(db)
  return rows
}

export async function countEarnings(db: Db, filter: ReportFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from partner_earnings e where ${matching('e', filter)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** SQL expression: an instant as ISO text in whole milliseconds, the precision of our clocks. */
function isoOf(column: string) {
  const utc = sql`${sql.ref(`m.${column}`)} at time zone 'UTC'`
  return sql`(to_json(date_trunc('milliseconds', ${utc})) #>> '{}') || 'Z' as ${sql.ref(column)}`
}

/**
 * SQL condition: a row is after the partner's sale `soldId`. Matches no row if that sale is another
 * partner's.
 */
function behind(soldId: string, partnerId: string) {
  const orderedAt = sql`(select l.ordered_at from partner_earnings l
    where l.booking_id = ${soldId} and l.partner_id = ${partnerId})`
  return sql`e.ordered_at <= ${orderedAt} and (e.ordered_at < ${orderedAt} or e.booking_id > ${soldId})`
}
