import { sql } from 'kysely'
import type { SoldKind } from '#domains/attribution/public.ts'
import type { Db } from '#platform/db/database.ts'
import type { EarningReason, EarningState } from '../../record/earning.contract.ts'

export type ChangeRow = {
  id: string
  at: Temporal.Instant
  kind: SoldKind
  reference: string
  sub_id: string
  currency: string
  state: EarningState
  reason: EarningReason | null
  change: number
  commission: number
}

type ChangesQuery = {
  partnerId: string
  /** Id of the partner's line that precedes the result. No line follows that of another partner. */
  after: string | undefined
  /** Max time of a line. Excludes newer ones, because earlier lines may still be written before them. */
  until: Temporal.Instant
  limit: number
}

/** Selects the lines of a partner's earnings, in the order in which they were written. */
export async function changesAfter(
  db: Db,
  { partnerId, after, until, limit }: ChangesQuery,
): Promise<ChangeRow[]> {
  const behind =
    after === undefined
      ? sql`true`
      : sql`(l.at, l.id) > (select a.at, a.id from partner_earning_lines a
          where a.id = ${after} and a.partner_id = ${partnerId})`
  const { rows } = await sql<ChangeRow>`
    with page as materialized (
      select l.* from partner_earning_lines l
      where l.partner_id = ${partnerId} and l.at <= ${until} and ${behind}
      order by l.at, l.id limit ${limit}
    )
    select l.id, l.at, e.kind, e.reference, e.sub_id, e.currency, l.state, l.reason, l.amount as change,
      (select sum(b.amount)::bigint from partner_earning_lines b
        where b.booking_id = l.booking_id and (b.at, b.id) <= (l.at, l.id)) as commission
    from page l join partner_earnings e on e.booking_id = l.booking_id
    order by l.at, l.id`.execute(db)
  return rows
}
