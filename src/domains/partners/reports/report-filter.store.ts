import { sql, type SqlBool } from 'kysely'
import type { EarningState } from '../record/earning.contract.ts'

/** Filter of a report on one partner's bookings. Days are UTC days of the order, both inclusive. */
export type ReportFilter = {
  partnerId: string
  from?: string | undefined
  to?: string | undefined
  status?: EarningState | undefined
  sub_id?: string | undefined
  place?: string | undefined
  supplier?: number | undefined
}

/** SQL condition: a row of `partner_earnings` matches the filter. */
export function matching(alias: string, filter: ReportFilter) {
  const { partnerId, from, to, status, sub_id, place, supplier } = filter
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql.join(
    [
      sql<SqlBool>`${column('partner_id')} = ${partnerId}`,
      ...(from === undefined ? [] : [sql<SqlBool>`${column('ordered_at')} >= ${midnight(from)}`]),
      ...(to === undefined ? [] : [sql<SqlBool>`${column('ordered_at')} < ${midnight(to, 1)}`]),
      ...(status === undefined ? [] : [sql<SqlBool>`${column('state')} = ${status}`]),
      ...(sub_id === undefined ? [] : [sql<SqlBool>`${column('sub_id')} = ${sub_id}`]),
      ...(place === undefined ? [] : [sql<SqlBool>`${column('pickup_id')} = ${place}`]),
      ...(supplier === undefined ? [] : [sql<SqlBool>`${column('supplier_id')} = ${supplier}`]),
    ],
    sql` and `,
  )
}

/** SQL condition: a row of `partner_click_days` matches the filter. Null if clicks lack a property of the filter. */
export function clicksMatching(alias: string, filter: ReportFilter) {
  const { partnerId, from, to, status, sub_id, place, supplier } = filter
  if (status !== undefined || place !== undefined || supplier !== undefined) return null
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql.join(
    [
      sql<SqlBool>`${column('partner_id')} = ${partnerId}`,
      ...(from === undefined ? [] : [sql<SqlBool>`${column('day')} >= ${from}::date`]),
      ...(to === undefined ? [] : [sql<SqlBool>`${column('day')} <= ${to}::date`]),
      ...(sub_id === undefined ? [] : [sql<SqlBool>`${column('sub_id')} = ${sub_id}`]),
    ],
    sql` and `,
  )
}

function midnight(day: string, later = 0): Temporal.Instant {
  return Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime('UTC').toInstant()
}
