import { sql } from 'kysely'
import { money } from '#kernel/money.ts'
import type { Db, RowOf } from '#platform/db/database.ts'
import type { BatchDetail, PayoutBatch } from './payout.contract.ts'

/** A payout of a batch; `sealed`: its account, until it is paid. */
export type SealedPayout = Omit<BatchDetail['payouts'][number], 'holder'> & {
  id: string
  sealed: Buffer | null
}

/** Selects a page of batches, newest first. */
export async function selectBatches(
  db: Db,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ batches: PayoutBatch[]; next: string | null }> {
  const rows = await batchesIn(db)
    .$if(after !== undefined, (all) => all.where('b.id', '<', after ?? ''))
    .orderBy('b.id', 'desc')
    .limit(limit + 1)
    .execute()
  const batches = rows.slice(0, limit).map(batchOf)
  return { batches, next: rows.length > limit ? (batches.at(-1)?.id ?? null) : null }
}

export async function findBatch(
  db: Db,
  id: string,
): Promise<{ batch: PayoutBatch; payouts: SealedPayout[] } | null> {
  const row = await batchesIn(db).where('b.id', '=', id).executeTakeFirst()
  if (!row) return null
  const payouts = await db
    .selectFrom('partner_payouts as p')
    .innerJoin('partners as r', 'r.id', 'p.partner_id')
    .innerJoin('partner_statements as s', 's.id', 'p.statement_id')
    .select(['p.id', 'p.partner_id', 'r.name', 'r.code', 's.number', 'p.amount', 'p.currency'])
    .select(['p.account', 'p.sealed'])
    .where('p.batch_id', '=', id)
    .orderBy('s.number')
    .execute()
  return {
    batch: batchOf(row),
    payouts: payouts.map(({ name: partner, currency, amount, account, ...payout }) => ({
      ...payout,
      partner,
      amount: money(amount, currency),
      account: account ?? '',
    })),
  }
}

/** Finds the balances, other than zero, that the last statements of ended partners left. */
export async function findEndedBalances(
  db: Db,
): Promise<{ partnerId: string; partner: string; code: string; currency: string; closing: number }[]> {
  const rows = await db
    .selectFrom('partner_statements as s')
    .innerJoin('partners as r', 'r.id', 's.partner_id')
    .distinctOn(['s.partner_id', 's.currency'])
    .select(['s.partner_id', 's.currency', 's.closing', 'r.name', 'r.code'])
    .where('r.ended_at', 'is not', null)
    .orderBy('s.partner_id')
    .orderBy('s.currency')
    .orderBy('s.month', 'desc')
    .execute()
  return rows
    .filter(({ closing }) => closing !== 0)
    .map(({ partner_id, name, ...row }) => ({ ...row, partnerId: partner_id, partner: name }))
}

export async function findStatedPartner(
  db: Db,
  code: string,
): Promise<{ id: string; name: string; isEnded: boolean } | null> {
  const row = await db
    .selectFrom('partners')
    .select(['id', 'name', 'ended_at'])
    .where('code', '=', code.toUpperCase())
    .executeTakeFirst()
  return row ? { id: row.id, name: row.name, isEnded: row.ended_at !== null } : null
}

function batchesIn(db: Db) {
  return db
    .selectFrom('partner_payout_batches as b')
    .innerJoin('users as by', 'by.id', 'b.prepared_by')
    .leftJoin('users as d', 'd.id', 'b.decided_by')
    .select(['b.id', 'b.currency', 'b.format', 'b.status', 'b.payouts', 'b.total', 'b.prepared_by'])
    .select(['b.prepared_at', 'b.decided_by', 'b.decided_at', 'b.paid_on'])
    .select(sql<string>`concat_ws(' ', by.first_name, by.last_name)`.as('preparer'))
    .select(sql<string>`concat_ws(' ', d.first_name, d.last_name)`.as('decider'))
}

function batchOf(row: RowOf<typeof batchesIn>): PayoutBatch {
  return {
    id: row.id,
    format: row.format,
    status: row.status,
    payouts: row.payouts,
    total: money(row.total, row.currency),
    prepared_by: { staff_id: row.prepared_by, name: row.preparer },
    prepared_at: row.prepared_at.toString(),
    decided_by: row.decided_by === null ? null : { staff_id: row.decided_by, name: row.decider },
    decided_at: row.decided_at?.toString() ?? null,
    paid_on: row.paid_on,
  }
}
