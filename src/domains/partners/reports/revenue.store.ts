import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { RevenueGroup } from './partner-report.contract.ts'
import { converted, datedRates } from './dated-rates.store.ts'
import { matching, type ReportFilter } from './report-filter.store.ts'

export type RevenueRow = {
  key: string
  bookings: number
  gross: number
  pending: number
  confirmed: number
  payable: number
  paid: number
  reversed: number
}

export type RevenueStore = ReturnType<typeof revenueStore>

const KEYS: Readonly<Record<RevenueGroup, RawBuilder<string>>> = {
  day: sql`m.day::text`,
  month: sql`to_char(m.day, 'YYYY-MM')`,
  sub_id: sql`m.sub_id`,
  place: sql`m.pickup_id`,
  supplier: sql`m.supplier_id::text`,
  kind: sql`m.kind`,
}

/** Newest first; of what is no time, what earned most. */
const ORDERS = {
  newest: sql`key desc`,
  most: sql`pending + confirmed + payable + paid desc, key`,
}

/** Sums of what bookings earned their partner, in one currency. */
export function revenueStore(db: Db) {
  return {
    /** The groups of a page, and how many there are with what all of them come to. */
    async read(
      filter: ReportFilter,
      { by, currency }: { by: RevenueGroup; currency: string },
      { skip, limit }: { skip: number; limit: number },
    ): Promise<{ items: RevenueRow[]; groups: number; totals: Omit<RevenueRow, 'key'> }> {
      const order = by === 'day' || by === 'month' ? ORDERS.newest : ORDERS.most
      const sums = (of: RawBuilder<unknown>) => sql`sum(${of})::bigint`
      const inState = (state: string) => sums(sql`case when m.state = ${state} then m.amount else 0 end`)
      const { rows } = await sql<{
        items: RevenueRow[]
        groups: number
        totals: Omit<RevenueRow, 'key'> | null
      }>`
        with mine as materialized (
          select e.booking_id, e.kind, e.state, e.currency, e.gross, e.amount, e.sub_id, e.pickup_id, e.supplier_id,
            (e.ordered_at at time zone 'UTC')::date as day,
            case when e.state = 'reversed' then (
              select -sum(l.amount) from partner_earning_lines l
              where l.booking_id = e.booking_id and l.state = 'reversed' and l.amount < 0) end as lost
          from partner_earnings e where ${matching('e', filter)}
        ), ${datedRates(currency)}, exchanged as (
          select m.kind, m.state, m.day, m.sub_id, m.pickup_id, m.supplier_id, ${converted(sql`m.gross`, currency)} as gross,
            ${converted(sql`coalesce(m.lost, m.amount)`, currency)} as amount
          from mine m left join rates r on r.day = m.day and r.currency = m.currency
        ), grouped as materialized (
          select ${KEYS[by]} as key, count(*) as bookings, ${sums(sql`m.gross`)} as gross,
            ${inState('pending')} as pending, ${inState('confirmed')} as confirmed, ${inState('payable')} as payable,
            ${inState('paid')} as paid, ${inState('reversed')} as reversed
          from exchanged m group by 1
        ), page as (select * from grouped order by ${order} offset ${skip} limit ${limit})
        select (select coalesce(jsonb_agg(to_jsonb(page) order by ${order}), '[]') from page) as items,
          (select count(*) from grouped) as groups,
          (select jsonb_build_object('bookings', sum(bookings)::bigint, 'gross', sum(gross)::bigint,
            'pending', sum(pending)::bigint, 'confirmed', sum(confirmed)::bigint, 'payable', sum(payable)::bigint,
            'paid', sum(paid)::bigint, 'reversed', sum(reversed)::bigint) from grouped having count(*) > 0) as totals`.execute(
        db,
      )
      const [read] = rows
      return { items: read?.items ?? [], groups: read?.groups ?? 0, totals: read?.totals ?? NOTHING }
    },
  }
}

const NOTHING = { bookings: 0, gross: 0, pending: 0, confirmed: 0, payable: 0, paid: 0, reversed: 0 }
