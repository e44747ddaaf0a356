import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { PartnerStatement, PayoutState } from './statement.contract.ts'
import type { ShownStatement } from './statement-sheet.ts'

/** Selects a page of a partner's statements, newest first. */
export async function selectStatements(
  db: Db,
  { partnerId, after, limit }: { partnerId: string; after: string | undefined; limit: number },
): Promise<{ items: PartnerStatement[]; next: string | null }> {
  const rows = await db
    .selectFrom('partner_statements as s')
    .leftJoin('partner_payouts as p', 'p.statement_id', 's.id')
    .select(['s.id', 's.number', 's.month', 's.made_at', 's.currency'])
    .select(['s.opening', 's.total', 's.payout', 's.closing', 'p.batch_id', 'p.paid_on'])
    .where('s.partner_id', '=', partnerId)
    .$if(after !== undefined, (all) => all.where('s.id', '<', after ?? ''))
    .orderBy('s.id', 'desc')
    .limit(limit + 1)
    .execute()
  const items = rows.slice(0, limit).map(({ currency, batch_id, paid_on, made_at, ...row }) => ({
    id: row.id,
    number: row.number,
    month: row.month,
    made_at: made_at.toString(),
    opening: money(row.opening, currency),
    total: money(row.total, currency),
    payout: money(row.payout, currency),
    closing: money(row.closing, currency),
    payout_state: payoutState(row.payout, batch_id, paid_on),
    paid_on,
  }))
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}

/** Finds a partner's statement with its lines. Null if the partner has no such statement. */
export async function findStatement(
  db: Db,
  { id, partnerId }: { id: string; partnerId: string },
): Promise<ShownStatement | null> {
  const row = await db
    .selectFrom('partner_statements')
    .selectAll()
    .where('id', '=', id)
    .where('partner_id', '=', partnerId)
    .executeTakeFirst()
  if (!row) return null
  const lines = await db
    .selectFrom('partner_statement_lines')
    .selectAll()
    .where('statement_id', '=', id)
    .orderBy('position')
    .execute()
  const { number, currency, month, opening, total, payout, closing, minimum } = row
  return {
    number,
    currency,
    month,
    opening,
    total,
    payout,
    closing,
    minimum,
    partnerName: row.partner_name,
    madeAt: row.made_at,
    lines: lines.map(({ booking_id, reference, sub_id, state, reason, pick_up_on, before, amount }) => ({
      soldId: booking_id,
      reference,
      subId: sub_id,
      state,
      reason,
      pickUpOn: pick_up_on,
      before,
      amount,
    })),
  }
}

function payoutState(amount: number, batchId: string | null, paidOn: string | null): PayoutState {
  if (amount === 0) return 'carried'
  if (paidOn !== null) return 'paid'
  return batchId === null ? 'open' : 'under_way'
}
