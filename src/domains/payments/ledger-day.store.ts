import { sql } from 'kysely'
import type { Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'

/** Figures of a period; amounts by currency, largest first. */
type LedgerDay = { orders: number; revenue: Money[]; margin: Money[]; refunds: Money[] }

/**
 * Reads the number of cars sold in a period, what travellers pay for them to us and at desks, with later changes, our
 * margin in that, and the refunds to cards.
 */
export async function readLedgerDay(
  db: Db,
  from: Temporal.Instant,
  until: Temporal.Instant,
): Promise<LedgerDay> {
  const { rows } = await sql<{
    currency: string
    orders: number
    revenue: number
    margin: number
    refunds: number
  }>`
    select e.currency,
      (count(distinct e.id) filter (where e.kind = 'sale'))::int as orders,
      coalesce(sum(p.amount) filter (where e.kind <> 'refund' and p.account in ('travellers', 'desks')), 0)::float8
        as revenue,
      coalesce(-sum(p.amount) filter (where p.account = 'margin_pending'), 0)::float8 as margin,
      coalesce(sum(p.amount) filter (where e.kind = 'refund' and p.account = 'travellers'), 0)::float8 as refunds
    from ledger_entries e join ledger_postings p on p.entry_id = e.id
    where e.kind in ('sale', 'change', 'refund') and e.at >= ${from} and e.at < ${until}
    group by e.currency`.execute(db)
  const amounts = (name: 'revenue' | 'margin' | 'refunds') =>
    rows
      .map((row) => ({ amount: row[name], currency: row.currency }))
      .filter(({ amount }) => amount !== 0)
      .toSorted((one, other) => other.amount - one.amount)
  return {
    orders: rows.reduce((sum, { orders }) => sum + orders, 0),
    revenue: amounts('revenue'),
    margin: amounts('margin'),
    refunds: amounts('refunds'),
  }
}
